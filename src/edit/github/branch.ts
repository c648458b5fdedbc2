/** The website as one branch holds it, and what others have changed there since it was read. */
import type {Connection} from './connection';

/** One file of the branch. */
export interface BranchFile {
  /** Git's own hash of its bytes. */
  sha: string;
  /** In bytes. */
  size: number;
}

/** The website as it stood at one commit. */
export interface Branch {
  name: string;
  commit: string;
  /** The text of every file of pages/ by its path from the root, `pages/about/history.mdx`, byte order mark included. */
  texts: ReadonlyMap<string, string>;
  /** Files of pages/ that are not UTF-8: the check names their flaw, and the editor must not write them. */
  unreadable: ReadonlyMap<string, Uint8Array>;
  /** Every file of pages/ and static/ by its path from the root; links and programs are left out. */
  files: ReadonlyMap<string, BranchFile>;
}

/** What others have changed since a branch was read. Paths are those of pages/ and static/. */
export interface Newer {
  now: Branch;
  changed: readonly string[];
  added: readonly string[];
  gone: readonly string[];
}

/**
 * Reads a branch: two requests, and one for each file of pages/ that this connection has not read yet. What was read
 * before a failure is kept, so the next try goes on where this one ended.
 * @param name the branch; without it the one that this site is made of
 * @throws Trouble
 */
export function loadBranch(connection: Connection, name = connection.service.branch): Promise<Branch> {
  throw new Error(`Not built yet: ${name}`);
}

/**
 * Looks whether others have changed the branch since it was read. Ask it before sending, and merge what it finds.
 * @returns nothing when the branch is as it was
 * @throws Trouble
 */
export function compareWithBase(connection: Connection, base: Branch): Promise<Newer | undefined> {
  throw new Error(`Not built yet: ${connection.token} ${base.commit}`);
}

/**
 * @returns the bytes of one file of the branch, for photos that the build did not know
 * @throws Trouble
 */
export function readFile(connection: Connection, {sha}: BranchFile): Promise<Uint8Array> {
  throw new Error(`Not built yet: ${connection.token} ${sha}`);
}
