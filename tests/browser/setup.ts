import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {isBuilt, isFixture} from '../fixture/project';
import {ROOT} from '../project';
import {SITE_PORT} from './address';
import {serveStatic} from './static-server';

/** Builds the fixture if its build is older than the code, and serves the build of the working directory. */
export default async function setup(): Promise<() => void> {
  if (isFixture() && !isBuilt()) buildFixture();
  const {stop} = await serveStatic(SITE_PORT);
  return stop;
}

function buildFixture(): void {
  const jiti = require.resolve('jiti/package.json').replace('package.json', join('lib', 'jiti-cli.mjs'));
  const {status} = spawnSync(process.execPath, [jiti, join(ROOT, 'tests/fixture/build.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The fixture cannot be built; the output above says why.');
}
