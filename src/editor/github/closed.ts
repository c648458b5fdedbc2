/** Reads closed proposals, published or not. */
import * as z from 'zod';
import {asLine} from '../../shared/escape';
import {Day, Sha} from './request';
import type {Connection} from './connection';
import {isHeard} from './conversation';
import {connectionOf, Login, MOST, ofRepository} from './graphql';
import {proposalPage} from './links';
import {readRemark} from './remark-text';
import {isProposalBranch} from './titles';

/** A closed proposal. */
export interface Closed {
  number: number;
  title: string;
  /** Its page on GitHub. */
  url: string;
  by: string;
  at: Date;
  /** False if it was closed without being published. */
  isPublished: boolean;
  /** The commit that brought it into the website. */
  commit?: string;
  /** The first files that it changes. */
  paths: string[];
  /** The last comment of somebody with write access. */
  last?: {by: string; words: string};
}

const Said = z.object({
  author: z.object({__typename: z.string(), login: z.string()}).nullable(),
  authorAssociation: z.string(),
  body: z.string(),
  createdAt: Day,
});
const PullRequest = z.object({
  number: z.int(),
  title: z.string(),
  headRefName: z.string(),
  isCrossRepository: z.boolean(),
  author: Login,
  closedAt: Day.nullable(),
  mergedAt: Day.nullable(),
  mergeCommit: z.object({oid: Sha}).nullable(),
  files: connectionOf(z.object({path: z.string()}), 'first: 10').nullable(),
  reviews: connectionOf(Said.extend({authorCanPushToRepository: z.boolean()}), 'last: 5').nullable(),
  comments: connectionOf(Said, 'last: 5').nullable(),
});
type PullRequest = z.infer<typeof PullRequest>;
/** The newest 100 closed proposals. */
const OVER = `states: [CLOSED, MERGED], first: ${MOST}, orderBy: {field: UPDATED_AT, direction: DESC}`;

/** @returns the account's proposals among the newest 100 closed ones, the newest first */
export async function closedOf(connection: Connection, account: string): Promise<Closed[]> {
  const {pullRequests} = await ofRepository(connection, 'Closed', {pullRequests: connectionOf(PullRequest, OVER)});
  const own = pullRequests.nodes.filter(
    (pull) => isProposalBranch(pull.headRefName) && !pull.isCrossRepository && pull.author?.login === account,
  );
  const reported = await Promise.all(own.map((pull) => closed(connection, pull)));
  return reported.sort((a, b) => b.at.getTime() - a.at.getTime());
}

async function closed(connection: Connection, pull: PullRequest): Promise<Closed> {
  const {number, title, author, closedAt, mergedAt, mergeCommit, files} = pull;
  const last = await lastWords(connection, pull);
  return {
    number,
    title: asLine(title),
    url: proposalPage(connection, number),
    by: author?.login ?? '',
    at: mergedAt ?? closedAt ?? new Date(0),
    isPublished: mergedAt !== null,
    ...(mergeCommit && {commit: mergeCommit.oid}),
    paths: files?.nodes.map(({path}) => path) ?? [],
    ...(last && {last}),
  };
}

async function lastWords(connection: Connection, {reviews, comments}: PullRequest): Promise<Closed['last']> {
  const ofComments = (comments?.nodes ?? []).map((node) => ({...node, authorCanPushToRepository: undefined}));
  const said = [...(reviews?.nodes ?? []), ...ofComments];
  for (const entry of said.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())) {
    const {author, authorAssociation: association, authorCanPushToRepository: canWrite, body} = entry;
    const {words: text} = readRemark(body);
    const who = {login: author?.login, type: author?.__typename, association};
    if (text !== '' && (canWrite ?? (await isHeard(connection, who)))) return {by: author?.login ?? '', words: text};
  }
  return undefined;
}
