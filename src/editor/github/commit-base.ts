/** On what a change is put: a branch as it was read, or the proposal that it belongs to. */
import * as z from 'zod';
import {headOf} from './branch';
import type {Connection} from './connection';
import {filesAt, type BranchFile} from './files';
import {Sha} from './forms';
import {assertOpen, findPull, type Pull} from './pull';
import {ask, at} from './request';
import {branchesOf, isOfDraft, isProposalBranch} from './titles';
import {isGitHubError, GitHubError} from './github-error';

export interface CommitBase {
  /** The branch of the proposal, if there is one already. */
  branch?: string;
  pull?: Pull;
  /** The commits that the new one follows, the newest of the proposal first. */
  parents: [string, ...string[]];
  /** The tree of that newest commit. */
  newestTree: string;
  /** The tree and the files that the change is a change of. */
  tree: string;
  files: ReadonlyMap<string, BranchFile>;
}

interface Asked {
  key: string;
  base: {name: string; commit: string};
  /** The proposal with which the base is merged. */
  onto?: {branch: string; commit: string};
}

/** The branch of a proposal, and what came to it since the base. */
interface Own {
  name: string;
  head: string;
  /** Whether all of that came of this draft. */
  isOurs: boolean;
  /** Whether the base has something that the branch has not. */
  isApart: boolean;
}

/**
 * @param hashes what the change must make of each file
 * @throws GitHubError `moved` or `gone` when others have changed the same files since the base was read, `overtaken` when
 * somebody has added to the proposal with which it is merged
 */
export async function resolveCommitBase(
  connection: Connection,
  {key, base, onto}: Asked,
  hashes: ReadonlyMap<string, string | null>,
): Promise<CommitBase> {
  if (onto) return commitBaseOnto(connection, {key, base, onto}, hashes);
  const isLater = isProposalBranch(base.name);
  const head = await headOf(connection, base.name).catch((error: unknown) => explainOver(connection, base.name, error));
  const own = isLater
    ? await since(connection, key, base.commit, base.name, head)
    : await ownBranch(connection, key, base);
  const pull = own && (await findPull(connection, own.name));
  assertOpen(pull);
  const before = {tree: await treeOf(connection, base.commit), files: await filesAt(connection, base.commit)};
  const others = [...(isLater ? [] : [head]), ...(own && !own.isOurs ? [own.head] : [])];
  for (const other of others.filter((item) => item !== base.commit)) {
    assertUntouched(before.files, await filesAt(connection, other), hashes);
  }
  if (!own) return {parents: [base.commit], newestTree: before.tree, ...before};
  const {name: branch, isOurs, isApart} = own;
  const newestTree = await treeOf(connection, own.head);
  const commitBase = isOurs ? before : {tree: newestTree, files: await filesAt(connection, own.head)};
  return {branch, pull, parents: isApart ? [own.head, base.commit] : [own.head], newestTree, ...commitBase};
}

/** The change has two grounds: all that the base has, and the proposal, to which nothing may have come since. */
async function commitBaseOnto(
  connection: Connection,
  {key, base, onto: {branch, commit}}: Required<Asked>,
  hashes: ReadonlyMap<string, string | null>,
): Promise<CommitBase> {
  const head = await headOf(connection, branch).catch((error: unknown) => explainOver(connection, branch, error));
  const pull = await findPull(connection, branch);
  assertOpen(pull);
  const before = {tree: await treeOf(connection, base.commit), files: await filesAt(connection, base.commit)};
  const newest = await headOf(connection, base.name);
  if (newest !== base.commit) assertUntouched(before.files, await filesAt(connection, newest), hashes);
  const isAgain = head !== commit;
  const {message, tree} = await commitAt(connection, head);
  // What the website brought is among the commits since, so the newest one alone says whose it is.
  if (isAgain && !isOfDraft(message, key)) throw new GitHubError('overtaken');
  // Even where the proposal says the same as before, GitHub has to know that both were merged.
  const newestTree = isAgain ? tree.sha : '';
  return {branch, pull, parents: [head, base.commit], newestTree, ...before};
}

/** A branch that is gone was a proposal's, and its pull request says what came of it. */
async function explainOver(connection: Connection, branch: string, error: unknown): Promise<never> {
  if (isGitHubError(error, 'branchGone')) assertOpen(await findPull(connection, branch));
  throw error;
}

const Refs = z.array(z.object({ref: z.string(), object: z.object({sha: Sha})}));

/** @returns the branch that an earlier try has made, if its last answer was lost. */
async function ownBranch(connection: Connection, key: string, base: Asked['base']): Promise<Own | undefined> {
  const path = at(connection, `git/matching-refs/heads/${branchesOf(key)}`);
  for (const {ref, object} of await ask(connection, {path, answer: Refs})) {
    const own = await since(connection, key, base.commit, ref.replace(/^refs\/heads\//, ''), object.sha);
    if (own.isOurs) return own;
  }
  return undefined;
}

const Comparison = z.object({
  status: z.enum(['ahead', 'behind', 'diverged', 'identical']),
  commits: z.array(z.object({commit: z.object({message: z.string()})})),
});

async function since(connection: Connection, key: string, base: string, name: string, head: string): Promise<Own> {
  if (head === base) return {name, head, isOurs: true, isApart: false};
  const path = at(connection, `compare/${base}...${head}`);
  const {status, commits} = await ask(connection, {path, answer: Comparison});
  const isOurs = commits.length > 0 && commits.every(({commit}) => isOfDraft(commit.message, key));
  return {name, head, isOurs, isApart: status === 'diverged'};
}

const Commit = z.object({tree: z.object({sha: Sha}), message: z.string()});

const commitAt = (connection: Connection, commit: string) =>
  ask(connection, {path: at(connection, `git/commits/${commit}`), answer: Commit});

const treeOf = async (connection: Connection, commit: string): Promise<string> =>
  (await commitAt(connection, commit)).tree.sha;

type Files = ReadonlyMap<string, BranchFile>;

function assertUntouched(before: Files, after: Files, hashes: ReadonlyMap<string, string | null>): void {
  const shaIn = (files: Files, path: string) => files.get(path)?.sha ?? null;
  const touched = [...hashes]
    .filter(([path, ours]) => ![shaIn(before, path), ours].includes(shaIn(after, path)))
    .map(([path]) => path);
  const gone = touched.filter((path) => !after.has(path));
  if (gone.length > 0) throw new GitHubError('gone', {paths: gone});
  if (touched.length > 0) throw new GitHubError('moved', {paths: touched});
}
