/** GitHub's query language, as far as the editor asks in it: by the names of its questions. */
import * as z from 'zod';
import {Refusal, type Answer} from './answer';
import {closedPulls} from './closed';
import {commitOnBranch} from './commit-on-branch';
import {PAST} from './history';
import {latestReviews, type Pull} from './pulls';
import type {Asked} from './route';

const Question = z.object({
  query: z.string(),
  variables: z.looseObject({number: z.int().optional(), thread: z.string().optional()}),
});
const THREAD = 'thread-';
const MOST = 100;

/** What GitHub says with status 200. */
const refusal = (type: string, message: string): Answer => ({body: {data: null, errors: [{type, message}]}});

export async function answerQuestion(asked: Asked): Promise<Answer> {
  const {pulls, repository, account, settings, body} = asked;
  const {query, variables} = body(Question);
  const [, kind, name = ''] = /^(query|mutation) (\w+)/.exec(query) ?? [];
  if (kind === 'mutation' && !account.writes)
    return refusal('FORBIDDEN', 'Resource not accessible by personal access token');
  const past = PAST[name];
  if (past) return past(asked, variables);
  if (name === 'Closed') return closedPulls(asked);
  if (name === 'Commit') return commitOnBranch(asked, variables);
  if (name === 'Methods') {
    const {mergeMethods: allowed} = settings;
    const viewerDefaultMergeMethod = (allowed[0] ?? 'merge').toUpperCase();
    const [mergeCommitAllowed, squashMergeAllowed, rebaseMergeAllowed] = (['merge', 'squash', 'rebase'] as const).map(
      (method) => allowed.includes(method),
    );
    const methods = {viewerDefaultMergeMethod, mergeCommitAllowed, squashMergeAllowed, rebaseMergeAllowed};
    return {body: {data: {repository: methods}}};
  }
  if (name === 'Threads') {
    const pull = pulls.get(variables.number ?? 0);
    const reviews = pull.reviews.filter(({state}) => state !== 'PENDING').slice(-MOST);
    const nodes = reviews.map(({id, association}) => ({
      fullDatabaseId: String(id),
      authorCanPushToRepository: association === 'MEMBER',
    }));
    const answer = {reviewThreads: {nodes: threadsOf(pull).slice(-MOST)}, reviews: {nodes}};
    return {body: {data: {repository: {pullRequest: answer}}}};
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
  const id = Number(variables.thread?.slice(THREAD.length));
  const comment = pulls.list().flatMap(({comments}) => comments.find((item) => item.id === id) ?? [])[0];
  if (!comment) return refusal('NOT_FOUND', `Could not resolve to a node with the global id of '${variables.thread}'`);
  comment.isSettled = query.includes(' resolveReviewThread');
  return {body: {data: {done: {thread: {isResolved: comment.isSettled}}}}};
}

const threadsOf = ({comments}: Pull) =>
  comments
    .filter(({answers}) => answers === undefined)
    .map(({id, isSettled = false}) => ({
      id: `${THREAD}${id}`,
      isResolved: isSettled,
      comments: {nodes: [{fullDatabaseId: String(id)}]},
    }));
