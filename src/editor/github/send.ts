/** Sending changes for review: files, tree and commit, which nobody sees; then the branch; then the pull request. */
import * as z from 'zod';
import type {Connection} from './connection';
import {mapLimit, gitHashOf, isOwn, toBase64, WRITES_AT_ONCE} from './files';
import {Sha} from './forms';
import {resolveCommitBase, type CommitBase} from './commit-base';
import {findPull, openPull, rewritePull} from './pull';
import {beginBranch, moveBranch, deleteBranch} from './proposal-branch';
import {ask, at} from './request';
import {asTitle, branchName, isProposalBranch, messageOf} from './titles';
import {GitHubError} from './github-error';

export {newKey} from './titles';

/** What a person wants to propose. It is only read. */
export interface Change {
  /**
   * A name that the draft is given once and keeps, from `newKey`. All tries with the same key end in one branch and one
   * pull request.
   */
  key: string;
  /** What `files` are changes of: the branch and its commit as it was read, or as `Sent` said after the last sending. */
  base: {name: string; commit: string};
  /**
   * The proposal to which it goes with all that the base has: `files` are all of its changes then, joined with what was
   * published meanwhile, and the new commit has two parents.
   */
  onto?: UpdateTarget;
  /** Everything that differs from the base, by path from the root: text, bytes, or null for a file that leaves. */
  files: ReadonlyMap<string, string | Uint8Array | null>;
  /** The person's own sentence. */
  title: string;
  /** The report of the changes as Markdown, escaped. */
  body: string;
  /** The accounts of those whose words were taken over; the commit names them. */
  helpers?: readonly string[];
  /** The address of the editor, which shows a proposal by its branch. */
  review?: string;
}

/** A proposal, by its branch and its commit as it was read. */
export interface UpdateTarget {
  branch: string;
  commit: string;
}

/** What came of it. The draft's next base is `{name: branch, commit}`, so that later changes go to the same proposal. */
export interface Sent {
  number: number;
  /** The proposal's page on GitHub. */
  url: string;
  branch: string;
  commit: string;
}

/** One file of the change. */
interface Entry {
  path: string;
  /** Nothing for a file that leaves; its hash is null. */
  bytes?: Uint8Array;
  sha: string | null;
}

const GeneratedPages = z.object({sha: Sha});
/** What the link in a pull request says. */
const REVIEW = 'Review on the page';
const NEW_FILE_MODE = '100644';

/**
 * Sends a change for review. Where the base is the branch of a proposal, `edit/…`, it is added to that proposal; else a
 * new one begins. Branches are `edit/…` only and move forward only. When no pull request comes of a new branch, the
 * branch is reverted. After a failure the same call may be made again, with later changes too.
 * @throws GitHubError: `moved` and `gone` (with paths) when others changed the same files since the base was read, so that
 * the person must look at both first; `published` and `withdrawn` when the proposal of the base is over: load
 * `connection.service.branch`, carry the draft over and send it with a new key
 */
export async function send(connection: Connection, change: Change): Promise<Sent> {
  const entries = await entriesOf(change);
  const hashes = new Map(entries.map(({path, sha}) => [path, sha]));
  const base = await resolveCommitBase(connection, change, hashes);
  const differing = entries.filter(({path, sha}) => (base.files.get(path)?.sha ?? null) !== sha);
  if (differing.length === 0) throw new GitHubError('nothing');
  const commit = await commitOf(connection, change, base, differing);
  const branch = base.branch ?? (await beginBranch(connection, branchName(change), commit));
  if (base.branch !== undefined && commit !== base.parents[0]) await moveBranch(connection, branch, commit);
  const number = await propose(connection, change, branch, base);
  const {web, repository} = connection.service;
  return {number, url: `${web}/${repository}/pull/${number}`, branch, commit};
}

async function entriesOf({files}: Change): Promise<Entry[]> {
  const foreign = [...files.keys()].filter((path) => !isOwn(path));
  if (foreign.length > 0) throw new GitHubError('foreignFile', {paths: foreign});
  return Promise.all(
    [...files].map(async ([path, content]): Promise<Entry> => {
      if (content === null) return {path, sha: null};
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return {path, bytes, sha: await gitHashOf(bytes)};
    }),
  );
}

const make = (connection: Connection, path: string, body: unknown): Promise<{sha: string}> =>
  ask(connection, {method: 'POST', path: at(connection, path), body, answer: GeneratedPages});

/** @returns the commit that holds the change: the one of an earlier try, if it holds the same. */
async function commitOf(connection: Connection, change: Change, base: CommitBase, entries: Entry[]): Promise<string> {
  await mapLimit(entries, WRITES_AT_ONCE, async ({path, bytes, sha}) => {
    if (!bytes) return;
    const made = await make(connection, 'git/blobs', {content: toBase64(bytes), encoding: 'base64'});
    if (made.sha !== sha) throw new GitHubError('incomplete', {paths: [path]});
  });
  const lines = entries.map(({path, sha}) => {
    return {path, mode: base.files.get(path)?.mode ?? NEW_FILE_MODE, type: 'blob', sha};
  });
  const {sha: tree} = await make(connection, 'git/trees', {base_tree: base.tree, tree: lines});
  if (base.branch !== undefined && tree === base.newestTree) return base.parents[0];
  return (await make(connection, 'git/commits', {message: messageOf(change), tree, parents: base.parents})).sha;
}

async function propose(connection: Connection, change: Change, branch: string, {pull}: CommitBase): Promise<number> {
  const {base, onto, review} = change;
  const way = review === undefined ? '' : `\n\n[${REVIEW}](${review}?branch=${encodeURIComponent(branch)})`;
  const body = change.body + way;
  const messages = {title: asTitle(change.title), body};
  const isLater = isProposalBranch(base.name) || onto !== undefined;
  if (pull) {
    await rewritePull(connection, pull, isLater ? {title: pull.title, body: joined(pull.body ?? '', body)} : messages);
    return pull.number;
  }
  try {
    return await openPull(connection, branch, isLater ? connection.service.branch : base.name, messages);
  } catch (error) {
    // Perhaps only the answer was lost. Where even this cannot be asked, the next try finds out.
    const found = await findPull(connection, branch).catch(() => null);
    if (found?.state === 'open') return found.number;
    if (found === undefined && !isLater) await deleteBranch(connection, branch);
    throw error;
  }
}

/** What a proposal says already stays, and what is added is below. */
const joined = (message: string, added: string): string =>
  message.includes(added) ? message : `${message}\n\n---\n\n${added}`;
