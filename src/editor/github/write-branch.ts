/** Writes commits to the branch of a proposal, the only kind of branch that is ever written. */
import * as z from 'zod';
import {repositoryFacts} from './account';
import {decodeText, filesAtCommit, headCommitOf, readBlob, toBase64, withSecondLook} from './branch';
import {isMemoized, memoizeRequest, type BranchFile, type Connection} from './connection';
import {commitMessage, isProposalBranch} from './draft-names';
import {GitHubError, isGitHubError, undefinedIfForbidden} from './github-error';
import {query} from './graphql';
import {findPull} from './pull-request';
import {repoPath, requestJson, requestVoid, Sha} from './request';

/** The new content of each changed file, by its path; a deleted file has no bytes. */
export type ChangedEntries = ReadonlyMap<string, {bytes: Uint8Array | undefined; sha: string | null}>;

type Files = ReadonlyMap<string, BranchFile>;

export interface CommitPlan {
  /** The parents of the new commit, the proposal's newest commit first. */
  parents: [string, ...string[]];
  /** The files before the change. */
  files: Files;
  /** Whether a merge commit is needed even if no file changes. */
  needsMerge: boolean;
}

interface CommitRequest {
  branch: string;
  key: string;
  title: string;
  /** The accounts whose suggestions were applied; the commit names them. */
  helpers?: readonly string[];
}

const Created = z.object({sha: Sha});
const NEW_FILE_MODE = '100644';
/** GitHub recommends a second between writing requests, and refuses more than 80 a minute. */
const MAX_WRITES_WITHOUT_PAUSE = 50;
const PAUSE_MS = 1000;

/** @returns the commit with the change; that of an earlier try if it has the same content. */
export async function createOrFindCommit(
  connection: Connection,
  change: CommitRequest,
  {parents: [head, other], files, needsMerge}: CommitPlan,
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

const Commit = z.object({tree: z.object({sha: Sha}), message: z.string()});

export const commitAt = (connection: Connection, commit: string): Promise<z.infer<typeof Commit>> =>
  withSecondLook(() => requestJson(connection, {path: repoPath(connection, `git/commits/${commit}`), answer: Commit}));

const createObject = async (connection: Connection, path: string, body: unknown): Promise<string> =>
  (await requestJson(connection, {method: 'POST', path: repoPath(connection, path), body, answer: Created})).sha;

/** @returns a merge commit, which only git's low-level API can create */
async function createMergeCommit(
  connection: Connection,
  {message, parents, files}: {message: string; parents: [string, string]; files: Files},
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

const Moved = z.object({object: z.object({sha: Sha})});

/** Creates a branch. @throws GitHubError `taken` */
export async function createBranch(connection: Connection, name: string, sha: string): Promise<string> {
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
  const committed = await query(connection, text, {input}, Committed).catch((error: unknown) =>
    assertGone(connection, branch, error),
  );
  return committed.createCommitOnBranch.commit.oid;
}

/** Moves a branch forward, never by force. */
async function fastForwardBranch(connection: Connection, branch: string, sha: string): Promise<void> {
  const path = repoPath(connection, `git/refs/heads/${assertProposalBranch(branch)}`);
  await requestJson(connection, {method: 'PATCH', path, body: {sha, force: false}, answer: Moved}).catch(
    (error: unknown) => assertGone(connection, branch, error),
  );
}

/**
 * Deletes a branch that this send has made, if nothing has happened to it since. In every other case it stays, and the
 * next attempt finds it and continues with it.
 */
export async function deleteUnusedBranch(connection: Connection, branch: string, madeAt: string): Promise<void> {
  try {
    if ((await refOf(connection, branch)) !== madeAt || (await findPull(connection, branch))) return;
    const path = repoPath(connection, `git/refs/heads/${assertProposalBranch(branch)}`);
    await requestVoid(connection, {method: 'DELETE', path});
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
  }
}

const refOf = async (connection: Connection, branch: string): Promise<string> =>
  (await requestJson(connection, {path: repoPath(connection, `git/ref/heads/${branch}`), answer: Moved})).object.sha;

/** @throws GitHubError `busy` when GitHub does not know a branch that exists, `branchGone` when it is really gone */
async function assertGone(connection: Connection, branch: string, error: unknown): Promise<never> {
  if (!isGitHubError(error, 'branchGone')) throw error;
  await headCommitOf(connection, branch);
  throw new GitHubError('busy');
}

/** The last check before a branch is written. */
function assertProposalBranch(branch: string): string {
  if (isProposalBranch(branch)) return branch;
  throw new GitHubError('protected');
}
