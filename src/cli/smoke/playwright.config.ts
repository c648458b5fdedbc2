import {defineConfig} from '@playwright/test';

/** For `npm run smoke`, which sets the address and the browser. It builds and serves nothing: it visits a live site. */
export default defineConfig({
  testMatch: 'live-site.ts',
  outputDir: '../../../test-results/smoke',
  // A network error may be temporary, but an enquiry must not be sent twice.
  retries: process.env.SMOKE_WEEKLY === 'true' ? 0 : 1,
  timeout: 120_000,
  expect: {timeout: 30_000},
  reporter: 'list',
  use: {
    baseURL: process.env.SMOKE_URL,
    launchOptions: {executablePath: process.env.CHROME_PATH, args: ['--no-sandbox']},
  },
});
