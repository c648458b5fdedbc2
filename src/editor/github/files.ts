/** Reads and hashes files in the way of git. */
import * as z from 'zod';
import {PAGES_FOLDER, STATIC_FOLDER} from '../../cms/parse';
import type {BranchFile, Connection} from './connection';
import {requestJson, requestBytes, repoPath, Sha} from './request';
import {GitHubError} from './github-error';

const FILE_MODES = ['100644', '100755'];
const BYTE = 2;
const HEX = 16;
/** The number of arguments that `String.fromCharCode` accepts. */
const CHUNK = 0x8000;

const FOLDERS = [`${PAGES_FOLDER}/`, `${STATIC_FOLDER}/img/`, `${STATIC_FOLDER}/files/`];
/** Forbidden path segments: they would mean another folder, here or on another system. */
const UNFIT = /^(|\.|\.\.|\.git)$|[\\\p{Cc}]/iu;

/** @returns whether the editor may read and write a path: a page, a photo or a download. */
export const isOwn = (path: string): boolean =>
  FOLDERS.some((folder) => path.startsWith(folder)) && !path.split('/').some((segment) => UNFIT.test(segment));

const Tree = z.object({
  truncated: z.boolean().optional(),
  tree: z.array(
    z.object({path: z.string(), mode: z.string(), type: z.string(), sha: Sha, size: z.number().optional()}),
  ),
});

/** @returns the files of pages/ and static/ at a commit by their path */
export async function filesAtCommit(connection: Connection, commit: string): Promise<ReadonlyMap<string, BranchFile>> {
  const known = connection.listed.get(commit);
  if (known) return known;
  const path = repoPath(connection, `git/trees/${commit}`, {recursive: '1'});
  const {tree, truncated} = await requestJson(connection, {path, answer: Tree});
  if (truncated === true) throw new GitHubError('incomplete', {request: path});
  const own = tree.filter(({path, mode, type}) => type === 'blob' && FILE_MODES.includes(mode) && isOwn(path));
  const files = new Map(own.map(({path, sha, size = 0, mode}) => [path, {sha, size, mode}]));
  connection.listed.set(commit, files);
  return files;
}

type Files = ReadonlyMap<string, BranchFile>;

/** The files that differ between two versions, by their paths. */
export interface Difference {
  before: Files;
  after: Files;
}

/** @returns the files that differ between two commits */
export async function differenceOf(connection: Connection, from: string, to: string): Promise<Difference> {
  const [before, after] = [await filesAtCommit(connection, from), await filesAtCommit(connection, to)];
  const only = (files: Files) => new Map([...files].filter(([path]) => before.get(path)?.sha !== after.get(path)?.sha));
  return {before: only(before), after: only(after)};
}

/** @returns the content of one file, verified by its hash */
export async function readBlob(connection: Connection, sha: string): Promise<Uint8Array> {
  const known = connection.read.get(sha);
  if (known) return known;
  const path = repoPath(connection, `git/blobs/${sha}`);
  const bytes = await requestBytes(connection, {path});
  if ((await gitHashOf(bytes)) !== sha) throw new GitHubError('incomplete', {request: path});
  connection.read.set(sha, bytes);
  return bytes;
}

/** @returns git's hash of a file with these bytes. */
export async function gitHashOf(bytes: Uint8Array): Promise<string> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', whole));
  return Array.from(digest, (byte) => byte.toString(HEX).padStart(BYTE, '0')).join('');
}

/** @returns the bytes as base64, which JSON can contain. */
export function toBase64(bytes: Uint8Array): string {
  const chunks = Array.from({length: Math.ceil(bytes.length / CHUNK)}, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * CHUNK, (index + 1) * CHUNK)),
  );
  return btoa(chunks.join(''));
}

/** The number of parallel requests. They share one connection, and the browser sends a preflight before each. */
export const READS_AT_ONCE = 40;
