/** The part of GitHub's GraphQL API that the editor uses, by the names of its queries. */
import * as z from 'zod';
import {Refusal, type Answer, formatTimestampOrNull, formatTimestamp, associationOf} from './settings';
import {latestReviews, type PullRecord, type EmulatorRequest} from './pulls';
import {refusalReason, type LocalRepository} from './repository';

/** @see https://docs.github.com/graphql/reference/input-objects#createcommitonbranchinput */
const CommitRequest = z.object({
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

const commitError = (type: string, message: string): Answer => ({
  body: {data: {createCommitOnBranch: null}, errors: [{type, path: ['createCommitOnBranch'], message}]},
});

async function commitOnBranch(
  {repository, pulls, account, settings}: EmulatorRequest,
  variables: Record<string, unknown>,
): Promise<Answer> {
  const {branch, expectedHeadOid, message, fileChanges} = CommitRequest.parse(variables).input;
  const {branchName: name} = branch;
  if (settings.isArchived) return commitError('FORBIDDEN', 'Repository was archived so is read-only.');
  if (branch.repositoryNameWithOwner !== settings.name)
    return commitError('NOT_FOUND', 'Could not resolve to a Repository');
  if (name === 'main') return commitError('UNPROCESSABLE', 'Repository rule violations found');
  const head = repository.head(name);
  if (head === undefined) return commitError('NOT_FOUND', 'The requested branch does not exist.');
  if (head !== expectedHeadOid) {
    const reason = `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
    return commitError('STALE_DATA', reason);
  }
  const before = new Map((await repository.tree(head)).map((line) => [line.path, line]));
  const {additions, deletions} = fileChanges;
  const unfit = [...additions, ...deletions].map(({path}) => refusalReason(path)).find((why) => why !== undefined);
  if (unfit !== undefined) return commitError('UNPROCESSABLE', unfit);
  const gone = deletions.find(({path}) => !before.has(path));
  if (gone) {
    const reason = `A path was requested for deletion which does not exist as of commit oid \`${head}\`: ${gone.path}`;
    return commitError('UNPROCESSABLE', reason);
  }
  const entries = [
    ...additions.map(({path, contents}) => {
      return {path, mode: before.get(path)?.mode ?? NEW_FILE_MODE, sha: repository.write(contents, 'base64')};
    }),
    ...deletions.map(({path}) => ({path, mode: NEW_FILE_MODE, sha: null})),
  ];
  const tree = await repository.writeTree(repository.commitAt(head)?.tree ?? '', entries);
  const text = [message.headline, message.body].filter(Boolean).join('\n\n');
  const newCommit = repository.commit(tree, [head], text, account.name);
  repository.signed.add(newCommit);
  await repository.move(name, newCommit);
  pulls.branchMoved(name, newCommit);
  return {body: {data: {createCommitOnBranch: {commit: {oid: newCommit}}}}};
}

const GraphqlRequest = z.object({query: z.string(), variables: z.record(z.string(), z.unknown())});
const THREAD = 'thread-';
/** GitHub lists at most this many items. */
const MAX_ITEMS = 100;

/** A GraphQL error, which GitHub sends with status 200. */
const graphqlError = (type: string, message: string): Answer => ({body: {data: null, errors: [{type, message}]}});

type Variables = Record<string, unknown>;
type Resolver = (asked: EmulatorRequest, variables: Variables, query: string) => Promise<Answer> | Answer;

const answerOf = (repository: object): Answer => ({body: {data: {repository}}});
const textIn = (variables: Variables, name: string): string => {
  const value = variables[name];
  return typeof value === 'string' ? value : '';
};

export function answerGraphql(asked: EmulatorRequest): Promise<Answer> | Answer {
  const {query, variables} = asked.body(GraphqlRequest);
  const [, kind, name = ''] = /^(query|mutation) (\w+)/.exec(query) ?? [];
  if (kind === 'mutation' && !asked.account.writes)
    return graphqlError('FORBIDDEN', 'Resource not accessible by personal access token');
  const resolve = RESOLVERS[name];
  if (!resolve) throw new Refusal(422, 'Unknown question');
  return resolve(asked, variables, query);
}

const methods: Resolver = ({settings: {mergeMethods: allowed}}) =>
  answerOf({
    viewerDefaultMergeMethod: (allowed[0] ?? 'merge').toUpperCase(),
    mergeCommitAllowed: allowed.includes('merge'),
    squashMergeAllowed: allowed.includes('squash'),
    rebaseMergeAllowed: allowed.includes('rebase'),
  });

const threads: Resolver = ({pulls}, variables) => {
  const pull = pulls.get(Number(variables.number));
  const reviews = pull.reviews
    .filter(({state}) => state !== 'PENDING')
    .map(({id, association}) => ({fullDatabaseId: String(id), authorCanPushToRepository: association === 'MEMBER'}));
  return answerOf({
    pullRequest: {
      reviewThreads: newestBefore(threadsOf(pull), textIn(variables, 'thread')),
      reviews: newestBefore(reviews, textIn(variables, 'review')),
    },
  });
};

/** Returns the newest items before a cursor, which is an index here. */
function newestBefore<T>(all: readonly T[], cursor: string) {
  const end = cursor === '' ? all.length : Number(cursor);
  const start = Math.max(0, end - MAX_ITEMS);
  const pageInfo = {hasPreviousPage: start > 0, startCursor: end > start ? String(start) : null};
  return {pageInfo, nodes: all.slice(start, end)};
}

const proposals: Resolver = async ({pulls, repository}) => {
  const open = pulls.list().filter(({state}) => state === 'open');
  const nodes = await Promise.all(
    open.map(async (pull) => {
      const paths = await repository.paths(pull.base, pull.sha);
      const files = {nodes: paths.map((path) => ({path}))};
      return {number: pull.number, files, latestOpinionatedReviews: latestReviews(pull)};
    }),
  );
  return answerOf({pullRequests: {nodes}});
};

const resolveThread: Resolver = ({pulls}, variables, query) => {
  const thread = textIn(variables, 'thread');
  const id = Number(thread.slice(THREAD.length));
  const comment = pulls.list().flatMap(({comments}) => comments.find((item) => item.id === id) ?? [])[0];
  if (!comment) return graphqlError('NOT_FOUND', `Could not resolve to a node with the global id of '${thread}'`);
  comment.isResolved = query.includes(' resolveReviewThread');
  return {body: {data: {done: {thread: {isResolved: comment.isResolved}}}}};
};

const threadsOf = ({comments}: PullRecord) =>
  comments
    .filter(({answers}) => answers === undefined)
    .map(({id, isResolved = false}) => ({
      id: `${THREAD}${id}`,
      isResolved,
      comments: {nodes: [{fullDatabaseId: String(id)}]},
    }));

const MAX_FILES = 10;
const MAX_COMMENTS = 5;

const closed: Resolver = async ({pulls, repository, settings}) => {
  const over = pulls.list().filter(({state}) => state === 'closed');
  const nodes = await Promise.all(over.slice(0, MAX_ITEMS).map((pull) => toNode(pull, repository, settings)));
  return answerOf({pullRequests: {nodes}});
};

async function toNode(pull: PullRecord, repository: LocalRepository, settings: EmulatorRequest['settings']) {
  const {head, base, sha, into = base, closedAt, reviews, conversation} = pull;
  const paths = await repository.paths(into, sha);
  const toComment = ({by: login, body, at: date, association = 'MEMBER'}: (typeof conversation)[number]) => ({
    author: {__typename: 'User', login},
    authorAssociation: associationOf(association, settings),
    body,
    createdAt: formatTimestamp(date),
  });
  return {
    ...baseOf(pull),
    headRefName: head,
    isCrossRepository: false,
    closedAt: formatTimestampOrNull(closedAt),
    files: {nodes: paths.slice(0, MAX_FILES).map((path) => ({path}))},
    reviews: {
      nodes: reviews
        .filter(({state}) => state !== 'PENDING')
        .slice(-MAX_COMMENTS)
        .map((review) => ({...toComment(review), authorCanPushToRepository: review.association === 'MEMBER'})),
    },
    comments: {nodes: conversation.slice(-MAX_COMMENTS).map(toComment)},
  };
}

/** @returns the values of the variables `p0`, `p1` and so on, for the letter `p` */
const numberedVariables = (variables: Variables, letter: string): string[] =>
  Object.keys(variables)
    .filter((name) => new RegExp(`^${letter}\\d+$`).test(name))
    .map((name) => textIn(variables, name));

interface Logged {
  sha: string;
  day: string;
  author: string;
  title: string;
  parents: string[];
}

/** @returns the commits of a branch, or those that changed a file, the newest first */
async function log(repository: LocalRepository, start: string, path?: string): Promise<Logged[]> {
  const args = ['log', '--format=%H %cI %an%x09%P%x09%s', start, '--', ...(path ? [path] : [])];
  return (await repository.say(args)).split('\n').flatMap((line) => {
    const [, sha = '', day = '', author = '', parents = '', title = ''] =
      /^(\w+) (\S+) (.*?)\t(.*?)\t(.*)$/.exec(line) ?? [];
    return sha === '' ? [] : [{sha, day, author, title, parents: parents.split(' ').filter(Boolean)}];
  });
}

const baseOf = ({number, title, mergedAt, by, merge}: PullRecord) => ({
  number,
  title,
  mergedAt: formatTimestampOrNull(mergedAt),
  author: {login: by},
  mergeCommit: merge === undefined ? null : {oid: merge},
});

const pullOf = (pull: PullRecord) => ({
  ...baseOf(pull),
  baseRefName: pull.base,
  latestOpinionatedReviews: latestReviews(pull),
});

const history: Resolver = async ({repository, pulls}, variables) => {
  if (repository.head(textIn(variables, 'ref').replace('refs/heads/', '')) === undefined) return answerOf({ref: null});
  const starts = numberedVariables(variables, 'a');
  const lists = await Promise.all(
    numberedVariables(variables, 'p').map(async (path, index): Promise<[string, object]> => {
      const all = await log(repository, textIn(variables, 'ref'), path);
      const from = Number(starts[index] ?? 0);
      const nodes = all.slice(from, from + MAX_ITEMS).map(({sha, day, author, title}) => ({
        oid: sha,
        committedDate: formatTimestamp(day),
        messageHeadline: title,
        author: {name: author, user: null},
        associatedPullRequests: {
          nodes: pulls
            .list()
            .filter(({commits}) => commits?.includes(sha))
            .map(pullOf),
        },
      }));
      const end = from + nodes.length;
      return [`h${index}`, {pageInfo: {hasNextPage: end < all.length, endCursor: String(end)}, nodes}];
    }),
  );
  return answerOf({ref: {target: Object.fromEntries(lists)}});
};

const texts: Resolver = async ({repository}, variables) => {
  const blobs = await Promise.all(
    numberedVariables(variables, 'e').map(async (expression, index): Promise<[string, object | null]> => {
      const oid = await repository.find(['rev-parse', '--verify', '--quiet', '--end-of-options', expression]);
      const bytes = oid === undefined ? undefined : await repository.bytes(oid);
      const isBinary = bytes?.includes(0) === true;
      const blob = bytes && {oid, text: isBinary ? null : bytes.toString()};
      return [`t${index}`, blob ?? null];
    }),
  );
  return answerOf(Object.fromEntries(blobs));
};

const published: Resolver = async ({repository, pulls}) => {
  const merged = pulls.list().filter(({merge}) => merge !== undefined);
  const nodes = await Promise.all(
    merged.map(async (pull) => {
      const [from, to] = [pull.into ?? '', pull.merge ?? ''];
      const deleted = (await repository.say(['diff', '--name-only', '--diff-filter=D', '--no-renames', from, to]))
        .split('\n')
        .filter(Boolean)
        .map((path) => ({path, changeType: 'DELETED'}));
      return {...pullOf(pull), headRefName: pull.head, files: {nodes: deleted}};
    }),
  );
  return answerOf({pullRequests: {nodes: nodes.toReversed()}});
};

const commitHistory: Resolver = async ({repository, pulls}, variables) => {
  const commit = textIn(variables, 'commit');
  if ((await repository.typeOf(commit)) !== 'commit') return answerOf({object: null});
  const nodes = (await log(repository, commit)).slice(0, MAX_ITEMS).map(({sha, parents}) => ({
    oid: sha,
    parents: {nodes: parents.map((oid) => ({oid}))},
    associatedPullRequests: {
      nodes: pulls.list().flatMap(({commits, number}) => (commits?.includes(sha) ? [{number}] : [])),
    },
  }));
  return answerOf({object: {history: {nodes}}});
};

/** Keyed by the names of the editor's GraphQL queries. */
const RESOLVERS: Readonly<Record<string, Resolver>> = {
  History: history,
  Texts: texts,
  Published: published,
  Way: commitHistory,
  Closed: closed,
  Commit: commitOnBranch,
  Methods: methods,
  Threads: threads,
  Proposals: proposals,
  Settle: resolveThread,
};
