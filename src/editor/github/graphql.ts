/** What GitHub tells and does by its other interface alone: threads that are settled, and all proposals at once. */
import * as z from 'zod';
import type {Connection} from './connection';
import {ask} from './request';
import {isGitHubError, GitHubError} from './github-error';

const MOST = 100;

/**
 * Asks one question in GitHub's query language.
 * @param answer the form of what is asked for
 * @throws GitHubError
 * @see https://docs.github.com/graphql
 */
export async function query<T>(
  connection: Connection,
  text: string,
  variables: object,
  answer: z.ZodType<T>,
): Promise<T> {
  const either = z.union([z.object({errors: z.array(z.unknown()).min(1)}), z.object({data: answer})]);
  const body = {query: text, variables};
  const found = await ask(connection, {method: 'POST', path: '/graphql', body, answer: either});
  if ('errors' in found) throw new GitHubError('refused', {request: 'POST /graphql'});
  return found.data;
}

/** @returns the variables that every question has */
export const repositoryOf = ({service}: Connection) => {
  const [owner, name] = service.repository.split('/');
  return {owner, name};
};

/** Where a token has no right to ask, nothing is known. */
const orNothing = <T>(answer: Promise<T[]>): Promise<T[]> =>
  answer.catch((error: unknown) => {
    if (isGitHubError(error, 'forbidden', 'notFound', 'refused')) return [];
    throw error;
  });

/** What GitHub lists. */
export const list = <T extends z.ZodType>(of: T) => z.object({nodes: z.array(of)});

const Threads = z.object({
  repository: z.object({
    pullRequest: z.object({
      reviewThreads: list(
        z.object({id: z.string(), isResolved: z.boolean(), comments: list(z.object({databaseId: z.int().nullable()}))}),
      ),
    }),
  }),
});

/** A thread as GitHub settles it: by a name of its own. */
export interface ThreadState {
  /** The number of the remark that it began with. */
  first: number;
  thread: string;
  isResolved: boolean;
}

/** @returns the newest hundred threads of a proposal. @throws GitHubError */
export const threadsOf = (connection: Connection, number: number): Promise<ThreadState[]> =>
  orNothing(
    query(
      connection,
      `query Threads($owner: String!, $name: String!, $number: Int!) {
        repository(owner: $owner, name: $name) {
          pullRequest(number: $number) {
            reviewThreads(last: ${MOST}) { nodes { id isResolved comments(first: 1) { nodes { databaseId } } } }
          }
        }
      }`,
      {...repositoryOf(connection), number},
      Threads,
    ).then(({repository}) =>
      repository.pullRequest.reviewThreads.nodes.flatMap(({id: thread, isResolved, comments}) => {
        const first = comments.nodes[0]?.databaseId;
        return typeof first === 'number' ? [{first, thread, isResolved}] : [];
      }),
    ),
  );

/**
 * Puts a thread aside for everybody, or opens it again.
 * @throws GitHubError
 */
export async function resolveThread(connection: Connection, thread: string, isResolved: boolean): Promise<void> {
  const name = isResolved ? 'resolveReviewThread' : 'unresolveReviewThread';
  const text = `mutation Settle($thread: ID!) { done: ${name}(input: {threadId: $thread}) { thread { isResolved } } }`;
  const Done = z.object({done: z.object({thread: z.object({isResolved: z.literal(isResolved)})})});
  await query(connection, text, {thread}, Done);
}

const STATES = ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'] as const;
/** An account; undefined for one that is gone. */
export const Login = z.object({login: z.string()}).nullable();
/** The last decision of each reviewer. */
export const Reviews = list(z.object({state: z.string(), author: Login})).nullable();
const Proposals = z.object({
  repository: z.object({
    pullRequests: list(
      z.object({
        number: z.int(),
        files: list(z.object({path: z.string()})).nullable(),
        latestOpinionatedReviews: Reviews,
      }),
    ),
  }),
});

/** @returns who agreed */
export const agreedBy = (reviews: z.infer<typeof Reviews>): string[] =>
  (reviews?.nodes ?? []).flatMap(({state, author}) => (state === 'APPROVED' && author ? [author.login] : []));

/** What an open proposal changes, and what was decided so far. */
export interface Outline {
  number: number;
  /** Of the first hundred files that it changes. */
  paths: string[];
  verdicts: {by: string; state: (typeof STATES)[number]}[];
}

/** @returns the newest hundred open proposals. @throws GitHubError */
export const outlines = (connection: Connection): Promise<Outline[]> =>
  orNothing(
    query(
      connection,
      `query Proposals($owner: String!, $name: String!) {
        repository(owner: $owner, name: $name) {
          pullRequests(states: OPEN, last: ${MOST}) {
            nodes {
              number
              files(first: ${MOST}) { nodes { path } }
              latestOpinionatedReviews(first: ${MOST}, writersOnly: true) { nodes { state author { login } } }
            }
          }
        }
      }`,
      repositoryOf(connection),
      Proposals,
    ).then(({repository}) =>
      repository.pullRequests.nodes.map(({number, files, latestOpinionatedReviews: reviews}) => ({
        number,
        paths: files?.nodes.map(({path}) => path) ?? [],
        verdicts: (reviews?.nodes ?? []).flatMap(({state, author}) => {
          const known = STATES.find((item) => item === state);
          return known ? [{by: author?.login ?? '', state: known}] : [];
        }),
      })),
    ),
  );
