/** Who is signed in, what GitHub reports the repository, and who belongs to it. */
import * as z from 'zod';
import {memoizeRequest, type Connection} from './connection';
import {isGitHubError, GitHubError} from './github-error';
import {requestJson, repoPath, Sha} from './request';

const User = z.object({login: z.string().regex(/^[\w-]{1,100}$/)});

/** @returns the name of the account to which the token belongs: one request. @throws GitHubError */
export const accountOf = async (connection: Connection): Promise<string> =>
  (await requestJson(connection, {path: '/user', answer: User})).login;

const Repository = z.object({
  full_name: z.string().regex(/^[^/\s]+\/[^/\s]+$/),
  private: z.boolean().optional(),
  archived: z.boolean().optional(),
  permissions: z.object({push: z.boolean()}).optional(),
});

/** @returns what GitHub calls the repository now, who sees it, and what the account may do: asked once. @throws GitHubError */
export const repositoryFacts = (connection: Connection): Promise<z.infer<typeof Repository>> =>
  memoizeRequest(connection, 'repository', () =>
    requestJson(connection, {path: `/repos/${connection.service.repository}`, answer: Repository}),
  );

/**
 * Asks whether the account may propose changes. That a person may write does not mean that the token may, so one that is
 * made to write is tried with an empty file, which belongs to nothing and leaves nothing.
 * @throws GitHubError `narrowToken` where the person may and the token may not; `archived`
 */
export async function mayWrite(connection: Connection): Promise<boolean> {
  const {permissions, archived} = await repositoryFacts(connection);
  if (archived) throw new GitHubError('archived');
  if (permissions?.push !== true) return false;
  const empty = {content: '', encoding: 'utf-8'};
  const question = {
    method: 'POST',
    path: repoPath(connection, 'git/blobs'),
    body: empty,
    answer: z.object({sha: Sha}),
  } as const;
  await requestJson(connection, question).catch((error: unknown) => {
    throw isGitHubError(error, 'forbidden', 'notFound') ? new GitHubError('narrowToken') : error;
  });
  return true;
}
