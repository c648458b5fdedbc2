/** Routes for pull requests and their checks. */
import * as z from 'zod';
import {Refusal} from './answer';
import {isoMoment, now} from './moment';
import {checkOf, type PullRecord} from './pulls';
import {REPOSITORY, type EmulatorRequest, type Route} from './route';
import {REPOSITORY_ID, type MergeMethod} from './settings';

const CREATED = 201;
const ACCEPTED = 202;
const MOST_LETTERS = 65_536;
const USUAL_PAGE = 30;
const MOST_LISTED = 100;
const Words = z.object({title: z.string().min(1).max(256), body: z.string()});
const Rewritten = Words.partial().extend({state: z.literal('closed').optional()});

export const PULL_ROUTES: Route<string>[] = [
  [
    'GET',
    'pulls',
    ({pulls, query, ...asked}) => {
      const [state, head, base] = [query.get('state') ?? 'open', query.get('head'), query.get('base')];
      const [owner] = asked.settings.name.split('/');
      const found = pulls
        .list()
        .filter((pull) => state === 'all' || pull.state === state)
        .filter((pull) => !base || pull.base === base)
        .filter((pull) => !head || `${owner}:${pull.head}` === head);
      return {body: pageIn(found, query).map((pull) => listed(pull, asked))};
    },
  ],
  [
    'POST',
    'pulls',
    ({pulls, body, account, ...asked}) => {
      const reported = wordsOf(body(Words.extend({head: z.string(), base: z.string()})));
      return {status: CREATED, body: listed(pulls.open({...reported, by: account.login}), asked)};
    },
  ],
  [
    'GET',
    'pulls/(\\d+)',
    async (asked) => {
      const {pulls, segment, settings} = asked;
      const pull = pulls.get(Number(segment));
      const mergeable = settings.isWorkingOut ? null : await pulls.isMergeable(pull);
      return {body: {...listed(pull, asked), mergeable, mergeable_state: stateOf(asked, pull, mergeable)}};
    },
  ],
  [
    'PUT',
    'pulls/(\\d+)/merge',
    async (asked) => {
      const {pulls, segment, body, settings} = asked;
      const pull = pulls.get(Number(segment));
      const Method = z.enum(['merge', 'squash', 'rebase']).default('merge');
      const {sha, merge_method: method} = body(z.object({sha: z.string(), merge_method: Method}));
      if (pull.state === 'closed') throw new Refusal(405, 'Pull Request is not mergeable');
      if (pull.isDraft) throw new Refusal(405, 'Pull Request is still a work in progress');
      if (sha !== pull.sha) throw new Refusal(409, 'Head branch was modified. Review and try the merge again.');
      if (settings.requiresUpToDate && pulls.isBehind(pull))
        throw new Refusal(409, 'Head branch is out of date. Review and try the merge again.');
      if (!settings.mergeMethods.includes(method)) throw new Refusal(405, NOT_ALLOWED[method]);
      const rule = missingRule(asked, pull, method);
      if (rule !== undefined)
        throw new Refusal(
          405,
          settings.wording === 'ruleset' ? `Repository rule violations found\n\n${rule}\n\n` : rule,
        );
      await pulls.publish(pull, method);
      return {body: {merged: true, sha: pull.merge, message: 'Pull Request successfully merged'}};
    },
  ],
  [
    'PUT',
    'pulls/(\\d+)/update-branch',
    async ({pulls, segment, body}) => {
      const pull = pulls.get(Number(segment));
      const {expected_head_sha: expected = pull.sha} = body(z.object({expected_head_sha: z.string().optional()}));
      if (expected !== pull.sha) throw new Refusal(422, `expected head sha didn’t match current head ref.`);
      if (!pulls.isBehind(pull)) throw new Refusal(422, 'There are no new commits on the base branch.');
      await pulls.update(pull);
      return {status: ACCEPTED, body: {message: 'Updating pull request branch.', url: ''}};
    },
  ],
  [
    'PATCH',
    'pulls/(\\d+)',
    ({pulls, segment, body, ...asked}) => {
      const {state, ...messages} = wordsOf(body(Rewritten));
      const pull = Object.assign(pulls.get(Number(segment)), messages, {changedAt: now()});
      // A closed pull request stays closed.
      if (state === 'closed' && pull.state === 'open') pulls.close(pull);
      return {body: listed(pull, asked)};
    },
  ],
  [
    'GET',
    'commits/(\\w+)/check-runs',
    ({pulls, segment, query, settings}) => {
      if (!settings.showsChecks) throw new Refusal(403, 'Resource not accessible by personal access token');
      const pull = pulls.list().find(({sha}) => sha === segment);
      const check = pull ? checkOf(pull) : 'none';
      const isDone = check !== 'pending';
      const own = {name: 'test', status: isDone ? 'completed' : 'in_progress', conclusion: isDone ? check : null};
      const runs = [...(pull?.runs ?? []), ...(check === 'none' ? [] : [own])];
      const output = {title: null, summary: null, text: null};
      const check_runs = pageIn(runs, query).map((run) => ({...run, details_url: null, output}));
      return {body: {total_count: runs.length, check_runs}};
    },
  ],
  [
    'GET',
    'commits/(\\w+)/status',
    ({pulls, segment, query, url, settings}) => {
      if (!settings.showsChecks) throw new Refusal(403, 'Resource not accessible by personal access token');
      const pull = pulls.list().find(({sha}) => sha === segment);
      const isThere = pull && checkOf(pull) === 'success';
      const statuses = isThere ? [{state: 'success', target_url: previewAddress(url, pull)}] : [];
      return {body: {state: isThere ? 'success' : 'pending', statuses: pageIn(statuses, query)}};
    },
  ],
];

const NOT_ALLOWED = {
  merge: 'Merge commits are not allowed on this repository.',
  squash: 'Squash merges are not allowed on this repository.',
  rebase: 'Rebase merges are not allowed on this repository.',
} as const;

/** @returns the repository rule that keeps a proposal from being merged */
function missingRule(
  {repository, settings}: EmulatorRequest,
  pull: PullRecord,
  method: MergeMethod,
): string | undefined {
  const {methodRule} = settings;
  if (methodRule?.not === method) return methodRule.says;
  if (settings.hasMergeQueue) return 'Changes must be made through the merge queue';
  if (!isAgreed(pull)) return 'At least 1 approving review is required by reviewers with write access.';
  if (settings.requiresChecks && checkOf(pull) !== 'success') return 'Required status check "test" is expected.';
  const own = repository.since(repository.head(pull.base) ?? '', pull.sha);
  if (settings.requiresSignatures && !own.every(({sha}) => repository.signed.has(sha)))
    return 'Commits must have verified signatures.';
  return undefined;
}

/** @see https://docs.github.com/graphql/reference/enums#mergestatestatus */
function stateOf({pulls, settings}: EmulatorRequest, pull: PullRecord, mergeable: boolean | null): string {
  if (mergeable === null) return 'unknown';
  if (pull.isDraft) return 'draft';
  if (!mergeable) return 'dirty';
  if (!isAgreed(pull)) return 'blocked';
  return settings.requiresUpToDate && pulls.isBehind(pull) ? 'behind' : 'clean';
}

/** @throws Refusal for text that is too long, as GitHub does */
function wordsOf<T extends {body?: string}>(reported: T): T {
  if ((reported.body ?? '').length <= MOST_LETTERS) return reported;
  const message = `body is too long (maximum is ${MOST_LETTERS} characters)`;
  throw new Refusal(422, 'Validation Failed', [{resource: 'PullRequest', code: 'custom', field: 'body', message}]);
}

/** @returns the requested page of a list, with 30 entries by default and 100 at most */
export function pageIn<T>(all: readonly T[], query: URLSearchParams): readonly T[] {
  const size = Math.min(Number(query.get('per_page') ?? USUAL_PAGE), MOST_LISTED);
  const page = Number(query.get('page') ?? 1);
  return all.slice((page - 1) * size, page * size);
}

export const pullAddress = (url: string, number: number): string => `${url}/${REPOSITORY}/pull/${number}`;

/** Opening a preview starts a build, so other websites must not be able to guess its address. */
export const previewAddress = (url: string, {number, secret}: Pick<PullRecord, 'number' | 'secret'>): string =>
  `${pullAddress(url, number)}/preview/${secret}`;

/** @returns whether the rules allow merging: somebody has approved the newest commit, and nobody requests changes. */
function isAgreed({reviews, sha}: PullRecord): boolean {
  const last = new Map(
    reviews.filter(({state}) => !['COMMENTED', 'PENDING'].includes(state)).map((review) => [review.by, review]),
  );
  const decided = [...last.values()];
  return (
    decided.some(({state, commit}) => state === 'APPROVED' && commit === sha) &&
    !decided.some(({state}) => state === 'CHANGES_REQUESTED')
  );
}

function listed(pull: PullRecord, {url, settings}: Pick<EmulatorRequest, 'url' | 'settings'>) {
  const {number, title, body, state, by, head, base, sha, changedAt, mergedAt, closedAt, merge} = pull;
  return {
    number,
    title,
    body,
    state,
    user: {login: by, type: 'User'},
    updated_at: isoMoment(changedAt),
    merged_at: isoMoment(mergedAt),
    merge_commit_sha: merge ?? null,
    closed_at: isoMoment(closedAt),
    html_url: pullAddress(url, number),
    draft: pull.isDraft === true,
    head: {ref: head, sha, repo: {id: REPOSITORY_ID, full_name: settings.name}},
    base: {ref: base, repo: {id: REPOSITORY_ID, full_name: settings.name}},
  };
}
