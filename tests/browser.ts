/** `npm run test:site -- <file>`: some browser tests, or all, on the site as it was built last. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser} from '../src/commands/browser';
import {portsOfBuild} from '../src/commands/stand-ins/start';
import {choosePorts} from './ports';

if (existsSync('build/index.html')) {
  await choosePorts(portsOfBuild('build'));
  const {status} = spawnSync(
    'playwright',
    ['test', '--config=tests/playwright.config.ts', '--reporter=list', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {...process.env, CHROME_PATH: findBrowser()},
    },
  );
  process.exitCode = status ?? 1;
} else {
  process.stderr.write('There is no built site to test: run `npm run build` first.\n');
  process.exitCode = 1;
}
