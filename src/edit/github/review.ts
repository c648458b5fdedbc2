/** What the reviewers of a proposal say. */
import * as z from 'zod';
import {asLine} from '../../shared/escape';
import type {Connection} from './connection';
import {isOwn} from './files';
import {githubLink} from './links';
import {ask, at} from './request';

/** What a reviewer asks for. Always shown as plain text. */
export interface Remark {
  by: string;
  words: string;
  /** The file and, counted from 1, the line that it is about. */
  file?: string;
  line?: number;
  /** The remark on GitHub. */
  url?: string;
}

export interface Review {
  isAsked: boolean;
  isApproved: boolean;
  remarks: Remark[];
}

const LONGEST = 2000;
/** A stranger may review what is public too. */
const OF_THE_HOUSE = ['OWNER', 'MEMBER', 'COLLABORATOR'];
/** Those in which a reviewer decides; a comment alone changes nothing. */
const VERDICTS = ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'];

const User = z.object({login: z.string()}).nullish();
const Verdict = z.object({
  id: z.number(),
  state: z.string(),
  body: z.string().nullish(),
  commit_id: z.string().nullish(),
  author_association: z.string(),
  html_url: z.string().nullish(),
  user: User,
});
const Comment = z.object({
  pull_request_review_id: z.number().nullish(),
  body: z.string(),
  path: z.string(),
  line: z.int().positive().nullish(),
  html_url: z.string().nullish(),
  user: User,
});

/**
 * @param head the proposal's newest commit; what was asked of an earlier one has been answered by it
 * @returns what each reviewer decided last
 * @throws Trouble
 */
export async function reviewOf(connection: Connection, number: number, head: string): Promise<Review> {
  const listed = (what: string) => at(connection, `pulls/${number}/${what}`, {per_page: '100'});
  const [reviews, comments] = await Promise.all([
    ask(connection, {path: listed('reviews'), answer: z.array(Verdict)}),
    ask(connection, {path: listed('comments'), answer: z.array(Comment)}),
  ]);
  const verdicts = reviews.filter(
    (review) => OF_THE_HOUSE.includes(review.author_association) && VERDICTS.includes(review.state),
  );
  // GitHub lists the oldest first, so of each reviewer the last one stays.
  const last = [...new Map(verdicts.map((review) => [review.user?.login, review])).values()];
  const asking = last.filter(({state, commit_id: of}) => state === 'CHANGES_REQUESTED' && of === head);
  const remark = ({body, html_url: url, user}: Pick<z.infer<typeof Verdict>, 'body' | 'html_url' | 'user'>): Remark => {
    return {by: user?.login ?? '', words: asWords(body ?? ''), url: githubLink(url, connection.service)};
  };
  const ofFiles = comments
    .filter(({pull_request_review_id: id}) => asking.some((review) => review.id === id))
    .map(({path, line, ...rest}) => {
      return {...remark(rest), ...(isOwn(path) && {file: path, line: line ?? undefined})};
    });
  return {
    isAsked: asking.length > 0,
    isApproved: last.some(({state}) => state === 'APPROVED'),
    remarks: [...asking.map(remark).filter(({words}) => words !== ''), ...ofFiles],
  };
}

const asWords = (text: string): string => text.slice(0, LONGEST).split('\n').map(asLine).join('\n').trim();
