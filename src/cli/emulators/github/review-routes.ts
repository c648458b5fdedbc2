/** Routes for reviews, comments on lines and files, and the conversation. */
import * as z from 'zod';
import {linesOfPatch} from '../../../editor/github/give-review';
import {Refusal} from './answer';
import {momentOf} from './moment';
import {accountNamed} from './people';
import {pageIn, pullAddress} from './pull-routes';
import type {Comment, PullRecord} from './pulls';
import type {EmulatorRequest, Route} from './route';
import {associationOf} from './settings';

const CREATED = 201;
const Body = z.string().max(65_536);
const STATES = {APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED'} as const;
const Line = z.int().positive();
const Side = z.literal('RIGHT');
const OnLine = z.object({
  path: z.string(),
  start_line: Line.optional(),
  start_side: Side.optional(),
  line: Line,
  side: Side,
  body: Body.min(1),
});
const Given = z.object({
  commit_id: z.string(),
  event: z.enum(['APPROVE', 'REQUEST_CHANGES', 'COMMENT']),
  body: Body.default(''),
  comments: z.array(OnLine).default([]),
});

export const REVIEW_ROUTES: Route<string>[] = [
  [
    'GET',
    'pulls/(\\d+)/files',
    async ({pulls, repository, segment, query}) => {
      const {base, sha} = pulls.get(Number(segment));
      const files = await repository.patches(base, sha);
      return {body: pageIn(files, query).map(({path, patch}) => ({filename: path, patch}))};
    },
  ],
  [
    'GET',
    'pulls/(\\d+)/reviews',
    ({pulls, segment, url, query, account, settings}) => {
      const shownTo = pulls
        .get(Number(segment))
        .reviews.filter(({state, by}) => state !== 'PENDING' || by === account.login);
      return {
        body: pageIn(shownTo, query).map(({id, state, body, commit, by, association, at: date}) => ({
          id,
          state,
          body,
          commit_id: commit,
          author_association: associationOf(association, settings),
          user: userOf(by),
          ...(state !== 'PENDING' && {submitted_at: momentOf(date)}),
          html_url: `${pullAddress(url, Number(segment))}#pullrequestreview-${id}`,
        })),
      };
    },
  ],
  [
    'POST',
    'pulls/(\\d+)/reviews',
    async (asked) => {
      const {pulls, account, body} = asked;
      const pull = open(asked);
      const {event, comments, body: text, commit_id: commit} = body(Given);
      assertNonePending(pull, account, 'User');
      if (pull.by === account.login && event !== 'COMMENT') {
        const what = event === 'APPROVE' ? 'approve' : 'request changes on';
        throw new Refusal(422, `Can not ${what} your own pull request`);
      }
      if (event !== 'APPROVE' && text === '' && comments.length === 0) throw new Refusal(422, 'Validation Failed');
      const lines = await linesOf(asked, pull);
      if (
        !comments.every(({path, line, start_line: start = line}) =>
          [start, line].every((value) => lines.get(path)?.has(value)),
        )
      ) {
        throw new Refusal(422, 'Line could not be resolved');
      }
      const made = pulls.review(pull, {state: STATES[event], body: text, by: account.login, commit}, comments);
      return {body: {id: made.id}};
    },
  ],
  [
    'GET',
    'pulls/(\\d+)/comments',
    async ({pulls, repository, segment, url, query, settings}) => {
      const pull = pulls.get(Number(segment));
      const page = pullAddress(url, pull.number);
      const comments = pageIn(pull.comments, query).map(async (comment) => {
        const files = await repository.patches(pull.base, comment.commit);
        const patch = files.find(({path}) => path === comment.path)?.patch ?? '';
        return {
          ...shown(comment, pull, page),
          author_association: associationOf('MEMBER', settings),
          diff_hunk: hunkTo(patch, comment.line),
        };
      });
      return {body: await Promise.all(comments)};
    },
  ],
  [
    'POST',
    'pulls/(\\d+)/comments',
    async (asked) => {
      const {pulls, account, body} = asked;
      const pull = open(asked);
      const file = z.object({path: z.string(), commit_id: z.string(), subject_type: z.literal('file'), body: Body});
      const {path, commit_id: commit, body: text} = body(file);
      assertNonePending(pull, account, 'user_id');
      if (!(await linesOf(asked, pull)).has(path)) throw new Refusal(422, 'Validation Failed');
      return {status: CREATED, body: {id: pulls.comment(pull, {path, commit, body: text, by: account.login}).id}};
    },
  ],
  [
    'POST',
    'pulls/(\\d+/comments/\\d+)/replies',
    (asked) => {
      const {pulls, account, body} = asked;
      const [number, id] = asked.segment.split('/comments/').map(Number);
      const pull = open({...asked, segment: String(number)});
      assertNonePending(pull, account, 'user_id');
      const first = pull.comments.find((comment) => comment.id === id);
      if (!first) throw new Refusal(404, 'Not Found');
      const {path, line, commit, review} = first;
      const answer = {...body(z.object({body: Body.min(1)})), path, line, commit, review, answers: id};
      return {status: CREATED, body: {id: pulls.comment(pull, {...answer, by: account.login}).id}};
    },
  ],
  [
    'GET',
    'issues/(\\d+)/comments',
    ({pulls, segment, url, query, settings}) => ({
      body: pageIn(pulls.get(Number(segment)).conversation, query).map(
        ({id, body, by, at: date, association = 'MEMBER'}) => ({
          id,
          body,
          user: userOf(by),
          // GitHub may omit the association of a comment's author.
          ...(!settings.hidesMembers && {author_association: association}),
          created_at: momentOf(date),
          html_url: `${pullAddress(url, Number(segment))}#issuecomment-${id}`,
        }),
      ),
    }),
  ],
  [
    'POST',
    'issues/(\\d+)/comments',
    (asked) => {
      const {pulls, account, body} = asked;
      const answer = {...body(z.object({body: Body.min(1)})), by: account.login};
      return {status: CREATED, body: {id: pulls.say(open(asked), answer).id}};
    },
  ],
];

/** A deleted account gives `null`. */
const userOf = (login: string) => (login === '' ? null : {login, type: 'User', id: accountNamed(login)?.id ?? 1});

/** @throws Refusal, like GitHub, when the person has an open review of their own on GitHub's own pages */
function assertNonePending({reviews}: PullRecord, {login}: EmulatorRequest['account'], who: string): void {
  if (!reviews.some(({state, by}) => state === 'PENDING' && by === login)) return;
  throw new Refusal(422, `${who} can only have one pending review per pull request`);
}

function open({pulls, segment}: Pick<EmulatorRequest, 'pulls' | 'segment'>): PullRecord {
  return pulls.get(Number(segment));
}

async function linesOf(
  {repository}: Pick<EmulatorRequest, 'repository'>,
  {base, sha}: PullRecord,
): Promise<Map<string, Set<number>>> {
  const files = await repository.patches(base, sha);
  return new Map(files.map(({path, patch}) => [path, linesOfPatch(patch)]));
}

/** @returns a patch up to a line, as GitHub shows it above a comment */
function hunkTo(patch: string, line: number | null): string {
  const lines = patch.split('\n');
  const before = lines.findIndex(
    (_, index) => line !== null && linesOfPatch(lines.slice(0, index + 1).join('\n')).has(line),
  );
  return lines.slice(0, before + 1).join('\n');
}

/**
 * @returns a comment in GitHub's form. A comment on an earlier commit has lost its line, as on GitHub when its lines
 * have moved.
 */
function shown(
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
    created_at: momentOf(date),
    html_url: `${page}#discussion_r${id}`,
  };
}
