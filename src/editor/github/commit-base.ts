/** On what a change is put: the website as it is now, or the proposal that it belongs to. */
import * as z from 'zod';
import {headOf} from './branch';
import {compare, holds} from './compare';
import type {Connection} from './connection';
import {filesAt, type BranchFile} from './files';
import {assertOpen, findPull, type Pull} from './pull';
import {ask, at, Sha} from './request';
import {branchesOf, isOfDraft, isProposalBranch} from './titles';
import {isGitHubError, GitHubError} from './github-error';

type Files = ReadonlyMap<string, BranchFile>;

export interface CommitBase {
  /** The branch of the proposal, if there is one already. */
  branch?: string;
  pull?: Pull;
  /** The commits that the new one follows, the newest of the proposal first. */
  parents: [string, ...string[]];
  /** The files that the change is a change of. */
  files: Files;
  /** Whether GitHub has to know that two were merged, even where nothing else is said. */
  mustJoin: boolean;
}

interface Asked {
  key: string;
  base: {name: string; commit: string};
  /** The proposal with which the base is merged. */
  onto?: {branch: string; commit: string};
}

/** What a change must make of each file. */
type Hashes = ReadonlyMap<string, string | null>;

/**
 * @throws GitHubError `moved` or `gone` when others have changed the same files since the base was read, `overtaken` when
 * somebody has added to the proposal with which it is merged
 */
export async function resolveCommitBase(
  connection: Connection,
  {key, base, onto}: Asked,
  hashes: Hashes,
): Promise<CommitBase> {
  const newest = await newestOf(connection, base.name);
  const before = await filesAt(connection, base.commit);
  const untouched = async (commit: string) => {
    const files = await filesAt(connection, commit);
    if (commit !== base.commit) assertUntouched(before, files, hashes);
    return files;
  };
  if (onto) {
    const head = await newestOf(connection, onto.branch);
    const pull = await openPullOf(connection, onto.branch);
    const files = await untouched(newest);
    const isAgain = head !== onto.commit;
    // What the website brought is among the commits since, so the newest one alone says whose it is.
    if (isAgain && !isOfDraft((await commitAt(connection, head)).message, key)) throw new GitHubError('overtaken');
    return {branch: onto.branch, pull, parents: [head, newest], files, mustJoin: !isAgain};
  }
  if (isProposalBranch(base.name)) {
    const pull = await openPullOf(connection, base.name);
    const isOurs = newest === base.commit || (await sinceIn(connection, key, base.commit, newest)) !== undefined;
    const files = isOurs ? before : await untouched(newest);
    return {branch: base.name, pull, parents: [newest], files, mustJoin: false};
  }
  const files = await untouched(newest);
  const own = await ownBranch(connection, key, newest);
  if (!own) return {parents: [newest], files, mustJoin: false};
  const pull = await openPullOf(connection, own.name);
  const {name: branch, head, left} = own;
  // An earlier try may have been put on an older website than the one whose words were changed since.
  const isApart = left !== newest && left !== base.commit && !(await holds(connection, left, base.commit));
  if (isApart) return {branch, pull, parents: [head, newest], files, mustJoin: true};
  return {branch, pull, parents: [head], files: await filesAt(connection, left), mustJoin: false};
}

/** A branch that is gone was a proposal's, and its pull request says what came of it. */
const newestOf = (connection: Connection, branch: string): Promise<string> =>
  headOf(connection, branch).catch(async (error: unknown) => {
    if (isGitHubError(error, 'branchGone')) await openPullOf(connection, branch);
    throw error;
  });

/** @throws GitHubError when it is over */
async function openPullOf(connection: Connection, branch: string): Promise<Pull | undefined> {
  const pull = await findPull(connection, branch);
  assertOpen(pull);
  return pull;
}

const Refs = z.array(z.object({ref: z.string(), object: z.object({sha: Sha})}));

/** @returns the branch of an earlier try whose answer was lost, and the commit of the website where it left that */
async function ownBranch(connection: Connection, key: string, newest: string) {
  const path = at(connection, `git/matching-refs/heads/${branchesOf(key)}`);
  for (const {ref, object} of await ask(connection, {path, answer: Refs})) {
    const left = await sinceIn(connection, key, newest, object.sha);
    if (left !== undefined) return {name: ref.replace(/^refs\/heads\//, ''), head: object.sha, left};
  }
  return undefined;
}

/** @returns where a commit left another, if all that came since came of this draft; GitHub does not list very much */
async function sinceIn(connection: Connection, key: string, from: string, head: string): Promise<string | undefined> {
  const {merge_base_commit: left, commits, total_commits: total} = await compare(connection, from, head);
  const isOurs = total === commits.length && commits.every(({commit}) => isOfDraft(commit.message, key));
  return isOurs ? left.sha : undefined;
}

const Commit = z.object({tree: z.object({sha: Sha}), message: z.string()});

/** @returns what a commit says, and what git calls all that it holds */
export const commitAt = (connection: Connection, commit: string) =>
  ask(connection, {path: at(connection, `git/commits/${commit}`), answer: Commit});

function assertUntouched(before: Files, after: Files, hashes: Hashes): void {
  const shaIn = (files: Files, path: string) => files.get(path)?.sha ?? null;
  const touched = [...hashes]
    .filter(([path, ours]) => ![shaIn(before, path), ours].includes(shaIn(after, path)))
    .map(([path]) => path);
  const gone = touched.filter((path) => !after.has(path));
  if (gone.length > 0) throw new GitHubError('gone', {paths: gone});
  if (touched.length > 0) throw new GitHubError('moved', {paths: touched});
}
