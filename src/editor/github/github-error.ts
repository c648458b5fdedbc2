import {GITHUB_MESSAGES, type Details} from '../messages/github';
import type {PUBLISHING_MESSAGES} from '../messages/publishing';

/** All errors of GitHub and the connection. `src/editor/messages` has the sentence for each. */
export type GitHubErrorKind = keyof typeof GITHUB_MESSAGES | keyof typeof PUBLISHING_MESSAGES;

/** An error with a `message` and advice for staff. The draft is unchanged, and the call may be repeated. */
export class GitHubError extends Error {
  constructor(
    readonly kind: GitHubErrorKind,
    readonly details: Details = {},
    sentences: Partial<Record<GitHubErrorKind, (details: Details) => string>> = GITHUB_MESSAGES,
  ) {
    super(sentences[kind]?.(details));
    this.name = 'GitHubError';
  }

  /** Whether the person must sign in again, in a dialog over the page, before the next try. */
  get needsSignIn(): boolean {
    return this.kind === 'signedOut';
  }

  /** Whether GitHub may have executed the request although its response was lost. */
  get isUncertain(): boolean {
    return ['offline', 'unreachable', 'late', 'incomplete', 'broken'].includes(this.kind);
  }
}

/** Reports a failure, which a new sign-in may fix. @returns the error with a message for staff */
export type OnError = (error: unknown) => GitHubError;

/** @returns the error with a message for staff; an unexpected one is also reported to the developers' console */
export function toGitHubError(error: unknown): GitHubError {
  if (error instanceof GitHubError) return error;
  if (error instanceof Error && error.name === 'OutdatedError') return new GitHubError('outdated');
  reportError(error);
  return new GitHubError('unexpected', {message: String(error)});
}

export const isGitHubError = (error: unknown, ...kinds: GitHubErrorKind[]): boolean =>
  error instanceof GitHubError && kinds.includes(error.kind);

/** @returns the answer; undefined when the token may not read it, or it does not exist */
export const undefinedIfForbidden = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (isGitHubError(error, 'forbidden', 'notFound')) return undefined;
    throw error;
  });

const SECOND_MS = 1000;
const HTTP = {
  UNAUTHORISED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  FIRST_FAULT: 500,
} as const;

/** Errors that only GitHub's text distinguishes. */
const ERROR_PATTERNS: readonly [RegExp, GitHubErrorKind][] = [
  [/archived so is read-only/i, 'archived'],
  [/without .{0,20}\bworkflows?\b/i, 'workflows'],
  [/protected branch|rule violation/i, 'protected'],
  [/reference already exists/i, 'taken'],
  [/(?:reference|requested branch) does not exist/i, 'branchGone'],
  [/not a fast.forward/i, 'moved'],
  // Somebody else changed it first; the next attempt reads their change.
  [/expected branch to point to/i, 'busy'],
  [/too large/i, 'tooLarge'],
];
export const errorKindIn = (message: string): GitHubErrorKind | undefined =>
  ERROR_PATTERNS.find(([pattern]) => pattern.test(message))?.[1];

/** @see https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api */
export function restError({status, headers}: Response, message: string, {web}: {web: string}): GitHubError {
  const of = (kind: GitHubErrorKind, more: Details = {}) => new GitHubError(kind, {message, ...more});
  if (status >= HTTP.FIRST_FAULT) return of('broken');
  if (status === HTTP.UNAUTHORISED) return of('signedOut');
  if (status === HTTP.NOT_FOUND) return of('notFound');
  if (status === HTTP.CONFLICT) return of('busy');
  if (status === HTTP.TOO_LARGE) return of('tooLarge');
  if (status === HTTP.FORBIDDEN || status === HTTP.TOO_MANY) {
    const [, url = ''] = /^required; url=(\S+)$/.exec(headers.get('x-github-sso') ?? '') ?? [];
    if (url.startsWith(`${web}/`)) return of('sso', {url});
    const limited = rateLimitError(status, headers, message);
    if (limited) return limited;
  }
  return of(errorKindIn(message) ?? (status === HTTP.FORBIDDEN ? 'forbidden' : 'refused'));
}

/** @see https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
export function rateLimitError(status: number, headers: Headers, message: string): GitHubError | undefined {
  const after = Number(headers.get('retry-after'));
  const reset = Number(headers.get('x-ratelimit-reset'));
  if (after > 0) return new GitHubError('pause', {date: new Date(Date.now() + after * SECOND_MS)});
  if (headers.get('x-ratelimit-remaining') === '0') {
    return new GitHubError('limit', reset > 0 ? {date: new Date(reset * SECOND_MS)} : {});
  }
  return status === HTTP.TOO_MANY || /secondary rate limit|abuse/i.test(message) ? new GitHubError('pause') : undefined;
}
