import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {portsOfBuild, portVariables, startStandIns, type StandIns} from '../../src/commands/stand-ins/start';
import {localOrigins} from '../../src/commands/stand-ins/gate';
import {freePort} from '../../src/commands/ports';
import {AT_ITS_DAY, isBuilt, isOfFixture} from '../fixture/project';
import {ROOT} from '../project';
import {PREVIEW_PORT, SITE_PORT, START_PORT} from './address';
import {serveStatic} from './static-server';

/**
 * Builds the fixture when its build is older than the code, and serves it with the emulators of the form service and of
 * GitHub; tests of the real pages send nothing.
 */
export default async function setup(): Promise<() => void> {
  if (isOfFixture() && !isBuilt()) await buildFixture();
  const emulators = isOfFixture() ? await startAtDayOfFixture() : undefined;
  const site = await serveStatic(SITE_PORT).catch((error: unknown) => {
    emulators?.stop();
    throw error;
  });
  return () => {
    site.stop();
    emulators?.stop();
  };
}

async function buildFixture(): Promise<void> {
  const jiti = require.resolve('jiti/package.json').replace('package.json', join('lib', 'jiti-cli.mjs'));
  const ports = portVariables({forms: await freePort(), github: await freePort()});
  const env = {...process.env, ...ports};
  const {status} = spawnSync(process.execPath, [jiti, join(ROOT, 'tests/fixture/build.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The fixture cannot be built; the output above says why.');
}

/** Starts the emulators with the clock of the fixture, at the ports for which its build was made. */
async function startAtDayOfFixture(): Promise<StandIns> {
  const origins = [SITE_PORT, PREVIEW_PORT, START_PORT].flatMap(localOrigins);
  const ports = portsOfBuild('build');
  Object.assign(process.env, portVariables(ports));
  const {NODE_OPTIONS = ''} = process.env;
  Object.assign(process.env, AT_ITS_DAY);
  const emulators = await startStandIns(origins, ports);
  Object.assign(process.env, {NODE_OPTIONS});
  return emulators;
}
