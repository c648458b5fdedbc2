/**
 * Checks addresses of other sites. Browsers are lenient (https://url.spec.whatwg.org); here an address must be what it
 * looks like.
 */

/** Letters, digits, hyphens and dots; browsers would also accept `;` and `$` in a host name. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/;
/** Node 26 and newer browsers accept an invalid `xn--` name, unless a label of the host is not ASCII. */
const NOT_ASCII = 'ü';
/** Browsers drop line breaks and tabs, and read a backslash as a slash. */
const NEVER = /[\s\\<>"`{}|^\p{Cc}]/u;

/**
 * @returns what is wrong with an address that begins with https://, as the rest of a sentence; undefined when it is
 * valid
 */
export function webAddressDiagnostic(address: string): string | undefined {
  if (NEVER.test(address)) return 'holds a blank or a sign that no web address holds';
  if (!URL.canParse(address)) return NOT_WHOLE;
  const {protocol, hostname, username, password} = new URL(address);
  if (protocol !== 'https:' || !HOST.test(hostname)) return NOT_WHOLE;
  if (!URL.canParse(`https://${NOT_ASCII}.${hostname}`)) return NOT_WHOLE;
  return username === '' && password === ''
    ? undefined
    : 'names somebody before the site, behind which it hides where it leads';
}

const NOT_WHOLE = 'is not a full web address that begins with https://';

/** @returns an address with the spaces in its query encoded; undefined when it has none */
export function withCodes(address: string): string | undefined {
  const [before = '', ...query] = address.split('?');
  return query.length > 0 && !before.includes(' ') && query.some((text) => text.includes(' '))
    ? `${before}?${query.join('?').replaceAll(' ', '%20')}`
    : undefined;
}
