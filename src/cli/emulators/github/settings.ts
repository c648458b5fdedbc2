/** What the parts of the emulator share: the settings of the repository, timestamps, responses and accounts. */
import type {ServerResponse} from 'node:http';
import {randomBytes} from 'node:crypto';

export const REPOSITORY = 'local/website';

export type MergeMethod = 'merge' | 'squash' | 'rebase';

export interface Settings {
  /** The current `owner/name`. The emulator redirects to it from the name that the editor knows. */
  name: string;
  /** The allowed merge methods, the default first. */
  mergeMethods: readonly MergeMethod[];
  /** A rule of the branch that refuses a merge method, with its message. */
  methodRule?: {not: MergeMethod; says: string};
  isPrivate: boolean;
  isArchived: boolean;
  /** Hides who is a member, as GitHub does for private memberships when the token may not read members. */
  hidesMembers: boolean;
  /** Whether refusals come from a ruleset, which adds a sentence in front, or from branch protection. */
  wording: 'ruleset' | 'protection';
  requiresChecks: boolean;
  /** Whether a branch must be up to date with `main` before a merge. */
  requiresUpToDate: boolean;
  requiresSignatures: boolean;
  hasMergeQueue: boolean;
  /** GitHub has not yet computed whether pull requests can be merged. */
  isWorkingOut: boolean;
  keepsBranches: boolean;
  /** How many commits GitHub lists in a comparison. */
  mostCommits: number;
  showsChecks: boolean;
  /** The accounts and the teams whose review each pull request requests, as code owners. */
  reviewers: readonly string[];
  teams: readonly string[];
  /** Branches without this commit have different workflows from `main`, so no token may create one. */
  workflowsSince?: string;
}

/** The settings of the emulator unless a test changes them. */
export const DEFAULT_SETTINGS: Readonly<Settings> = {
  name: REPOSITORY,
  mergeMethods: ['merge', 'squash', 'rebase'],
  isPrivate: false,
  isArchived: false,
  hidesMembers: false,
  wording: 'ruleset',
  requiresChecks: false,
  requiresUpToDate: false,
  requiresSignatures: false,
  hasMergeQueue: false,
  isWorkingOut: false,
  keepsBranches: false,
  mostCommits: 250,
  showsChecks: true,
  reviewers: [],
  teams: [],
};

export const REPOSITORY_ID = 4_000_000_001;

/** @returns the author association that GitHub shows to a token that may not read private memberships */
export const associationOf = (association: string, {hidesMembers}: Pick<Settings, 'hidesMembers'>): string =>
  hidesMembers && association === 'MEMBER' ? 'CONTRIBUTOR' : association;

/** GitHub's timestamps: UTC, without fractions of a second. */
const MILLISECONDS = /\.\d+Z$/;

export const formatTimestamp = (date: Date | string): string => new Date(date).toISOString().replace(MILLISECONDS, 'Z');

export const formatTimestampOrNull = (date: Date | undefined): string | null => (date ? formatTimestamp(date) : null);

export const currentTime = (): Date => new Date(formatTimestamp(new Date()));

export interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  /** Bytes and text are sent unchanged, everything else as JSON. */
  body?: unknown;
}

/** The CORS headers that GitHub sends. */
const CORS_HEADERS = {
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match, Accept, X-GitHub-Api-Version',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Expose-Headers': 'ETag, Retry-After, X-GitHub-SSO, X-RateLimit-Remaining, X-RateLimit-Reset',
};

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** GitHub's details about each field. */
    readonly errors?: readonly object[],
  ) {
    super(message);
  }
}

/** Writes the status and headers of a response. @returns the body as bytes, not sent yet */
export function writeHead(response: ServerResponse, {status = 200, type, headers, body}: Answer): Uint8Array {
  const isPlain = typeof body === 'string' || body instanceof Uint8Array;
  // When a reused connection closes early, browsers repeat the request.
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Type', type ?? (isPlain ? 'text/html; charset=utf-8' : 'application/json'));
  for (const [name, value] of Object.entries({...CORS_HEADERS, ...headers})) response.setHeader(name, value);
  response.statusCode = status;
  if (body === undefined) return new Uint8Array();
  return body instanceof Uint8Array ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

export interface Account {
  login: string;
  name: string;
  push: boolean;
  id: number;
  writes: boolean;
}

const STAFF: Account = {login: 'staff', name: 'A member of staff', push: true, id: 3_100_000_001, writes: true};
const COLLEAGUE: Account = {login: 'colleague', name: 'A colleague', push: true, id: 3_100_000_002, writes: true};
const VISITOR: Account = {login: 'visitor', name: 'A visitor', push: false, id: 3_100_000_003, writes: false};
/** The account behind the reviewer's buttons. */
const REVIEWER: Account = {login: 'reviewer', name: 'A reviewer', push: true, id: 3_100_000_004, writes: true};

/** @returns an account by its name; undefined for a deleted one */
export const findAccount = (login: string): Account | undefined =>
  [STAFF, COLLEAGUE, VISITOR, REVIEWER].find((account) => account.login === login);

const SECRET_BYTES = 16;

export class People {
  private readonly revoked = new Set<string>();
  private readonly secret = randomBytes(SECRET_BYTES).toString('hex');

  /** The token that sign-in gives. */
  readonly appToken = `ghu_${this.secret}`;

  /** The tokens of this run, which only the home page shows; a longer token with the same beginning belongs to the same person. */
  readonly tokens = {
    staff: `github_pat_staff_${this.secret}`,
    colleague: `github_pat_colleague_${this.secret}`,
    visitor: `github_pat_visitor_${this.secret}`,
    narrow: `github_pat_narrow_${this.secret}`,
  } as const;

  revoke(token: string): void {
    this.revoked.add(token);
  }

  /** @throws Refusal for an unknown token, as GitHub does */
  of(header: string | undefined, isWriting: boolean): Account {
    const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1] ?? '';
    const {staff, colleague, visitor, narrow} = this.tokens;
    if (this.revoked.has(token)) throw new Refusal(401, 'Bad credentials');
    if (token === this.appToken || token.startsWith(staff)) return STAFF;
    if (token.startsWith(colleague)) return COLLEAGUE;
    const isVisitor = token.startsWith(visitor);
    if (!isVisitor && !token.startsWith(narrow)) throw new Refusal(401, 'Bad credentials');
    if (isWriting) throw new Refusal(403, 'Resource not accessible by personal access token');
    return isVisitor ? VISITOR : {...STAFF, writes: false};
  }
}
