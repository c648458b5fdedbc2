/** Publishes an approved proposal, and updates its branch before. */
import * as z from 'zod';
import {GITHUB_MESSAGES} from '../messages/github';
import {PUBLISHING_MESSAGES} from '../messages/publishing';
import {memoizeRequest, type Connection, proposalPage} from './connection';
import {queryRepository} from './graphql';
import {headCommitOf} from './branch';
import {isAncestor} from './compare';
import {pullAt} from './pull-request';
import {requestJson, repoPath} from './request';
import {isGitHubError, undefinedIfForbidden, GitHubError, type GitHubErrorKind} from './github-error';

const MERGE_METHODS = ['MERGE', 'SQUASH', 'REBASE'] as const;
const Methods = {
  viewerDefaultMergeMethod: z.enum(MERGE_METHODS),
  mergeCommitAllowed: z.boolean(),
  squashMergeAllowed: z.boolean(),
  rebaseMergeAllowed: z.boolean(),
};

/** @returns the merge methods that the repository allows, GitHub's default first; cached. @throws GitHubError */
const mergeMethodsOf = (connection: Connection): Promise<(typeof MERGE_METHODS)[number][]> =>
  memoizeRequest(connection, 'methods', async () => {
    const methods = await undefinedIfForbidden(queryRepository(connection, 'Methods', Methods));
    if (!methods) return [...MERGE_METHODS];
    const {viewerDefaultMergeMethod: first, ...allowed} = methods;
    const isAllowed = {
      MERGE: allowed.mergeCommitAllowed,
      SQUASH: allowed.squashMergeAllowed,
      REBASE: allowed.rebaseMergeAllowed,
    };
    return [...new Set([first, ...MERGE_METHODS])].filter((method) => isAllowed[method]);
  });

/** GitHub's message when a rule forbids the merge method. */
const OTHER_METHOD = /\b(?:merge commits|squash merges|rebase merges|merge method)\b/i;
const BASE_MODIFIED = /base branch was modified/i;
const RETRY_PAUSE_MS = 1000;

/** GitHub's messages about a proposal that cannot be published yet, by what a person can do. */
const NOT_MERGEABLE_PATTERNS: readonly [RegExp, GitHubErrorKind][] = [
  [/merge queue/i, 'queue'],
  [/work in progress|\bdraft\b/i, 'unfinished'],
  [/archived so is read-only/i, 'archived'],
  [BASE_MODIFIED, 'busy'],
  [/out of date|not up.to.date/i, 'behind'],
  [/merge conflict/i, 'unmergeable'],
  [/verified signature/i, 'unsigned'],
  [/\bapprov|code owner|changes requested/i, 'needsAgreement'],
  [/status check|\bchecks?\b.*(?:expected|required|failing)|required workflow|deployment/i, 'needsChecks'],
  [/(?:conversation|comment)s? must be resolved/i, 'needsAnswers'],
];
/** GitHub refuses a merge with these; 409 means a newer head, or one that is out of date. */
const REFUSAL_KINDS = ['refused', 'protected', 'busy', 'archived'];

/** Publishes a proposal in the state that was seen. After a failure the call may be repeated. */
export async function publish(connection: Connection, number: number, commit: string): Promise<void> {
  try {
    await merge(connection, number, commit, await mergeMethodsOf(connection));
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    // The merge may have succeeded although the response was lost; otherwise the proposal shows the reason for the rejection.
    const pull = await pullAt(connection, number).catch(() => undefined);
    if (pull?.merged_at) return;
    if (pull?.state === 'closed') throw new GitHubError('withdrawn');
    if (pull && pull.head.sha !== commit) throw new GitHubError('newer', {}, PUBLISHING_MESSAGES);
    const {message = ''} = error.details;
    const kind = REFUSAL_KINDS.includes(error.kind)
      ? NOT_MERGEABLE_PATTERNS.find(([pattern]) => pattern.test(message))?.[1]
      : undefined;
    if (kind === undefined && !isGitHubError(error, 'refused', 'protected')) throw error;
    const details = {...error.details, url: proposalPage(connection, number)};
    throw new GitHubError(kind ?? 'notYet', details, {...GITHUB_MESSAGES, ...PUBLISHING_MESSAGES});
  }
}

async function merge(
  connection: Connection,
  number: number,
  sha: string,
  [method, ...others]: (typeof MERGE_METHODS)[number][],
  isAgain = false,
): Promise<void> {
  const body = {sha, ...(method && {merge_method: method.toLowerCase()})};
  const question = {method: 'PUT', path: repoPath(connection, `pulls/${number}/merge`), body} as const;
  try {
    await requestJson(connection, {...question, answer: z.object({merged: z.literal(true)})});
  } catch (error) {
    const message =
      error instanceof GitHubError && REFUSAL_KINDS.includes(error.kind) ? (error.details.message ?? '') : '';
    if (OTHER_METHOD.test(message) && others.length > 0) return merge(connection, number, sha, others, isAgain);
    if (!BASE_MODIFIED.test(message) || isAgain) throw error;
    await new Promise((done) => setTimeout(done, RETRY_PAUSE_MS));
    await merge(connection, number, sha, method ? [method, ...others] : others, true);
  }
}

/** Asks GitHub to merge the current website into a proposal in the state that was seen. GitHub needs a moment. */
export async function requestBranchUpdate(connection: Connection, number: number, commit: string): Promise<void> {
  const path = repoPath(connection, `pulls/${number}/update-branch`);
  const body = {expected_head_sha: commit};
  try {
    await requestJson(connection, {
      method: 'PUT',
      path,
      body,
      answer: z.object({message: z.string(), url: z.string()}),
    });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const pull = await pullAt(connection, number).catch(() => undefined);
    if (!pull || pull.head.sha === commit) throw error;
    // If only the answer was lost, the newer head contains the website; otherwise somebody else has changed it.
    const main = await headCommitOf(connection, connection.service.branch);
    if (error.isUncertain && (await isAncestor(connection, pull.head.sha, main))) return;
    throw new GitHubError('newer', {}, PUBLISHING_MESSAGES);
  }
}
