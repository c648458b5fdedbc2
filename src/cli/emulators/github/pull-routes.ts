/** Routes for pull requests, their checks, their reviews, and the comments on them. */
import * as z from 'zod';
import {
  Refusal,
  formatTimestampOrNull,
  currentTime,
  REPOSITORY,
  REPOSITORY_ID,
  type MergeMethod,
  formatTimestamp,
  findAccount,
  associationOf,
} from './settings';
import {checkStateOf, type PullRecord, type EmulatorRequest, type Routes, type Comment} from './pulls';
import {linesInPatch} from '../../../editor/github/submit-review';

const CREATED = 201;
const ACCEPTED = 202;
const MAX_BODY_LENGTH = 65_536;
const DEFAULT_PAGE_SIZE = 30;
const MAX_PAGE_SIZE = 100;
const TitleAndBody = z.object({title: z.string().min(1).max(256), body: z.string()});
const PullUpdate = TitleAndBody.partial().extend({state: z.literal('closed').optional()});

export const PULL_ROUTES: Routes = {
  'GET pulls': ({pulls, query, ...asked}) => {
    const [state, head, base] = [query.get('state') ?? 'open', query.get('head'), query.get('base')];
    const [owner] = asked.settings.name.split('/');
    const found = pulls
      .list()
      .filter((pull) => state === 'all' || pull.state === state)
      .filter((pull) => !base || pull.base === base)
      .filter((pull) => !head || `${owner}:${pull.head}` === head);
    return {body: pageIn(found, query).map((pull) => toListedPull(pull, asked))};
  },
  'POST pulls': ({pulls, body, account, ...asked}) => {
    const reported = assertBodyLength(body(TitleAndBody.extend({head: z.string(), base: z.string()})));
    return {status: CREATED, body: toListedPull(pulls.open({...reported, by: account.login}), asked)};
  },
  'GET pulls/(\\d+)': async (asked) => {
    const {pulls, settings} = asked;
    const pull = asked.pull();
    const mergeable = settings.isWorkingOut ? null : await pulls.isMergeable(pull);
    // A review fulfils a request.
    const waitsFor = settings.reviewers.filter((login) => !pull.reviews.some(({by}) => by === login));
    return {
      body: {
        ...toListedPull(pull, asked),
        mergeable,
        mergeable_state: stateOf(asked, pull, mergeable),
        requested_reviewers: waitsFor.map((login) => ({login})),
        requested_teams: settings.teams.map((name) => ({name})),
      },
    };
  },
  'PUT pulls/(\\d+)/merge': async (asked) => {
    const {pulls, body, settings} = asked;
    const pull = asked.pull();
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
      throw new Refusal(405, settings.wording === 'ruleset' ? `Repository rule violations found\n\n${rule}\n\n` : rule);
    await pulls.publish(pull, method);
    return {body: {merged: true, sha: pull.merge, message: 'Pull Request successfully merged'}};
  },
  'PUT pulls/(\\d+)/update-branch': async ({pulls, body, ...asked}) => {
    const pull = asked.pull();
    const {expected_head_sha: expected = pull.sha} = body(z.object({expected_head_sha: z.string().optional()}));
    if (expected !== pull.sha) throw new Refusal(422, `expected head sha didn’t match current head ref.`);
    if (!pulls.isBehind(pull)) throw new Refusal(422, 'There are no new commits on the base branch.');
    await pulls.update(pull);
    return {status: ACCEPTED, body: {message: 'Updating pull request branch.', url: ''}};
  },
  'PATCH pulls/(\\d+)': ({pulls, body, ...asked}) => {
    const {state, ...messages} = assertBodyLength(body(PullUpdate));
    const pull = Object.assign(asked.pull(), messages, {changedAt: currentTime()});
    // A closed pull request stays closed.
    if (state === 'closed' && pull.state === 'open') pulls.close(pull);
    return {body: toListedPull(pull, asked)};
  },
  'GET commits/(\\w+)/check-runs': ({pulls, segment, query, settings}) => {
    if (!settings.showsChecks) throw new Refusal(403, 'Resource not accessible by personal access token');
    const pull = pulls.list().find(({sha}) => sha === segment);
    const check = pull ? checkStateOf(pull) : 'none';
    const isDone = check !== 'pending';
    const testRun = {name: 'test', status: isDone ? 'completed' : 'in_progress', conclusion: isDone ? check : null};
    const runs = [...(pull?.runs ?? []), ...(check === 'none' ? [] : [testRun])];
    const output = {title: null, summary: null, text: null};
    const check_runs = pageIn(runs, query).map((run) => ({...run, details_url: null, output}));
    return {body: {total_count: runs.length, check_runs}};
  },
  'GET commits/(\\w+)/status': ({pulls, segment, query, url, settings}) => {
    if (!settings.showsChecks) throw new Refusal(403, 'Resource not accessible by personal access token');
    const pull = pulls.list().find(({sha}) => sha === segment);
    const isThere = pull && checkStateOf(pull) === 'success';
    const statuses = isThere ? [{state: 'success', target_url: previewAddress(url, pull)}] : [];
    return {body: {state: isThere ? 'success' : 'pending', statuses: pageIn(statuses, query)}};
  },
};

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
  if (!isApproved(pull)) return 'At least 1 approving review is required by reviewers with write access.';
  if (settings.requiresChecks && checkStateOf(pull) !== 'success') return 'Required status check "test" is expected.';
  const pullCommits = repository.since(repository.head(pull.base) ?? '', pull.sha);
  if (settings.requiresSignatures && !pullCommits.every(({sha}) => repository.signed.has(sha)))
    return 'Commits must have verified signatures.';
  return undefined;
}

/** @see https://docs.github.com/graphql/reference/enums#mergestatestatus */
function stateOf({pulls, settings}: EmulatorRequest, pull: PullRecord, mergeable: boolean | null): string {
  if (mergeable === null) return 'unknown';
  if (pull.isDraft) return 'draft';
  if (!mergeable) return 'dirty';
  const hasPassed = ['success', 'none'].includes(checkStateOf(pull));
  if (!isApproved(pull) || (settings.requiresChecks && !hasPassed)) return 'blocked';
  if (settings.requiresUpToDate && pulls.isBehind(pull)) return 'behind';
  return hasPassed ? 'clean' : 'unstable';
}

/** @throws Refusal for text that is too long, as GitHub does */
function assertBodyLength<T extends {body?: string}>(reported: T): T {
  if ((reported.body ?? '').length <= MAX_BODY_LENGTH) return reported;
  const message = `body is too long (maximum is ${MAX_BODY_LENGTH} characters)`;
  throw new Refusal(422, 'Validation Failed', [{resource: 'PullRequest', code: 'custom', field: 'body', message}]);
}

/** @returns the requested page of a list, with 30 entries by default and 100 at most */
function pageIn<T>(all: readonly T[], query: URLSearchParams): readonly T[] {
  const size = Math.min(Number(query.get('per_page') ?? DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE);
  const page = Number(query.get('page') ?? 1);
  return all.slice((page - 1) * size, page * size);
}

export const pullAddress = (url: string, number: number): string => `${url}/${REPOSITORY}/pull/${number}`;

/** Opening a preview starts a build, so other websites must not be able to guess its address. */
export const previewAddress = (url: string, {number, secret}: Pick<PullRecord, 'number' | 'secret'>): string =>
  `${pullAddress(url, number)}/preview/${secret}`;

/** @returns whether the rules allow merging: somebody has approved the newest commit, and nobody requests changes. */
function isApproved({reviews, sha}: PullRecord): boolean {
  const last = new Map(
    reviews.filter(({state}) => !['COMMENTED', 'PENDING'].includes(state)).map((review) => [review.by, review]),
  );
  const decided = [...last.values()];
  return (
    decided.some(({state, commit}) => state === 'APPROVED' && commit === sha) &&
    !decided.some(({state}) => state === 'CHANGES_REQUESTED')
  );
}

function toListedPull(pull: PullRecord, {url, settings}: Pick<EmulatorRequest, 'url' | 'settings'>) {
  const {number, title, body, state, by, head, base, sha, changedAt, mergedAt, closedAt, merge} = pull;
  return {
    number,
    title,
    body,
    state,
    user: {login: by, type: 'User'},
    updated_at: formatTimestampOrNull(changedAt),
    merged_at: formatTimestampOrNull(mergedAt),
    merge_commit_sha: merge ?? null,
    closed_at: formatTimestampOrNull(closedAt),
    html_url: pullAddress(url, number),
    draft: pull.isDraft === true,
    head: {ref: head, sha, repo: {id: REPOSITORY_ID, full_name: settings.name}},
    base: {ref: base, repo: {id: REPOSITORY_ID, full_name: settings.name}},
  };
}

const Body = z.string().max(65_536);
const STATES = {APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED'} as const;
const Line = z.int().positive();
const Side = z.literal('RIGHT');
const LineComment = z.object({
  path: z.string(),
  start_line: Line.optional(),
  start_side: Side.optional(),
  line: Line,
  side: Side,
  body: Body.min(1),
});
const ReviewRequest = z.object({
  commit_id: z.string(),
  event: z.enum(['APPROVE', 'REQUEST_CHANGES', 'COMMENT']),
  body: Body.default(''),
  comments: z.array(LineComment).default([]),
});

export const REVIEW_ROUTES: Routes = {
  'GET pulls/(\\d+)/files': async ({pull, repository, query}) => {
    const {base, sha} = pull();
    const files = await repository.patches(base, sha);
    return {body: pageIn(files, query).map(({path, patch}) => ({filename: path, patch}))};
  },
  'GET pulls/(\\d+)/reviews': ({pull, segment, url, query, account, settings}) => {
    const shownTo = pull().reviews.filter(({state, by}) => state !== 'PENDING' || by === account.login);
    return {
      body: pageIn(shownTo, query).map(({id, state, body, commit, by, association, at: date}) => ({
        id,
        state,
        body,
        commit_id: commit,
        author_association: associationOf(association, settings),
        user: userOf(by),
        ...(state !== 'PENDING' && {submitted_at: formatTimestamp(date)}),
        html_url: `${pullAddress(url, Number(segment))}#pullrequestreview-${id}`,
      })),
    };
  },
  'POST pulls/(\\d+)/reviews': async (asked) => {
    const {pulls, account, body} = asked;
    const pull = asked.pull();
    const {event, comments, body: text, commit_id: commit} = body(ReviewRequest);
    assertNonePending(pull, account, 'User');
    if (pull.by === account.login && event !== 'COMMENT') {
      const what = event === 'APPROVE' ? 'approve' : 'request changes on';
      throw new Refusal(422, `Can not ${what} your own pull request`);
    }
    if (event !== 'APPROVE' && text === '' && comments.length === 0) throw new Refusal(422, 'Validation Failed');
    const lines = await linesOf(asked, pull);
    const isShown = (path: string, line: number) => lines.get(path)?.has(line) === true;
    if (!comments.every(({path, line, start_line: start = line}) => isShown(path, start) && isShown(path, line)))
      throw new Refusal(422, 'Line could not be resolved');
    const review = pulls.review(pull, {state: STATES[event], body: text, by: account.login, commit}, comments);
    return {body: {id: review.id}};
  },
  'GET pulls/(\\d+)/comments': async ({repository, url, query, settings, ...asked}) => {
    const pull = asked.pull();
    const page = pullAddress(url, pull.number);
    const comments = pageIn(pull.comments, query).map(async (comment) => {
      const files = await repository.patches(pull.base, comment.commit);
      const patch = files.find(({path}) => path === comment.path)?.patch ?? '';
      return {
        ...toReviewComment(comment, pull, page),
        author_association: associationOf('MEMBER', settings),
        diff_hunk: patchUpTo(patch, comment.line),
      };
    });
    return {body: await Promise.all(comments)};
  },
  'POST pulls/(\\d+)/comments': async (asked) => {
    const {pulls, account, body} = asked;
    const pull = asked.pull();
    const file = z.object({path: z.string(), commit_id: z.string(), subject_type: z.literal('file'), body: Body});
    const {path, commit_id: commit, body: text} = body(file);
    assertNonePending(pull, account, 'user_id');
    if (!(await linesOf(asked, pull)).has(path)) throw new Refusal(422, 'Validation Failed');
    return {status: CREATED, body: {id: pulls.comment(pull, {path, commit, body: text, by: account.login}).id}};
  },
  'POST pulls/(\\d+/comments/\\d+)/replies': (asked) => {
    const {pulls, account, body} = asked;
    const pull = asked.pull();
    const id = Number(asked.segment.split('/').at(-1));
    assertNonePending(pull, account, 'user_id');
    const first = pull.comments.find((comment) => comment.id === id);
    if (!first) throw new Refusal(404, 'Not Found');
    const {path, line, commit, review} = first;
    const answer = {...body(z.object({body: Body.min(1)})), path, line, commit, review, answers: id};
    return {status: CREATED, body: {id: pulls.comment(pull, {...answer, by: account.login}).id}};
  },
  'GET issues/(\\d+)/comments': ({pull, segment, url, query, settings}) => ({
    body: pageIn(pull().conversation, query).map(({id, body, by, at: date, association = 'MEMBER'}) => ({
      id,
      body,
      user: userOf(by),
      // GitHub may omit the association of a comment's author.
      ...(!settings.hidesMembers && {author_association: association}),
      created_at: formatTimestamp(date),
      html_url: `${pullAddress(url, Number(segment))}#issuecomment-${id}`,
    })),
  }),
  'POST issues/(\\d+)/comments': (asked) => {
    const {pulls, account, body} = asked;
    const answer = {...body(z.object({body: Body.min(1)})), by: account.login};
    return {status: CREATED, body: {id: pulls.say(asked.pull(), answer).id}};
  },
};

/** A deleted account gives `null`. */
const userOf = (login: string) =>
  login === '' ? null : {login, type: login.endsWith('[bot]') ? 'Bot' : 'User', id: findAccount(login)?.id ?? 1};

/** @throws Refusal, like GitHub, when the person has an open review of their own on GitHub's own pages */
function assertNonePending({reviews}: PullRecord, {login}: EmulatorRequest['account'], who: string): void {
  if (!reviews.some(({state, by}) => state === 'PENDING' && by === login)) return;
  throw new Refusal(422, `${who} can only have one pending review per pull request`);
}

async function linesOf(
  {repository}: Pick<EmulatorRequest, 'repository'>,
  {base, sha}: PullRecord,
): Promise<Map<string, Set<number>>> {
  const files = await repository.patches(base, sha);
  return new Map(files.map(({path, patch}) => [path, linesInPatch(patch)]));
}

/** @returns a patch up to a line, as GitHub shows it above a comment */
function patchUpTo(patch: string, line: number | null): string {
  const lines = patch.split('\n');
  const before = lines.findIndex(
    (_, index) => line !== null && linesInPatch(lines.slice(0, index + 1).join('\n')).has(line),
  );
  return lines.slice(0, before + 1).join('\n');
}

/** @returns a comment in GitHub's form; one on an earlier commit has lost its line, as when its lines have moved */
function toReviewComment(
  {id, body, by, at: date, path, line, commit, answers, review}: Comment,
  {sha}: PullRecord,
  page: string,
) {
  return {
    id,
    body,
    path,
    line: commit === sha ? line : null,
    original_line: line,
    subject_type: line === null ? 'file' : 'line',
    commit_id: commit,
    in_reply_to_id: answers,
    pull_request_review_id: review ?? null,
    user: userOf(by),
    created_at: formatTimestamp(date),
    html_url: `${page}#discussion_r${id}`,
  };
}
