/** Giving a proposal another title. */
import * as z from 'zod';
import type {Connection} from './connection';
import {ask, at} from './request';
import {asTitle} from './titles';
import {GitHubError} from './github-error';

const Pull = z.object({title: z.string()});

/**
 * Gives a proposal another title; everything else of it stays. After a failure the same call may be made again.
 * @throws GitHubError
 */
export async function rename(connection: Connection, number: number, sentence: string): Promise<void> {
  const path = at(connection, `pulls/${number}`);
  const title = asTitle(sentence);
  try {
    await ask(connection, {method: 'PATCH', path, body: {title}, answer: Pull});
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    // An answer may be lost of what was done.
    const pull = await ask(connection, {path, answer: Pull}).catch(() => undefined);
    if (pull?.title !== title) throw error;
  }
}
