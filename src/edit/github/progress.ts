/** How far a proposal is. */
import * as z from 'zod';
import {checksOf, commentedPreview} from './checks';
import type {Connection} from './connection';
import {conversationOf, type Thread} from './conversation';
import {proposalPage} from './links';
import {ask, at} from './request';

import {STAGES} from './words';

/** How far a proposal is. */
type Stage = keyof typeof STAGES;

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
  remarks: readonly Thread[];
}

/** Half a minute: an hour of it is less than a sixth of what GitHub allows an account. */
export const FOLLOW_MS = 30_000;
/** A host begins to check within this time; a proposal without any check after it has none. */
const CHECKS_BEGIN_MS = 600_000;

const Day = z.iso.datetime({offset: true}).transform((day) => new Date(day));
const Followed = z.object({
  state: z.enum(['open', 'closed']),
  merged_at: Day.nullish(),
  closed_at: Day.nullish(),
  updated_at: Day,
  mergeable: z.boolean().nullish(),
  head: z.object({sha: z.string()}),
});

/**
 * Asks once how far a proposal is, with at most seven requests for a hundred remarks of each kind; ask again after `FOLLOW_MS`.
 * @throws Trouble
 */
export async function followProposal(connection: Connection, number: number): Promise<Progress> {
  const pull = await ask(connection, {path: at(connection, `pulls/${number}`), answer: Followed});
  const told = (stage: Stage, more: Partial<Progress> = {}): Progress => {
    return {stage, sentence: STAGES[stage](more.at), url: proposalPage(connection, number), remarks: [], ...more};
  };
  if (pull.merged_at) return told('published', {at: pull.merged_at});
  if (pull.state === 'closed') return told('withdrawn', {at: pull.closed_at ?? undefined});
  const [{threads: remarks, verdicts}, checks, commented] = await Promise.all([
    conversationOf(connection, number),
    checksOf(connection, pull.head.sha),
    commentedPreview(connection, number, pull.head.sha),
  ]);
  const preview = checks.preview ?? commented;
  const isFresh = Date.now() - pull.updated_at.getTime() < CHECKS_BEGIN_MS;
  const isPending = checks.state === 'pending' || (checks.state === 'none' && preview === undefined && isFresh);
  const open = {preview, remarks};
  // What was asked of an earlier commit has been answered by this one.
  const isAsked = verdicts.some(({state, commit}) => state === 'CHANGES_REQUESTED' && commit === pull.head.sha);
  if (isAsked) return told('asked', open);
  if (checks.state === 'failed') return told('failed', open);
  if (pull.mergeable === false) return told('conflict', open);
  if (isPending) return told(preview === undefined ? 'checking' : 'preview', open);
  return told(verdicts.some(({state}) => state === 'APPROVED') ? 'approved' : 'waiting', open);
}
