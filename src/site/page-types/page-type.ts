/** The definition of one page type. registry.ts lists all of them. */
import type {Thing} from 'schema-dts';
import type * as z from 'zod';
import type {PageLocation} from '../../cms/base/paths';
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

/** A page without a file, generated from an entry of the page that owns it. */
export interface GeneratedPage<Name extends string = string, Data extends object = object> extends PageLocation {
  kind: Name;
  title: string;
  description: string;
  data: Data;
  /** The folder of src/templates with its template. */
  shell: string;
  structuredData: Thing[];
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
  Made extends GeneratedPage,
> extends PageTypeOptions<Name, Schema> {
  /** Returns the page's data as plain JSON for its bundle. References to missing entries are left out. */
  show: (data: z.infer<Schema>, context: SiteContext, location: PageLocation) => Data;
  entries?: (data: z.infer<Schema>, location: PageLocation) => Partial<Entries>;
  facts?: (data: z.infer<Schema>, location: PageLocation, context: Omit<SiteContext, 'facts'>) => Partial<CompanyFacts>;
  pages?: (data: z.infer<Schema>, location: PageLocation, context: SiteContext) => Made[];
  downloads?: (data: z.infer<Schema>, context: SiteContext) => Download[];
  /** Returns the feed of its entries. The feed's address is below that of the page, whose head names it. */
  feed?: (data: z.infer<Schema>, context: SiteContext) => Feed;
  frames?: (data: z.infer<Schema>) => string[];
  /** Returns the page's structured data (https://schema.org) in addition to its breadcrumbs. */
  structuredData?: (data: z.infer<Schema>, location: PageLocation, context: SiteContext) => Thing[];
}

export interface Page<
  Name extends string = string,
  Data extends object = object,
  Made extends GeneratedPage = GeneratedPage,
> extends AnyPage<Name> {
  title: string;
  description: string;
  unlisted: boolean;
  formerly: string[];
  entries: Partial<Entries>;
  frames: string[];
  facts: (context: Omit<SiteContext, 'facts'>) => Partial<CompanyFacts>;
  show: (context: SiteContext) => Data & {kind: Name};
  pages: (context: SiteContext) => Made[];
  downloads: (context: SiteContext) => Download[];
  feed: (context: SiteContext) => Feed | undefined;
  structuredData: (context: SiteContext) => Thing[];
  withData: (change: <T extends object>(data: T) => T) => Page<Name, Data, Made>;
}

export type SitePageType<
  Name extends string = string,
  Data extends object = object,
  Made extends GeneratedPage = GeneratedPage,
  Schema extends z.ZodObject = z.ZodObject,
> = PageType<Page<Name, Data, Made>, Schema, Name>;

export const definePageType = <
  Name extends string,
  Schema extends PageSchema,
  Data extends object,
  Made extends GeneratedPage = never,
>(
  rules: SitePageTypeOptions<Name, Schema, Data, Made>,
): SitePageType<Name, Data, Made, Schema> => define(rules, (data, location) => createPage(rules, data, location));

function createPage<Name extends string, Schema extends PageSchema, Data extends object, Made extends GeneratedPage>(
  rules: SitePageTypeOptions<Name, Schema, Data, Made>,
  data: z.infer<Schema>,
  location: PageLocation,
): Page<Name, Data, Made> {
  return {
    ...anyPageOf(rules, data, location),
    title: data.title,
    description: data.description,
    unlisted: data.unlisted === true,
    formerly: data.formerly ?? [],
    entries: rules.entries?.(data, location) ?? {},
    frames: rules.frames?.(data) ?? [],
    facts: (context) => rules.facts?.(data, location, context) ?? {},
    show: (context) => ({...rules.show(data, context, location), kind: rules.name}),
    pages: (context) => rules.pages?.(data, location, context) ?? [],
    feed: (context) => rules.feed?.(data, context),
    downloads: (context) => rules.downloads?.(data, context) ?? [],
    structuredData: (context) => rules.structuredData?.(data, location, context) ?? [],
    withData: (change) => createPage(rules, change(data), location),
  };
}
