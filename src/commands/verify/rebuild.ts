import {rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BuildRecord} from '../../node/build-record';
import {PRODUCTION_BRANCH} from '../../node/deployment';
import {git, tryGit} from '../../node/git';

const UNKNOWN = 'which this clone does not know. Say `git fetch`; if that does not bring it, somebody else built it.';
const REVIEWED = ['HEAD', PRODUCTION_BRANCH, `origin/${PRODUCTION_BRANCH}`];

/**
 * Refuses a record that cannot be repeated here. A build runs the code of its commit, and the site chooses which; so it
 * must be one that was reviewed, or that is checked out here.
 * @throws Error with one sentence
 */
export function assertRepeatable({commit, clean, shallow}: BuildRecord): void {
  assertPublished({commit, clean});
  if (!shallow && tryGit(['rev-parse', '--is-shallow-repository'])?.trim() === 'true')
    throw refused(commit, 'whose history this clone holds in part only. Say `git fetch --unshallow`.');
}

const refused = (commit: string, why: string) =>
  new Error(`The site says that it was built from the commit ${commit}, ${why}`);

/**
 * Refuses a record of a build that nobody here has published.
 * @throws Error with one sentence
 */
export function assertPublished({commit, clean}: Pick<BuildRecord, 'commit' | 'clean'>): void {
  if (!clean) throw refused(commit, 'and from changes that are in no commit, so nobody can build it again.');
  if (tryGit(['cat-file', '-e', `${commit}^{commit}`]) === undefined) throw refused(commit, UNKNOWN);
  if (REVIEWED.every((ref) => tryGit(['merge-base', '--is-ancestor', commit, ref]) === undefined))
    throw refused(commit, `which is not on ${PRODUCTION_BRANCH}, so it is not built here.`);
}

/** Checks a commit out into a folder that does not exist yet. */
export function checkOut({commit, shallow}: Pick<BuildRecord, 'commit' | 'shallow'>, folder: string): void {
  git(['clone', '--quiet', '--no-checkout', '.', folder]);
  git(['-C', folder, 'checkout', '--quiet', '--detach', commit]);
  // How git itself marks where a history was cut.
  if (shallow) writeFileSync(join(folder, '.git', 'shallow'), `${commit}\n`);
}

export const discard = (folder: string): void => rmSync(folder, {recursive: true, force: true});
