/** The branch of a proposal: begun, committed to, moved forward, deleted. No other branch is ever written. */
import * as z from 'zod';
import {factsOf} from './account';
import type {Connection} from './connection';
import {query} from './graphql';
import {ask, at, Sha, tell} from './request';
import {isProposalBranch, newKey} from './titles';
import {isGitHubError, GitHubError} from './github-error';

const Moved = z.object({object: z.object({sha: Sha})});

/**
 * Begins a branch of its own at a commit.
 * @returns its name, which has a few letters more where another branch has the name already
 * @throws GitHubError; where it may have come about after all, it is deleted
 */
export async function beginBranch(connection: Connection, name: string, commit: string): Promise<string> {
  try {
    return await createBranch(connection, name, commit);
  } catch (error) {
    if (isGitHubError(error, 'taken')) return createBranch(connection, `${name}-${newKey()}`, commit);
    if (error instanceof GitHubError && error.isUncertain) await deleteBranch(connection, name);
    throw error;
  }
}

async function createBranch(connection: Connection, name: string, sha: string): Promise<string> {
  const body = {ref: `refs/heads/${assertProposal(name)}`, sha};
  await ask(connection, {method: 'POST', path: at(connection, 'git/refs'), body, answer: Moved});
  return name;
}

/** The files of a commit: those that it writes, in base64, and those that leave. */
export interface FileChanges {
  additions: {path: string; contents: string}[];
  deletions: {path: string}[];
}

const Committed = z.object({createCommitOnBranch: z.object({commit: z.object({oid: Sha})})});

/**
 * Puts one commit on a branch, which GitHub signs.
 * @param head the newest commit of the branch
 * @returns the new one
 * @throws GitHubError `busy` when somebody was faster
 * @see https://docs.github.com/graphql/reference/mutations#createcommitonbranch
 */
export async function commitOn(
  connection: Connection,
  {branch, head, message}: {branch: string; head: string; message: string},
  fileChanges: FileChanges,
): Promise<string> {
  const [headline = '', ...rest] = message.split('\n');
  const {full_name: repositoryNameWithOwner} = await factsOf(connection);
  const input = {
    branch: {repositoryNameWithOwner, branchName: assertProposal(branch)},
    expectedHeadOid: head,
    message: {headline, body: rest.join('\n').trim()},
    fileChanges,
  };
  const text = `mutation Commit($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }`;
  return (await query(connection, text, {input}, Committed)).createCommitOnBranch.commit.oid;
}

/** Moves a branch forward, never by force. */
export async function moveBranch(connection: Connection, branch: string, sha: string): Promise<void> {
  const path = at(connection, `git/refs/heads/${assertProposal(branch)}`);
  await ask(connection, {method: 'PATCH', path, body: {sha, force: false}, answer: Moved});
}

/** Takes a branch back. Whatever hinders it, the next try finds the branch and goes on with it. */
export async function deleteBranch(connection: Connection, branch: string): Promise<void> {
  const path = at(connection, `git/refs/heads/${assertProposal(branch)}`);
  await tell(connection, {method: 'DELETE', path}).catch(() => undefined);
}

/** The last guard before a branch is written. */
function assertProposal(branch: string): string {
  if (isProposalBranch(branch)) return branch;
  throw new GitHubError('protected');
}
