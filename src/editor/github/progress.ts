/** How far a proposal is. */
import * as z from 'zod';
import type {Connection} from './connection';
import {conversationOf, type Conversation} from './conversation';
import {previewIn, previewLink, proposalPage} from './links';
import {requestJson, requestAllPages, repoPath, Day, Sha} from './request';
import {isGitHubError} from './github-error';
import {STAGES} from '../messages/github';

/** How far a proposal is. */
type Stage = keyof typeof STAGES;

/** What keeps a proposal from being published. */
type Obstacle =
  'checking' | 'failed' | 'conflict' | 'asked' | 'agreement' | 'behind' | 'unfinished' | 'unknown' | 'rules';

/** How far a proposal is, in words. */
export interface Progress {
  stage: Stage;
  /** The same as a sentence for staff. */
  sentence: string;
  /** The proposal's page on GitHub. */
  url: string;
  /** The proposal as visitors would see it, when it can be seen. */
  preview?: string;
  /** When it was published or closed. */
  at?: Date;
  /** The commit by which the website got it. */
  commit?: string;
  /** What was said of it while it is open. */
  conversation?: Conversation;
  /** What is still missing before it can be published; nothing is, where it is empty and the proposal is open. */
  missing: readonly Obstacle[];
}

/** A host begins to check within this time; a proposal without any check after it has none. */
const CHECKS_BEGIN_MS = 600_000;

const SHORT_HASH = 7;

const Followed = z.object({
  state: z.enum(['open', 'closed']),
  merged_at: Day.nullish(),
  merge_commit_sha: Sha.nullish(),
  closed_at: Day.nullish(),
  updated_at: Day,
  mergeable: z.boolean().nullish(),
  /** @see https://docs.github.com/graphql/reference/enums#mergestatestatus */
  mergeable_state: z.string().nullish(),
  head: z.object({sha: z.string()}),
});

/**
 * Asks once how far a proposal is, with at most eight requests for a hundred remarks of each kind; ask again after `FOLLOW_MS`.
 */
export async function followProposal(connection: Connection, number: number): Promise<Progress> {
  const pull = await requestJson(connection, {path: repoPath(connection, `pulls/${number}`), answer: Followed});
  const told = (stage: Stage, more: Partial<Progress> = {}): Progress => {
    return {stage, sentence: STAGES[stage](more.at), url: proposalPage(connection, number), missing: [], ...more};
  };
  if (pull.merged_at) return told('published', {at: pull.merged_at, commit: pull.merge_commit_sha ?? undefined});
  if (pull.state === 'closed') return told('withdrawn', {at: pull.closed_at ?? undefined});
  const [conversation, checks] = await Promise.all([
    conversationOf(connection, number),
    checksOf(connection, pull.head.sha),
  ]);
  // The host's robot names the commit that it has built.
  const built = conversation.robots.filter((text) => text.includes(pull.head.sha.slice(0, SHORT_HASH)));
  const preview = checks.preview ?? previewIn(built.join(' '), connection.service);
  const isFresh = Date.now() - pull.updated_at.getTime() < CHECKS_BEGIN_MS;
  const isPending = checks.state === 'pending' || (checks.state === 'none' && preview === undefined && isFresh);
  const {verdicts} = conversation;
  // What was asked of an earlier commit has been answered by this one.
  const isAsked = verdicts.some(({state, commit}) => state === 'CHANGES_REQUESTED' && commit === pull.head.sha);
  const isAgreed = verdicts.some(({state}) => state === 'APPROVED');
  const obstacles: [Obstacle, boolean][] = [
    ['checking', isPending],
    ['failed', checks.state === 'failed'],
    ['conflict', pull.mergeable === false],
    ['asked', isAsked],
    ['agreement', !isAgreed],
    ['behind', pull.mergeable_state === 'behind'],
    ['unfinished', pull.mergeable_state === 'draft'],
    ['unknown', pull.mergeable_state === 'unknown' || pull.mergeable === null],
  ];
  const missing = obstacles.filter(([, isThere]) => isThere).map(([what]) => what);
  if (missing.length === 0 && pull.mergeable_state === 'blocked') missing.push('rules');
  const open = {preview, conversation, missing};
  if (isAsked) return told('asked', open);
  if (checks.state === 'failed') return told('failed', open);
  if (pull.mergeable === false) return told('conflict', open);
  if (isPending) return told(preview === undefined ? 'checking' : 'preview', open);
  return told(isAgreed ? 'approved' : 'waiting', open);
}

/** What the checks of a proposal say, and where its preview is. */
type Checked = 'none' | 'pending' | 'failed' | 'passed';

/** A cancelled or an old check has not passed either, and GitHub waits for it. */
const FAILED = ['failure', 'timed_out', 'action_required', 'startup_failure', 'error', 'cancelled', 'stale'];

const Run = z.object({
  status: z.string(),
  conclusion: z.string().nullish(),
  details_url: z.string().nullish(),
  output: z.object({summary: z.string().nullish()}).nullish(),
});
const Status = z.object({state: z.string(), target_url: z.string().nullish()});

/**
 * What hosts and workflows say of a commit. Where the sign-in has no right to read that, as of a private repository, it
 * says nothing, and the host's comment has to do.
 */
async function checksOf(connection: Connection, commit: string): Promise<{state: Checked; preview?: string}> {
  const listed = <T>(what: string, form: z.ZodType<T>, within: string) =>
    ifAllowed(connection, what, () => requestAllPages(connection, `commits/${commit}/${what}`, form, {within}));
  const [runs, statuses] = await Promise.all([
    listed('check-runs', Run, 'check_runs'),
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
      .map(({details_url: url, output}) => previewIn(`${url ?? ''} ${output?.summary ?? ''}`, connection.service)),
  ];
  return {state: stateOf(states), preview: ready.find((link) => link !== undefined)};
}

function stateOf(states: string[]): Checked {
  if (states.length === 0) return 'none';
  if (states.some((state) => FAILED.includes(state))) return 'failed';
  return states.includes('pending') ? 'pending' : 'passed';
}

/** What the sign-in has no right to is asked once: GitHub takes no program kindly that does not hear a refusal. */
async function ifAllowed<T>({known}: Connection, what: string, ask: () => Promise<T[]>): Promise<T[]> {
  const refused = `no ${what}`;
  if (known.has(refused)) return [];
  return ask().catch((error: unknown) => {
    if (!isGitHubError(error, 'forbidden', 'notFound')) throw error;
    if (isGitHubError(error, 'forbidden')) known.set(refused, Promise.resolve());
    return [];
  });
}
