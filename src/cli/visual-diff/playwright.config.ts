import {join} from 'node:path';
import {defineConfig} from '@playwright/test';

/** Without these flags two screenshots of one page can differ: in colours, and where tiles are drawn in pieces. */
const DETERMINISTIC = ['--no-sandbox', '--disable-gpu', '--disable-lcd-text', '--disable-partial-raster'];

export default defineConfig({
  outputDir: '../../../test-results/visual-diff',
  snapshotPathTemplate: join(process.env.VISUAL_DIFF_FOLDER ?? '', 'screenshots', '{arg}{ext}'),
  fullyParallel: true,
  // More workers than the machine of a workflow has cores would only wait for each other.
  workers: 2,
  timeout: 120_000,
  expect: {timeout: 60_000, toHaveScreenshot: {animations: 'disabled', maxDiffPixels: 0, threshold: 0}},
  reporter: [['dot'], ['html', {open: 'never', outputFolder: '../../../visual-diff', title: 'Visual differences'}]],
  use: {
    // Not a real host: pages.spec.ts answers every request.
    baseURL: 'http://site.localhost',
    contextOptions: {reducedMotion: 'reduce'},
    serviceWorkers: 'block',
    launchOptions: {executablePath: process.env.CHROME_PATH, args: DETERMINISTIC},
  },
});
