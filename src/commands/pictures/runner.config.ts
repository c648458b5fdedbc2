import {defineConfig} from '@playwright/test';
import {findBrowser} from '../browser';
import {STEADY} from './photograph';
import {WORDS} from './words';

/** More pages at once than the machine of a workflow has cores would only wait for each other. */
const MOST_AT_ONCE = 2;
const PATIENCE_MS = 300_000;

/** Playwright runs the photographs of `npm run pictures` and writes their report. */
export default defineConfig({
  testDir: '.',
  testMatch: 'each-page.ts',
  outputDir: '../../../test-results/pictures',
  fullyParallel: true,
  workers: MOST_AT_ONCE,
  timeout: PATIENCE_MS,
  reporter: [
    ['html', {open: 'never', outputFolder: '../../../pictures', title: WORDS.title, noSnippets: true}],
    ['./reporter.ts'],
  ],
  use: {browserName: 'chromium', launchOptions: {executablePath: findBrowser(), args: STEADY}},
});
