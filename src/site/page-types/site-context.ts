/** The data that a page may use from the rest of the site. */
import type * as z from 'zod';
import type {PageLocation} from '../../cms/base/paths';
import type {Logo, NamedPicture} from '../../cms/images';
import type {Entries} from './entries';
import type {CompanyFacts} from './facts';
import type {Site} from './site';

/** The service that receives forms. */
export interface FormService {
  endpoint: string;
  key: string;
  /** The address where the service redirects visitors without JavaScript. */
  redirect: string;
}

/** The rest of the site. */
export interface SiteContext {
  site: Site;
  entries: Entries;
  /** @returns the data of all pages of a type, in their order. */
  pagesOf: <Schema extends z.ZodObject>(kind: {name: string; schema: Schema}) => (z.infer<Schema> & PageLocation)[];
  /** The verifiable facts of all pages. */
  facts: CompanyFacts;
  /** The pages that visitors may search for. */
  listed: readonly {path: string; title: string}[];
  /** The day for which the site is built, `2026-11-30`. */
  today: string;
  /** Returns the source of a photo that a page shows. */
  pictureOf: (photo: {src: string}) => NamedPicture;
  /** Returns the flags of a partner's country, in the order of the text; empty for an unknown country. */
  flagsOf: (country: string) => Logo[];
  /** Returns the two-letter code of a country (ISO 3166) by its English name. */
  countryCode: (country: string) => string | undefined;
  /** Returns the size in bytes of a file in static/, by its path there. */
  sizeOf: (file: string) => number | undefined;
  /** The service that receives forms; undefined in a preview, which never sends. */
  formService?: FormService;
}
