/** The proposals that are over: published, or closed without that. */
import * as z from 'zod';
import {asLine} from '../../shared/escape';
import type {Connection} from './connection';
import {OF_THE_HOUSE} from './conversation';
import {Day, Sha} from './forms';
import {list, query, repositoryOf} from './graphql';
import {proposalPage} from './links';
import {readRemark} from './remark-text';
import {isProposalBranch} from './titles';

/** A proposal that is over. */
export interface Closed {
  number: number;
  title: string;
  /** Its page on GitHub. */
  url: string;
  by: string;
  at: Date;
  /** Else it was closed without being published. */
  isPublished: boolean;
  /** The commit by which the website got it. */
  commit?: string;
  /** Of the first files that it changes. */
  paths: string[];
  /** What somebody of the house said last. */
  last?: {by: string; words: string};
}

const MOST = 100;
const MOST_FILES = 10;
const MOST_WORDS = 5;

const Said = list(
  z.object({
    author: z.object({__typename: z.string(), login: z.string()}).nullable(),
    authorAssociation: z.string(),
    body: z.string(),
    createdAt: Day,
  }),
).nullable();
const Pulls = z.object({
  repository: z.object({
    pullRequests: list(
      z.object({
        number: z.int(),
        title: z.string(),
        headRefName: z.string(),
        isCrossRepository: z.boolean(),
        author: z.object({login: z.string()}).nullable(),
        closedAt: Day.nullable(),
        mergedAt: Day.nullable(),
        mergeCommit: z.object({oid: Sha}).nullable(),
        files: list(z.object({path: z.string()})).nullable(),
        reviews: Said,
        comments: Said,
      }),
    ),
  }),
});
type Pull = z.infer<typeof Pulls>['repository']['pullRequests']['nodes'][number];

const SAID = `(last: ${MOST_WORDS}) { nodes { author { __typename login } authorAssociation body createdAt } }`;

/**
 * @returns those of an account among the newest hundred proposals that are over, the newest first
 * @throws GitHubError
 */
export async function closedOf(connection: Connection, account: string): Promise<Closed[]> {
  const {repository} = await query(
    connection,
    `query Closed($owner: String!, $name: String!) {
      repository(owner: $owner, name: $name) {
        pullRequests(states: [CLOSED, MERGED], first: ${MOST}, orderBy: {field: UPDATED_AT, direction: DESC}) {
          nodes {
            number title headRefName isCrossRepository author { login } closedAt mergedAt mergeCommit { oid }
            files(first: ${MOST_FILES}) { nodes { path } }
            reviews${SAID} comments${SAID}
          }
        }
      }
    }`,
    repositoryOf(connection),
    Pulls,
  );
  return repository.pullRequests.nodes
    .filter((pull) => isProposalBranch(pull.headRefName) && !pull.isCrossRepository && pull.author?.login === account)
    .map((pull) => closed(connection, pull))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

function closed(connection: Connection, pull: Pull): Closed {
  const {number, title, author, closedAt, mergedAt, mergeCommit, files} = pull;
  const last = lastWords(pull);
  return {
    number,
    title: asLine(title),
    url: proposalPage(connection, number),
    by: author?.login ?? '',
    at: mergedAt ?? closedAt ?? new Date(0),
    isPublished: mergedAt !== null,
    ...(mergeCommit && {commit: mergeCommit.oid}),
    paths: files?.nodes.map(({path}) => path) ?? [],
    ...(last && {last}),
  };
}

function lastWords({reviews, comments}: Pull): Closed['last'] {
  const heard = [...(reviews?.nodes ?? []), ...(comments?.nodes ?? [])].filter(
    ({author, authorAssociation: of}) => OF_THE_HOUSE.includes(of) && author?.__typename !== 'Bot',
  );
  return heard
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map(({author, body}) => ({by: author?.login ?? '', words: readRemark(body).words}))
    .find(({words: text}) => text !== '');
}
