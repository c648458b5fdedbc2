import {defineConfig} from '@playwright/test';
import {findBrowser} from '../../src/cli/browser';

/** A benchmark measures each figure several times, and nothing else may run at the same time. */
const MINUTES_10 = 600_000;

/** `npm run bench`: prints ratios of times from one run. No test depends on them. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: MINUTES_10,
  reporter: 'line',
  use: {launchOptions: {executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu']}},
});
