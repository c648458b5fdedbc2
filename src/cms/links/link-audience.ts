/** Checks whether an address opens for everybody, or only for the person who copied it. */
import type {ReportMessage} from '../values/diagnostic';
import {decodeOrUndefined} from '../../shared/decode';
import {isTelephone} from '../../shared/telephone';
import {GOOGLE_HOST, PRIVATE_LINKS, PUBLISHED_PAGE_HELP, LINK_WRAPPERS} from './private-links';
import {addressOf, PAGES_FOLDER, STATIC_FOLDER} from '../values/paths';

/** A problem with an address. Its message continues a sentence. `address` is the intended one, if that is certain. */
export type AddressDiagnostic = ReportMessage & {address?: string};

/**
 * @param dialCode the country code of a number without one, if it is known
 * @returns why only one person can use a valid address; undefined when everybody can open it
 */
export function privateLinkDiagnostic(address: string, dialCode?: string): AddressDiagnostic | undefined {
  const url = new URL(address);
  return (
    wrappedDiagnostic(url) ??
    whatsappDiagnostic(url, dialCode) ??
    companyDiagnostic(url) ??
    repositoryFileDiagnostic(url) ??
    knownPrivateLinkDiagnostic(url)
  );
}

const afterHost = (url: URL) => url.pathname + url.search + url.hash;
const replacementDiagnostic = (message: string, address: string): AddressDiagnostic => ({
  message,
  help: `Write ${address}.`,
  address,
});

function knownPrivateLinkDiagnostic(url: URL): AddressDiagnostic | undefined {
  const found = PRIVATE_LINKS.find(
    ({host, afterHost: pattern = /^/}) => host.test(url.hostname) && pattern.test(afterHost(url)),
  );
  return found && {message: found.message, help: found.help};
}

/** The maximum length of an address in a message, in characters; longer ones make it unreadable. */
const MAX_SUGGESTED_LENGTH = 200;

function wrappedDiagnostic(url: URL): AddressDiagnostic | undefined {
  const found = LINK_WRAPPERS.find(([host, pattern]) => host.test(url.hostname) && pattern.test(afterHost(url)));
  if (!found) return undefined;
  const message = 'goes through an e-mail program, a chat or a search engine first, so it may work only for you.';
  const inside = [...found[2].map((name) => url.searchParams.get(name) ?? ''), ...addressesInPath(url)];
  const target = inside.flatMap(listDecodedForms).find(isFullAddress);
  if (target === undefined || target.length > MAX_SUGGESTED_LENGTH || privateLinkDiagnostic(target)) {
    return {message, help: 'Open the link, and copy the address from the browser.'};
  }
  return replacementDiagnostic(message, target);
}

const isFullAddress = (address: string) =>
  /^https:\/\/[\w-]+\.[\w.-]+(?:[/?#]\S*)?$/.test(address) && URL.canParse(address);

/** Proofpoint, Cisco, Yahoo and Google write the address into the path. */
function addressesInPath(url: URL): string[] {
  const [, proofpoint] = /\/v3\/__(https?:.*?)__;/.exec(url.href) ?? [];
  const [, encoded] = /\/(?:RU=)?(https?%3a%2f%2f[^/?]*)/i.exec(url.href) ?? [];
  const [, amp] = GOOGLE_HOST.test(url.hostname) ? (/^\/amp\/s\/(.+)/.exec(url.pathname) ?? []) : [];
  return [
    proofpoint?.replace(/^https?:\/+/, 'https://') ?? '',
    encoded === undefined ? '' : (decodeOrUndefined(encoded) ?? ''),
    amp === undefined ? '' : `https://${amp}`,
  ];
}

/** Proofpoint encodes % and / in its own way, and Bing and Sophos use base64. */
function listDecodedForms(value: string): string[] {
  const [base64] = /^aHR0[\w+/-]+/.exec(value.replace(/^a1/, '')) ?? [];
  const proofpoint = decodeOrUndefined(value.replaceAll('-', '%').replaceAll('_', '/')) ?? '';
  return [value, proofpoint, base64 === undefined ? '' : fromBase64(base64)];
}

const fromBase64 = (text: string): string =>
  decodeOrUndefined(text.replaceAll('-', '+').replaceAll('_', '/'), atob) ?? '';

const EXAMPLE_CHAT = 'Write https://wa.me/, then the number with its country code, digits only.';

/** The number in https://wa.me/ must include the country code and have digits only. */
function whatsappDiagnostic(url: URL, dialCode?: string): AddressDiagnostic | undefined {
  const isShort = /^(?:www\.)?wa\.me$/.test(url.hostname);
  const isLong = /^(?:(?:api|web|www)\.)?whatsapp\.com$/.test(url.hostname);
  const [first = ''] = url.pathname.split('/').filter((segment) => segment !== '');
  const number = isShort ? (decodeOrUndefined(first) ?? '') : isLong ? url.searchParams.get('phone') : null;
  if (number === null || /^[a-z]+$/.test(number)) return undefined;
  const text = url.searchParams.get('text');
  if (number.trim() === '')
    return text === null ? {message: 'has no telephone number.', help: EXAMPLE_CHAT} : undefined;
  const right = withCountryCode(number, dialCode);
  if (right === undefined) return {message: 'does not contain a telephone number.', help: EXAMPLE_CHAT};
  // In a query `+` is a space, with which no chat opens; `%2B` is the sign itself.
  const plain = isShort ? number : number.replace(/^\+/, '');
  if (plain === right && url.hostname !== 'web.whatsapp.com') return undefined;
  const what = 'does not have the number in WhatsApp’s format: the country code first, and digits only.';
  return replacementDiagnostic(
    what,
    `https://wa.me/${right}${text === null ? '' : `?text=${encodeURIComponent(text)}`}`,
  );
}

/** @returns the digits of a number with its country code; a number without one gets `dialCode` */
export function withCountryCode(number: string, dialCode = ''): string | undefined {
  const digits = number.replace(/\D/g, '').replace(/^00/, '');
  const candidates = [digits, digits.replace(new RegExp(`^${dialCode}0`), dialCode), digits.replace(/^0/, dialCode)];
  return candidates.find((item) => isTelephone(`+${item}`));
}

/** LinkedIn shows administrators their company's page at a different address. */
function companyDiagnostic(url: URL): AddressDiagnostic | undefined {
  if (!/^(?:[a-z]{2,3}\.)?linkedin\.com$/.test(url.hostname)) return undefined;
  const [, kind, name = ''] = /^\/(company|school|showcase)\/([^/]+)/.exec(url.pathname) ?? [];
  const isOwn = /^\/\w+\/[^/]+\/admin(?:\/|$)/.test(url.pathname) || url.searchParams.has('viewAsMember');
  if (kind === undefined || !isOwn) return undefined;
  return replacementDiagnostic('is LinkedIn’s page for administrators.', `https://www.linkedin.com/${kind}/${name}`);
}

/** GitHub shows the file of a page instead of the page. */
function repositoryFileDiagnostic(url: URL): AddressDiagnostic | undefined {
  if (!/^(?:(?:www\.)?github\.com|raw\.githubusercontent\.com)$/.test(url.hostname)) return undefined;
  const message = 'is a file on GitHub, not the published page.';
  const [, folder, name = ''] = REPOSITORY_FILE.exec(decodeOrUndefined(url.pathname) ?? '') ?? [];
  if (folder === PAGES_FOLDER && name.endsWith('.mdx'))
    return replacementDiagnostic(message, addressOf(`${PAGES_FOLDER}/${name}`));
  if (folder === STATIC_FOLDER) return replacementDiagnostic(message, `/${name}`);
  const isForAuthors =
    folder !== undefined || /^\/[^/]+\/[^/]+\/(?:edit|new|upload|delete|settings)(?:\/|$)/.test(url.pathname);
  return isForAuthors
    ? {message: 'is a GitHub page for the people who edit this site.', help: PUBLISHED_PAGE_HELP}
    : undefined;
}

const REPOSITORY_FILE = new RegExp(`^/[^/]+/[^/]+/.*?\\b(${PAGES_FOLDER}|${STATIC_FOLDER})/(.+)$`);

/**
 * Checks addresses of other sites. Browsers are lenient (https://url.spec.whatwg.org); here an address must be what it
 * looks like.
 */

/** Letters, digits, hyphens and dots; browsers would also accept `;` and `$` in a host name. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/;
/** Browsers also accept `https:host` and any number of slashes. */
const FULL_ADDRESS = /^https:\/\/[^/]/i;
/** How browsers write a label with other letters, such as a Cyrillic "а" instead of a Latin one. */
const ENCODED_LABEL = /(?:^|\.)xn--/;
/** Node 26 and newer browsers accept an invalid `xn--` name, unless a label of the host is not ASCII. */
const NON_ASCII_LETTER = 'ü';
/** Browsers drop line breaks and tabs, and read a backslash as a slash. */
const FORBIDDEN_CHARACTER = /[\s\\<>"`{}|^\p{Cc}]/u;

/**
 * @returns what is wrong with an address that begins with https://, as the rest of a sentence; undefined when it is
 * valid
 */
export function webAddressDiagnostic(address: string): string | undefined {
  if (FORBIDDEN_CHARACTER.test(address)) return 'contains a space or a character that is not allowed in a web address';
  if (!FULL_ADDRESS.test(address) || !URL.canParse(address)) return NOT_FULL_ADDRESS;
  const {protocol, hostname, username, password} = new URL(address);
  if (protocol !== 'https:' || !HOST.test(hostname)) return NOT_FULL_ADDRESS;
  if (!URL.canParse(`https://${NON_ASCII_LETTER}.${hostname}`)) return NOT_FULL_ADDRESS;
  if (ENCODED_LABEL.test(hostname)) return 'has letters outside a–z in the site’s name, which can imitate another site';
  return username === '' && password === ''
    ? undefined
    : 'has a user name before the site’s name, which hides where it leads';
}

const NOT_FULL_ADDRESS = 'is not a full web address beginning with https://';

/** @returns an address with the spaces in its query encoded; undefined when it has none */
export function encodeSpaces(address: string): string | undefined {
  const [before = '', ...query] = address.split('?');
  return query.length > 0 && !before.includes(' ') && query.some((text) => text.includes(' '))
    ? `${before}?${query.join('?').replaceAll(' ', '%20')}`
    : undefined;
}
