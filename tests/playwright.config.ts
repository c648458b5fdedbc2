import {spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {FIXTURE_PROJECT, FIXTURE_ENV} from './fixture/project';
import {FIREFOX_PREFERENCES} from './browser/emulators';
import {CHROMIUM, PAGE_TESTS, sharedConfig} from './playwright.shared';
import {isSecondLane} from './project';

// These tests use the fixture as the working directory, on the fixture's day.
Object.assign(process.env, FIXTURE_ENV);
mkdirSync(FIXTURE_PROJECT, {recursive: true});
process.chdir(FIXTURE_PROJECT);
// eslint-disable-next-line @typescript-eslint/no-require-imports -- it is loaded for its side effects, after the chdir
require('./fixture/clock.cjs');

/** Playwright cannot control the snap's wrapper, so on Linux this is the system's ESR or the one in FIREFOX_PATH. */
const FIREFOX = process.env.FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(isEsr);

function isEsr(path: string): boolean {
  const {status, stdout} = spawnSync(path, ['--version'], {encoding: 'utf8'});
  return status === 0 && /esr\b/i.test(stdout);
}

const FIREFOX_TESTS = /firefox\.all\.test\.ts$/;
const WEBKIT_TESTS = /webkit\.all\.test\.ts$/;

/** Browser tests of the fixture. `npm test` runs the project `site`; the others belong to the second lane. */
export default defineConfig({
  ...sharedConfig('browser'),
  projects: [
    {name: 'site', testIgnore: [/\.all\.test\.ts$/, PAGE_TESTS], use: CHROMIUM},
    ...(isSecondLane
      ? [
          {
            name: 'all',
            testMatch: /\.all\.test\.ts$/,
            testIgnore: [FIREFOX_TESTS, WEBKIT_TESTS, PAGE_TESTS],
            use: CHROMIUM,
          },
          // WebKitGTK needs WebDriver, which Playwright does not support.
          {name: 'webkit', testMatch: WEBKIT_TESTS},
          {
            name: 'firefox',
            testMatch: FIREFOX_TESTS,
            use: {
              browserName: 'firefox' as const,
              // The system's Firefox over WebDriver BiDi, which cannot set a colour scheme.
              channel: 'moz-firefox',
              colorScheme: null,
              viewport: {width: 1440, height: 900},
              launchOptions: {executablePath: FIREFOX, firefoxUserPrefs: FIREFOX_PREFERENCES},
            },
          },
        ]
      : []),
  ],
});
