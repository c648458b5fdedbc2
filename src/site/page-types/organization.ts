/** Structured data (https://schema.org) that several page types share. */
import type {Organization} from 'schema-dts';
import type {Site} from './site';

/** The company's logo for search engines and others that do not accept SVG. */
export const LOGO_PATH = '/icon-512.png';

export const organizationId = ({url}: Site) => `${url}/#organization`;

/** A short reference to the company. */
export const organization = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: `${site.url}/`,
    logo: site.url + LOGO_PATH,
  }) as const satisfies Organization;
