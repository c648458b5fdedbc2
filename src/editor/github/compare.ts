/** Compares two commits: their merge base, and the files that differ. */
import * as z from 'zod';
import {PUBLISHING_MESSAGES} from '../messages/publishing';
import {
  branchAt,
  headCommitOf,
  loadBranch,
  TEXT_FILE,
  decodeText,
  type Branch,
  readBlob,
  differenceOf,
  isEditablePath,
  type BranchDifference,
} from './branch';
import type {Connection} from './connection';
import type {Proposal} from './pull-request';
import {requestJson, repoPath, Sha} from './request';
import {isGitHubError, GitHubError} from './github-error';

const Comparison = z.object({
  status: z.enum(['ahead', 'behind', 'diverged', 'identical']),
  merge_base_commit: z.object({sha: Sha}),
  total_commits: z.int(),
  commits: z.array(z.object({commit: z.object({message: z.string()})})),
  files: z.array(z.object({filename: z.string()})).optional(),
});
/** GitHub lists at most this many files of a comparison, and at most 250 commits. */
const MAX_FILES = 300;

export const compareCommits = (connection: Connection, from: string, to: string): Promise<z.infer<typeof Comparison>> =>
  requestJson(connection, {path: repoPath(connection, `compare/${from}...${to}`), answer: Comparison});

/** @returns whether the commit of a build contains `commit`; false when GitHub does not know it */
export const isAncestor = (connection: Connection, built: string, commit: string): Promise<boolean> =>
  compareCommits(connection, commit, built).then(
    ({status}) => status === 'ahead' || status === 'identical',
    (error: unknown) => {
      if (isGitHubError(error, 'notFound')) return false;
      throw error;
    },
  );

/** @returns the website at a proposal's merge base and at its newest commit, and the files that differ */
export async function loadProposal(connection: Connection, {branch}: Pick<Proposal, 'branch'>) {
  const {branch: main} = connection.service;
  const [from, to] = await Promise.all([headCommitOf(connection, main), headCommitOf(connection, branch)]);
  const [{merge_base_commit: base}, now] = await Promise.all([
    compareCommits(connection, from, to),
    branchAt(connection, branch, to),
  ]);
  const before = await branchAt(connection, main, base.sha);
  return {before, now, difference: await differenceOf(connection, base.sha, to)};
}

export interface TextsBeforeAndNow {
  before: ReadonlyMap<string, string>;
  now: ReadonlyMap<string, string>;
}

/**
 * Reads only the pages that a proposal changes, and the texts that this connection has not read yet.
 * @param main a commit of the website at or after the merge base
 */
export async function changedTexts(
  connection: Connection,
  {commit}: Pick<Proposal, 'commit'>,
  main: string,
): Promise<TextsBeforeAndNow> {
  const {merge_base_commit: base} = await compareCommits(connection, main, commit);
  const {before, after} = await differenceOf(connection, base.sha, commit);
  const textsOf = async (files: BranchDifference['before']) => {
    const texts = new Map<string, string>();
    for (const [file, {sha}] of files) {
      const text = TEXT_FILE.test(file) ? decodeText(await readBlob(connection, sha)) : undefined;
      if (text !== undefined) texts.set(file, text);
    }
    return texts;
  };
  return {before: await textsOf(before), now: await textsOf(after)};
}

export interface BranchUpdate extends BranchDifference {
  main: Branch;
  head: string;
}

/**
 * @returns the current website, and the changes of a proposal since a commit, by default since the merge base
 * @throws GitHubError `foreignFile` for more than pages, photos and downloads, `tooMany`, `branchGone`
 */
export async function loadBranchUpdate(connection: Connection, branch: string, since?: string): Promise<BranchUpdate> {
  const [main, head] = await Promise.all([loadBranch(connection), headCommitOf(connection, branch)]);
  const compared = await compareCommits(connection, main.commit, head);
  const {merge_base_commit: base, files = [], commits, total_commits: total} = compared;
  const foreign = files.map(({filename}) => filename).filter((path) => !isEditablePath(path));
  if (foreign.length > 0) throw new GitHubError('foreignFile', {paths: foreign});
  if (files.length >= MAX_FILES || commits.length < total) throw new GitHubError('tooMany', {}, PUBLISHING_MESSAGES);
  return {main, head, ...(await differenceOf(connection, since ?? base.sha, head))};
}
