/** Pull requests and their checks in GitHub's interface. */
import * as z from 'zod';
import {Refusal} from './answer';
import {checkOf, type Pull} from './pulls';
import {REPOSITORY, type Asked, type Route} from './route';

const CREATED = 201;
const Words = z.object({title: z.string().min(1).max(256), body: z.string().max(65536)});
const Rewritten = Words.partial().extend({state: z.literal('closed').optional()});

export const PULL_ROUTES: Route<string>[] = [
  [
    'GET',
    'pulls',
    ({pulls, query, ...asked}) => {
      const [state, head] = [query.get('state') ?? 'open', query.get('head')];
      const found = pulls
        .list()
        .filter((pull) => state === 'all' || pull.state === state)
        .filter((pull) => !head || `${REPOSITORY.split('/')[0] ?? ''}:${pull.head}` === head);
      return {body: found.slice(0, Number(query.get('per_page') ?? 30)).map((pull) => listed(pull, asked))};
    },
  ],
  [
    'POST',
    'pulls',
    ({pulls, body, account, ...asked}) => {
      const reported = body(Words.extend({head: z.string(), base: z.string()}));
      return {status: CREATED, body: listed(pulls.open({...reported, by: account.login}), asked)};
    },
  ],
  [
    'GET',
    'pulls/(\\d+)',
    async ({pulls, part: segment, ...asked}) => {
      const pull = pulls.get(Number(segment));
      const mergeable_state = isAgreed(pull) ? 'clean' : 'blocked';
      return {body: {...listed(pull, asked), mergeable: await pulls.isMergeable(pull), mergeable_state}};
    },
  ],
  [
    'PUT',
    'pulls/(\\d+)/merge',
    async ({pulls, part: segment, body}) => {
      const pull = pulls.get(Number(segment));
      if (pull.state === 'closed') throw new Refusal(405, 'Pull Request is not mergeable');
      if (body(z.object({sha: z.string()})).sha !== pull.sha) throw new Refusal(409, 'Head branch was modified.');
      if (!isAgreed(pull))
        throw new Refusal(405, 'At least 1 approving review is required by reviewers with write access.');
      await pulls.publish(pull);
      return {body: {merged: true}};
    },
  ],
  [
    'PATCH',
    'pulls/(\\d+)',
    ({pulls, part: segment, body, ...asked}) => {
      const {state, ...messages} = body(Rewritten);
      const pull = Object.assign(pulls.get(Number(segment)), messages, {changedAt: new Date()});
      // One that is over stays as it is.
      if (state === 'closed' && pull.state === 'open') pulls.close(pull);
      return {body: listed(pull, asked)};
    },
  ],
  [
    'GET',
    'commits/(\\w+)/check-runs',
    ({pulls, part: segment}) => {
      const pull = pulls.list().find(({sha}) => sha === segment);
      const check = pull ? checkOf(pull) : 'none';
      const status = check === 'pending' ? 'in_progress' : 'completed';
      const run = {
        name: 'test',
        status,
        conclusion: check === 'pending' ? null : check,
        details_url: null,
        output: null,
      };
      return {body: {check_runs: check === 'none' ? [] : [run]}};
    },
  ],
  [
    'GET',
    'commits/(\\w+)/status',
    ({pulls, part: segment, url}) => {
      const pull = pulls.list().find(({sha}) => sha === segment);
      const isThere = pull && checkOf(pull) === 'success';
      return {body: {statuses: isThere ? [{state: 'success', target_url: previewOf(url, pull)}] : []}};
    },
  ],
];

export const pageOf = (url: string, number: number): string => `${url}/${REPOSITORY}/pull/${number}`;

/** Asking for it begins a build, so no other website can guess its address. */
export const previewOf = (url: string, {number, secret}: Pick<Pull, 'number' | 'secret'>): string =>
  `${pageOf(url, number)}/preview/${secret}`;

/** As the rules of the repository say: somebody has agreed to the newest commit, and nobody asks for changes. */
function isAgreed({reviews, sha}: Pull): boolean {
  const last = new Map(reviews.filter(({state}) => state !== 'COMMENTED').map((review) => [review.by, review]));
  const decided = [...last.values()];
  return (
    decided.some(({state, commit}) => state === 'APPROVED' && commit === sha) &&
    !decided.some(({state}) => state === 'CHANGES_REQUESTED')
  );
}

const day = (date?: Date) => date?.toISOString() ?? null;

function listed(pull: Pull, {url}: Pick<Asked, 'url'>) {
  const {number, title, body, state, by, head, base, sha, changedAt, mergedAt, closedAt} = pull;
  return {
    number,
    title,
    body,
    state,
    user: {login: by, type: 'User'},
    updated_at: day(changedAt),
    merged_at: day(mergedAt),
    closed_at: day(closedAt),
    html_url: pageOf(url, number),
    head: {ref: head, sha, repo: {full_name: REPOSITORY}},
    base: {ref: base},
  };
}
