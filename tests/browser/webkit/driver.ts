/** Starts Debian's WebKitGTK (`webkit2gtk-driver`): its browser, its driver, and an invisible screen. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {findFreePort} from '../../../src/cli/ports';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** It is in a folder named after the processor and the version. */
const LIBRARIES = '/usr/lib';
const VERSIONS = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];
const FOLDERS = existsSync(LIBRARIES) ? readdirSync(LIBRARIES).map((name) => join(LIBRARIES, name)) : [];
const BROWSER = [LIBRARIES, '/usr/libexec', ...FOLDERS]
  .flatMap((folder) => VERSIONS.map((version) => join(folder, version, 'MiniBrowser')))
  .find((path) => existsSync(path));

/** Whether everything is installed. */
export const isInstalled = BROWSER !== undefined && existsSync(DRIVER) && existsSync(SCREEN);

/** The browser's own buttons would keep its window wider than a phone. */
const SMALL_BUTTONS = '* { min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; font-size: 2px }';

/** The capabilities for a session. */
export const CAPABILITIES = {'webkitgtk:browserOptions': {binary: BROWSER, args: ['--automation']}};

/** @returns the address for new sessions, and a function that stops everything */
export async function startDriver(): Promise<{address: string; stop: () => Promise<void>}> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), SMALL_BUTTONS);
  // It chooses a free display and prints its number.
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstOutput(screen);
  const port = await findFreePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
    },
    stdio: 'ignore',
    detached: true,
  });
  const stop = async () => {
    // The browser's processes would still write into the folder, so the whole process group must end.
    if (driver.pid !== undefined) process.kill(-driver.pid);
    screen.kill();
    await Promise.all([driver, screen].map(waitForExit));
    rmSync(folder, {recursive: true, force: true, maxRetries: 20});
  };
  return {address: `http://127.0.0.1:${port}`, stop};
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function firstOutput({stdout}: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The screen says nothing.');
  const [words] = (await once(stdout, 'data')) as [Buffer];
  return words.toString().trim();
}
