import {spawnSync} from 'node:child_process';
import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {isOfFixture} from './fixture/project';
import {SITE_URL} from './site/address';

// eslint-disable-next-line @typescript-eslint/no-require-imports -- it is loaded for what it does, and only then
if (isOfFixture) require('./fixture/clock.cjs');

/** The one that FIREFOX_PATH names, or an ESR of the system; the wrapper of a snap cannot be steered. */
const FIREFOX = process.env.FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(isEsr);

function isEsr(path: string): boolean {
  const {status, stdout} = spawnSync(path, ['--version'], {encoding: 'utf8'});
  return status === 0 && /esr\b/i.test(stdout);
}

/** What holds for every content that the check accepts; these tests alone look at the real pages. */
export const OF_PAGES = /(every-page|found|page-weight|routes)\.test\.ts$/;

/** These build or start a copy of the site, which takes longest, so they go first. */
const OF_COPIES = /(passed-contents|preview|start)\.test\.ts$/;

const CHROMIUM: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  viewport: {width: 1440, height: 900},
  launchOptions: {executablePath: process.env.CHROME_PATH, args: ['--no-sandbox', '--disable-gpu']},
};

/** Only these tests run in Firefox, and no others; without it they are reported as skipped. */
const IN_FIREFOX = /firefox\.test\.ts$/;
/** And these in WebKit, which they steer themselves. */
const IN_WEBKIT = /webkit\.test\.ts$/;

/** In a log, of which often the end alone is kept, why a test failed stands at the end. */
export const PROGRESS = process.stdout.isTTY ? 'line' : 'dot';

/**
 * Browser tests of the fixture, built and served with its own headers by the host's own server. They run in its project
 * (tests/fixture/project.ts), where pages/ and build/ are those of the fixture; pages.config.ts is for the real ones.
 */
export default defineConfig({
  testDir: './site',
  globalSetup: './site/setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // For a machine that is busy with other things. A test waits for what it names, and says which of it never came.
  timeout: 600_000,
  expect: {timeout: 30_000},
  reporter: [[PROGRESS], ['json', {outputFile: '../test-results/browser.json'}]],
  use: {
    baseURL: SITE_URL,
    // A trace of every test would take longer than the tests; `--trace on` makes one of a test that fails.
    trace: 'off',
  },
  projects: [
    {name: 'copies', testMatch: OF_COPIES, use: CHROMIUM},
    {name: 'chromium', testIgnore: [OF_COPIES, IN_FIREFOX, IN_WEBKIT, OF_PAGES], use: CHROMIUM},
    {name: 'webkit', testMatch: IN_WEBKIT},
    {
      name: 'firefox',
      testMatch: IN_FIREFOX,
      use: {
        browserName: 'firefox',
        // The Firefox of the system, over WebDriver BiDi; it knows no way to set a colour scheme.
        channel: 'moz-firefox',
        colorScheme: null,
        viewport: {width: 1440, height: 900},
        launchOptions: {executablePath: FIREFOX},
      },
    },
  ],
});
