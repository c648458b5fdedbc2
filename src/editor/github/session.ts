/**
 * Signs people in and out. Only this tab's `sessionStorage` keeps the token: no address, `localStorage`, cookie or log
 * ever contains it.
 */
import * as z from 'zod';
import type {GithubService} from './connection';
import {toBase64} from './branch';
import {GitHubError} from './github-error';

const TOKEN_KEY = 'edit.token';
const SIGN_IN_KEY = 'edit.sign-in';
/** A text that the person is writing, which leaves this tab with them. */
export const OWN_TEXT_KEY = 'edit.own-text';
const TIMEOUT_MS = 20_000;
const TOKEN_DAYS = '90';
const NAME_LENGTH = 40;
/** GitHub may change the characters of tokens, but white space and control characters are never among them. */
const FINE_GRAINED = /^github_pat_[^\s\p{Cc}]{10,}$/u;

/** 32 random bytes, as RFC 7636 recommends, which are 43 characters. */
const BYTES = 32;

/** What this tab stores while the person is at GitHub. */
const PendingSignIn = z.object({state: z.string(), verifier: z.string(), back: z.string()});
const TokenResponse = z.object({token: z.string().regex(/^[^\s\p{Cc}]+$/u)});

/** @returns the token of this tab; undefined when nobody is signed in. */
export const storedToken = (): string | undefined => sessionStorage.getItem(TOKEN_KEY) ?? undefined;

/**
 * Opens GitHub's sign-in page, which redirects to `/edit` with a code; `finishSignIn` exchanges it for a token.
 * @see https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app/generating-a-user-access-token-for-a-github-app
 */
export async function signIn(
  {web, clientId = ''}: GithubService,
  go = (address: string) => window.location.assign(address),
): Promise<void> {
  const {origin, pathname, search, hash} = window.location;
  const pending = {state: randomText(), verifier: randomText(), back: search + hash};
  sessionStorage.setItem(SIGN_IN_KEY, JSON.stringify(pending));
  const question = new URLSearchParams({
    client_id: clientId,
    redirect_uri: origin + pathname,
    state: pending.state,
    code_challenge: await challengeOf(pending.verifier),
    code_challenge_method: 'S256',
  });
  go(`${web}/login/oauth/authorize?${question.toString()}`);
}

/**
 * After a sign-in, removes the code from the address, checks that this tab started the sign-in (state), and exchanges
 * the code for a token (PKCE). @returns the token, even that of an earlier sign-in; undefined when nobody is signed in
 */
export async function finishSignIn(service: GithubService): Promise<string | undefined> {
  const answer = new URLSearchParams(window.location.search);
  const [code, error, state] = ['code', 'error', 'state'].map((name) => answer.get(name));
  if (!code && !error) return storedToken();
  const pending = pendingSignIn();
  sessionStorage.removeItem(SIGN_IN_KEY);
  window.history.replaceState(null, '', window.location.pathname + (pending?.back ?? ''));
  if (pending?.state !== state || !pending) throw new GitHubError('mismatch');
  if (!code) throw new GitHubError(error === 'access_denied' ? 'declined' : 'signInFailed');
  const given = await exchange(service, {code, verifier: pending.verifier});
  sessionStorage.setItem(TOKEN_KEY, given);
  return given;
}

/** Signs in with a fine-grained token that a person pasted. `canWrite` verifies it. */
export function signInWithToken(pasted: string): string {
  const bare = pasted.trim();
  if (!FINE_GRAINED.test(bare)) throw new GitHubError('notFineGrained');
  sessionStorage.setItem(TOKEN_KEY, bare);
  return bare;
}

/** @returns GitHub's page for a new token, with the permissions and the lifetime that the editor needs filled in. */
export function newTokenUrl({web, repository}: GithubService): string {
  const [owner = ''] = repository.split('/');
  const name = `Website editor, ${owner}`.slice(0, NAME_LENGTH);
  const wanted = {name, target_name: owner, expires_in: TOKEN_DAYS};
  const rights = {contents: 'write', pull_requests: 'write'};
  return `${web}/settings/personal-access-tokens/new?${new URLSearchParams({...wanted, ...rights}).toString()}`;
}

/** Tells the other tabs of this browser which account has signed out. */
const SIGN_OUT_CHANNEL = 'edit.sign-out';

/**
 * Deletes the token, an unfinished sign-in and an unfinished text. Drafts stay.
 * @param account ends its sessions in other tabs, too
 */
export function signOut(account?: string): void {
  for (const name of [TOKEN_KEY, SIGN_IN_KEY, OWN_TEXT_KEY]) sessionStorage.removeItem(name);
  if (account === undefined) return;
  const channel = new BroadcastChannel(SIGN_OUT_CHANNEL);
  channel.postMessage(account);
  channel.close();
}

/**
 * Calls `end` when the account has signed out in another tab, or when Back has brought this page from before a sign-out
 * back to life. @returns a function that stops watching
 */
export function watchSignOut(account: string, end: () => void): () => void {
  const channel = new BroadcastChannel(SIGN_OUT_CHANNEL);
  channel.onmessage = ({data}: MessageEvent<unknown>) => {
    if (data === account) end();
  };
  const onShow = ({persisted}: PageTransitionEvent) => {
    if (persisted && storedToken() === undefined) end();
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    channel.close();
    window.removeEventListener('pageshow', onShow);
  };
}

function pendingSignIn(): z.infer<typeof PendingSignIn> | undefined {
  try {
    return PendingSignIn.parse(JSON.parse(sessionStorage.getItem(SIGN_IN_KEY) ?? ''));
  } catch {
    return undefined;
  }
}

const HTTP = {UNAUTHORISED: 401, BAD_GATEWAY: 502, GATEWAY_TIMEOUT: 504} as const;

async function exchange({session}: GithubService, what: {code: string; verifier: string}): Promise<string> {
  const response = await fetch(session, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(what),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new GitHubError('late');
    throw new GitHubError(navigator.onLine ? 'unreachable' : 'offline');
  });
  if (response.status === HTTP.UNAUTHORISED) throw new GitHubError('signInFailed');
  if (response.status === HTTP.BAD_GATEWAY || response.status === HTTP.GATEWAY_TIMEOUT) throw new GitHubError('broken');
  if (!response.ok) throw new GitHubError('noExchange');
  const given = TokenResponse.safeParse(await response.json().catch(() => undefined));
  if (given.success) return given.data.token;
  throw new GitHubError('signInFailed');
}

/** @returns base64url (RFC 4648, section 5), without padding. */
const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

export const randomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(BYTES)));

/** @returns the challenge for a verifier: its SHA-256 (RFC 7636, section 4.2, `S256`). */
export const challengeOf = async (verifier: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
