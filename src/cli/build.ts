import {execFileSync, spawn} from 'node:child_process';
import {resolve} from 'node:path';
import {cacheFolder} from '../node/disk';

/** The project's code: what a copy needs besides pages, `static` and packages, so that it can be built elsewhere. */
export const CODE_PATHS = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'src',
];

const NEEDED_VARIABLES = [
  ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'XDG_CACHE_HOME'],
  'BUILD_DAY',
  ...['SystemRoot', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA'],
];

/** @returns the environment for a build of pages from other people: only the variables that the build needs. */
export const minimalEnvironment = (env: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  Object.fromEntries(NEEDED_VARIABLES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const])));

/** Makes a build ignore the caches of other builds, except for encoded photos. */
export const NO_CACHE = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

export function installPackages(project: string): void {
  const options = ['ci', '--no-audit', '--no-fund'];
  execFileSync('npm', options, {cwd: project, stdio: 'ignore', shell: process.platform === 'win32'});
}

/**
 * Builds a copy of the project whose packages are installed. All copies share the cache of encoded photos. The build
 * sees only `bareEnvironment` and `env`.
 * @throws Error with the output of the build
 */
export function buildCopy(
  project: string,
  out: string,
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<void> {
  const docusaurus = resolve(project, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, 'build', '--out-dir', resolve(out), ...options], {
    cwd: project,
    env: {...minimalEnvironment(), PICTURE_CACHE: cacheFolder(), ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}
