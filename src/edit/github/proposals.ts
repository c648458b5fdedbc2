/** The proposals that are open, and how far one of them is. */
import * as z from 'zod';
import {asLine} from '../../shared/escape';
import {checksOf, commentedPreview} from './checks';
import type {Connection} from './connection';
import {ask, at} from './request';
import {reviewOf, type Remark} from './review';
import {isProposalBranch} from './titles';
import {STAGES} from './words';

/** A proposal that was sent from the editor and is not published yet. */
export interface Proposal {
  number: number;
  title: string;
  /** Its page on GitHub. */
  url: string;
  /** Load it to go on with the proposal. */
  branch: string;
  /** The account that sent it. */
  by: string;
  changedAt: Date;
}

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
  /** With `asked`: what the reviewers ask for. */
  remarks: readonly Remark[];
}

/** Half a minute: an hour of it is less than a sixth of what GitHub allows an account. */
export const FOLLOW_MS = 30_000;
/** A host begins to check within this time; a proposal without any check after it has none. */
const CHECKS_BEGIN_MS = 600_000;

const Day = z.iso.datetime({offset: true}).transform((day) => new Date(day));
const Listed = z.object({
  number: z.int().positive(),
  title: z.string(),
  updated_at: Day,
  user: z.object({login: z.string()}).nullish(),
  head: z.object({ref: z.string(), repo: z.object({full_name: z.string()}).nullish()}),
});
const Followed = z.object({
  state: z.enum(['open', 'closed']),
  merged_at: Day.nullish(),
  closed_at: Day.nullish(),
  updated_at: Day,
  mergeable: z.boolean().nullish(),
  head: z.object({sha: z.string()}),
});

/**
 * @returns the proposals that are open, newest first, also those of others
 * @throws Trouble
 */
export async function openProposals(connection: Connection): Promise<Proposal[]> {
  const {repository} = connection.service;
  const path = at(connection, 'pulls', {state: 'open', per_page: '100'});
  const pulls = await ask(connection, {path, answer: z.array(Listed)});
  return pulls
    .filter(({head}) => isProposalBranch(head.ref) && head.repo?.full_name.toLowerCase() === repository.toLowerCase())
    .map(({number, title, updated_at: changedAt, user, head}) => {
      const url = pageOf(connection, number);
      return {number, title: asLine(title), url, branch: head.ref, by: user?.login ?? '', changedAt};
    });
}

/**
 * Asks once how far a proposal is, with at most six requests; ask again after `FOLLOW_MS`.
 * @throws Trouble
 */
export async function followProposal(connection: Connection, number: number): Promise<Progress> {
  const pull = await ask(connection, {path: at(connection, `pulls/${number}`), answer: Followed});
  const told = (stage: Stage, more: Partial<Progress> = {}): Progress => {
    return {stage, sentence: STAGES[stage](more.at), url: pageOf(connection, number), remarks: [], ...more};
  };
  if (pull.merged_at) return told('published', {at: pull.merged_at});
  if (pull.state === 'closed') return told('withdrawn', {at: pull.closed_at ?? undefined});
  const [review, checks, commented] = await Promise.all([
    reviewOf(connection, number, pull.head.sha),
    checksOf(connection, pull.head.sha),
    commentedPreview(connection, number, pull.head.sha),
  ]);
  const preview = checks.preview ?? commented;
  const isFresh = Date.now() - pull.updated_at.getTime() < CHECKS_BEGIN_MS;
  const isPending = checks.state === 'pending' || (checks.state === 'none' && preview === undefined && isFresh);
  if (review.isAsked) return told('asked', {preview, remarks: review.remarks});
  if (checks.state === 'failed') return told('failed', {preview});
  if (pull.mergeable === false) return told('conflict', {preview});
  if (isPending) return told(preview === undefined ? 'checking' : 'preview', {preview});
  return told(review.isApproved ? 'approved' : 'waiting', {preview});
}

const pageOf = ({service: {web, repository}}: Connection, number: number) => `${web}/${repository}/pull/${number}`;
