/** Addresses that a page may link to, and addresses among words. */
import {decodeOrUndefined} from '../../shared/decode';

/** Characters of an address that Markdown would read as something else. */
const UNSAFE_IN_ADDRESS = /[\s()"'<>{}\\`|^]/g;
const encode = (character: string): string => `%${character.charCodeAt(0).toString(16)}`;

/** Google Docs puts its own address around each link. */
const GOOGLE_REDIRECT = /^https:\/\/www\.google\.[\w.]+\/url\?(?:[^&]*&)*?q=([^&]+)/;

/** @returns an address that a page may link to; undefined leaves the words without a link */
export function safeAddress(href: string): string | undefined {
  const address = href.trim();
  const redirected = GOOGLE_REDIRECT.exec(address)?.[1];
  if (redirected !== undefined) return safeAddress(decodeOrUndefined(redirected) ?? '');
  const isExternal = /^(?:https?:\/\/|mailto:|tel:)/i.test(address) && URL.canParse(address);
  return isExternal || /^\/(?!\/)|^#[\w-]+$/.test(address) ? address.replace(UNSAFE_IN_ADDRESS, encode) : undefined;
}

/** What GFM makes a link of, whatever is written before it. The parts of an e-mail address have limits (RFC 5321). */
const ADDRESS =
  /(?<![\p{L}\p{N}@/._-])(?:https?:\/\/[^\s<>()"“”]+|www\.[\w-]{1,63}\.[^\s<>()"“”]+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}\.\p{L}{2,24})/gu;

function withoutTrailingPunctuation(address: string): string {
  let end = address.length;
  while (end > 0 && !/[\p{L}\p{N}/]/u.test(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

export interface AddressInText {
  from: number;
  to: number;
  href: string;
}

/** @returns the addresses among words, with the target of their link; a web address without its scheme gets https */
export function addressesIn(text: string): AddressInText[] {
  return [...text.matchAll(ADDRESS)].flatMap(({0: match, index}) => {
    const found = withoutTrailingPunctuation(match);
    const isWeb = /^https?:/.test(found);
    if (isWeb && !/:\/\/[^/]+\./.test(found)) return [];
    if (!isWeb && !found.includes('.')) return [];
    const href = isWeb ? found : found.startsWith('www.') ? `https://${found}` : `mailto:${found}`;
    return [{from: index, to: index + found.length, href}];
  });
}
