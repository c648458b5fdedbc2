/** Closing a proposal without publishing it. */
import * as z from 'zod';
import type {Connection} from './connection';
import {ask, at} from './request';
import {GitHubError} from './github-error';

const Pull = z.object({state: z.enum(['open', 'closed']), merged_at: z.string().nullish()});

/**
 * Closes a proposal; its branch stays, so nothing that was sent is lost. After a failure the same call may be made again.
 * @throws GitHubError `published` when it was published meanwhile
 */
export async function withdraw(connection: Connection, number: number): Promise<void> {
  const path = at(connection, `pulls/${number}`);
  const pull = await ask(connection, {method: 'PATCH', path, body: {state: 'closed'}, answer: Pull}).catch(
    async (error: unknown) => {
      if (!(error instanceof GitHubError)) throw error;
      // An answer may be lost of what was done.
      const found = await ask(connection, {path, answer: Pull}).catch(() => undefined);
      if (found?.state === 'closed') return found;
      throw error;
    },
  );
  if (pull.merged_at) throw new GitHubError('published');
}
