/** Publishing a proposal that is agreed. */
import * as z from 'zod';
import type {Connection} from './connection';
import {Sha} from './forms';
import {ask, at} from './request';
import {isGitHubError, GitHubError} from './github-error';

const Merged = z.object({merged: z.literal(true)});
const Pull = z.object({state: z.enum(['open', 'closed']), merged_at: z.string().nullish(), head: z.object({sha: Sha})});

/**
 * Brings a proposal into the website as it was seen. After a failure the same call may be made again.
 * @param commit the newest commit that was seen
 * @throws GitHubError `newer` when the proposal has changed since, `notYet` when the rules of the website ask for more
 */
export async function publish(connection: Connection, number: number, commit: string): Promise<void> {
  const path = at(connection, `pulls/${number}`);
  try {
    await ask(connection, {method: 'PUT', path: `${path}/merge`, body: {sha: commit}, answer: Merged});
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    // An answer may be lost of what was done, and each refusal has its reason in the proposal.
    const pull = await ask(connection, {path, answer: Pull}).catch(() => undefined);
    if (pull?.merged_at) return;
    if (pull?.state === 'closed') throw new GitHubError('withdrawn');
    if (pull && pull.head.sha !== commit) throw new GitHubError('newer');
    throw isGitHubError(error, 'refused') ? new GitHubError('notYet') : error;
  }
}
