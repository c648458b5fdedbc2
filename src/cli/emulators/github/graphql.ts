/** The part of GitHub's GraphQL API that the editor uses, by the names of its queries. */
import * as z from 'zod';
import {Refusal, type Answer} from './answer';
import {closedPulls} from './closed';
import {PAST} from './history';
import {latestReviews, type PullRecord} from './pulls';
import type {Asked} from './route';
import {takeable} from './paths';

/** @see https://docs.github.com/graphql/reference/input-objects#createcommitonbranchinput */
const Wanted = z.object({
  input: z.object({
    branch: z.object({repositoryNameWithOwner: z.string(), branchName: z.string()}),
    expectedHeadOid: z.string(),
    message: z.object({headline: z.string(), body: z.string().optional()}),
    fileChanges: z.object({
      additions: z.array(z.object({path: z.string(), contents: z.base64()})),
      deletions: z.array(z.object({path: z.string()})),
    }),
  }),
});
const NEW_FILE_MODE = '100644';

const refused = (type: string, message: string): Answer => ({
  body: {data: {createCommitOnBranch: null}, errors: [{type, path: ['createCommitOnBranch'], message}]},
});

async function commitOnBranch(
  {repository, pulls, account, settings}: Asked,
  variables: Record<string, unknown>,
): Promise<Answer> {
  const {branch, expectedHeadOid, message, fileChanges} = Wanted.parse(variables).input;
  const {branchName: name} = branch;
  if (settings.isArchived) return refused('FORBIDDEN', 'Repository was archived so is read-only.');
  if (branch.repositoryNameWithOwner !== settings.name)
    return refused('NOT_FOUND', 'Could not resolve to a Repository');
  if (name === 'main') return refused('UNPROCESSABLE', 'Repository rule violations found');
  const head = repository.head(name);
  if (head === undefined) return refused('NOT_FOUND', 'The requested branch does not exist.');
  if (head !== expectedHeadOid) {
    const reason = `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
    return refused('STALE_DATA', reason);
  }
  const before = new Map((await repository.tree(head)).map((line) => [line.path, line]));
  const {additions, deletions} = fileChanges;
  const unfit = [...additions, ...deletions].map(({path}) => takeable(path)).find((why) => why !== undefined);
  if (unfit !== undefined) return refused('UNPROCESSABLE', unfit);
  const gone = deletions.find(({path}) => !before.has(path));
  if (gone) {
    const reason = `A path was requested for deletion which does not exist as of commit oid \`${head}\`: ${gone.path}`;
    return refused('UNPROCESSABLE', reason);
  }
  const entries = [
    ...additions.map(({path, contents}) => {
      return {path, mode: before.get(path)?.mode ?? NEW_FILE_MODE, sha: repository.write(contents, 'base64')};
    }),
    ...deletions.map(({path}) => ({path, mode: NEW_FILE_MODE, sha: null})),
  ];
  const tree = await repository.writeTree(repository.commitAt(head)?.tree ?? '', entries);
  const text = [message.headline, message.body].filter(Boolean).join('\n\n');
  const made = repository.commit(tree, [head], text, account.name);
  repository.signed.add(made);
  await repository.move(name, made);
  pulls.branchMoved(name, made);
  return {body: {data: {createCommitOnBranch: {commit: {oid: made}}}}};
}

const Question = z.object({
  query: z.string(),
  variables: z.looseObject({number: z.int().optional(), thread: z.string().optional()}),
});
const THREAD = 'thread-';
const MOST = 100;

/** A GraphQL error, which GitHub sends with status 200. */
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
  comment.isResolved = query.includes(' resolveReviewThread');
  return {body: {data: {done: {thread: {isResolved: comment.isResolved}}}}};
}

const threadsOf = ({comments}: PullRecord) =>
  comments
    .filter(({answers}) => answers === undefined)
    .map(({id, isResolved = false}) => ({
      id: `${THREAD}${id}`,
      isResolved,
      comments: {nodes: [{fullDatabaseId: String(id)}]},
    }));
