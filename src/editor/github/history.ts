/** Reads earlier versions of the website: published versions of files, their texts, and published proposals. */
import * as z from 'zod';
import {toSingleLine} from '../../shared/escape';
import {Timestamp, Sha} from './request';
import {type Connection, proposalPage} from './connection';
import {readBlob, differenceOf, gitHashOf, type BranchDifference} from './branch';
import {
  approversOf,
  withSelection,
  connectionOf,
  Login,
  MAX_ITEMS,
  queryRepository,
  Reviews,
  orThrowGone,
  type Variables,
} from './graphql';
import {isProposalBranch} from './draft-names';
import {GitHubError} from './github-error';
import {isTrustedAuthor, parseComment} from './conversation';

export interface PublishedVersion {
  commit: string;
  day: Date;
  /** The title of its proposal, or the first line of a commit without one. */
  title: string;
  by: string;
  agreed: string[];
  /** The number of its proposal, if it has one. */
  proposal?: number;
}

/** The cursor of the next 100 older versions, by path; undefined at the end of a path's history. */
export type OlderCursors = Readonly<Record<string, string>>;

/** The part of a proposal that a version needs. */
const MergedPullRequest = z.object({
  number: z.int(),
  title: z.string(),
  mergedAt: Timestamp.nullable(),
  baseRefName: z.string(),
  author: Login,
  mergeCommit: z.object({oid: Sha}).nullable(),
  latestOpinionatedReviews: Reviews,
});
const CommitNode = z.object({
  oid: Sha,
  committedDate: Timestamp,
  messageHeadline: z.string(),
  author: z.object({name: z.string().nullable(), user: Login}).nullable(),
  associatedPullRequests: connectionOf(MergedPullRequest, 'first: 3').nullable(),
});
const CommitHistoryPage = z.object({
  pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()}),
  nodes: z.array(CommitNode),
});

/**
 * Lists the published versions of some files, with one request for 100 of each. All commits of one proposal are one
 * version. @returns the newest first, and the cursors of older ones; undefined at the end of the history
 */
export async function publishedVersions(
  connection: Connection,
  paths: readonly string[],
  older?: OlderCursors,
): Promise<{versions: PublishedVersion[]; older?: OlderCursors}> {
  const wanted = older ? paths.filter((path) => older[path] !== undefined) : paths;
  const variables = wanted.flatMap((path, index): [string, readonly [string, unknown]][] => [
    [`p${index}`, ['String!', path]],
    [`a${index}`, ['String', older?.[path] ?? null]],
  ]);
  const histories = wanted.map((_, index) => {
    const args = `first: ${MAX_ITEMS}, path: $p${index}, after: $a${index}`;
    return [`h${index}`, withSelection(z.object(CommitHistoryPage.shape), {field: 'history', args})] as const;
  });
  const {branch} = connection.service;
  const target = withSelection(z.object(Object.fromEntries(histories)), {on: 'Commit'}).nullable();
  const shape = {ref: withSelection(z.object({target}), {args: 'qualifiedName: $ref'}).nullable()};
  const all: Variables = {ref: ['String!', `refs/heads/${branch}`], ...Object.fromEntries(variables)};
  const {ref} = await queryRepository(connection, 'History', shape, all);
  // A missing branch has no history.
  const lists = wanted.map((_, index) => ref?.target?.[`h${index}`]);
  const next = lists.flatMap((entry, index) =>
    entry?.pageInfo.hasNextPage && entry.pageInfo.endCursor !== null ? [[wanted[index], entry.pageInfo.endCursor]] : [],
  );
  const found = lists.flatMap((entry) => entry?.nodes ?? []).map((node) => versionOf(node, branch));
  const versions = [...new Map(found.map((version) => [version.commit, version])).values()];
  return {
    versions: versions.sort(newestFirst),
    ...(next.length > 0 && {older: Object.fromEntries(next) as OlderCursors}),
  };
}

/** GitHub's timestamps are in seconds, so the higher number decides between equal ones. */
export const newestFirst = (a: PublishedVersion, b: PublishedVersion) =>
  b.day.getTime() - a.day.getTime() || (b.proposal ?? 0) - (a.proposal ?? 0);

function versionOf(node: z.infer<typeof CommitNode>, branch: string): PublishedVersion {
  const pulls = (node.associatedPullRequests?.nodes ?? []).filter(({baseRefName}) => baseRefName === branch);
  const [version] = pulls.flatMap((pull) => versionOfPullRequest(pull) ?? []);
  if (version) return version;
  const by = node.author?.user?.login ?? node.author?.name ?? '';
  return {
    commit: node.oid,
    day: node.committedDate,
    title: toSingleLine(node.messageHeadline),
    by: toSingleLine(by),
    agreed: [],
  };
}

/** @returns the version that a proposal published; undefined for an unpublished one */
function versionOfPullRequest(
  pull: z.infer<typeof MergedPullRequest>,
): (PublishedVersion & {proposal: number}) | undefined {
  const {number: proposal, title, mergedAt: day, author, mergeCommit, latestOpinionatedReviews: reviews} = pull;
  if (!day || !mergeCommit) return undefined;
  const by = author?.login ?? '';
  return {commit: mergeCommit.oid, day, title: toSingleLine(title), by, agreed: approversOf(reviews), proposal};
}

export interface FileAtCommit {
  sha: string;
  /** Undefined for a binary file. */
  text?: string;
}

const Blob = z.object({oid: Sha, text: z.string().nullable()});

/** Reads files of earlier commits, with one request for each 100; undefined for a missing one. */
export async function filesAtCommits(
  connection: Connection,
  wanted: readonly {commit: string; path: string}[],
): Promise<(FileAtCommit | undefined)[]> {
  const found: (FileAtCommit | undefined)[] = [];
  for (let from = 0; from < wanted.length; from += MAX_ITEMS) {
    const some = wanted.slice(from, from + MAX_ITEMS);
    const names = some.map(({commit, path}, index) => [`e${index}`, ['String!', `${commit}:${path}`]] as const);
    const forms = some.map((_, index) => {
      const form = withSelection(z.object(Blob.partial().shape), {
        field: 'object',
        args: `expression: $e${index}`,
        on: 'Blob',
      });
      return [`t${index}`, form.nullable()] as const;
    });
    const texts = await queryRepository(connection, 'Texts', Object.fromEntries(forms), Object.fromEntries(names));
    found.push(...(await Promise.all(some.map((_, index) => fileAtCommit(connection, texts[`t${index}`])))));
  }
  return found;
}

/** GitHub may change a text on the way. If the hash differs, this requests the bytes. */
async function fileAtCommit(connection: Connection, blob: unknown): Promise<FileAtCommit | undefined> {
  const {data} = Blob.safeParse(blob);
  if (!data) return undefined;
  const {oid: sha, text} = data;
  if (text === null) return {sha};
  if ((await gitHashOf(new TextEncoder().encode(text))) === sha) return {sha, text};
  return {sha, text: new TextDecoder('utf-8', {ignoreBOM: true}).decode(await readBlob(connection, sha))};
}

export interface PublishedProposal extends PublishedVersion {
  proposal: number;
  gone: string[];
}

const PublishedPullRequest = MergedPullRequest.extend({
  headRefName: z.string(),
  files: connectionOf(z.object({path: z.string(), changeType: z.string()})).nullable(),
});

/** @returns the newest 100 published proposals of the editor, the newest first */
export async function publishedProposals(connection: Connection): Promise<PublishedProposal[]> {
  const shape = {
    pullRequests: connectionOf(PublishedPullRequest, `states: MERGED, baseRefName: $base, last: ${MAX_ITEMS}`),
  };
  const {pullRequests} = await queryRepository(connection, 'Published', shape, {
    base: ['String!', connection.service.branch],
  });
  return pullRequests.nodes
    .flatMap((pull) => {
      const version = isProposalBranch(pull.headRefName) ? versionOfPullRequest(pull) : undefined;
      const gone = (pull.files?.nodes ?? []).flatMap(({path, changeType}) => (changeType === 'DELETED' ? [path] : []));
      return version ? [{...version, gone}] : [];
    })
    .sort(newestFirst);
}

const CommitWithParents = z.object({
  oid: Sha,
  parents: connectionOf(z.object({oid: Sha}), 'first: 2'),
  associatedPullRequests: connectionOf(z.object({number: z.int()}), 'first: 3').nullable(),
});
const CommitHistory = withSelection(z.object({history: connectionOf(CommitWithParents)}), {
  args: 'oid: $commit',
  on: 'Commit',
});

/** Returns the changes of a published proposal, whether GitHub merged, squashed or rebased it. */
export async function changesOfProposal(
  connection: Connection,
  {proposal, commit}: PublishedProposal,
): Promise<BranchDifference> {
  const shape = {object: orThrowGone(CommitHistory)};
  const {object} = await queryRepository(connection, 'Way', shape, {commit: ['GitObjectID!', commit]});
  const commitsById = new Map(object.history.nodes.map((node) => [node.oid, node]));
  const isOfIt = (oid: string) =>
    commitsById.get(oid)?.associatedPullRequests?.nodes.some(({number}) => number === proposal) === true;
  let from: string | undefined = commit;
  while (from !== undefined && (from === commit || isOfIt(from))) from = commitsById.get(from)?.parents.nodes[0]?.oid;
  if (from === undefined) throw new GitHubError('incomplete');
  return differenceOf(connection, from, commit);
}

export interface ClosedProposal {
  number: number;
  title: string;
  url: string;
  at: Date;
  /** False if it was closed without being published. */
  isPublished: boolean;
  /** The commit that brought it into the website. */
  commit?: string;
  paths: string[];
  /** The last comment of somebody with write access. */
  last?: {by: string; words: string};
}

const LastComment = z.object({
  author: z.object({__typename: z.string(), login: z.string()}).nullable(),
  authorAssociation: z.string(),
  body: z.string(),
  createdAt: Timestamp,
});
const PullRequest = z.object({
  number: z.int(),
  title: z.string(),
  headRefName: z.string(),
  isCrossRepository: z.boolean(),
  author: Login,
  closedAt: Timestamp.nullable(),
  mergedAt: Timestamp.nullable(),
  mergeCommit: z.object({oid: Sha}).nullable(),
  files: connectionOf(z.object({path: z.string()}), 'first: 10').nullable(),
  reviews: connectionOf(LastComment.extend({authorCanPushToRepository: z.boolean()}), 'last: 5').nullable(),
  comments: connectionOf(LastComment, 'last: 5').nullable(),
});
type PullRequest = z.infer<typeof PullRequest>;
/** The newest 100 closed proposals. */
const NEWEST_CLOSED = `states: [CLOSED, MERGED], first: ${MAX_ITEMS}, orderBy: {field: UPDATED_AT, direction: DESC}`;

/** @returns the account's proposals among the newest 100 closed ones, the newest first */
export async function closedProposalsOf(connection: Connection, account: string): Promise<ClosedProposal[]> {
  const {pullRequests} = await queryRepository(connection, 'Closed', {
    pullRequests: connectionOf(PullRequest, NEWEST_CLOSED),
  });
  const ownPullRequests = pullRequests.nodes.filter(
    (pull) => isProposalBranch(pull.headRefName) && !pull.isCrossRepository && pull.author?.login === account,
  );
  const reported = await Promise.all(ownPullRequests.map((pull) => toClosedProposal(connection, pull)));
  return reported.sort((a, b) => b.at.getTime() - a.at.getTime());
}

async function toClosedProposal(connection: Connection, pull: PullRequest): Promise<ClosedProposal> {
  const {number, title, closedAt, mergedAt, mergeCommit, files} = pull;
  const last = await lastCommentOf(connection, pull);
  return {
    number,
    title: toSingleLine(title),
    url: proposalPage(connection, number),
    at: mergedAt ?? closedAt ?? new Date(0),
    isPublished: mergedAt !== null,
    ...(mergeCommit && {commit: mergeCommit.oid}),
    paths: files?.nodes.map(({path}) => path) ?? [],
    ...(last && {last}),
  };
}

async function lastCommentOf(
  connection: Connection,
  {reviews, comments}: PullRequest,
): Promise<ClosedProposal['last']> {
  const ofComments = (comments?.nodes ?? []).map((node) => ({...node, authorCanPushToRepository: undefined}));
  const reviewsAndComments = [...(reviews?.nodes ?? []), ...ofComments];
  for (const entry of reviewsAndComments.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())) {
    const {author, authorAssociation: association, authorCanPushToRepository: canWrite, body} = entry;
    const {words: text} = parseComment(body);
    const who = {login: author?.login, type: author?.__typename, association};
    if (text !== '' && (canWrite ?? (await isTrustedAuthor(connection, who))))
      return {by: author?.login ?? '', words: text};
  }
  return undefined;
}
