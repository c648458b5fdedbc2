/** Whether the website that visitors see holds a commit. */
import * as z from 'zod';
import type {Connection} from './connection';
import {ask, at} from './request';
import {isGitHubError} from './github-error';

const Comparison = z.object({status: z.string()});

/**
 * @param built the commit that the website was built from
 * @returns whether that is a commit or a later one; not either where GitHub does not know what was built
 * @throws GitHubError
 */
export async function holds(connection: Connection, built: string, commit: string): Promise<boolean> {
  const path = at(connection, `compare/${commit}...${built}`);
  const {status} = await ask(connection, {path, answer: Comparison}).catch((error: unknown) => {
    if (isGitHubError(error, 'notFound')) return {status: 'unknown'};
    throw error;
  });
  return status === 'ahead' || status === 'identical';
}
