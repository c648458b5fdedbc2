/** How far a proposal is. */
import * as z from 'zod';
import {Day} from './forms';
import {checksOf, commentedPreview} from './checks';
import type {Connection} from './connection';
import {conversationOf, type Conversation} from './conversation';
import {proposalPage} from './links';
import {ask, at} from './request';
import {STAGES} from './messages';

/** How far a proposal is. */
type Stage = keyof typeof STAGES;

/** What keeps a proposal from being published. */
type Obstacle = 'checking' | 'failed' | 'conflict' | 'asked' | 'agreement' | 'rules';

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
  /** What was said of it while it is open. */
  conversation?: Conversation;
  /** What is still missing before it can be published; nothing is, where it is empty and the proposal is open. */
  missing: readonly Obstacle[];
}

/** A host begins to check within this time; a proposal without any check after it has none. */
const CHECKS_BEGIN_MS = 600_000;

const Followed = z.object({
  state: z.enum(['open', 'closed']),
  merged_at: Day.nullish(),
  closed_at: Day.nullish(),
  updated_at: Day,
  mergeable: z.boolean().nullish(),
  /** `blocked` where the rules of the branch ask for more. */
  mergeable_state: z.string().nullish(),
  head: z.object({sha: z.string()}),
});

/**
 * Asks once how far a proposal is, with at most eight requests for a hundred remarks of each kind; ask again after `FOLLOW_MS`.
 * @throws GitHubError
 */
export async function followProposal(connection: Connection, number: number): Promise<Progress> {
  const pull = await ask(connection, {path: at(connection, `pulls/${number}`), answer: Followed});
  const told = (stage: Stage, more: Partial<Progress> = {}): Progress => {
    return {stage, sentence: STAGES[stage](more.at), url: proposalPage(connection, number), missing: [], ...more};
  };
  if (pull.merged_at) return told('published', {at: pull.merged_at});
  if (pull.state === 'closed') return told('withdrawn', {at: pull.closed_at ?? undefined});
  const [conversation, checks, commented] = await Promise.all([
    conversationOf(connection, number),
    checksOf(connection, pull.head.sha),
    commentedPreview(connection, number, pull.head.sha),
  ]);
  const preview = checks.preview ?? commented;
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
