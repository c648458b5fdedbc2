import type {Site} from '../../site/page-types';

/** The file that tells security researchers whom to contact. */
export const SECURITY_TXT = '/.well-known/security.txt';

/**
 * @param locale the language of the site, such as `en-NG`
 * @returns security.txt according to RFC 9116 (https://www.rfc-editor.org/rfc/rfc9116). It expires at the end of its
 * last day in UTC.
 */
export function securityTxt({security, url}: Pick<Site, 'security' | 'url'>, locale: string): string {
  const [language = locale] = locale.split('-');
  return `Contact: mailto:${security.email}
Expires: ${security.expires}T23:59:59Z
Preferred-Languages: ${language}
Canonical: ${url}${SECURITY_TXT}
`;
}
