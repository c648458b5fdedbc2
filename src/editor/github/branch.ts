/** Reads the website from a branch. */
import * as z from 'zod';
import {mapLimit} from '../../shared/map-limit';
import {memoizeAsync} from '../../shared/memoize';
import type {BranchFile, Connection} from './connection';
import {requestJson, repoPath, Sha, requestBytes} from './request';
import {isGitHubError, GitHubError} from './github-error';
import {PAGES_FOLDER, STATIC_FOLDER} from '../../cms/parse';

export type {BranchFile};

/** The website at one commit. */
export interface Branch {
  name: string;
  commit: string;
  /** The text of every page and of pages/_site.yml by its path from the root, with its byte order mark. */
  texts: ReadonlyMap<string, string>;
  /** The files that are not UTF-8: the linter reports them, and the editor must not write them. */
  unreadable: ReadonlyMap<string, Uint8Array>;
  /** Every file of pages/ and static/ by its path from the root, without symbolic links and executables. */
  files: ReadonlyMap<string, BranchFile>;
}

export const TEXT_FILE = /^pages\/.+\.(mdx?|ya?ml)$/i;
const Ref = z.object({object: z.object({sha: Sha})});

/**
 * Reads a branch with two requests, and one for each file that this connection has not read yet. After a failure the
 * next try continues with the files that are missing. @param onText receives each text as it arrives
 */
export async function loadBranch(
  connection: Connection,
  name = connection.service.branch,
  onText?: OnText,
): Promise<Branch> {
  return branchAt(connection, name, await headCommitOf(connection, name), onText);
}

const SECOND_LOOK_MS = 1000;

/** Asks again after a "not found", because for a moment GitHub's replicas do not know what was just made. */
export async function withSecondLook<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isGitHubError(error, 'notFound')) throw error;
    await new Promise((done) => setTimeout(done, SECOND_LOOK_MS));
    return work();
  }
}

/** @throws GitHubError `branchGone` when the branch was deleted */
export async function headCommitOf(connection: Connection, branch: string): Promise<string> {
  const path = repoPath(connection, `git/ref/heads/${branch}`);
  try {
    return (await withSecondLook(() => requestJson(connection, {path, answer: Ref}))).object.sha;
  } catch (error) {
    if (!isGitHubError(error, 'notFound') || branch === connection.service.branch) throw error;
    // GitHub gives the same answer when this account may not see the repository.
    await requestJson(connection, {path: `/repos/${connection.service.repository}`, answer: z.object({})});
    throw new GitHubError('branchGone');
  }
}

type OnText = (path: string, text: string) => void;

export async function branchAt(connection: Connection, name: string, commit: string, onText?: OnText): Promise<Branch> {
  const files = await filesAtCommit(connection, commit);
  const texts = new Map<string, string>();
  const unreadable = new Map<string, Uint8Array>();
  const pages = [...files].filter(([path]) => TEXT_FILE.test(path));
  await mapLimit(pages, MAX_PARALLEL_READS, async ([path, {sha}]) => {
    const text = decodeText(await readBlob(connection, sha));
    if (text !== undefined) onText?.(path, text);
  });
  for (const [path, {sha}] of pages) {
    const bytes = await readBlob(connection, sha);
    const text = decodeText(bytes);
    if (text === undefined) unreadable.set(path, bytes);
    else texts.set(path, text);
  }
  return {name, commit, texts, unreadable, files};
}

/** @returns the text of a file; undefined when it is not UTF-8 */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

const FILE_MODES = ['100644', '100755'];
const HEX_DIGITS_PER_BYTE = 2;
const HEX = 16;
/** The number of arguments that `String.fromCharCode` accepts. */
const CHUNK = 0x8000;

const FOLDERS = [`${PAGES_FOLDER}/`, `${STATIC_FOLDER}/img/`, `${STATIC_FOLDER}/files/`];
/** Forbidden path segments, which refer to another folder on this or another system. */
const FORBIDDEN_SEGMENT = /^(|\.|\.\.|\.git)$|[\\\p{Cc}]/iu;

/** @returns whether the editor may read and write a path: a page, a photo or a download. */
export const isEditablePath = (path: string): boolean =>
  FOLDERS.some((folder) => path.startsWith(folder)) &&
  !path.split('/').some((segment) => FORBIDDEN_SEGMENT.test(segment));

const TreeEntry = z.object({
  path: z.string(),
  mode: z.string(),
  type: z.string(),
  sha: Sha,
  size: z.number().optional(),
});
type TreeEntry = z.infer<typeof TreeEntry>;
const Tree = z.object({truncated: z.boolean().optional(), tree: z.array(TreeEntry)});

type Files = ReadonlyMap<string, BranchFile>;

/** @returns the files of pages/ and static/ at a commit by their path; other folders are not requested */
export const filesAtCommit = (connection: Connection, commit: string): Promise<Files> =>
  memoizeAsync(connection.listed, commit, async () => {
    const root = await treeAt(connection, commit, {});
    const folders = root.filter(({path, type}) => type === 'tree' && [PAGES_FOLDER, STATIC_FOLDER].includes(path));
    // Most commits change only one of the two folders.
    const lists = await Promise.all(
      folders.map(({path, sha}) =>
        memoizeAsync(connection.listed, sha, async () =>
          filesIn(path, await treeAt(connection, sha, {recursive: '1'})),
        ),
      ),
    );
    return new Map(lists.flatMap((files) => [...files]));
  });

async function treeAt(connection: Connection, sha: string, query: Record<string, string>): Promise<TreeEntry[]> {
  const path = repoPath(connection, `git/trees/${sha}`, query);
  const {tree, truncated} = await withSecondLook(() => requestJson(connection, {path, answer: Tree}));
  if (truncated === true) throw new GitHubError('incomplete');
  return tree;
}

const filesIn = (folder: string, entries: readonly TreeEntry[]): Files =>
  new Map(
    entries
      .map((entry) => ({...entry, path: `${folder}/${entry.path}`}))
      .filter(({path, mode, type}) => type === 'blob' && FILE_MODES.includes(mode) && isEditablePath(path))
      .map(({path, sha, size = 0, mode}) => [path, {sha, size, mode}]),
  );

/** The files that differ between two versions, by their paths. */
export interface BranchDifference {
  before: Files;
  after: Files;
}

export async function differenceOf(connection: Connection, from: string, to: string): Promise<BranchDifference> {
  const [before, after] = [await filesAtCommit(connection, from), await filesAtCommit(connection, to)];
  const only = (files: Files) => new Map([...files].filter(([path]) => before.get(path)?.sha !== after.get(path)?.sha));
  return {before: only(before), after: only(after)};
}

/** @returns the content of one file, verified by its hash */
export const readBlob = (connection: Connection, sha: string): Promise<Uint8Array<ArrayBuffer>> =>
  memoizeAsync(connection.read, sha, async () => {
    const path = repoPath(connection, `git/blobs/${sha}`);
    const bytes = await requestBytes(connection, {path});
    if ((await gitHashOf(bytes)) !== sha) throw new GitHubError('incomplete');
    return bytes;
  });

export async function gitHashOf(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  return toHex(await crypto.subtle.digest('SHA-1', whole));
}

export const toHex = (bytes: ArrayBuffer | ArrayLike<number>): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(HEX).padStart(HEX_DIGITS_PER_BYTE, '0')).join('');

export function toBase64(bytes: Uint8Array): string {
  const chunks = Array.from({length: Math.ceil(bytes.length / CHUNK)}, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * CHUNK, (index + 1) * CHUNK)),
  );
  return btoa(chunks.join(''));
}

/** The number of parallel requests. They share one connection, and the browser sends a preflight before each. */
const MAX_PARALLEL_READS = 40;
