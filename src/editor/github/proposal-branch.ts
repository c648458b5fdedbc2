/** The branch of a proposal: begun, moved forward, reverted. No other branch is ever written. */
import * as z from 'zod';
import type {Connection} from './connection';
import {Sha} from './forms';
import {ask, at, tell} from './request';
import {isProposalBranch} from './titles';
import {isGitHubError, GitHubError} from './github-error';

const Moved = z.object({object: z.object({sha: Sha})});
const SHORT_HASH = 6;

/**
 * Gives a commit a branch of its own.
 * @returns its name, which has letters of the commit at its end where another branch has the name already
 * @throws GitHubError; where it may have come about after all, it is reverted
 */
export async function beginBranch(connection: Connection, name: string, commit: string): Promise<string> {
  try {
    return await createBranch(connection, name, commit);
  } catch (error) {
    if (isGitHubError(error, 'taken'))
      return createBranch(connection, `${name}-${commit.slice(0, SHORT_HASH)}`, commit);
    if (error instanceof GitHubError && error.isUncertain) await deleteBranch(connection, name);
    throw error;
  }
}

async function createBranch(connection: Connection, name: string, sha: string): Promise<string> {
  const body = {ref: `refs/heads/${assertProposal(name)}`, sha};
  await ask(connection, {method: 'POST', path: at(connection, 'git/refs'), body, answer: Moved});
  return name;
}

/**
 * Moves a branch forward, never by force.
 * @throws GitHubError
 */
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
