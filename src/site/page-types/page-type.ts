/** The definition of one page type. registry.ts lists all of them. */
import type {Thing} from 'schema-dts';
import type * as z from 'zod';
import type {PageLocation} from '../../cms/values/paths';
import {
  definePageType as define,
  createPage as anyPageOf,
  type Page as AnyPage,
  type PageType,
  type PageTypeOptions,
} from '../../cms/definition/page-type';
import type {Entries} from './entries';
import type {CompanyFacts} from './facts';
import type {pageFields} from './shared';
import type {Logo, NamedPicture} from '../../cms/images';
import type {Site} from './site';

export interface FormService {
  endpoint: string;
  key: string;
  /** The address where the service redirects visitors without JavaScript. */
  redirect: string;
}

export interface SiteContext {
  site: Site;
  entries: Entries;
  /** @returns the data of all pages of a type, in their order. */
  pagesOf: <Schema extends z.ZodObject>(kind: {name: string; schema: Schema}) => (z.infer<Schema> & PageLocation)[];
  facts: CompanyFacts;
  /** The pages that visitors may search for. */
  listed: readonly {path: string; title: string}[];
  today: string;
  /** Returns the source of a photo that a page shows. */
  pictureOf: (photo: {src: string}) => NamedPicture;
  /** Returns the flags of a partner's country, in the order of the text; empty for an unknown country. */
  flagsOf: (country: string) => Logo[];
  countryCode: (country: string) => string | undefined;
  sizeOf: (file: string) => number | undefined;
  /** The service that receives forms; undefined in a preview, which never sends. */
  formService?: FormService;
}

/** A file that a page offers as a download and that each build writes. */
export interface Download {
  path: string;
  content: string;
  /** Whether pages of other sites may read it. */
  forAll?: true;
}

/** The feed of a page: its dated entries, and the contact for questions. */
export interface Feed {
  email: string;
  entries: {path: string; title: string; description: string; day: string}[];
}

type PageSchema = z.ZodObject<typeof pageFields>;

interface SitePageTypeOptions<
  Name extends string,
  Schema extends PageSchema,
  Data extends object,
> extends PageTypeOptions<Name, Schema> {
  /** Returns the title and description for browsers and search engines, if they are not the fields themselves. */
  head?: (data: z.infer<Schema>) => {title: string; description: string};
  /** Returns the page's data as plain JSON for its bundle. References to missing entries are left out. */
  show: (data: z.infer<Schema>, context: SiteContext, location: PageLocation) => Data;
  entries?: (data: z.infer<Schema>, location: PageLocation) => Partial<Entries>;
  facts?: (data: z.infer<Schema>, location: PageLocation, context: Omit<SiteContext, 'facts'>) => Partial<CompanyFacts>;
  downloads?: (data: z.infer<Schema>, context: SiteContext) => Download[];
  /** Returns the feed of its entries. The feed's address is below that of the page, whose head names it. */
  feed?: (data: z.infer<Schema>, context: SiteContext) => Feed;
  frames?: (data: z.infer<Schema>) => string[];
  /** Returns the page's structured data (https://schema.org) in addition to its breadcrumbs. */
  structuredData?: (data: z.infer<Schema>, location: PageLocation, context: SiteContext) => Thing[];
}

export interface Page<Name extends string = string, Data extends object = object> extends AnyPage<Name> {
  title: string;
  description: string;
  unlisted: boolean;
  formerly: string[];
  entries: Partial<Entries>;
  frames: string[];
  facts: (context: Omit<SiteContext, 'facts'>) => Partial<CompanyFacts>;
  show: (context: SiteContext) => Data & PageHead<Name>;
  downloads: (context: SiteContext) => Download[];
  feed: (context: SiteContext) => Feed | undefined;
  structuredData: (context: SiteContext) => Thing[];
  withData: (change: <T extends object>(data: T) => T) => Page<Name, Data>;
}

/** What the data of every page has. */
export interface PageHead<Name extends string> {
  kind: Name;
  title: string;
  description: string;
  unlisted?: true;
}

export type SitePageType<
  Name extends string = string,
  Data extends object = object,
  Schema extends z.ZodObject = z.ZodObject,
> = PageType<Page<Name, Data>, Schema, Name>;

export const definePageType = <Name extends string, Schema extends PageSchema, Data extends object>(
  rules: SitePageTypeOptions<Name, Schema, Data>,
): SitePageType<Name, Data, Schema> => define(rules, (data, location) => createPage(rules, data, location));

function createPage<Name extends string, Schema extends PageSchema, Data extends object>(
  rules: SitePageTypeOptions<Name, Schema, Data>,
  data: z.infer<Schema>,
  location: PageLocation,
): Page<Name, Data> {
  const {title, description} = rules.head?.(data) ?? data;
  return {
    ...anyPageOf(rules, data, location),
    title,
    description,
    unlisted: data.unlisted === true,
    formerly: data.formerly ?? [],
    entries: rules.entries?.(data, location) ?? {},
    frames: rules.frames?.(data) ?? [],
    facts: (context) => rules.facts?.(data, location, context) ?? {},
    show: (context) => ({
      ...rules.show(data, context, location),
      ...{kind: rules.name, title, description, unlisted: data.unlisted},
    }),
    feed: (context) => rules.feed?.(data, context),
    downloads: (context) => rules.downloads?.(data, context) ?? [],
    structuredData: (context) => rules.structuredData?.(data, location, context) ?? [],
    withData: (change) => createPage(rules, change(data), location),
  };
}
