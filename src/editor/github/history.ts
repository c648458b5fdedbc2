/** What the website has said before: the published versions of some files, and their texts. */
import * as z from 'zod';
import {asLine} from '../../shared/escape';
import type {Connection} from './connection';
import {bytesOf, gitHashOf} from './files';
import {Day, Sha} from './forms';
import {agreedBy, list, Login, query, repositoryOf, Reviews} from './graphql';

/** GitHub lists a hundred of anything at once. */
export const MOST = 100;

/** The website as it was published once. */
export interface Version {
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

const Pull = z.object({
  number: z.int(),
  title: z.string(),
  mergedAt: Day.nullable(),
  baseRefName: z.string(),
  author: Login,
  mergeCommit: z.object({oid: Sha}).nullable(),
  latestOpinionatedReviews: Reviews,
});
const Listed = z.object({
  pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()}),
  nodes: z.array(
    z.object({
      oid: Sha,
      committedDate: Day,
      messageHeadline: z.string(),
      author: z.object({name: z.string().nullable(), user: Login}).nullable(),
      associatedPullRequests: list(Pull).nullable(),
    }),
  ),
});
const Histories = z.object({
  repository: z.object({ref: z.object({target: z.record(z.string(), Listed)})}),
});

const PULL = `number title mergedAt baseRefName author { login } mergeCommit { oid }
  latestOpinionatedReviews(first: 10, writersOnly: true) { nodes { state author { login } } }`;

/**
 * Lists the published versions of some files: one request for a hundred of each. What came of one proposal is one
 * version, as it was when it was published.
 * @param paths from the project's root: a page with those that it had before, a picture
 * @param older what an earlier answer said
 * @returns the newest first, and where older ones begin; undefined when history ends
 * @throws GitHubError
 */
export async function publishedVersions(
  connection: Connection,
  paths: readonly string[],
  older?: Older,
): Promise<{versions: Version[]; older?: Older}> {
  const asked = older ? paths.filter((path) => older[path] !== undefined) : paths;
  const variables = asked.flatMap((path, index): [string, string | null][] => [
    [`p${index}`, path],
    [`a${index}`, older?.[path] ?? null],
  ]);
  const declared = asked.map((_, index) => `$p${index}: String!, $a${index}: String`).join(', ');
  const histories = asked.map(
    (_, index) => `h${index}: history(first: ${MOST}, path: $p${index}, after: $a${index}) {
      pageInfo { hasNextPage endCursor }
      nodes {
        oid committedDate messageHeadline author { name user { login } }
        associatedPullRequests(first: 3) { nodes { ${PULL} } }
      }
    }`,
  );
  const {branch} = connection.service;
  const {repository} = await query(
    connection,
    `query History($owner: String!, $name: String!, $ref: String!, ${declared}) {
      repository(owner: $owner, name: $name) { ref(qualifiedName: $ref) { target { ... on Commit { ${histories.join('\n')} } } } }
    }`,
    {...repositoryOf(connection), ref: `refs/heads/${branch}`, ...Object.fromEntries(variables)},
    Histories,
  );
  const lists = asked.map((_, index) => repository.ref.target[`h${index}`]);
  const next = lists.flatMap((entry, index) =>
    entry?.pageInfo.hasNextPage && entry.pageInfo.endCursor !== null ? [[asked[index], entry.pageInfo.endCursor]] : [],
  );
  const all = lists.flatMap((entry) => entry?.nodes ?? []).map((node) => versionOf(node, branch));
  const versions = [...new Map(all.map((version) => [version.commit, version])).values()];
  return {versions: versions.sort(newestFirst), ...(next.length > 0 && {older: Object.fromEntries(next) as Older})};
}

export const newestFirst = (a: {day: Date}, b: {day: Date}): number => b.day.getTime() - a.day.getTime();

function versionOf(node: z.infer<typeof Listed>['nodes'][number], branch: string): Version {
  const pulls = node.associatedPullRequests?.nodes ?? [];
  const pull = pulls.find(({mergedAt, mergeCommit, baseRefName}) => mergedAt && mergeCommit && baseRefName === branch);
  if (!pull?.mergedAt || !pull.mergeCommit) {
    const by = node.author?.user?.login ?? node.author?.name ?? '';
    return {commit: node.oid, day: node.committedDate, title: asLine(node.messageHeadline), by: asLine(by), agreed: []};
  }
  return {
    commit: pull.mergeCommit.oid,
    day: pull.mergedAt,
    title: asLine(pull.title),
    by: pull.author?.login ?? '',
    agreed: agreedBy(pull.latestOpinionatedReviews),
    proposal: pull.number,
  };
}

/** A file as it was at a commit. */
export interface FileThen {
  /** Git's hash of its bytes. */
  sha: string;
  /** Nothing for bytes that are no text. */
  text?: string;
}

const Blob = z.object({oid: Sha, text: z.string().nullable(), isTruncated: z.boolean()}).nullable();
const Blobs = z.object({repository: z.record(z.string(), z.union([Blob, z.object({})]))});

/**
 * Reads files as they were: one request for each hundred.
 * @returns each in the order asked for; undefined when there was none
 * @throws GitHubError
 */
export async function filesThen(
  connection: Connection,
  asked: readonly {commit: string; path: string}[],
): Promise<(FileThen | undefined)[]> {
  const found: (FileThen | undefined)[] = [];
  for (let from = 0; from < asked.length; from += MOST) {
    const some = asked.slice(from, from + MOST);
    const declared = some.map((_, index) => `$e${index}: String!`).join(', ');
    const wanted = some.map(
      (_, index) => `t${index}: object(expression: $e${index}) { ... on Blob { oid text isTruncated } }`,
    );
    const names = some.map(({commit, path}, index): [string, string] => [`e${index}`, `${commit}:${path}`]);
    const {repository} = await query(
      connection,
      `query Texts($owner: String!, $name: String!, ${declared}) {
        repository(owner: $owner, name: $name) { ${wanted.join('\n')} }
      }`,
      {...repositoryOf(connection), ...Object.fromEntries(names)},
      Blobs,
    );
    found.push(...(await Promise.all(some.map((_, index) => fileThen(connection, repository[`t${index}`])))));
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
  return {sha, text: new TextDecoder('utf-8', {ignoreBOM: true}).decode(await bytesOf(connection, sha))};
}
