import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

/** Tools that only the bench needs are fetched when it first runs, so that `npm ci` stays small. */
const FOLDER = 'node_modules/.cache/bench';

/**
 * Fetches a package in one exact version, without running its install scripts.
 * @returns its folder
 * @throws Error when npm cannot fetch it
 */
export function fetchTool(name: string, version: string): string {
  const home = resolve(FOLDER, `${name.replace('/', '+')}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  mkdirSync(home, {recursive: true});
  writeFileSync(join(home, 'package.json'), '{"private": true}\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const {status} = spawnSync('npm', ['install', `${name}@${version}`, ...options], {cwd: home, stdio: 'inherit'});
  if (status !== 0) throw new Error(`${name} ${version} could not be fetched.`);
  return folder;
}
