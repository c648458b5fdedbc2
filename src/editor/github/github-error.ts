import {SENTENCES, type Details} from './messages';

/** What can go wrong on the way to GitHub and back. Each has its sentence in `words.ts`. */
export type GitHubErrorKind = keyof typeof SENTENCES;

/**
 * Why something could not be done. `message` is the sentence for staff with its advice. The draft is as it was, and the
 * same call may be made again.
 */
export class GitHubError extends Error {
  constructor(
    readonly kind: GitHubErrorKind,
    readonly details: Details = {},
  ) {
    super(SENTENCES[kind](details));
    this.name = 'GitHubError';
  }

  /** Whether the person must sign in again, in a dialog over the page, before the next try. */
  get needsSignIn(): boolean {
    return this.kind === 'signedOut';
  }

  /** Whether GitHub may have done what it was asked although no answer says so. */
  get isUncertain(): boolean {
    return ['offline', 'unreachable', 'late', 'incomplete', 'broken'].includes(this.kind);
  }
}

export const isGitHubError = (error: unknown, ...kinds: GitHubErrorKind[]): boolean =>
  error instanceof GitHubError && kinds.includes(error.kind);

const SECOND_MS = 1000;
const HTTP = {
  UNAUTHORISED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNPROCESSABLE: 422,
  TOO_MANY: 429,
  FIRST_FAULT: 500,
} as const;

/** What GitHub says with 403 and 422, which have several reasons each. */
const REASONS: readonly [RegExp, GitHubErrorKind][] = [
  [/protected branch|rule violation/i, 'protected'],
  [/reference already exists/i, 'taken'],
  [/reference does not exist/i, 'branchGone'],
  [/not a fast.forward/i, 'moved'],
  [/too large/i, 'tooLarge'],
];

/**
 * @param message the body of the answer
 * @param request for developers
 * @returns why GitHub did not do what it was asked
 * @see https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api
 */
export function refusal({status, headers}: Response, message: string, request: string): GitHubError {
  if (status >= HTTP.FIRST_FAULT) return new GitHubError('broken', {request});
  if (status === HTTP.UNAUTHORISED) return new GitHubError('signedOut', {request});
  if (status === HTTP.NOT_FOUND) return new GitHubError('notFound', {request});
  if (status === HTTP.CONFLICT) return new GitHubError('busy', {request});
  if (status === HTTP.TOO_LARGE) return new GitHubError('tooLarge', {request});
  if (status === HTTP.FORBIDDEN || status === HTTP.TOO_MANY) {
    const limited = limit(status, headers, message, request);
    if (limited) return limited;
  }
  const reason = REASONS.find(([pattern]) => pattern.test(message))?.[1];
  return new GitHubError(reason ?? (status === HTTP.FORBIDDEN ? 'forbidden' : 'refused'), {request});
}

/** @see https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function limit(status: number, headers: Headers, message: string, request: string): GitHubError | undefined {
  const after = Number(headers.get('retry-after'));
  const reset = Number(headers.get('x-ratelimit-reset'));
  if (after > 0) return new GitHubError('pause', {request, at: new Date(Date.now() + after * SECOND_MS)});
  if (headers.get('x-ratelimit-remaining') === '0') {
    return new GitHubError('limit', {request, ...(reset > 0 && {at: new Date(reset * SECOND_MS)})});
  }
  return status === HTTP.TOO_MANY || /secondary rate limit|abuse/i.test(message)
    ? new GitHubError('pause', {request})
    : undefined;
}
