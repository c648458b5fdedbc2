/** Sends changes for review: creates the branch, the commit and the pull request. */
import {gitHashOf, isEditablePath} from './branch';
import {type Connection, proposalPage} from './connection';
import {branchName, isProposalBranch, newDraftKey, pullRequestTitle} from './draft-names';
import {GitHubError, isGitHubError} from './github-error';
import {addReport, findPull, openPull, replaceReport, truncateBody} from './pull-request';
import {resolveCommitBase, resolveTaken, type CommitBase, type ProposedChange, type UpdateTarget} from './send-base';
import {createBranch, createOrFindCommit, deleteUnusedBranch, type ChangedEntries} from './write-branch';

export {newDraftKey};
export type {ProposedChange, UpdateTarget};

/** The result of sending: the next base is `{name: branch, commit}`, so that later changes go to the same proposal. */
export interface SentProposal {
  number: number;
  url: string;
  branch: string;
  commit: string;
}

const REVIEW_LINK_TEXT = 'Review this proposal';

/**
 * Sends a change for review: to the proposal of its base, or as a new one on the current website. Only `edit/…`
 * branches are written, and only moved forward. After a failure the call may be repeated, even with later changes.
 * @throws GitHubError `moved` and `gone` when others changed the same files; `published` and `withdrawn` when the
 * proposal is closed: then rebase the draft on `connection.service.branch`, and send it with a new key; `nothing` when
 * all files are there already
 */
export async function sendProposal(connection: Connection, change: ProposedChange): Promise<SentProposal> {
  const entries = await entriesOf(change);
  const hashes = new Map([...entries].map(([path, {sha}]) => [path, sha]));
  const found = await resolveCommitBase(connection, change, hashes);
  const shaIn = (path: string) => found.files.get(path)?.sha ?? null;
  if ([...hashes].every(([path, sha]) => shaIn(path) === sha)) throw new GitHubError('nothing');
  const {branch, madeAt, base} = await branchFor(connection, change, found);
  const commit = await createOrFindCommit(connection, {...change, branch}, base, entries).catch(
    async (error: unknown) => {
      if (madeAt !== undefined) await deleteUnusedBranch(connection, branch, madeAt);
      // A branch that was just made is not gone; GitHub's replicas may not know it yet.
      throw madeAt !== undefined && isGitHubError(error, 'branchGone', 'notFound') ? new GitHubError('busy') : error;
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

/**
 * @returns the branch to write, and the commit at which this send made it, if it did. After a failure that leaves open
 * whether the branch exists, it stays: the next attempt finds it
 */
async function branchFor(
  connection: Connection,
  change: ProposedChange,
  base: CommitBase,
): Promise<{branch: string; madeAt?: string; base: CommitBase}> {
  if (base.branch !== undefined) return {branch: base.branch, base};
  const [madeAt] = base.parents;
  const name = branchName(change);
  try {
    return {branch: await createBranch(connection, name, madeAt), madeAt, base};
  } catch (error) {
    if (!isGitHubError(error, 'taken')) throw error;
    const taken = await resolveTaken(connection, change, base, name);
    if (taken?.branch !== undefined) return {branch: taken.branch, base: taken};
    return {branch: await createBranch(connection, `${name}-${newDraftKey()}`, madeAt), madeAt, base};
  }
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
  const isLater = isProposalBranch(base.name) || onto !== undefined;
  const whole = {title: pullRequestTitle(change.title), body: truncateBody(change.body, reviewLink)};
  if (pull) {
    if (isLater) await addReport(connection, pull.number, change.body, reviewLink);
    else await replaceReport(connection, pull.number, whole);
    return pull.number;
  }
  try {
    return await openPull(connection, branch, isLater ? connection.service.branch : base.name, whole);
  } catch (error) {
    // Perhaps only the answer was lost. If this request fails too, the next try finds out.
    const found = await findPull(connection, branch).catch(() => undefined);
    if (found?.state === 'open') return found.number;
    throw error;
  }
}
