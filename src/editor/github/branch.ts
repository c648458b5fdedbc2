/** Reads the website from a branch. */
import * as z from 'zod';
import {mapLimit} from '../../shared/map-limit';
import type {BranchFile, Connection} from './connection';
import {readBlob, filesAtCommit, READS_AT_ONCE} from './files';
import {requestJson, repoPath, Sha} from './request';
import {isGitHubError, GitHubError} from './github-error';

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

/** The files that are read as text. */
export const TEXT = /^pages\/.+\.(mdx?|ya?ml)$/i;
const Ref = z.object({object: z.object({sha: Sha})});

/**
 * Reads a branch with two requests, and one for each file of pages/ that this connection has not read yet. After a
 * failure the next try continues with the files that are missing.
 * @param name the branch; by default the one that this site is built from
 * @param onText receives each text as it arrives, so that it can be parsed while others load
 */
export async function loadBranch(
  connection: Connection,
  name = connection.service.branch,
  onText?: OnText,
): Promise<Branch> {
  return branchAt(connection, name, await headOf(connection, name), onText);
}

/**
 * @returns the newest commit of a branch
 * @throws GitHubError `branchGone` when the branch was deleted
 */
export async function headOf(connection: Connection, branch: string): Promise<string> {
  const path = repoPath(connection, `git/ref/heads/${branch}`);
  try {
    return (await requestJson(connection, {path, answer: Ref})).object.sha;
  } catch (error) {
    if (!isGitHubError(error, 'notFound') || branch === connection.service.branch) throw error;
    // GitHub gives the same answer when this account may not see the repository.
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

/** @returns the text of a file; undefined when it is not UTF-8 */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch {
    return undefined;
  }
}
