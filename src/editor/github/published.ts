/** The proposals that were published, and what each has changed. */
import * as z from 'zod';
import {asLine} from '../../shared/escape';
import type {Connection} from './connection';
import {differenceOf, type Difference} from './files';
import {Day, Sha} from './forms';
import {agreedBy, list, Login, query, repositoryOf, Reviews} from './graphql';
import {MOST, newestFirst, type Version} from './history';
import {isProposalBranch} from './titles';
import {GitHubError} from './github-error';

/** A proposal that was published. */
export interface Published extends Version {
  proposal: number;
  /** The pages that it took away. */
  gone: string[];
}

const Pulls = z.object({
  repository: z.object({
    pullRequests: list(
      z.object({
        number: z.int(),
        title: z.string(),
        mergedAt: Day.nullable(),
        headRefName: z.string(),
        author: Login,
        mergeCommit: z.object({oid: Sha}).nullable(),
        files: list(z.object({path: z.string(), changeType: z.string()})).nullable(),
        latestOpinionatedReviews: Reviews,
      }),
    ),
  }),
});

/**
 * @returns the newest hundred proposals of the editor that were published, the newest first
 * @throws GitHubError
 */
export async function publishedProposals(connection: Connection): Promise<Published[]> {
  const {repository} = await query(
    connection,
    `query Published($owner: String!, $name: String!, $base: String!) {
      repository(owner: $owner, name: $name) {
        pullRequests(states: MERGED, baseRefName: $base, last: ${MOST}) {
          nodes {
            number title mergedAt headRefName author { login } mergeCommit { oid }
            files(first: ${MOST}) { nodes { path changeType } }
            latestOpinionatedReviews(first: 10, writersOnly: true) { nodes { state author { login } } }
          }
        }
      }
    }`,
    {...repositoryOf(connection), base: connection.service.branch},
    Pulls,
  );
  return repository.pullRequests.nodes
    .flatMap(({number, title, mergedAt, headRefName, author, mergeCommit, files, latestOpinionatedReviews}) => {
      if (!mergedAt || !mergeCommit || !isProposalBranch(headRefName)) return [];
      const gone = (files?.nodes ?? []).flatMap(({path, changeType}) => (changeType === 'DELETED' ? [path] : []));
      return [
        {
          commit: mergeCommit.oid,
          day: mergedAt,
          title: asLine(title),
          by: author?.login ?? '',
          agreed: agreedBy(latestOpinionatedReviews),
          proposal: number,
          gone,
        },
      ];
    })
    .sort(newestFirst);
}

const PullRequestProgress = z.object({
  repository: z.object({
    pullRequest: z.object({
      mergeCommit: z.object({
        history: list(
          z.object({
            oid: Sha,
            parents: list(z.object({oid: Sha})),
            associatedPullRequests: list(z.object({number: z.int()})).nullable(),
          }),
        ),
      }),
    }),
  }),
});

/**
 * What a proposal has changed, however GitHub has brought it in: by a merge, as one commit or as several.
 * @throws GitHubError
 */
export async function changedBy(connection: Connection, {proposal, commit}: Published): Promise<Difference> {
  const {repository} = await query(
    connection,
    `query Way($owner: String!, $name: String!, $number: Int!) {
      repository(owner: $owner, name: $name) {
        pullRequest(number: $number) {
          mergeCommit {
            history(first: ${MOST}) {
              nodes { oid parents(first: 2) { nodes { oid } } associatedPullRequests(first: 3) { nodes { number } } }
            }
          }
        }
      }
    }`,
    {...repositoryOf(connection), number: proposal},
    PullRequestProgress,
  );
  const known = new Map(repository.pullRequest.mergeCommit.history.nodes.map((node) => [node.oid, node]));
  const isOfIt = (oid: string) =>
    known.get(oid)?.associatedPullRequests?.nodes.some(({number}) => number === proposal) === true;
  let from: string | undefined = commit;
  while (from !== undefined && (from === commit || isOfIt(from))) from = known.get(from)?.parents.nodes[0]?.oid;
  if (from === undefined) throw new GitHubError('incomplete', {request: `Way ${proposal}`});
  return differenceOf(connection, from, commit);
}
