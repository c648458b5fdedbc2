/** Requests that only GitHub's GraphQL API can answer: resolved threads, and all proposals at once. */
import * as z from 'zod';
import type {Connection} from './connection';
import {requestJson} from './request';
import {rateLimitError, errorKindIn, undefinedIfForbidden, GitHubError, type GitHubErrorKind} from './github-error';

/** GitHub lists at most 100 items. */
export const MAX_ITEMS = 100;

/** Sends one GraphQL query. @see https://docs.github.com/graphql */
export async function query<T>(
  connection: Connection,
  text: string,
  variables: object,
  answer: z.ZodType<T>,
): Promise<T> {
  const question = {method: 'POST', path: '/graphql', body: {query: text, variables}} as const;
  return (await requestJson(connection, {...question, refused: graphqlError, answer: z.object({data: answer})})).data;
}

const GraphqlFailure = z.object({
  type: z.string().default(''),
  message: z.string().default(''),
  extensions: z.object({saml_failure: z.boolean().optional()}).optional(),
});
const GraphqlErrors = z.object({errors: z.array(GraphqlFailure).min(1)});

const KINDS: Readonly<Record<string, GitHubErrorKind>> = {
  FORBIDDEN: 'forbidden',
  INSUFFICIENT_SCOPES: 'forbidden',
  NOT_FOUND: 'notFound',
  UNPROCESSABLE: 'refused',
  STALE_DATA: 'busy',
};

/** @see https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api */
function graphqlError({status, headers}: Response, answer: unknown): GitHubError | undefined {
  const {errors = []} = GraphqlErrors.safeParse(answer).data ?? {};
  if (errors.length === 0) return undefined;
  const message = errors.map(({message}) => message).join('\n');
  const isLimited = errors.some(({type}) => type.startsWith('RATE_LIMIT'));
  if (isLimited || /rate limit/i.test(message))
    return rateLimitError(status, headers, message) ?? new GitHubError('limit');
  if (errors.some(({extensions}) => extensions?.saml_failure)) return new GitHubError('sso');
  const kind = errors.map(({type}) => KINDS[type]).find((errorKind) => errorKind !== undefined);
  return new GitHubError(errorKindIn(message) ?? kind ?? 'broken', {message});
}

/** How a schema is queried: its arguments, its alias, and the type of object that it is limited to. */
const selections = z.registry<{args?: string; field?: string; on?: string}>();

export function withSelection<T extends z.ZodType>(form: T, way: {args?: string; field?: string; on?: string}): T {
  selections.add(form, way);
  return form;
}

/** @returns the inner schema of an optional or transformed one */
function unwrapSchema(form: z.core.$ZodType): z.core.$ZodType {
  if (form instanceof z.ZodNullable || form instanceof z.ZodOptional) return unwrapSchema(form.unwrap());
  if (form instanceof z.ZodArray) return unwrapSchema(form.element);
  return form instanceof z.ZodPipe ? unwrapSchema(form.in) : form;
}

/** @returns the GraphQL selection of a schema */
function selectionOf(form: z.core.$ZodType): string {
  if (!(form instanceof z.ZodObject)) return '';
  const fields = Object.entries(form.shape as z.core.$ZodShape).map(([name, of]) => {
    const {args, field} = selections.get(unwrapSchema(of) as z.ZodType) ?? {};
    return (field ? `${name}: ${field}` : name) + (args ? `(${args})` : '') + selectionOf(unwrapSchema(of));
  });
  const {on} = selections.get(form) ?? {};
  return on === undefined ? ` { ${fields.join(' ')} }` : ` { ... on ${on} { ${fields.join(' ')} } }`;
}

/** The variables of a query, each with its type. */
export type Variables = Readonly<Record<string, readonly [type: string, value: unknown]>>;

/** Queries the repository. @param shape the schema of the answer, which also gives the query */
export async function queryRepository<T extends z.core.$ZodShape>(
  connection: Connection,
  question: string,
  shape: T,
  variables: Variables = {},
): Promise<z.output<z.ZodObject<T>>> {
  const [owner, name] = connection.service.repository.split('/');
  const all = {owner: ['String!', owner], name: ['String!', name], ...variables} as const;
  const declared = Object.entries(all).map(([of, [type]]) => `$${of}: ${type}`);
  const form = z.object({
    repository: orThrowGone(withSelection(z.object(shape), {args: 'owner: $owner, name: $name'})),
  });
  const values = Object.fromEntries(Object.entries(all).map(([of, [, value]]) => [of, value]));
  const text = `query ${question}(${declared.join(', ')})${selectionOf(form)}`;
  return (await query(connection, text, values, form)).repository;
}

/** A value that GitHub may return as null without an error, because it does not exist or is hidden. */
export const orThrowGone = <T extends z.ZodType>(of: T) =>
  of.nullable().transform((value): z.output<T> => {
    if (value === null) throw new GitHubError('notFound');
    return value;
  });

export const connectionOf = <T extends z.ZodType>(of: T, args = `first: ${MAX_ITEMS}`) =>
  withSelection(z.object({nodes: z.array(of)}), {args});

/** GitHub's ids are too large for GraphQL integers. */
const Id = z.string().nullable();
const Thread = z.object({
  id: z.string(),
  isResolved: z.boolean(),
  comments: connectionOf(z.object({fullDatabaseId: Id}), 'first: 1'),
});
const Review = z.object({fullDatabaseId: Id, authorCanPushToRepository: z.boolean()});
const PageInfo = z.object({hasPreviousPage: z.boolean(), startCursor: z.string().nullable()});
/** One page of a list, the newest first. */
const pageOf = <T extends z.ZodType>(of: T, cursor: string) =>
  withSelection(z.object({pageInfo: PageInfo, nodes: z.array(of)}), {args: `last: ${MAX_ITEMS}, before: $${cursor}`});
const ThreadsAndReviews = z.object({
  reviewThreads: pageOf(Thread, 'thread'),
  reviews: pageOf(Review, 'review').nullable(),
});

/** Facts about comments that the REST API lacks. */
export interface ThreadState {
  /** Each thread by the id of its first comment, with its GraphQL id. */
  threads: ReadonlyMap<string, {thread: string; isResolved: boolean}>;
  /** Whether the author of each review has write access, even if their membership is private. */
  writers: ReadonlyMap<string, boolean>;
}

/** @returns all threads and reviews of a proposal, with one request for each 100. @throws GitHubError */
export async function threadsOf(connection: Connection, number: number): Promise<ThreadState> {
  const threads = new Map<string, {thread: string; isResolved: boolean}>();
  const writers = new Map<string, boolean>();
  const shape = {pullRequest: orThrowGone(withSelection(ThreadsAndReviews, {args: 'number: $number'}))};
  let cursors: ThreadCursors | undefined = {};
  while (cursors) {
    const {thread, review}: ThreadCursors = cursors;
    const found = await undefinedIfForbidden(
      queryRepository(connection, 'Threads', shape, {
        number: ['Int!', number],
        thread: ['String', thread ?? null],
        review: ['String', review ?? null],
      }),
    );
    const {reviewThreads, reviews} = found?.pullRequest ?? {};
    for (const {id, isResolved, comments} of reviewThreads?.nodes ?? [])
      threads.set(comments.nodes[0]?.fullDatabaseId ?? '', {thread: id, isResolved});
    for (const node of reviews?.nodes ?? []) writers.set(node.fullDatabaseId ?? '', node.authorCanPushToRepository);
    cursors = cursorsAfter(cursors, reviewThreads?.pageInfo, reviews?.pageInfo);
  }
  return {threads, writers};
}

interface ThreadCursors {
  thread?: string;
  review?: string;
}

type PageInfo = z.infer<typeof PageInfo>;

/** @returns the cursors of the next older pages; undefined at the end of both lists */
function cursorsAfter(last: ThreadCursors, threads?: PageInfo, reviews?: PageInfo): ThreadCursors | undefined {
  if (threads?.hasPreviousPage !== true && reviews?.hasPreviousPage !== true) return undefined;
  // The list that has ended first stays at its end.
  return {thread: threads?.startCursor ?? last.thread, review: reviews?.startCursor ?? last.review};
}

/** Resolves a thread for everybody, or reopens it. */
export async function resolveThread(connection: Connection, thread: string, isResolved: boolean): Promise<void> {
  const name = isResolved ? 'resolveReviewThread' : 'unresolveReviewThread';
  const text = `mutation Settle($thread: ID!) { done: ${name}(input: {threadId: $thread}) { thread { isResolved } } }`;
  const Done = z.object({
    done: orThrowGone(z.object({thread: orThrowGone(z.object({isResolved: z.literal(isResolved)}))})),
  });
  await query(connection, text, {thread}, Done);
}

const STATES = ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'] as const;
/** An account; null for a deleted one. */
export const Login = z.object({login: z.string()}).nullable();
export const Reviews = connectionOf(
  z.object({state: z.string(), author: Login}),
  `first: ${MAX_ITEMS}, writersOnly: true`,
).nullable();
const Open = z.object({
  number: z.int(),
  files: connectionOf(z.object({path: z.string()})).nullable(),
  latestOpinionatedReviews: Reviews,
});

export const approversOf = (reviews: z.infer<typeof Reviews>): string[] =>
  (reviews?.nodes ?? []).flatMap(({state, author}) => (state === 'APPROVED' && author ? [author.login] : []));

/** The changes of an open proposal, and the decisions so far. */
export interface ProposalSummary {
  number: number;
  /** The first 100 files that it changes; undefined if GitHub does not say. */
  paths?: string[];
  verdicts: {by: string; state: (typeof STATES)[number]}[];
}

/** @returns the newest 100 open proposals. @throws GitHubError */
export async function proposalSummaries(connection: Connection): Promise<ProposalSummary[]> {
  const shape = {pullRequests: connectionOf(Open, `states: OPEN, last: ${MAX_ITEMS}`)};
  const found = await undefinedIfForbidden(queryRepository(connection, 'Proposals', shape));
  return (found?.pullRequests.nodes ?? []).map(({number, files, latestOpinionatedReviews: reviews}) => ({
    number,
    paths: files?.nodes.map(({path}) => path),
    verdicts: (reviews?.nodes ?? []).flatMap(({state, author}) => {
      const decision = STATES.find((item) => item === state);
      return decision ? [{by: author?.login ?? '', state: decision}] : [];
    }),
  }));
}
