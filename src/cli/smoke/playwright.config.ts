import {defineConfig} from '@playwright/test';

/** For `npm run smoke`, which names the address and the browser: nothing is built or served, a live site is visited. */
export default defineConfig({
  testMatch: 'live-site.ts',
  outputDir: '../../../test-results/smoke',
  // A fault of the network may be one of the moment; an enquiry is never sent twice.
  retries: process.env.SMOKE_WEEKLY === 'true' ? 0 : 1,
  timeout: 120_000,
  expect: {timeout: 30_000},
  reporter: 'list',
  use: {
    baseURL: process.env.SMOKE_URL,
    launchOptions: {executablePath: process.env.CHROME_PATH, args: ['--no-sandbox']},
  },
});
