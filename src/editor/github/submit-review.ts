/** Sends a reviewer's comments and decision as one review. */
import * as z from 'zod';
import {PUBLISHING_MESSAGES} from '../messages/publishing';
import {type Connection, proposalPage} from './connection';
import {gitHashOf} from './branch';
import {conversationOf, formatComment, withKey, writeReview, type CommentText} from './conversation';
import {assertOpen, pullAt} from './pull-request';
import {requestJson, requestAllPages, repoPath} from './request';
import {GitHubError} from './github-error';

export interface ReviewComment extends CommentText {
  file: string;
  /** The first line of the place in the newest commit, counted from 1. */
  line?: number;
  /** The lines that a suggestion replaces, and its text. */
  lines?: {first: number; last: number; text: string};
}

export type Decision = 'APPROVE' | 'REQUEST_CHANGES' | 'COMMENT';

export interface ReviewSubmission {
  /** The review's key from `newDraftKey`: however often the same decision is sent, it is stored once. */
  key: string;
  commit: string;
  decision: Decision;
  words: string;
  comments: readonly ReviewComment[];
}

const Created = z.object({id: z.int()});

/**
 * Each comment goes to its line if GitHub accepts one there, otherwise to its file, otherwise into the conversation.
 * After a failure the call may be repeated; comments that have arrived are not sent again.
 */
export async function submitReview(connection: Connection, number: number, given: ReviewSubmission): Promise<void> {
  const {commit, decision, words: text, comments} = given;
  const key = await keyWithContent(given.key, decision, text);
  const pull = await pullAt(connection, number);
  assertOpen(pull);
  if (pull.head.sha !== commit) throw new GitHubError('newer', {}, PUBLISHING_MESSAGES);
  const [conversation, lines] = await Promise.all([
    conversationOf(connection, number),
    commentableLines(connection, number),
  ]);
  const {keys, replacedKeys, isPending} = conversation;
  // GitHub would accept some comments and reject the others.
  if (isPending) throw pendingReview(connection, number);
  const unsent = comments.filter((comment) => !keys.has(comment.key));
  const isShown = (file: string, line: number) => lines.get(file)?.has(line) === true;
  const isWhole = ({file, lines: own}: ReviewComment) =>
    own !== undefined && rangeOf(own).every((line) => isShown(file, line));
  const isOnLine = (comment: ReviewComment) =>
    isWhole(comment) || (comment.line !== undefined && isShown(comment.file, comment.line));
  const post = (path: string, body: object) =>
    requestJson(connection, {method: 'POST', path: repoPath(connection, path), body, answer: Created});
  for (const comment of unsent.filter((item) => !isOnLine(item))) {
    const body = formatComment(comment);
    if (lines.has(comment.file)) {
      const file = {path: comment.file, commit_id: commit, subject_type: 'file', body};
      await post(`pulls/${number}/comments`, file);
    } else await post(`issues/${number}/comments`, {body});
  }
  const lineComments = unsent.filter(isOnLine).map((comment) => {
    const {file: path, line, lines: own} = comment;
    const side = {path, side: 'RIGHT'};
    if (!own || !isWhole(comment)) return {...side, line, body: formatComment(comment)};
    const start = own.first < own.last && {start_line: own.first, start_side: 'RIGHT'};
    return {...side, ...start, line: own.last, body: formatComment(comment, own.text)};
  });
  const hasArrived = keys.has(key) && !replacedKeys.has(key);
  if (lineComments.length === 0 && (hasArrived || (decision === 'COMMENT' && text === ''))) return;
  // Comments that were added after the decision had arrived follow it alone.
  const review = hasArrived
    ? {event: 'COMMENT', body: withKey('', await keyWithContent(key, ...unsent.map((comment) => comment.key)))}
    : {event: decision, body: writeReview(text, key, decision === 'REQUEST_CHANGES')};
  await post(`pulls/${number}/reviews`, {commit_id: commit, ...review, comments: lineComments});
}

const rangeOf = ({first, last}: {first: number; last: number}): number[] =>
  Array.from({length: last - first + 1}, (_, index) => first + index);

export interface Reply {
  /** The reply's key from `newDraftKey`: however often the same text is sent, it is posted once. */
  key: string;
  words: string;
}

const PostedBody = z.object({body: z.string().nullish()});

/** Replies to a comment on a line or a file. After a failure the call may be repeated. */
export async function replyToComment(
  connection: Connection,
  number: number,
  to: number,
  {key, words}: Reply,
): Promise<void> {
  const body = withKey(words, await keyWithContent(key, words));
  const posted = await requestAllPages(connection, `pulls/${number}/comments`, PostedBody);
  if (posted.some((comment) => comment.body === body)) return;
  const path = repoPath(connection, `pulls/${number}/comments/${to}/replies`);
  await requestJson(connection, {method: 'POST', path, body: {body}, answer: Created}).catch((error: unknown) => {
    const isPending = error instanceof GitHubError && /one pending review/i.test(error.details.message ?? '');
    throw isPending ? pendingReview(connection, number) : error;
  });
}

const KEY_LENGTH = 20;

/** @returns a key that other content does not share, so that changed content is never taken for what was sent before */
async function keyWithContent(key: string, ...content: readonly string[]): Promise<string> {
  const hash = await gitHashOf(new TextEncoder().encode(JSON.stringify([key, ...content])));
  return hash.slice(0, KEY_LENGTH);
}

const pendingReview = (connection: Connection, number: number) =>
  new GitHubError('pendingReview', {url: proposalPage(connection, number)}, PUBLISHING_MESSAGES);

const File = z.object({filename: z.string(), patch: z.string().optional()});
const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** @returns the lines that accept comments in each file of a proposal; none for a picture or a very large file */
export async function commentableLines(connection: Connection, number: number): Promise<Map<string, Set<number>>> {
  const files = await requestAllPages(connection, `pulls/${number}/files`, File);
  return new Map(files.map(({filename, patch}) => [filename, linesInPatch(patch)]));
}

/** @returns the lines of the new file that are in the hunks of a patch */
export function linesInPatch(patch = ''): Set<number> {
  const lines = new Set<number>();
  let next = 0;
  for (const text of patch.split('\n')) {
    const begin = HUNK.exec(text)?.[1];
    if (begin !== undefined) next = Number(begin);
    else if (text.startsWith('+') || text.startsWith(' ')) {
      lines.add(next);
      next += 1;
    }
  }
  return lines;
}
