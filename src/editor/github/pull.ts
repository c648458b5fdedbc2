/** The pull request of a proposal's branch. */
import * as z from 'zod';
import type {Connection} from './connection';
import {ask, at} from './request';
import {GitHubError} from './github-error';

const Pull = z.object({
  number: z.int().positive(),
  state: z.enum(['open', 'closed']),
  merged_at: z.string().nullish(),
  title: z.string(),
  body: z.string().nullish(),
});

/** A pull request as far as sending needs it. */
export type Pull = z.infer<typeof Pull>;

/** What a pull request must say. */
interface Words {
  title: string;
  body: string;
}

/** @returns the newest pull request of a branch, open or not; undefined when there never was one. */
export async function findPull(connection: Connection, branch: string): Promise<Pull | undefined> {
  const [owner = ''] = connection.service.repository.split('/');
  const path = at(connection, 'pulls', {head: `${owner}:${branch}`, state: 'all', per_page: '1'});
  return (await ask(connection, {path, answer: z.array(Pull)}))[0];
}

/** @throws GitHubError when the proposal is over, so that nothing can be added to it. */
export function assertOpen(pull: Pull | undefined): void {
  if (pull?.state !== 'closed') return;
  throw new GitHubError(pull.merged_at ? 'published' : 'withdrawn');
}

/** Asks for a review. @returns the number of the proposal */
export async function openPull(connection: Connection, branch: string, into: string, messages: Words): Promise<number> {
  const body = {...messages, head: branch, base: into};
  const path = at(connection, 'pulls');
  return (await ask(connection, {method: 'POST', path, body, answer: Pull.pick({number: true})})).number;
}

/** Lets a proposal that is open say something else, unless it says so already. */
export async function rewritePull(connection: Connection, {number, ...answer}: Pull, messages: Words): Promise<void> {
  if (answer.title === messages.title && answer.body === messages.body) return;
  const path = at(connection, `pulls/${number}`);
  await ask(connection, {method: 'PATCH', path, body: messages, answer: Pull.pick({number: true})});
}
