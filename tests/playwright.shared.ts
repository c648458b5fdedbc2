/** Settings that the browser tests of the fixture and of the real pages share. */
import type {PlaywrightTestConfig} from '@playwright/test';
import {findBrowser} from '../src/cli/browser';
import {SITE_URL} from './browser/address';
import {HOST_RULES} from './browser/emulators';
import {isSecondLane} from './project';

/** The tests of the real pages, which must pass for all content that the linter accepts. */
export const OF_PAGES = /(every-page|html|page-weight|routes)\.test\.ts$/;

export const CHROMIUM: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  viewport: {width: 1440, height: 900},
  launchOptions: {
    executablePath: (process.env.CHROME_PATH ??= findBrowser()),
    args: ['--no-sandbox', '--disable-gpu', HOST_RULES],
  },
};

/** How much slower CI machines are than a developer's. */
const SLOWNESS = process.env.CI ? 4 : 2;
const TEST_MS = 30_000;
const EXPECT_MS = 5_000;

export const shared = (name: string): PlaywrightTestConfig => ({
  testDir: './browser',
  globalSetup: './browser/setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  grepInvert: isSecondLane ? undefined : /@all/,
  timeout: TEST_MS * SLOWNESS * (isSecondLane ? 2 : 1),
  expect: {timeout: EXPECT_MS * SLOWNESS},
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', {outputFile: `../test-results/${name}.json`}]],
  use: {baseURL: SITE_URL},
});
