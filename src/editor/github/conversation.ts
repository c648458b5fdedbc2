/** Reads all comments on a proposal, wherever they are on GitHub. */
import * as z from 'zod';
import {repositoryFacts} from './account';
import {memoizeRequest, type Connection, githubLink} from './connection';
import {isEditablePath} from './branch';
import {threadsOf, type ThreadState} from './graphql';
import {requestJson, requestAllPages, repoPath, Timestamp} from './request';
import {undefinedIfForbidden} from './github-error';
import {decodeOrUndefined} from '../../shared/decode';
import {toSingleLine} from '../../shared/escape';
import {truncateText} from '../../shared/truncate';

/** A comment, always shown as plain text. */
export interface PostedComment {
  by: string;
  at: Date;
  words: string;
  url?: string;
  /** The wording that they suggest for this text. */
  instead?: string;
}

/** A comment on one field or text, with the replies to it. */
export interface Thread extends PostedComment {
  id: number;
  /** The key that the editor gave it when it was sent. */
  key?: string;
  /** The reference of its field or text, if it was sent from the editor. */
  place?: string;
  /** The file and line (counted from 1), if GitHub has them; no line after later commits have moved it. */
  file?: string;
  line?: number;
  /** The text of that line at the time of the comment, without trailing spaces. */
  quoted?: string;
  /** Whether GitHub accepts replies to it. */
  isOnFile: boolean;
  /** GitHub's id for resolving the thread; undefined when it cannot be resolved. */
  thread?: string;
  isResolved?: boolean;
  answers: PostedComment[];
}

interface ReviewDecision extends PostedComment {
  state: (typeof DECISIONS)[number];
  commit?: string;
}

export interface Conversation {
  threads: Thread[];
  verdicts: ReviewDecision[];
  /** The keys of everything that was sent from the editor, also by accounts whose comments are not shown. */
  keys: ReadonlySet<string>;
  /** The keys of decisions after which the same account has decided again. */
  replacedKeys: ReadonlySet<string>;
  /** Whether the person has started a review on GitHub itself and not submitted it. */
  isPending: boolean;
  /** Comments of bots. The host's bot gives the address of the preview there. */
  botComments: string[];
}

/** The states that are decisions; a comment alone is not one. */
const DECISIONS = ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'] as const;
const isDecision = (state: string): state is ReviewDecision['state'] => DECISIONS.some((verdict) => verdict === state);

const WrittenComment = z.object({
  id: z.int(),
  body: z.string().nullish(),
  html_url: z.string().nullish(),
  author_association: z.string().nullish(),
  user: z.object({login: z.string(), type: z.string().optional()}).nullish(),
});
type WrittenComment = z.infer<typeof WrittenComment>;
const Review = WrittenComment.extend({
  state: z.string(),
  submitted_at: Timestamp.nullish(),
  commit_id: z.string().nullish(),
});
const Comment = WrittenComment.extend({
  path: z.string(),
  line: z.int().positive().nullish(),
  /** `LEFT` for a line that the proposal deletes. */
  side: z.string().nullish(),
  /** The part of the diff that ends with the line. */
  diff_hunk: z.string().nullish(),
  in_reply_to_id: z.int().nullish(),
  created_at: Timestamp,
});
const IssueComment = WrittenComment.extend({created_at: Timestamp});

const Permission = z.object({permission: z.string()});
const TRUSTED_ASSOCIATIONS = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/**
 * Anybody may comment in a public repository, and most accounts cannot see who is a private member.
 * @returns whether to show somebody's comments: never a bot's, in a public repository those of people who may write
 */
export async function isTrustedAuthor(
  connection: Connection,
  author: {login?: string; type?: string; association?: string | null},
): Promise<boolean> {
  const {login, type, association} = author;
  if (type === 'Bot') return false;
  if (TRUSTED_ASSOCIATIONS.includes(association ?? '') || (await repositoryFacts(connection)).private === true)
    return true;
  if (login === undefined) return false;
  const path = repoPath(connection, `collaborators/${login}/permission`);
  const permission = await memoizeRequest(
    connection,
    path,
    async () => (await undefinedIfForbidden(requestJson(connection, {path, answer: Permission})))?.permission ?? 'none',
  );
  return ['admin', 'maintain', 'write'].includes(permission);
}

/** @returns the maintainers' comments on a proposal */
export async function conversationOf(connection: Connection, number: number): Promise<Conversation> {
  const [allReviews, allComments, below, states] = await Promise.all([
    requestAllPages(connection, `pulls/${number}/reviews`, Review),
    requestAllPages(connection, `pulls/${number}/comments`, Comment),
    requestAllPages(connection, `issues/${number}/comments`, IssueComment),
    threadsOf(connection, number),
  ]);
  const trusted = <T extends WrittenComment>(all: readonly T[]) => trustedComments(connection, all, states);
  const reviews = (await trusted(allReviews)).flatMap(({submitted_at: at, ...review}) => (at ? {...review, at} : []));
  const [comments, issueComments] = [await trusted(allComments), await trusted(below)];
  const posted = (comment: WrittenComment, at: Date) => toPosted(connection, comment, at);
  const threads = [
    ...reviews.map((review) => ({...posted(review, review.at), ...NO_REPLIES, id: review.id})),
    ...comments
      .filter(({in_reply_to_id: to}) => typeof to !== 'number')
      .map((comment) => threadOnFile(comment, comments, states, posted)),
    ...issueComments.map((comment) => ({...posted(comment, comment.created_at), ...NO_REPLIES, id: comment.id})),
  ];
  return {
    threads: threads
      .filter(({words: text, instead}) => text !== '' || instead !== undefined)
      .sort((a, b) => a.at.getTime() - b.at.getTime()),
    verdicts: lastDecisions(reviews, posted),
    keys: new Set([...allReviews, ...allComments, ...below].flatMap((comment) => keyOf(comment) ?? [])),
    replacedKeys: replacedKeysOf(allReviews),
    isPending: allReviews.some(({state}) => state === 'PENDING'),
    botComments: below.flatMap(({user, body}) => (user?.type === 'Bot' ? [body ?? ''] : [])),
  };
}

const NO_REPLIES = {isOnFile: false, answers: []};

async function trustedComments<T extends WrittenComment>(
  connection: Connection,
  all: readonly T[],
  {writers}: ThreadState,
): Promise<T[]> {
  const shown = all.map(async (comment) => {
    const {id, user, author_association: association} = comment;
    const canWrite = user?.type === 'Bot' ? false : writers.get(String(id));
    return (canWrite ?? (await isTrustedAuthor(connection, {...user, association}))) ? [comment] : [];
  });
  return (await Promise.all(shown)).flat();
}

function toPosted({service}: Connection, {body, html_url: address, user}: WrittenComment, at: Date) {
  const url = githubLink(address, service);
  return {by: user?.login ?? '', at, ...parseComment(body ?? ''), ...(url !== undefined && {url})};
}

type ToPosted = (comment: WrittenComment, at: Date) => ReturnType<typeof toPosted>;

/** @returns the thread that a comment on a line or a file begins */
function threadOnFile(
  comment: z.infer<typeof Comment>,
  comments: readonly z.infer<typeof Comment>[],
  {threads}: ThreadState,
  posted: ToPosted,
): Thread {
  const {id, path, line, side, diff_hunk: hunk, created_at: at} = comment;
  const {thread, isResolved} = threads.get(String(id)) ?? {};
  const quoted = hunk?.split('\n').at(-1)?.slice(1).trimEnd();
  const replies = comments.filter(({in_reply_to_id: to}) => to === id);
  return {
    ...posted(comment, at),
    id,
    ...(isEditablePath(path) && {file: path, ...(side !== 'LEFT' && {line: line ?? undefined, quoted})}),
    isOnFile: true,
    ...(thread !== undefined && {thread, isResolved}),
    answers: replies.map((reply) => posted(reply, reply.created_at)),
  };
}

type SubmittedReview = Omit<z.infer<typeof Review>, 'submitted_at'> & {at: Date};

const keyOf = ({body}: WrittenComment): string | undefined => parseComment(body ?? '').key;

function replacedKeysOf(reviews: readonly z.infer<typeof Review>[]): Set<string> {
  const decisions = reviews.filter(({state}) => isDecision(state));
  const last = new Map(decisions.map((review) => [review.user?.login, keyOf(review)]));
  const keys = decisions.flatMap((review) => keyOf(review) ?? []);
  return new Set(keys.filter((key) => ![...last.values()].includes(key)));
}

/** @returns the last decision of each reviewer; GitHub lists the oldest first */
function lastDecisions(reviews: readonly SubmittedReview[], posted: ToPosted): ReviewDecision[] {
  const decisions = reviews.flatMap(({state, commit_id: commit, ...review}): [string, ReviewDecision][] =>
    isDecision(state)
      ? [[review.user?.login ?? '', {...posted(review, review.at), state, commit: commit ?? undefined}]]
      : [],
  );
  return [...new Map(decisions).values()];
}

export interface CommentText {
  /** Identifies the comment, so that it is not sent twice. */
  key: string;
  words: string;
  /** The reference of the place, such as `careers.mdx#openings.fitter.title`. */
  place: string;
  /** The place for people: `Careers, Fitter, title`. */
  named: string;
  instead?: string;
}

const MAX_COMMENT_LENGTH = 2000;
/** The last line of a comment is an HTML comment, which GitHub hides. References may contain letters of any language. */
const MARKER = /^<!-- (?:place: (\S{1,500}) )?key: ([a-z0-9]{1,20})(?: instead: (\S{1,20000}))? -->$/;
const PLACE = '— ';
const SUGGESTION = 'suggestion';

/** @param lines the replacement for the comment's lines, if GitHub can apply it as a suggestion */
export function formatComment(
  {key, words: text, place: contentRef, named, instead}: CommentText,
  lines?: string,
): string {
  // GitHub gets only the lines that change; a block of several lines is shown whole, so that it can be checked.
  const suggested = lines !== undefined && containsLetters(lines, instead ?? '') ? lines : undefined;
  const suggestionBlock =
    instead === undefined ? '' : `\n\n${fencedBlock(suggested ?? instead, suggested === undefined ? '' : SUGGESTION)}`;
  const hidden = instead === undefined ? '' : ` instead: ${encodeURIComponent(instead)}`;
  const place = `${PLACE}${toSingleLine(named)} (${contentRef})`;
  return `${text.trim()}${suggestionBlock}\n\n${place}\n<!-- place: ${encodeURI(contentRef)} key: ${key}${hidden} -->`.trim();
}

/** Returns a fenced block that no line of the text can close. */
function fencedBlock(text: string, name: string): string {
  const longest = Math.max(...text.split(/[^`]/).map(({length}) => length));
  const fence = '`'.repeat(Math.max(SHORTEST_FENCE, longest + 1));
  return `${fence}${name}\n${text}\n${fence}`;
}
const SHORTEST_FENCE = 3;

/** GitHub requires a text with a request for changes. This one is used when the reviewer wrote only comments. */
const SEE_COMMENTS = 'Please see the comments.';

/** @returns the text of a review, which may be empty if GitHub allows it for the decision */
export const writeReview = (text: string, key: string, needsText: boolean): string =>
  withKey(text === '' && needsText ? SEE_COMMENTS : text, key);

/** @returns a text with its key in an HTML comment, which GitHub hides */
export const withKey = (text: string, key: string): string => `${text}\n<!-- key: ${key} -->`.trim();

/** @returns the text of a comment as plain text, with its place if it came from the editor */
export function parseComment(text: string): {words: string} & Partial<Omit<CommentText, 'words' | 'named'>> {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  const [marker, contentRef = '', key, hidden] = MARKER.exec(lines.at(-1) ?? '') ?? [];
  if (marker !== undefined) lines.pop();
  const shownPlace = contentRef !== '' && lines.at(-1)?.startsWith(PLACE) ? lines.pop() : undefined;
  const body = lines.join('\n').trimEnd();
  const hiddenPlace = decodeOrUndefined(contentRef, decodeURI);
  // What GitHub hides counts only if the visible text says the same, because a reviewer of the comment reads that.
  const named = shownPlace?.endsWith(` (${hiddenPlace})`) === true ? hiddenPlace : undefined;
  const instead = hidden === undefined ? undefined : visibleSuggestion(body, decodeOrUndefined(hidden));
  return {
    words:
      body === SEE_COMMENTS && key !== undefined
        ? ''
        : toPlainText(instead === undefined ? body : splitSuggestion(body).text),
    ...(key !== undefined && {key}),
    ...(named !== undefined && /^[^\s#]+#\S*$/.test(named) && {place: named}),
    ...(instead !== undefined && {instead}),
  };
}

/** Splits a comment into its text and the block for the suggestion at its end. */
function splitSuggestion(body: string): {text: string; block?: string} {
  const lines = body.split('\n');
  const fence = lines.at(-1) ?? '';
  const first = lines.findIndex((line) => line === fence || line === fence + SUGGESTION);
  return /^`{3,}$/.test(fence) && first < lines.length - 1
    ? {text: lines.slice(0, first).join('\n'), block: lines.slice(first + 1, -1).join('\n')}
    : {text: body};
}

/** Quotation marks, line breaks and spaces differ between a value and its lines in the file. */
const lettersOf = (text: string): string => text.replace(/[\s"'\\]/g, '');
const containsLetters = (text: string, part: string): boolean => lettersOf(text).includes(lettersOf(part));

/** @returns the suggested wording if the visible block contains it; for other text undefined */
const visibleSuggestion = (body: string, instead: string | undefined): string | undefined =>
  instead !== undefined && containsLetters(splitSuggestion(body).block ?? '', instead) ? instead : undefined;

/** @returns other people's text as plain lines of limited length */
const toPlainText = (text: string): string =>
  truncateText(text, MAX_COMMENT_LENGTH).split('\n').map(toSingleLine).join('\n').trim();
