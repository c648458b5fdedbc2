/** What the checks of a proposal say, and where its preview is. */
import * as z from 'zod';
import type {Connection} from './connection';
import {previewIn, previewLink} from './links';
import {ask, at} from './request';
import {isGitHubError} from './github-error';

export interface Checks {
  state: 'none' | 'pending' | 'failed' | 'passed';
  preview?: string;
}

const FAILED = ['failure', 'timed_out', 'action_required', 'startup_failure', 'error'];
const SHORT_HASH = 7;

const Runs = z.object({
  check_runs: z.array(
    z.object({
      status: z.string(),
      conclusion: z.string().nullish(),
      details_url: z.string().nullish(),
      output: z.object({summary: z.string().nullish()}).nullish(),
    }),
  ),
});
const Statuses = z.object({statuses: z.array(z.object({state: z.string(), target_url: z.string().nullish()}))});
const Comments = z.array(z.object({body: z.string().nullish(), user: z.object({type: z.string()}).nullish()}));

/**
 * What hosts and workflows say of a commit. Where the sign-in has no right to read that, as of a private repository, it
 * says nothing, and the host's comment has to do.
 * @throws GitHubError
 */
export async function checksOf(connection: Connection, commit: string): Promise<Checks> {
  const [{check_runs: runs}, {statuses}] = await Promise.all([
    ifAllowed(ask(connection, {path: at(connection, `commits/${commit}/check-runs`), answer: Runs}), {check_runs: []}),
    ifAllowed(ask(connection, {path: at(connection, `commits/${commit}/status`), answer: Statuses}), {statuses: []}),
  ]);
  const states = [
    ...runs.map(({status, conclusion}) => (status === 'completed' ? (conclusion ?? '') : 'pending')),
    ...statuses.map(({state}) => state),
  ];
  const ready = [
    ...statuses
      .filter(({state}) => state === 'success')
      .map(({target_url: url}) => previewLink(url, connection.service)),
    ...runs
      .filter(({conclusion}) => conclusion === 'success')
      .map(({details_url: url, output}) => previewIn(`${url ?? ''} ${output?.summary ?? ''}`, connection.service)),
  ];
  return {state: stateOf(states), preview: ready.find((link) => link !== undefined)};
}

function stateOf(states: string[]): Checks['state'] {
  if (states.length === 0) return 'none';
  if (states.some((state) => FAILED.includes(state))) return 'failed';
  return states.includes('pending') ? 'pending' : 'passed';
}

/**
 * The host's robot writes the preview's address below the proposal once it is built, with the commit's short hash.
 * @throws GitHubError
 */
export async function commentedPreview(
  connection: Connection,
  number: number,
  commit: string,
): Promise<string | undefined> {
  const path = at(connection, `issues/${number}/comments`, {per_page: '100'});
  const comments = await ifAllowed(ask(connection, {path, answer: Comments}), []);
  return comments
    .filter(({body, user}) => user?.type === 'Bot' && body?.includes(commit.slice(0, SHORT_HASH)))
    .map(({body}) => previewIn(body ?? '', connection.service))
    .find((link) => link !== undefined);
}

const ifAllowed = <T>(answer: Promise<T>, otherwise: T): Promise<T> =>
  answer.catch((error: unknown) => {
    if (isGitHubError(error, 'forbidden', 'notFound')) return otherwise;
    throw error;
  });
