/** Reads the status of a proposal. */
import * as z from 'zod';
import {isMemoized, memoizeRequest, type Connection, previewLinkIn, previewLink} from './connection';
import {conversationOf, type Conversation} from './conversation';
import {requestJson, requestAllPages, repoPath, Timestamp, Sha} from './request';
import {isGitHubError} from './github-error';
import {STAGES} from '../messages/github';

type Stage = keyof typeof STAGES;

/** The reasons why a proposal cannot be published. */
type Obstacle =
  | 'checking'
  | 'failed'
  | 'conflict'
  | 'asked'
  | 'agreement'
  | 'newerAgreement'
  | 'behind'
  | 'unfinished'
  | 'unknown'
  | 'rules';

export interface Progress {
  stage: Stage;
  sentence: string;
  /** Its newest commit, while it is open. */
  head?: string;
  /** The address of the preview, once it exists. */
  preview?: string;
  at?: Date;
  /** The commit that brought it into the website. */
  commit?: string;
  /** The comments on an open proposal. */
  conversation?: Conversation;
  /** What still keeps it from being published; empty when it can be published or is closed. */
  missing: readonly Obstacle[];
}

/** A host starts its checks within this time; a proposal without a check after that will not get one. */
const CHECKS_START_WITHIN_MS = 600_000;

const SHORT_HASH = 7;

const PullRequestStatus = z.object({
  state: z.enum(['open', 'closed']),
  merged_at: Timestamp.nullish(),
  merge_commit_sha: Sha.nullish(),
  closed_at: Timestamp.nullish(),
  updated_at: Timestamp,
  mergeable: z.boolean().nullish(),
  /** @see https://docs.github.com/graphql/reference/enums#mergestatestatus */
  mergeable_state: z.string().nullish(),
  head: z.object({sha: z.string()}),
  /** Those whose review was requested, such as code owners, until they have reviewed. */
  requested_reviewers: z.array(z.object({login: z.string()})).nullish(),
  requested_teams: z.array(z.object({name: z.string()})).nullish(),
});

/** Requests the status of a proposal, with at most eight requests per 100 comments of each kind. */
export async function loadProgress(connection: Connection, number: number): Promise<Progress> {
  const pull = await requestJson(connection, {
    path: repoPath(connection, `pulls/${number}`),
    answer: PullRequestStatus,
  });
  const reviewers = [
    ...(pull.requested_reviewers ?? []).map(({login}) => login),
    ...(pull.requested_teams ?? []).map(({name}) => name),
  ].join(' or ');
  const progressAt = (stage: Stage, more: Partial<Progress> = {}): Progress => {
    return {
      stage,
      sentence: STAGES[stage](more.at, reviewers),
      missing: [],
      ...more,
    };
  };
  if (pull.merged_at) return progressAt('published', {at: pull.merged_at, commit: pull.merge_commit_sha ?? undefined});
  if (pull.state === 'closed') return progressAt('withdrawn', {at: pull.closed_at ?? undefined});
  const [conversation, checks] = await Promise.all([
    conversationOf(connection, number),
    checksOf(connection, pull.head.sha),
  ]);
  // The host's bot names the commit that it has built.
  const built = conversation.botComments.filter((text) => text.includes(pull.head.sha.slice(0, SHORT_HASH)));
  const preview = checks.preview ?? previewLinkIn(built.join(' '), connection.service);
  const isFresh = Date.now() - pull.updated_at.getTime() < CHECKS_START_WITHIN_MS;
  const isPending = checks.state === 'pending' || (checks.state === 'none' && preview === undefined && isFresh);
  const {verdicts} = conversation;
  // A new commit answers the requests on earlier ones.
  const isAsked = verdicts.some(({state, commit}) => state === 'CHANGES_REQUESTED' && commit === pull.head.sha);
  const approvals = verdicts.filter(({state}) => state === 'APPROVED');
  // The repository's rules decide whether an approval of an earlier commit counts.
  const isStale = pull.mergeable_state === 'blocked' && approvals.every(({commit}) => commit !== pull.head.sha);
  const isAgreed = approvals.length > 0 && !isStale;
  // GitHub says "unstable" or "clean" if only checks failed that its rules do not require.
  const hasFailed = checks.state === 'failed' && !['unstable', 'clean'].includes(pull.mergeable_state ?? '');
  const obstacles: [Obstacle, boolean][] = [
    ['checking', isPending],
    ['failed', hasFailed],
    ['conflict', pull.mergeable === false],
    ['asked', isAsked],
    ['agreement', approvals.length === 0],
    ['newerAgreement', approvals.length > 0 && isStale],
    ['behind', pull.mergeable_state === 'behind'],
    ['unfinished', pull.mergeable_state === 'draft'],
    ['unknown', pull.mergeable_state === 'unknown' || pull.mergeable === null],
  ];
  const missing = obstacles.filter(([, isThere]) => isThere).map(([what]) => what);
  if (missing.length === 0 && pull.mergeable_state === 'blocked') missing.push('rules');
  const open = {head: pull.head.sha, preview, conversation, missing};
  if (isAsked) return progressAt('asked', open);
  if (hasFailed) return progressAt('failed', open);
  if (pull.mergeable === false) return progressAt('conflict', open);
  if (isPending) return progressAt(preview === undefined ? 'checking' : 'preview', open);
  return progressAt(isAgreed ? 'approved' : 'waiting', open);
}

type CheckState = 'none' | 'pending' | 'failed' | 'passed';

/** A cancelled or stale check has not passed either, and GitHub waits for it. */
const FAILED = ['failure', 'timed_out', 'action_required', 'startup_failure', 'error', 'cancelled', 'stale'];

const CheckRun = z.object({
  status: z.string(),
  conclusion: z.string().nullish(),
  details_url: z.string().nullish(),
  output: z.object({summary: z.string().nullish()}).nullish(),
});
const Status = z.object({state: z.string(), target_url: z.string().nullish()});

/** If the token may not read checks, as in a private repository, the result is empty and the host's comment is used instead. */
async function checksOf(connection: Connection, commit: string): Promise<{state: CheckState; preview?: string}> {
  const listed = <T>(what: string, form: z.ZodType<T>, within: string) =>
    emptyIfForbidden(connection, what, () => requestAllPages(connection, `commits/${commit}/${what}`, form, {within}));
  const [runs, statuses] = await Promise.all([
    listed('check-runs', CheckRun, 'check_runs'),
    listed('status', Status, 'statuses'),
  ]);
  const states = [
    ...runs.map(({status, conclusion}) => (status === 'completed' ? (conclusion ?? '') : 'pending')),
    ...statuses.map(({state}) => state),
  ];
  const ready = [
    ...statuses
      .filter(({state}) => state === 'success')
      .map(({target_url: url}) => previewLink(url, connection.service)),
    ...runs
      .filter(({conclusion}) => conclusion === 'success')
      .map(({details_url: url, output}) => previewLinkIn(`${url ?? ''} ${output?.summary ?? ''}`, connection.service)),
  ];
  return {state: combineStates(states), preview: ready.find((link) => link !== undefined)};
}

function combineStates(states: string[]): CheckState {
  if (states.length === 0) return 'none';
  if (states.some((state) => FAILED.includes(state))) return 'failed';
  return states.includes('pending') ? 'pending' : 'passed';
}

/** Requests what the token may not read only once, because GitHub blocks clients that ignore refusals. */
async function emptyIfForbidden<T>(connection: Connection, what: string, ask: () => Promise<T[]>): Promise<T[]> {
  const refusal = `no ${what}`;
  if (isMemoized(connection, refusal)) return [];
  return ask().catch(async (error: unknown) => {
    if (!isGitHubError(error, 'forbidden', 'notFound')) throw error;
    if (isGitHubError(error, 'forbidden')) await memoizeRequest(connection, refusal, () => Promise.resolve(true));
    return [];
  });
}
