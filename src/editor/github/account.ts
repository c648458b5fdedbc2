/** The signed-in account, the repository, and who may write. */
import * as z from 'zod';
import {memoizeRequest, type Connection} from './connection';
import {isGitHubError, GitHubError} from './github-error';
import {requestJson, repoPath, Sha} from './request';

const User = z.object({login: z.string().regex(/^[\w-]{1,100}$/)});

/** @returns the name of the token's account, with one request. @throws GitHubError */
export const accountOf = async (connection: Connection): Promise<string> =>
  (await requestJson(connection, {path: '/user', answer: User})).login;

const Repository = z.object({
  full_name: z.string().regex(/^[^/\s]+\/[^/\s]+$/),
  private: z.boolean().optional(),
  archived: z.boolean().optional(),
  permissions: z.object({push: z.boolean()}).optional(),
});

/** @throws GitHubError */
export const repositoryFacts = (connection: Connection): Promise<z.infer<typeof Repository>> =>
  memoizeRequest(connection, 'repository', () =>
    requestJson(connection, {path: `/repos/${connection.service.repository}`, answer: Repository}),
  );

/**
 * A person with write access may use a token without it, so this creates an unreferenced empty blob to test it.
 * @throws GitHubError `narrowToken` when the person may write and the token may not; `archived`
 */
export async function canWrite(connection: Connection): Promise<boolean> {
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
