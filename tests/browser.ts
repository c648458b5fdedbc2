/** `npm run test:site -- <file>`: some browser tests, or all, on the sites as they were built last. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {findBrowser} from '../src/commands/browser';
import {portsOfBuild} from '../src/commands/stand-ins/start';
import {FIXTURE_PROJECT, isBuilt, OF_FIXTURE} from './fixture/project';
import {choosePorts} from './ports';

const options = process.argv.slice(2);
const isConfig = (option: string) => option.startsWith('--config=');
const own = options.find(isConfig);

async function run(config: string, cwd: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  await choosePorts(portsOfBuild(join(cwd, 'build')));
  const rest = options.filter((option) => !isConfig(option));
  const {status} = spawnSync(
    'playwright',
    ['test', `--config=${join(__dirname, '..', config)}`, '--reporter=list', '--pass-with-no-tests', ...rest],
    {
      cwd,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {...process.env, CHROME_PATH: findBrowser(), ...env},
    },
  );
  if (status !== 0) process.exitCode = status ?? 1;
}

if (!isBuilt() && spawnSync('jiti', [join(__dirname, 'fixture/build.ts')], {stdio: 'inherit'}).status !== 0)
  process.exit(1);
await run(own?.slice('--config='.length) ?? 'tests/playwright.config.ts', FIXTURE_PROJECT, OF_FIXTURE);
if (own === undefined && existsSync('build/index.html')) await run('tests/pages.config.ts', process.cwd());
