/** The website as one branch holds it, and what others have changed there since it was read. */
import * as z from 'zod';
import {mapLimit} from '../../shared/map-limit';
import type {BranchFile, Connection} from './connection';
import {readBlob, filesAtCommit, READS_AT_ONCE} from './files';
import {requestJson, repoPath, Sha} from './request';
import {isGitHubError, GitHubError} from './github-error';

export type {BranchFile};

/** The website as it was at one commit. */
export interface Branch {
  name: string;
  commit: string;
  /** The text of every page and of pages/_site.yml by its path from the root, byte order mark included. */
  texts: ReadonlyMap<string, string>;
  /** Those that are not UTF-8: the linter names their finding, and the editor must not write them. */
  unreadable: ReadonlyMap<string, Uint8Array>;
  /** Every file of pages/ and static/ by its path from the root; links and programs are left out. */
  files: ReadonlyMap<string, BranchFile>;
}

/** The files that are read as text. */
export const TEXT = /^pages\/.+\.(mdx?|ya?ml)$/i;
const Ref = z.object({object: z.object({sha: Sha})});

/**
 * Reads a branch: two requests, and one for each file of pages/ that this connection has not read yet. What was read
 * before a failure is kept, so the next try goes on where this one ended.
 * @param name the branch; without it the one that this site is made of
 * @param onText is told each text as it comes, so that it can be read while the others are on their way
 */
export async function loadBranch(
  connection: Connection,
  name = connection.service.branch,
  onText?: OnText,
): Promise<Branch> {
  return branchAt(connection, name, await headOf(connection, name), onText);
}

/** @returns the bytes of one file of the branch, for photos that the build did not know */
export const readFile = (connection: Connection, {sha}: Pick<BranchFile, 'sha'>): Promise<Uint8Array> =>
  readBlob(connection, sha);

/**
 * @returns the newest commit of a branch
 * @throws GitHubError `branchGone` when there is no such branch any more
 */
export async function headOf(connection: Connection, branch: string): Promise<string> {
  const path = repoPath(connection, `git/ref/heads/${branch}`);
  try {
    return (await requestJson(connection, {path, answer: Ref})).object.sha;
  } catch (error) {
    if (!isGitHubError(error, 'notFound') || branch === connection.service.branch) throw error;
    // GitHub says the same of a whole repository that it does not show to this account.
    await requestJson(connection, {path: `/repos/${connection.service.repository}`, answer: z.object({})});
    throw new GitHubError('branchGone', {request: path});
  }
}

type OnText = (path: string, text: string) => void;

export async function branchAt(connection: Connection, name: string, commit: string, onText?: OnText): Promise<Branch> {
  const files = await filesAtCommit(connection, commit);
  const texts = new Map<string, string>();
  const unreadable = new Map<string, Uint8Array>();
  const pages = [...files].filter(([path]) => TEXT.test(path));
  await mapLimit(pages, READS_AT_ONCE, async ([path, {sha}]) => {
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

/** @returns the text of a file; undefined for bytes that are not UTF-8 */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    return undefined;
  }
}
