/** Settings that the browser tests of the fixture and of the real pages share. */
import type {PlaywrightTestConfig} from '@playwright/test';
import {findBrowser} from '../src/cli/browser';
import {SITE_URL} from './browser/address';
import {HOST_RULES} from './browser/emulators';
import {isSecondLane, PAGE_TEST_NAMES} from './project';

/** The tests of the real pages, which must pass for all content that the linter accepts. */
export const PAGE_TESTS = new RegExp(`(${PAGE_TEST_NAMES.join('|')})\\.test\\.ts$`);

export const CHROMIUM: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  viewport: {width: 1440, height: 900},
  // The movement of Home takes half a processor. Tests about movement turn it on (MOVING), and so does the second lane.
  contextOptions: {reducedMotion: isSecondLane ? 'no-preference' : 'reduce'},
  launchOptions: {
    executablePath: (process.env.CHROME_PATH ??= findBrowser()),
    args: ['--no-sandbox', '--disable-gpu', HOST_RULES],
  },
};

/** How much slower CI machines are than a developer's. */
const SLOWDOWN_FACTOR = process.env.CI ? 4 : 2;
const TEST_MS = 30_000;
const EXPECT_MS = 5_000;

export const sharedConfig = (name: string): PlaywrightTestConfig => ({
  testDir: './browser',
  globalSetup: './browser/setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  grepInvert: isSecondLane ? undefined : /@all/,
  timeout: TEST_MS * SLOWDOWN_FACTOR * (isSecondLane ? 2 : 1),
  expect: {timeout: EXPECT_MS * SLOWDOWN_FACTOR},
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', {outputFile: `../test-results/${name}.json`}]],
  use: {baseURL: SITE_URL},
});
