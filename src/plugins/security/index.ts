import type {Site} from '../../site/page-types';

/** Where those who find a weakness of the site look for whom to write to. */
export const SECURITY_TXT = '/.well-known/security.txt';

/**
 * @param locale the language of the site, as `en-NG`
 * @returns security.txt as RFC 9116 (https://www.rfc-editor.org/rfc/rfc9116) has it; it expires at the end of its last
 * day in universal time
 */
export function securityTxt({security, url}: Pick<Site, 'security' | 'url'>, locale: string): string {
  const [language = locale] = locale.split('-');
  return `Contact: mailto:${security.email}
Expires: ${security.expires}T23:59:59Z
Preferred-Languages: ${language}
Canonical: ${url}${SECURITY_TXT}
`;
}
