/** Sending changes for review: the branch, the commit on it, the pull request. */
import * as z from 'zod';
import {askOnce, type Connection} from './connection';
import {textOf} from './branch';
import {bytesOf, filesAt, gitHashOf, isOwn, toBase64} from './files';
import {commitAt, resolveCommitBase, type CommitBase} from './commit-base';
import {findPull, fitted, longer, openPull, rewritePull} from './pull';
import {beginBranch, commitOn, moveBranch, deleteBranch} from './proposal-branch';
import {ask, at, Sha} from './request';
import {asTitle, branchName, isProposalBranch, messageOf} from './titles';
import {unlessHidden, GitHubError} from './github-error';

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

/** What the change makes of each file, by its path; a file that leaves has no bytes. */
type Entries = ReadonlyMap<string, {bytes: Uint8Array | undefined; sha: string | null}>;

const Created = z.object({sha: Sha});
/** What the link in a pull request says. */
const REVIEW = 'Review on the page';
const NEW_FILE_MODE = '100644';
/** GitHub asks for a second between requests that make something, and refuses more than eighty a minute. */
const MOST_AT_ONCE = 50;
const PAUSE_MS = 1000;

/**
 * Sends a change for review. Where the base is the branch of a proposal, `edit/…`, it is added to that proposal; else a
 * new one begins, on the website as it is now. Branches are `edit/…` only and move forward only. When no pull request
 * comes of a new branch, the branch is deleted. After a failure the same call may be made again, with later changes too.
 * @throws GitHubError: `moved` and `gone` (with paths) when others changed the same files since the base was read, so that
 * the person must look at both first; `published` and `withdrawn` when the proposal of the base is over: load
 * `connection.service.branch`, carry the draft over and send it with a new key
 */
export async function send(connection: Connection, change: Change): Promise<Sent> {
  const entries = await entriesOf(change);
  const hashes = new Map([...entries].map(([path, {sha}]) => [path, sha]));
  const base = await resolveCommitBase(connection, change, hashes);
  const shaIn = (files: CommitBase['files'], path: string) => files.get(path)?.sha ?? null;
  if ([...hashes].every(([path, sha]) => shaIn(base.files, path) === sha)) throw new GitHubError('nothing');
  const branch = base.branch ?? (await beginBranch(connection, branchName(change), base.parents[0]));
  const commit = await commitOf(connection, {...change, branch}, base, entries).catch(async (error: unknown) => {
    if (base.branch === undefined) await deleteBranch(connection, branch);
    throw error;
  });
  const number = await propose(connection, change, branch, base);
  const {web, repository} = connection.service;
  return {number, url: `${web}/${repository}/pull/${number}`, branch, commit};
}

async function entriesOf({files}: Change): Promise<Entries> {
  const foreign = [...files.keys()].filter((path) => !isOwn(path));
  if (foreign.length > 0) throw new GitHubError('foreignFile', {paths: foreign});
  const entries = [...files].map(async ([path, content]) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : (content ?? undefined);
    return [path, {bytes, sha: bytes ? await gitHashOf(bytes) : null}] as const;
  });
  return new Map(await Promise.all(entries));
}

/** @returns the commit that holds the change: the one of an earlier try, if it holds the same. */
async function commitOf(
  connection: Connection,
  change: Change & {branch: string},
  {parents: [head, other], files, mustJoin}: CommitBase,
  entries: Entries,
): Promise<string> {
  const now = await filesAt(connection, head);
  const wanted = (path: string) => (entries.get(path) ?? files.get(path))?.sha ?? null;
  const paths = [...new Set([...now.keys(), ...files.keys(), ...entries.keys()])];
  const differing = paths.filter((path) => (now.get(path)?.sha ?? null) !== wanted(path));
  if (differing.length === 0 && !mustJoin) return head;
  const named = (change.helpers ?? []).map(async (name) => ({name, id: await numberOf(connection, name)}));
  const message = messageOf({...change, helpers: await Promise.all(named)});
  if (other !== undefined) {
    const commit = await joinedCommit(connection, {message, parents: [head, other], files}, entries);
    await moveBranch(connection, change.branch, commit);
    return commit;
  }
  const contents = async (path: string, sha: string) => entries.get(path)?.bytes ?? bytesOf(connection, sha);
  const additions: {path: string; contents: string}[] = [];
  for (const path of differing) {
    const sha = wanted(path);
    if (sha !== null) additions.push({path, contents: toBase64(await contents(path, sha))});
  }
  const deletions = differing.filter((path) => wanted(path) === null).map((path) => ({path}));
  return commitOn(connection, {branch: change.branch, head, message}, {additions, deletions});
}

/** @returns the number by which GitHub knows an account, whatever it is called later; undefined for one that is gone */
const numberOf = async (connection: Connection, login: string): Promise<number | undefined> =>
  (await unlessHidden(ask(connection, {path: `/users/${encodeURIComponent(login)}`, answer: z.object({id: z.int()})})))
    ?.id;

const make = async (connection: Connection, path: string, body: unknown): Promise<string> =>
  (await ask(connection, {method: 'POST', path: at(connection, path), body, answer: Created})).sha;

/** @returns a commit that follows two others, which only git's own objects can say */
async function joinedCommit(
  connection: Connection,
  {message, parents, files}: {message: string; parents: [string, string]; files: CommitBase['files']},
  entries: Entries,
): Promise<string> {
  const tree: object[] = [];
  let made = 0;
  for (const [path, {bytes, sha}] of entries) {
    if ((files.get(path)?.sha ?? null) === sha) continue;
    const line = {path, mode: files.get(path)?.mode ?? NEW_FILE_MODE, type: 'blob'};
    const content = bytes && textOf(bytes);
    if (content !== undefined) tree.push({...line, content});
    else {
      tree.push({...line, sha});
      if (!bytes || sha === null || connection.known.has(sha)) continue;
      if ((made += 1) > MOST_AT_ONCE) await new Promise((done) => setTimeout(done, PAUSE_MS));
      const body = {content: toBase64(bytes), encoding: 'base64'};
      const blob = await askOnce(connection, sha, () => make(connection, 'git/blobs', body));
      if (blob !== sha) throw new GitHubError('incomplete', {paths: [path]});
    }
  }
  const {sha: base_tree} = (await commitAt(connection, parents[1])).tree;
  return make(connection, 'git/commits', {
    message,
    parents,
    tree: await make(connection, 'git/trees', {base_tree, tree}),
  });
}

async function propose(connection: Connection, change: Change, branch: string, {pull}: CommitBase): Promise<number> {
  const {base, onto, review} = change;
  const way = review === undefined ? '' : `\n\n[${REVIEW}](${review}?branch=${encodeURIComponent(branch)})`;
  const title = asTitle(change.title);
  const isLater = isProposalBranch(base.name) || onto !== undefined;
  if (pull) {
    const grown = {title: pull.title, body: longer(pull.body ?? '', change.body, way)};
    await rewritePull(connection, pull, isLater ? grown : {title, body: fitted(change.body, way)});
    return pull.number;
  }
  try {
    const into = isLater ? connection.service.branch : base.name;
    return await openPull(connection, branch, into, {title, body: fitted(change.body, way)});
  } catch (error) {
    // Perhaps only the answer was lost. Where even this cannot be asked, the next try finds out.
    const found = await findPull(connection, branch).catch(() => null);
    if (found?.state === 'open') return found.number;
    if (found === undefined && !isLater) await deleteBranch(connection, branch);
    throw error;
  }
}
