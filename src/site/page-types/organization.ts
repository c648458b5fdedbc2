/** Structured data (https://schema.org) that several kinds of pages share. */
import type {Organization} from 'schema-dts';
import type {Site} from './site';

/** The address of the company's mark for search engines and others that take no SVG. */
export const LOGO_PATH = '/icon-512.png';

export const organizationId = ({url}: Site) => `${url}/#organization`;

/** The company in few words, where a page only refers to it. */
export const organization = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: `${site.url}/`,
    logo: site.url + LOGO_PATH,
  }) as const satisfies Organization;
