import {defineConfig} from '@playwright/test';
import {SITE_URL} from './site/address';

/** Browser tests of the built site, served with its own headers by the host's own server. */
export default defineConfig({
  testDir: './site',
  globalSetup: './site/setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['line'], ['json', {outputFile: '../test-results/browser.json'}]],
  use: {
    baseURL: SITE_URL,
    trace: 'retain-on-failure',
    launchOptions: {executablePath: process.env.CHROME_PATH, args: ['--no-sandbox', '--disable-gpu']},
  },
  projects: [{name: 'chromium', use: {browserName: 'chromium', viewport: {width: 1440, height: 900}}}],
});
