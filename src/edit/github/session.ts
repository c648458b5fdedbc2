/**
 * Signing in and out. The token is kept in this tab's `sessionStorage` and nowhere else: not in an address, not in
 * `localStorage`, not in a cookie, not in a log.
 */
import type {GithubService} from './connection';

/** @returns the token of this tab, if somebody is signed in. */
export function token(): string | undefined {
  throw new Error('Not built yet');
}

/**
 * Leads to GitHub's own page to sign in; the whole page is left, so drafts must be kept before. GitHub leads back to
 * the path of this page, `/edit`, with a code; `finishSignIn` does the rest. Only where `service.clientId` is there.
 * @param go leads to an address; the browser's own way unless a test says otherwise
 */
export function signIn(
  service: GithubService,
  go = (address: string) => window.location.assign(address),
): Promise<void> {
  go(service.web);
  throw new Error('Not built yet');
}

/**
 * Call it once when the page begins. When GitHub has led back here, it takes the code out of the address, looks whether
 * this tab asked for it (state), and gives it for a token (PKCE).
 * @returns the token, also that of a person who was signed in before; nothing when nobody is
 * @throws Trouble: `mismatch` when this tab did not ask, `declined` when the person said no, `noExchange` when the host
 * has no function, and whatever goes wrong on the line; a second try needs another sign-in
 */
export function finishSignIn(service: GithubService): Promise<string | undefined> {
  throw new Error(`Not built yet: ${service.session}`);
}

/**
 * Signs in with a fine-grained token that a person pasted. Whether GitHub knows it, `whoIs` asks.
 * @returns the token without what stood around it
 * @throws Trouble `notFineGrained` when it is none
 */
export function signInWithToken(pasted: string): string {
  throw new Error(`Not built yet: ${pasted.length}`);
}

/** @returns GitHub's page to make such a token, with the rights and the days that the editor needs filled in. */
export function newTokenAddress(service: GithubService): string {
  throw new Error(`Not built yet: ${service.repository}`);
}

/** Forgets the token and whatever a sign-in that was not finished has left. Drafts stay. */
export function signOut(): void {
  throw new Error('Not built yet');
}
