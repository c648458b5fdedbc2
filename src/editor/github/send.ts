/** Sends changes for review: creates the branch, the commit and the pull request. */
import * as z from 'zod';
import {repositoryFacts} from './account';
import {headCommitOf, decodeText, readBlob, filesAtCommit, gitHashOf, isEditablePath, toBase64} from './branch';
import {compareCommits, isAncestor} from './compare';
import {isMemoized, memoizeRequest, type BranchFile, type Connection, proposalPage} from './connection';
import {isGitHubError, undefinedIfForbidden, GitHubError} from './github-error';
import {query} from './graphql';
import {assertOpen, findPull, truncateBody, appendToBody, openPull, updatePullText, type Pull} from './pull-request';
import {requestJson, repoPath, Sha, requestVoid} from './request';
import {
  pullRequestTitle,
  branchPrefixOf,
  branchName,
  belongsToDraft,
  isProposalBranch,
  commitMessage,
  newDraftKey,
} from './draft-names';

export {newDraftKey};

/** The changes that a person proposes. They are only read. */
export interface ProposedChange {
  /** The draft's key from `newDraftKey`. All attempts with the same key result in one branch and one pull request. */
  key: string;
  /** The base of `files`: the branch and its commit when it was read, or those from `Sent` after the last sending. */
  base: {name: string; commit: string};
  /** The proposal to update with everything in the base. Then `files` are all its changes; the commit is a merge. */
  onto?: UpdateTarget;
  /** All changes to the base, by path from the root: text, bytes, or null for a deleted file. */
  files: ReadonlyMap<string, string | Uint8Array | null>;
  title: string;
  /** The report of the changes as Markdown, escaped. */
  body: string;
  /** The accounts whose suggestions were applied; the commit names them. */
  helpers?: readonly string[];
  /** The address of the editor, which shows a proposal by its branch. */
  review?: string;
}

/** A proposal: its branch and its commit when it was read. */
export interface UpdateTarget {
  branch: string;
  commit: string;
}

/** The result of sending: the next base is `{name: branch, commit}`, so that later changes go to the same proposal. */
export interface SentProposal {
  number: number;
  url: string;
  branch: string;
  commit: string;
}

/** The new content of each changed file, by its path; a deleted file has no bytes. */
type ChangedEntries = ReadonlyMap<string, {bytes: Uint8Array | undefined; sha: string | null}>;

const Created = z.object({sha: Sha});
const REVIEW_LINK_TEXT = 'Review this proposal';
const NEW_FILE_MODE = '100644';
/** GitHub recommends a second between writing requests, and refuses more than 80 a minute. */
const MAX_WRITES_WITHOUT_PAUSE = 50;
const PAUSE_MS = 1000;

/**
 * Sends a change for review: to the proposal of its base, or as a new one on the current website. Only `edit/…`
 * branches are written, and only moved forward. After a failure the call may be repeated, even with later changes.
 * @throws GitHubError `moved` and `gone` when others changed the same files; `published` and `withdrawn` when the
 * proposal is closed: then rebase the draft on `connection.service.branch`, and send it with a new key
 */
export async function sendProposal(connection: Connection, change: ProposedChange): Promise<SentProposal> {
  const entries = await entriesOf(change);
  const hashes = new Map([...entries].map(([path, {sha}]) => [path, sha]));
  const base = await resolveCommitBase(connection, change, hashes);
  const shaIn = (files: CommitBase['files'], path: string) => files.get(path)?.sha ?? null;
  if ([...hashes].every(([path, sha]) => shaIn(base.files, path) === sha)) throw new GitHubError('nothing');
  const branch = base.branch ?? (await createUniqueBranch(connection, branchName(change), base.parents[0]));
  const commit = await createOrFindCommit(connection, {...change, branch}, base, entries).catch(
    async (error: unknown) => {
      if (base.branch === undefined) await deleteBranch(connection, branch);
      throw error;
    },
  );
  const number = await createOrUpdatePull(connection, change, branch, base);
  return {number, url: proposalPage(connection, number), branch, commit};
}

async function entriesOf({files}: ProposedChange): Promise<ChangedEntries> {
  const foreign = [...files.keys()].filter((path) => !isEditablePath(path));
  if (foreign.length > 0) throw new GitHubError('foreignFile', {paths: foreign});
  const entries = [...files].map(async ([path, content]) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : (content ?? undefined);
    return [path, {bytes, sha: bytes ? await gitHashOf(bytes) : null}] as const;
  });
  return new Map(await Promise.all(entries));
}

/** @returns the commit with the change; that of an earlier try if it has the same content. */
async function createOrFindCommit(
  connection: Connection,
  change: ProposedChange & {branch: string},
  {parents: [head, other], files, mustJoin: needsMerge}: CommitBase,
  entries: ChangedEntries,
): Promise<string> {
  const now = await filesAtCommit(connection, head);
  const wanted = (path: string) => (entries.get(path) ?? files.get(path))?.sha ?? null;
  const paths = [...new Set([...now.keys(), ...files.keys(), ...entries.keys()])];
  const differing = paths.filter((path) => (now.get(path)?.sha ?? null) !== wanted(path));
  if (differing.length === 0 && !needsMerge) return head;
  const named = (change.helpers ?? []).map(async (name) => ({name, id: await accountIdOf(connection, name)}));
  const message = commitMessage({...change, helpers: await Promise.all(named)});
  if (other !== undefined) {
    const commit = await createMergeCommit(connection, {message, parents: [head, other], files}, entries);
    await fastForwardBranch(connection, change.branch, commit);
    return commit;
  }
  const contents = async (path: string, sha: string) => entries.get(path)?.bytes ?? readBlob(connection, sha);
  const additions: {path: string; contents: string}[] = [];
  for (const path of differing) {
    const sha = wanted(path);
    if (sha !== null) additions.push({path, contents: toBase64(await contents(path, sha))});
  }
  const deletions = differing.filter((path) => wanted(path) === null).map((path) => ({path}));
  return commitToBranch(connection, {branch: change.branch, head, message}, {additions, deletions});
}

/** @returns the permanent id of an account; undefined for a deleted one */
const accountIdOf = async (connection: Connection, login: string): Promise<number | undefined> =>
  (
    await undefinedIfForbidden(
      requestJson(connection, {path: `/users/${encodeURIComponent(login)}`, answer: z.object({id: z.int()})}),
    )
  )?.id;

const createObject = async (connection: Connection, path: string, body: unknown): Promise<string> =>
  (await requestJson(connection, {method: 'POST', path: repoPath(connection, path), body, answer: Created})).sha;

/** @returns a merge commit, which only git's low-level API can create */
async function createMergeCommit(
  connection: Connection,
  {message, parents, files}: {message: string; parents: [string, string]; files: CommitBase['files']},
  entries: ChangedEntries,
): Promise<string> {
  const tree: object[] = [];
  let createdBlobs = 0;
  for (const [path, {bytes, sha}] of entries) {
    if ((files.get(path)?.sha ?? null) === sha) continue;
    const line = {path, mode: files.get(path)?.mode ?? NEW_FILE_MODE, type: 'blob'};
    const content = bytes && decodeText(bytes);
    if (content !== undefined) tree.push({...line, content});
    else {
      tree.push({...line, sha});
      if (!bytes || sha === null || isMemoized(connection, sha)) continue;
      if ((createdBlobs += 1) > MAX_WRITES_WITHOUT_PAUSE) await new Promise((done) => setTimeout(done, PAUSE_MS));
      const body = {content: toBase64(bytes), encoding: 'base64'};
      const blob = await memoizeRequest(connection, sha, () => createObject(connection, 'git/blobs', body));
      if (blob !== sha) throw new GitHubError('incomplete', {paths: [path]});
    }
  }
  const {sha: base_tree} = (await commitAt(connection, parents[1])).tree;
  return createObject(connection, 'git/commits', {
    message,
    parents,
    tree: await createObject(connection, 'git/trees', {base_tree, tree}),
  });
}

async function createOrUpdatePull(
  connection: Connection,
  change: ProposedChange,
  branch: string,
  {pull}: CommitBase,
): Promise<number> {
  const {base, onto, review} = change;
  const reviewLink =
    review === undefined ? '' : `\n\n[${REVIEW_LINK_TEXT}](${review}?branch=${encodeURIComponent(branch)})`;
  const title = pullRequestTitle(change.title);
  const isLater = isProposalBranch(base.name) || onto !== undefined;
  if (pull) {
    const grown = {title: pull.title, body: appendToBody(pull.body ?? '', change.body, reviewLink)};
    await updatePullText(connection, pull, isLater ? grown : {title, body: truncateBody(change.body, reviewLink)});
    return pull.number;
  }
  try {
    const into = isLater ? connection.service.branch : base.name;
    return await openPull(connection, branch, into, {title, body: truncateBody(change.body, reviewLink)});
  } catch (error) {
    // Perhaps only the answer was lost. If this request fails too, the next try finds out.
    const found = await findPull(connection, branch).catch(() => null);
    if (found?.state === 'open') return found.number;
    if (found === undefined && !isLater) await deleteBranch(connection, branch);
    throw error;
  }
}

/* The commit to build on: the current website, or the proposal. */

type Files = ReadonlyMap<string, BranchFile>;

interface CommitBase {
  branch?: string;
  pull?: Pull;
  /** The parents of the new commit, the proposal's newest commit first. */
  parents: [string, ...string[]];
  files: Files;
  /** Whether a merge commit is needed even if no file changes. */
  mustJoin: boolean;
}

/** The hash of each file after the change. */
type Hashes = ReadonlyMap<string, string | null>;

/** @throws GitHubError `moved` or `gone` when others changed the same files, `overtaken` for the proposal itself */
async function resolveCommitBase(
  connection: Connection,
  {key, base, onto}: ProposedChange,
  hashes: Hashes,
): Promise<CommitBase> {
  const newest = await newestCommitOf(connection, base.name);
  const before = await filesAtCommit(connection, base.commit);
  const untouched = async (commit: string) => {
    const files = await filesAtCommit(connection, commit);
    if (commit !== base.commit) assertUntouched(before, files, hashes);
    return files;
  };
  if (onto) {
    const head = await newestCommitOf(connection, onto.branch);
    const pull = await openPullOf(connection, onto.branch);
    const files = await untouched(newest);
    const isAgain = head !== onto.commit;
    // The website's commits are among the new ones, so only the newest commit shows whose it is.
    if (isAgain && !belongsToDraft((await commitAt(connection, head)).message, key)) throw new GitHubError('overtaken');
    return {branch: onto.branch, pull, parents: [head, newest], files, mustJoin: !isAgain};
  }
  if (isProposalBranch(base.name)) {
    const pull = await openPullOf(connection, base.name);
    const isOurs =
      newest === base.commit || (await mergeBaseOfDraft(connection, key, base.commit, newest)) !== undefined;
    const files = isOurs ? before : await untouched(newest);
    return {branch: base.name, pull, parents: [newest], files, mustJoin: false};
  }
  const files = await untouched(newest);
  const earlierBranch = await branchOfEarlierAttempt(connection, key, newest);
  if (!earlierBranch) return {parents: [newest], files, mustJoin: false};
  const pull = await openPullOf(connection, earlierBranch.name);
  const {name: branch, head, left} = earlierBranch;
  // An earlier try may be based on an older website than this one.
  const isApart = left !== newest && left !== base.commit && !(await isAncestor(connection, left, base.commit));
  if (isApart) return {branch, pull, parents: [head, newest], files, mustJoin: true};
  return {branch, pull, parents: [head], files: await filesAtCommit(connection, left), mustJoin: false};
}

/** A deleted branch belonged to a proposal, whose pull request shows what happened. */
const newestCommitOf = (connection: Connection, branch: string): Promise<string> =>
  headCommitOf(connection, branch).catch(async (error: unknown) => {
    if (isGitHubError(error, 'branchGone')) await openPullOf(connection, branch);
    throw error;
  });

async function openPullOf(connection: Connection, branch: string): Promise<Pull | undefined> {
  const pull = await findPull(connection, branch);
  assertOpen(pull);
  return pull;
}

const Refs = z.array(z.object({ref: z.string(), object: z.object({sha: Sha})}));

/** @returns the branch of an earlier try whose answer was lost, and its merge base with the website */
async function branchOfEarlierAttempt(connection: Connection, key: string, newest: string) {
  const path = repoPath(connection, `git/matching-refs/heads/${branchPrefixOf(key)}`);
  for (const {ref, object} of await requestJson(connection, {path, answer: Refs})) {
    const left = await mergeBaseOfDraft(connection, key, newest, object.sha);
    if (left !== undefined) return {name: ref.replace(/^refs\/heads\//, ''), head: object.sha, left};
  }
  return undefined;
}

/** @returns the merge base, if all commits since come from this draft */
async function mergeBaseOfDraft(
  connection: Connection,
  key: string,
  from: string,
  head: string,
): Promise<string | undefined> {
  const {merge_base_commit: left, commits, total_commits: total} = await compareCommits(connection, from, head);
  const isOurs = total === commits.length && commits.every(({commit}) => belongsToDraft(commit.message, key));
  return isOurs ? left.sha : undefined;
}

const Commit = z.object({tree: z.object({sha: Sha}), message: z.string()});

const commitAt = (connection: Connection, commit: string) =>
  requestJson(connection, {path: repoPath(connection, `git/commits/${commit}`), answer: Commit});

function assertUntouched(before: Files, after: Files, hashes: Hashes): void {
  const shaIn = (files: Files, path: string) => files.get(path)?.sha ?? null;
  const touched = [...hashes]
    .filter(([path, ours]) => ![shaIn(before, path), ours].includes(shaIn(after, path)))
    .map(([path]) => path);
  const gone = touched.filter((path) => !after.has(path));
  if (gone.length > 0) throw new GitHubError('gone', {paths: gone});
  if (touched.length > 0) throw new GitHubError('moved', {paths: touched});
}

/* The branch of a proposal, the only kind of branch that is ever written. */

const Moved = z.object({object: z.object({sha: Sha})});

/** @returns the name of the new branch, with a suffix if the name is taken; after a failure the branch is deleted */
async function createUniqueBranch(connection: Connection, name: string, commit: string): Promise<string> {
  try {
    return await createBranch(connection, name, commit);
  } catch (error) {
    if (isGitHubError(error, 'taken')) return createBranch(connection, `${name}-${newDraftKey()}`, commit);
    if (error instanceof GitHubError && error.isUncertain) await deleteBranch(connection, name);
    throw error;
  }
}

async function createBranch(connection: Connection, name: string, sha: string): Promise<string> {
  const body = {ref: `refs/heads/${assertProposalBranch(name)}`, sha};
  await requestJson(connection, {method: 'POST', path: repoPath(connection, 'git/refs'), body, answer: Moved});
  return name;
}

/** The file changes of a commit: additions in base64, and deletions. */
interface FileChanges {
  additions: {path: string; contents: string}[];
  deletions: {path: string}[];
}

const Committed = z.object({createCommitOnBranch: z.object({commit: z.object({oid: Sha})})});

/** Adds one commit, which GitHub signs. @see https://docs.github.com/graphql/reference/mutations#createcommitonbranch */
async function commitToBranch(
  connection: Connection,
  {branch, head, message}: {branch: string; head: string; message: string},
  fileChanges: FileChanges,
): Promise<string> {
  const [headline = '', ...rest] = message.split('\n');
  const {full_name: repositoryNameWithOwner} = await repositoryFacts(connection);
  const input = {
    branch: {repositoryNameWithOwner, branchName: assertProposalBranch(branch)},
    expectedHeadOid: head,
    message: {headline, body: rest.join('\n').trim()},
    fileChanges,
  };
  const text = `mutation Commit($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }`;
  return (await query(connection, text, {input}, Committed)).createCommitOnBranch.commit.oid;
}

/** Moves a branch forward, never by force. */
async function fastForwardBranch(connection: Connection, branch: string, sha: string): Promise<void> {
  const path = repoPath(connection, `git/refs/heads/${assertProposalBranch(branch)}`);
  await requestJson(connection, {method: 'PATCH', path, body: {sha, force: false}, answer: Moved});
}

/** Deletes a branch. If that fails, the next try finds the branch and continues with it. */
async function deleteBranch(connection: Connection, branch: string): Promise<void> {
  const path = repoPath(connection, `git/refs/heads/${assertProposalBranch(branch)}`);
  await requestVoid(connection, {method: 'DELETE', path}).catch(() => undefined);
}

/** The last check before a branch is written. */
function assertProposalBranch(branch: string): string {
  if (isProposalBranch(branch)) return branch;
  throw new GitHubError('protected');
}
