/** What the website has said before: published versions of files, their texts, and the proposals that were published. */
import * as z from 'zod';
import {asLine} from '../../shared/escape';
import {Day, Sha} from './request';
import type {Connection} from './connection';
import {readBlob, differenceOf, gitHashOf, type Difference} from './files';
import {
  agreedBy,
  selection,
  connectionOf,
  Login,
  MOST,
  ofRepository,
  Reviews,
  required,
  type Variables,
} from './graphql';
import {isProposalBranch} from './titles';
import {GitHubError} from './github-error';

/** The website as it was published once. */
export interface PublishedVersion {
  commit: string;
  day: Date;
  /** What its proposal was called, or the first line of a commit without one. */
  title: string;
  by: string;
  agreed: string[];
  /** The number of its proposal, if it came of one. */
  proposal?: number;
}

/** Where the next older hundred begins, by path; a path whose history has ended is left out. */
export type Older = Readonly<Record<string, string>>;

/** A proposal as far as a version reports it. */
const Merged = z.object({
  number: z.int(),
  title: z.string(),
  mergedAt: Day.nullable(),
  baseRefName: z.string(),
  author: Login,
  mergeCommit: z.object({oid: Sha}).nullable(),
  latestOpinionatedReviews: Reviews,
});
const Node = z.object({
  oid: Sha,
  committedDate: Day,
  messageHeadline: z.string(),
  author: z.object({name: z.string().nullable(), user: Login}).nullable(),
  associatedPullRequests: connectionOf(Merged, 'first: 3').nullable(),
});
const Listed = z.object({
  pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()}),
  nodes: z.array(Node),
});

/**
 * Lists the published versions of some files: one request for a hundred of each. What came of one proposal is one
 * version, as it was when it was published.
 * @param paths from the project's root: a page with those that it had before, a picture
 * @param older what an earlier answer said
 * @returns the newest first, and where older ones begin; undefined when history ends
 */
export async function publishedVersions(
  connection: Connection,
  paths: readonly string[],
  older?: Older,
): Promise<{versions: PublishedVersion[]; older?: Older}> {
  const wanted = older ? paths.filter((path) => older[path] !== undefined) : paths;
  const variables = wanted.flatMap((path, index): [string, readonly [string, unknown]][] => [
    [`p${index}`, ['String!', path]],
    [`a${index}`, ['String', older?.[path] ?? null]],
  ]);
  const histories = wanted.map((_, index) => {
    const args = `first: ${MOST}, path: $p${index}, after: $a${index}`;
    return [`h${index}`, selection(z.object(Listed.shape), {field: 'history', args})] as const;
  });
  const {branch} = connection.service;
  const target = selection(z.object(Object.fromEntries(histories)), {on: 'Commit'}).nullable();
  const shape = {ref: selection(z.object({target}), {args: 'qualifiedName: $ref'}).nullable()};
  const all: Variables = {ref: ['String!', `refs/heads/${branch}`], ...Object.fromEntries(variables)};
  const {ref} = await ofRepository(connection, 'History', shape, all);
  // A branch that is not there has no history.
  const lists = wanted.map((_, index) => ref?.target?.[`h${index}`]);
  const next = lists.flatMap((entry, index) =>
    entry?.pageInfo.hasNextPage && entry.pageInfo.endCursor !== null ? [[wanted[index], entry.pageInfo.endCursor]] : [],
  );
  const found = lists.flatMap((entry) => entry?.nodes ?? []).map((node) => versionOf(node, branch));
  const versions = [...new Map(found.map((version) => [version.commit, version])).values()];
  return {versions: versions.sort(newestFirst), ...(next.length > 0 && {older: Object.fromEntries(next) as Older})};
}

/** GitHub tells moments to the second, and numbers grow. */
const newestFirst = (a: PublishedVersion, b: PublishedVersion) =>
  b.day.getTime() - a.day.getTime() || (b.proposal ?? 0) - (a.proposal ?? 0);

function versionOf(node: z.infer<typeof Node>, branch: string): PublishedVersion {
  const pulls = (node.associatedPullRequests?.nodes ?? []).filter(({baseRefName}) => baseRefName === branch);
  const [version] = pulls.flatMap((pull) => versionOfPull(pull) ?? []);
  if (version) return version;
  const by = node.author?.user?.login ?? node.author?.name ?? '';
  return {commit: node.oid, day: node.committedDate, title: asLine(node.messageHeadline), by: asLine(by), agreed: []};
}

/** @returns what a proposal made of the website; nothing of one that was not published */
function versionOfPull(pull: z.infer<typeof Merged>): (PublishedVersion & {proposal: number}) | undefined {
  const {number: proposal, title, mergedAt: day, author, mergeCommit, latestOpinionatedReviews: reviews} = pull;
  if (!day || !mergeCommit) return undefined;
  const by = author?.login ?? '';
  return {commit: mergeCommit.oid, day, title: asLine(title), by, agreed: agreedBy(reviews), proposal};
}

/** A file as it was at a commit. */
export interface FileThen {
  /** Git's hash of its bytes. */
  sha: string;
  /** Nothing for bytes that are no text. */
  text?: string;
}

const Blob = z.object({oid: Sha, text: z.string().nullable()});

/**
 * Reads files as they were: one request for each hundred.
 * @returns each in the order asked for; undefined when there was none
 */
export async function filesThen(
  connection: Connection,
  wanted: readonly {commit: string; path: string}[],
): Promise<(FileThen | undefined)[]> {
  const found: (FileThen | undefined)[] = [];
  for (let from = 0; from < wanted.length; from += MOST) {
    const some = wanted.slice(from, from + MOST);
    const names = some.map(({commit, path}, index) => [`e${index}`, ['String!', `${commit}:${path}`]] as const);
    const forms = some.map((_, index) => {
      const form = selection(z.object(Blob.partial().shape), {
        field: 'object',
        args: `expression: $e${index}`,
        on: 'Blob',
      });
      return [`t${index}`, form.nullable()] as const;
    });
    const texts = await ofRepository(connection, 'Texts', Object.fromEntries(forms), Object.fromEntries(names));
    found.push(...(await Promise.all(some.map((_, index) => fileThen(connection, texts[`t${index}`])))));
  }
  return found;
}

/** GitHub may give a text otherwise than it is stored: its hash says so, and then its bytes are asked for. */
async function fileThen(connection: Connection, blob: unknown): Promise<FileThen | undefined> {
  const {data} = Blob.safeParse(blob);
  if (!data) return undefined;
  const {oid: sha, text} = data;
  if (text === null) return {sha};
  if ((await gitHashOf(new TextEncoder().encode(text))) === sha) return {sha, text};
  return {sha, text: new TextDecoder('utf-8', {ignoreBOM: true}).decode(await readBlob(connection, sha))};
}

/** A proposal that was published. */
export interface Published extends PublishedVersion {
  proposal: number;
  /** The pages that it took away. */
  gone: string[];
}

const Pull = Merged.extend({
  headRefName: z.string(),
  files: connectionOf(z.object({path: z.string(), changeType: z.string()})).nullable(),
});

/** @returns the newest hundred proposals of the editor that were published, the newest first */
export async function publishedProposals(connection: Connection): Promise<Published[]> {
  const shape = {pullRequests: connectionOf(Pull, `states: MERGED, baseRefName: $base, last: ${MOST}`)};
  const {pullRequests} = await ofRepository(connection, 'Published', shape, {
    base: ['String!', connection.service.branch],
  });
  return pullRequests.nodes
    .flatMap((pull) => {
      const version = isProposalBranch(pull.headRefName) ? versionOfPull(pull) : undefined;
      const gone = (pull.files?.nodes ?? []).flatMap(({path, changeType}) => (changeType === 'DELETED' ? [path] : []));
      return version ? [{...version, gone}] : [];
    })
    .sort(newestFirst);
}

const Step = z.object({
  oid: Sha,
  parents: connectionOf(z.object({oid: Sha}), 'first: 2'),
  associatedPullRequests: connectionOf(z.object({number: z.int()}), 'first: 3').nullable(),
});
const PullRequestProgress = selection(z.object({history: connectionOf(Step)}), {args: 'oid: $commit', on: 'Commit'});

/** What a proposal has changed, however GitHub has brought it in: by a merge, as one commit or as several. */
export async function changedBy(connection: Connection, {proposal, commit}: Published): Promise<Difference> {
  const shape = {object: required(PullRequestProgress)};
  const {object} = await ofRepository(connection, 'Way', shape, {commit: ['GitObjectID!', commit]});
  const known = new Map(object.history.nodes.map((node) => [node.oid, node]));
  const isOfIt = (oid: string) =>
    known.get(oid)?.associatedPullRequests?.nodes.some(({number}) => number === proposal) === true;
  let from: string | undefined = commit;
  while (from !== undefined && (from === commit || isOfIt(from))) from = known.get(from)?.parents.nodes[0]?.oid;
  if (from === undefined) throw new GitHubError('incomplete', {request: `Way ${proposal}`});
  return differenceOf(connection, from, commit);
}
