/** One step of a rehearsal: newer packages in a copy of the project, a build of it, and the tests of the overrides. */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {buildCopy, installIn, NO_CACHE} from '../build';

/** Packages by their names, with the versions to try; none is the project as it is. */
export type Newer = Readonly<Record<string, string>>;

export interface Result {
  newer: Newer;
  /** What the scripts of Home weigh, compressed, in bytes; nothing where there is no build. */
  weight?: number;
  /** How long the build took, in seconds. */
  seconds: number;
  /** What the build, or the installation, said where it failed. */
  failure?: string;
  /** What the tests of the overrides said where they failed. */
  tests?: string;
}

const MILLISECONDS = 1000;
const BEST = 9;
const SCRIPT = /\/assets\/js\/[\w.-]+\.js/g;
const OVERRIDES = 'tests/plugins/overrides.test.ts';

interface Package {
  dependencies: Record<string, string>;
  overrides: Record<string, string>;
}

/**
 * @param folder a copy of the project, with or without its modules
 * @returns what came of it; never throws
 */
export async function rehearse(folder: string, newer: Newer): Promise<Result> {
  try {
    install(folder, newer);
  } catch (error) {
    return {newer, seconds: 0, failure: `npm: ${String(error)}`};
  }
  const begun = performance.now();
  const out = join(folder, 'build');
  const failure = await buildCopy(folder, out, NO_CACHE).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const seconds = Math.round((performance.now() - begun) / MILLISECONDS);
  const weight = failure === undefined ? weightOf(out) : undefined;
  return {newer, seconds, failure, weight, tests: testsIn(folder)};
}

/** Other packages ask for older versions, so npm is told to give everybody these. */
function install(folder: string, newer: Newer): void {
  if (Object.keys(newer).length === 0) {
    if (!existsSync(join(folder, 'node_modules'))) installIn(folder);
    return;
  }
  const file = join(folder, 'package.json');
  const {dependencies, overrides, ...rest} = JSON.parse(readFileSync(file, 'utf8')) as Package;
  const told = {...rest, dependencies: {...dependencies, ...newer}, overrides: {...overrides, ...newer}};
  writeFileSync(file, JSON.stringify(told, null, 2));
  const options = ['install', '--force', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', options, {cwd: folder, stdio: ['ignore', 'ignore', 'pipe']});
}

function weightOf(out: string): number {
  const scripts = new Set(readFileSync(join(out, 'index.html'), 'utf8').match(SCRIPT) ?? []);
  return [...scripts].reduce((sum, name) => sum + gzipSync(readFileSync(join(out, name)), {level: BEST}).length, 0);
}

function testsIn(folder: string): string | undefined {
  const jest = join(folder, 'node_modules', 'jest', 'bin', 'jest.js');
  const options = [jest, '--config=tests/jest.config.mjs', OVERRIDES];
  const {status, stderr} = spawnSync(process.execPath, options, {cwd: folder, encoding: 'utf8'});
  return status === 0 ? undefined : stderr;
}
