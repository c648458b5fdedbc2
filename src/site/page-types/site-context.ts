/** What a page may take from the rest of the site when it is shown. */
import type * as z from 'zod';
import type {PageLocation} from '../../cms/base/paths';
import type {Logo, NamedPicture} from '../../cms/images';
import type {Entries} from './entries';
import type {CompanyFacts} from './facts';
import type {Site} from './site';

/** Where a form is sent. */
export interface FormService {
  endpoint: string;
  key: string;
  /** Where the service sends a visitor without JavaScript afterwards. */
  redirect: string;
}

/** The rest of the site. */
export interface SiteContext {
  site: Site;
  entries: Entries;
  /** @returns what all pages of a kind say, in their order. */
  pagesOf: <Schema extends z.ZodObject>(kind: {name: string; schema: Schema}) => (z.infer<Schema> & PageLocation)[];
  /** What all pages state that a buyer can check. */
  facts: CompanyFacts;
  /** The pages that a visitor may look for. */
  listed: readonly {path: string; title: string}[];
  /** The day in Lagos, `2026-11-30`. */
  today: string;
  /** The picture behind a photo that a page shows. */
  pictureOf: (photo: {src: string}) => NamedPicture;
  /** The flags of a country as a partner names it, in the order of the words; none for a country that is unknown. */
  flagsOf: (country: string) => Logo[];
  /** The two letters of a country (ISO 3166) by its English name. */
  countryCode: (country: string) => string | undefined;
  /** The size in bytes of a file in static/, by its path there. */
  sizeOf: (file: string) => number | undefined;
  /** Where forms are sent; nothing in a preview, which never sends. */
  formService?: FormService;
}
