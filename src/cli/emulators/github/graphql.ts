/** GitHub's query language, as far as the editor asks in it: by the names of its questions. */
import * as z from 'zod';
import {Refusal, type Answer} from './answer';
import {closedPulls} from './closed';
import {PAST} from './history';
import {latestReviews, type Pull} from './pulls';
import type {Asked} from './route';

const Question = z.object({
  query: z.string(),
  variables: z.looseObject({number: z.int().optional(), thread: z.string().optional()}),
});
const THREAD = 'thread-';

export async function answerQuestion(asked: Asked): Promise<Answer> {
  const {pulls, repository, account, body} = asked;
  const {query, variables} = body(Question);
  const [, name] = /^(?:query|mutation) (\w+)/.exec(query) ?? [];
  const past = PAST[name ?? ''];
  if (past) return past(asked, variables);
  if (name === 'Closed') return closedPulls(pulls, repository);
  if (name === 'Threads') {
    const reviewThreads = {nodes: threadsOf(pulls.get(variables.number ?? 0))};
    return {body: {data: {repository: {pullRequest: {reviewThreads}}}}};
  }
  if (name === 'Proposals') {
    const open = pulls.list().filter(({state}) => state === 'open');
    const nodes = await Promise.all(
      open.map(async (pull) => {
        const paths = await repository.paths(pull.base, pull.sha);
        const files = {nodes: paths.map((path) => ({path}))};
        return {number: pull.number, files, latestOpinionatedReviews: latestReviews(pull)};
      }),
    );
    return {body: {data: {repository: {pullRequests: {nodes}}}}};
  }
  if (name !== 'Settle') throw new Refusal(422, 'Unknown question');
  if (!account.push) return {body: {data: null, errors: [{type: 'FORBIDDEN'}]}};
  const id = Number(variables.thread?.slice(THREAD.length));
  const comment = pulls.list().flatMap(({comments}) => comments.find((item) => item.id === id) ?? [])[0];
  if (!comment) return {body: {data: null, errors: [{type: 'NOT_FOUND'}]}};
  comment.isSettled = query.includes(' resolveReviewThread');
  return {body: {data: {done: {thread: {isResolved: comment.isSettled}}}}};
}

const threadsOf = ({comments}: Pull) =>
  comments
    .filter(({answers}) => answers === undefined)
    .map(({id, isSettled = false}) => ({
      id: `${THREAD}${id}`,
      isResolved: isSettled,
      comments: {nodes: [{databaseId: id}]},
    }));
