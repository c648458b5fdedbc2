import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** Headless Chromium takes 25 % less time, but cannot be watched. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const hasWindow = process.argv.some((option) => ['--headed', '--debug', '--ui'].includes(option));

/** The usual paths of Chromium and Chrome, most common first. */
const BROWSER_PATHS = [
  ...(hasWindow ? [] : [HEADLESS_SHELL]),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const MISSING_BROWSER =
  'The browser tests need Chromium or Google Chrome. Install one (Debian: apt-get install chromium-headless-shell), or set CHROME_PATH.';

/** Finds a browser for the tests, or installs one: Playwright's own download, or Debian's package for root. */
export function findBrowser(): string {
  const installed = installedBrowser();
  if (installed) return installed;
  process.stdout.write('No Chromium found; installing one for the tests …\n');
  const playwright = require.resolve('@playwright/test/cli');
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], {stdio: 'inherit'});
  if (!installedBrowser() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  }
  const found = installedBrowser();
  if (!found) throw new Error(MISSING_BROWSER);
  return found;
}

function installedBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  return [named, ...BROWSER_PATHS, chromium.executablePath()].find((path) => path !== undefined && canRun(path));
}

/** Some systems have a script there that only explains how to install a browser. */
function canRun(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    return execFileSync(path, ['--version'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).includes('Chrom');
  } catch {
    return false;
  }
}
