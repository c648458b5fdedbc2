import {execFileSync} from 'node:child_process';
import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BuildRecord} from '../../node/build-record';
import {cacheFolder} from '../../node/cache-folder';
import {PRODUCTION_BRANCH} from '../../node/deployment';
import {git, tryGit} from '../../node/git';
import {bareEnvironment} from '../environment';

const MODULES = 'node_modules';
const REVIEWED = ['HEAD', PRODUCTION_BRANCH, `origin/${PRODUCTION_BRANCH}`];

/**
 * Refuses a record that cannot be repeated here. A build runs the code of its commit, and the site chooses which; so it
 * must be one that was reviewed, or that is checked out here.
 * @throws Error with one sentence
 */
export function assertRepeatable({commit, clean, shallow}: BuildRecord): void {
  const refuse = (why: string) => new Error(`The site says that it was built from the commit ${commit}, ${why}`);
  if (!clean) throw refuse('and from changes that are in no commit, so nobody can build it again.');
  if (tryGit(['cat-file', '-e', `${commit}^{commit}`]) === undefined)
    throw refuse('which this clone does not know. Say `git fetch`; if that does not bring it, somebody else built it.');
  if (REVIEWED.every((ref) => tryGit(['merge-base', '--is-ancestor', commit, ref]) === undefined))
    throw refuse(`which is not on ${PRODUCTION_BRANCH}, so it is not built here.`);
  if (!shallow && tryGit(['rev-parse', '--is-shallow-repository'])?.trim() === 'true')
    throw refuse('whose history this clone holds in part only. Say `git fetch --unshallow`.');
}

/** Checks a commit out into a folder that does not exist yet. */
export function checkOut({commit, shallow}: Pick<BuildRecord, 'commit' | 'shallow'>, folder: string): void {
  git(['clone', '--quiet', '--no-checkout', '.', folder]);
  git(['-C', folder, 'checkout', '--quiet', '--detach', commit]);
  // How git itself marks where a history was cut.
  if (shallow) writeFileSync(join(folder, '.git', 'shallow'), `${commit}\n`);
}

/** Installs the packages of what is checked out; npm compares each with its hash in the lockfile. */
export function install(folder: string): void {
  execFileSync('npm', ['ci'], {cwd: folder, stdio: 'ignore', shell: process.platform === 'win32'});
}

/**
 * Builds what is checked out, with nothing kept from other builds but encoded photos.
 * @param told what the first build read from its environment
 * @returns the folder of the built site
 */
export function buildIn(folder: string, told: BuildRecord['environment'], other: NodeJS.ProcessEnv = {}): string {
  execFileSync(process.execPath, [join(MODULES, '@docusaurus', 'core', 'bin', 'docusaurus.mjs'), 'build'], {
    cwd: folder,
    env: {
      ...bareEnvironment(),
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      PICTURE_CACHE: cacheFolder(),
      ...told,
      ...other,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(folder, 'build');
}

export const discard = (folder: string): void => rmSync(folder, {recursive: true, force: true});
