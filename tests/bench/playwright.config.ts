import {defineConfig} from '@playwright/test';
import {findBrowser} from '../../src/cli/browser';

/** A benchmark measures each figure several times, and nothing may run beside it. */
const MINUTES_10 = 600_000;

/** `npm run bench`: prints ratios of times that were measured in one run; they decide nothing. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: MINUTES_10,
  reporter: 'line',
  use: {launchOptions: {executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu']}},
});
