import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentContent} from '../../content/host/load';
import type {Site} from '../../content/kinds/site';
import {write} from '../write';

const PATH = '/.well-known/security.txt';

/** Tells those who find a weakness of the site whom to write to, where they look for it. */
export default function securityPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'security',
    async postBuild({outDir}) {
      const {site} = await currentContent();
      if (!site) return;
      write(join(outDir, PATH), securityTxt(site, i18n.currentLocale));
    },
  };
}

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
Canonical: ${url}${PATH}
`;
}
