/** Finds the commit on which a change is sent: the current website, its proposal, or an attempt whose answer was lost. */
import * as z from 'zod';
import {filesAtCommit, headCommitOf, withSecondLook} from './branch';
import {compareCommits, isAncestor} from './compare';
import type {BranchFile, Connection} from './connection';
import {belongsToDraft, branchPrefixOf, isProposalBranch} from './draft-names';
import {GitHubError, isGitHubError} from './github-error';
import {assertOpen, findPull, type Pull} from './pull-request';
import {repoPath, requestJson, Sha} from './request';
import {commitAt, type CommitPlan} from './write-branch';

type Files = ReadonlyMap<string, BranchFile>;

/** The changes that a person proposes. They are only read. */
export interface ProposedChange {
  /** The draft's key from `newKey`. All attempts with the same key result in one branch and one pull request. */
  key: string;
  /** The base of `files`: the branch and its commit when it was read, or those from `Sent` after the last sending. */
  base: {name: string; commit: string};
  /** The proposal to update with everything in the base. Then `files` are all its changes; the commit is a merge. */
  onto?: UpdateTarget;
  /** All changes to the base, by path from the root: text, bytes, or null for a deleted file. */
  files: ReadonlyMap<string, string | Uint8Array | null>;
  title: string;
  /** The report of the changes as Markdown, escaped. */
  body: string;
  /** The accounts whose suggestions were applied; the commit names them. */
  helpers?: readonly string[];
  /** The address of the editor, which shows a proposal by its branch. */
  review?: string;
}

/** A proposal: its branch and its commit when it was read. */
export interface UpdateTarget {
  branch: string;
  commit: string;
}

export interface CommitBase extends CommitPlan {
  /** The branch to continue; undefined when one must be created. */
  branch?: string;
  pull?: Pull;
}

/** The hash of each file after the change. */
type Hashes = ReadonlyMap<string, string | null>;

/** @throws GitHubError `moved` or `gone` when others changed the same files, `overtaken` for the proposal itself */
export function resolveCommitBase(connection: Connection, change: ProposedChange, hashes: Hashes): Promise<CommitBase> {
  if (change.onto) return resolveOnto(connection, change, hashes, change.onto);
  return isProposalBranch(change.base.name)
    ? resolveAgain(connection, change, hashes)
    : resolveNew(connection, change, hashes);
}

async function resolveNew(connection: Connection, change: ProposedChange, hashes: Hashes): Promise<CommitBase> {
  const newest = await newestCommitOf(connection, change.base.name);
  const files = await untouchedFiles(connection, change, hashes, newest);
  const attempt = await findAttempt(connection, change.key, newest);
  return attempt
    ? resumeAttempt(connection, change, {newest, files, attempt})
    : {parents: [newest], files, needsMerge: false};
}

/** Adds to the proposal that is the base. */
async function resolveAgain(connection: Connection, change: ProposedChange, hashes: Hashes): Promise<CommitBase> {
  const {key, base} = change;
  const newest = await newestCommitOf(connection, base.name);
  const pull = await openPullOf(connection, base.name);
  const attempt = await attemptAt(connection, key, base.commit, {name: base.name, head: newest});
  const files =
    attempt?.isShared === false
      ? await filesAtCommit(connection, base.commit)
      : await untouchedFiles(connection, change, hashes, newest);
  return {branch: base.name, pull, parents: [newest], files, needsMerge: false};
}

/** Merges the website into a proposal. */
async function resolveOnto(
  connection: Connection,
  change: ProposedChange,
  hashes: Hashes,
  onto: UpdateTarget,
): Promise<CommitBase> {
  const newest = await newestCommitOf(connection, change.base.name);
  const head = await newestCommitOf(connection, onto.branch);
  const pull = await openPullOf(connection, onto.branch);
  const files = await untouchedFiles(connection, change, hashes, newest);
  const isAgain = head !== onto.commit;
  // The website's commits are among the new ones, so only the newest commit shows whose it is.
  if (isAgain && !belongsToDraft((await commitAt(connection, head)).message, change.key)) {
    throw new GitHubError('overtaken');
  }
  return {branch: onto.branch, pull, parents: [head, newest], files, needsMerge: !isAgain};
}

/** Continues a branch whose name is taken. @returns undefined when it does not belong to the draft */
export async function resolveTaken(
  connection: Connection,
  change: ProposedChange,
  {parents: [newest], files}: CommitBase,
  name: string,
): Promise<CommitBase | undefined> {
  const head = await headCommitOf(connection, name).catch((error: unknown) => {
    // GitHub knows the name but not yet the branch.
    throw isGitHubError(error, 'branchGone') ? new GitHubError('busy') : error;
  });
  const attempt = await attemptAt(connection, change.key, newest, {name, head});
  return attempt && resumeAttempt(connection, change, {newest, files, attempt});
}

/** A branch of this draft, which was created by an attempt without an answer. */
interface Attempt {
  name: string;
  head: string;
  /** Its merge base with the website. */
  left: string;
  /** Whether it also has commits by others. */
  isShared: boolean;
}

interface Resumed {
  newest: string;
  files: Files;
  attempt: Attempt;
}

async function resumeAttempt(
  connection: Connection,
  {base}: ProposedChange,
  {newest, files, attempt: {name: branch, head, left, isShared}}: Resumed,
): Promise<CommitBase> {
  const pull = await openPullOf(connection, branch);
  if (isShared) throw new GitHubError('moved', {branch});
  // An earlier try may be based on an older website than this one.
  const isApart = left !== newest && left !== base.commit && !(await isAncestor(connection, left, base.commit));
  if (isApart) return {branch, pull, parents: [head, newest], files, needsMerge: true};
  return {branch, pull, parents: [head], files: await filesAtCommit(connection, left), needsMerge: false};
}

const Refs = z.array(z.object({ref: z.string(), object: z.object({sha: Sha})}));

async function findAttempt(connection: Connection, key: string, newest: string): Promise<Attempt | undefined> {
  const path = repoPath(connection, `git/matching-refs/heads/${branchPrefixOf(key)}`);
  for (const {ref, object} of await requestJson(connection, {path, answer: Refs})) {
    const name = ref.replace(/^refs\/heads\//, '');
    const attempt = await attemptAt(connection, key, newest, {name, head: object.sha});
    if (attempt) return attempt;
  }
  return undefined;
}

/** @returns undefined for a branch with commits by others only */
async function attemptAt(
  connection: Connection,
  key: string,
  from: string,
  {name, head}: {name: string; head: string},
): Promise<Attempt | undefined> {
  const {
    merge_base_commit: left,
    commits,
    total_commits: total,
  } = await withSecondLook(() => compareCommits(connection, from, head));
  const own = commits.filter(({commit}) => belongsToDraft(commit.message, key)).length;
  if (own === 0 && total > 0) return undefined;
  return {name, head, left: left.sha, isShared: own < total};
}

async function untouchedFiles(
  connection: Connection,
  {base}: ProposedChange,
  hashes: Hashes,
  commit: string,
): Promise<Files> {
  const before = await filesAtCommit(connection, base.commit);
  const files = await filesAtCommit(connection, commit);
  if (commit !== base.commit) assertUntouched(before, files, hashes);
  return files;
}

function assertUntouched(before: Files, after: Files, hashes: Hashes): void {
  const shaIn = (files: Files, path: string) => files.get(path)?.sha ?? null;
  const touched = [...hashes]
    .filter(([path, ours]) => ![shaIn(before, path), ours].includes(shaIn(after, path)))
    .map(([path]) => path);
  const gone = touched.filter((path) => !after.has(path));
  if (gone.length > 0) throw new GitHubError('gone', {paths: gone});
  if (touched.length > 0) throw new GitHubError('moved', {paths: touched});
}

/** A deleted branch belonged to a proposal, whose pull request shows what happened. */
const newestCommitOf = (connection: Connection, branch: string): Promise<string> =>
  headCommitOf(connection, branch).catch(async (error: unknown) => {
    if (!isGitHubError(error, 'branchGone')) throw error;
    // GitHub closes a pull request whose branch is gone, so an open one shows that the branch exists.
    throw (await openPullOf(connection, branch)) ? new GitHubError('busy') : error;
  });

async function openPullOf(connection: Connection, branch: string): Promise<Pull | undefined> {
  const pull = await findPull(connection, branch);
  assertOpen(pull);
  return pull;
}
