/** Proof that the one who brings a code is the one who asked for it (RFC 7636). */

/** As the RFC recommends: 32 random bytes, which are 43 letters. */
const BYTES = 32;

/** @returns bytes as letters that may be in an address (RFC 4648, section 5), without padding. */
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** @returns 43 letters that nobody can guess. */
export const randomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(BYTES)));

/** @returns what is told of the verifier before it is shown: its SHA-256 (RFC 7636, section 4.2, `S256`). */
export const challengeOf = async (verifier: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
