/** What the site knows of one kind of page, in one place. The registry of all kinds is registry.ts. */
import type {Thing} from 'schema-dts';
import type * as z from 'zod';
import type {PageLocation} from '../../cms/base/paths';
import type {Entries} from './entries';
import type {Facts} from './facts';
import type {SiteContext} from './site-context';
import type {page} from './shared';

/** A page without a file of its own: it is made from an entry of the page that owns it. */
export interface GeneratedPage<Name extends string = string, Data extends object = object> extends PageLocation {
  kind: Name;
  title: string;
  description: string;
  data: Data;
  /** The folder of src/templates that shows it. */
  shell: string;
  structuredData: Thing[];
}

/** A file that a page gives its visitors to take along, made at each build. */
export interface Download {
  path: string;
  content: string;
  /** Pages of other sites may read it, too. */
  forAll?: true;
}

/** The entries of a list that have a page each, made while they are on the list. */
export interface EntryPages {
  list: string;
  /** What staff call one of them: `opening`. */
  called: string;
  /** The address of the page of an entry as it is written, or nothing for one that gets none. */
  addressOf: (entry: {id: string} & Readonly<Record<string, unknown>>) => string | undefined;
  /** Where links should lead instead, where such a page is gone with its entry; on that page, a heading. */
  listed?: {path: string; anchor: string};
  /** Why; it continues the address of such a page. */
  passing?: string;
}

/** What feed readers are told of a page: its dated entries, and who answers for them. */
export interface Feed {
  email: string;
  entries: {path: string; title: string; description: string; day: string}[];
}

type PageSchema = z.ZodObject<typeof page>;

/** What is known of a kind before any page of it is read. */
interface KindFacts<Name extends string> {
  name: Name;
  /** The files that are of this kind: their paths from pages/, or the pattern of such paths. */
  files: readonly string[] | RegExp;
  /** Staff may begin such a page with the editor: in which folder of pages/, and what they call it. */
  create?: {folder: string; label: string};
  /** Why the site needs these files; it continues the sentence "This page is needed: ". */
  needed?: string;
  /** Which of its entries have a page each; `pages` makes them. */
  entryPages?: EntryPages;
}

interface Rules<
  Name extends string,
  Schema extends PageSchema,
  Data extends object,
  Made extends GeneratedPage,
> extends KindFacts<Name> {
  /** What the front matter may say. */
  schema: Schema;
  /**
   * The parts without which such a page does not work, and what each of them does; it continues the words "<Hero />,
   * which".
   */
  blocks?: Readonly<Record<string, string>>;
  /** How many entries were agreed for a list, where pages of the kind differ in it. Fewer are a notice. */
  specified?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The data that the page shows, as plain JSON for its bundle. References to missing entries are left out. */
  show: (data: z.infer<Schema>, rest: SiteContext, location: PageLocation) => Data;
  /** The place of a page among those of its kind: 1 is first. Where it is left out, the order is that of the files. */
  order?: (data: z.infer<Schema>) => number;
  /** The entries that other pages name. */
  entries?: (data: z.infer<Schema>, location: PageLocation) => Partial<Entries>;
  /** The verifiable facts that it states. */
  facts?: (data: z.infer<Schema>, location: PageLocation, rest: Omit<SiteContext, 'facts'>) => Partial<Facts>;
  /** The pages that are made from its entries. */
  pages?: (data: z.infer<Schema>, location: PageLocation, rest: SiteContext) => Made[];
  /** The files to take along that are made from its entries. */
  downloads?: (data: z.infer<Schema>, rest: SiteContext) => Download[];
  /** The feed of its entries, which lies below its address and is named in its head. */
  feed?: (data: z.infer<Schema>, rest: SiteContext) => Feed;
  /** The addresses of other sites that it shows in a frame. */
  frames?: (data: z.infer<Schema>) => string[];
  /** What search engines are told of it in their vocabulary (https://schema.org), beside the path to it. */
  structuredData?: (data: z.infer<Schema>, location: PageLocation, rest: SiteContext) => Thing[];
}

/** A page whose front matter meets the schema of its kind. */
export interface Page<
  Name extends string = string,
  Data extends object = object,
  Made extends GeneratedPage = GeneratedPage,
> extends PageLocation {
  kind: Name;
  title: string;
  description: string;
  /** Search engines leave it out. */
  unlisted: boolean;
  /** The addresses that it had before. */
  formerly: string[];
  /** The front matter as the schema has it. */
  data: object;
  order: number;
  entries: Partial<Entries>;
  frames: string[];
  facts: (rest: Omit<SiteContext, 'facts'>) => Partial<Facts>;
  show: (rest: SiteContext) => Data & {kind: Name};
  pages: (rest: SiteContext) => Made[];
  downloads: (rest: SiteContext) => Download[];
  feed: (rest: SiteContext) => Feed | undefined;
  structuredData: (rest: SiteContext) => Thing[];
  /** @returns the same page with its front matter mapped; previews use it to stamp words with their places. */
  withData: (change: <T extends object>(data: T) => T) => Page<Name, Data, Made>;
}

export interface Kind<
  Name extends string = string,
  Data extends object = object,
  Made extends GeneratedPage = GeneratedPage,
  Schema extends z.ZodObject = z.ZodObject,
> extends KindFacts<Name> {
  /** Whether its pages own entries that others name. */
  ownsEntries: boolean;
  schema: Schema;
  blocks: Readonly<Record<string, string>>;
  specified: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /**
   * Reads a front matter.
   * @param raw as YAML gives it, with its pictures looked up
   * @returns the page, or what is wrong with its fields
   */
  read: (raw: unknown, location: PageLocation) => Page<Name, Data, Made> | z.core.$ZodIssue[];
}

/** @returns a kind of page; its functions get the data of a page as its own schema has parsed them. */
export function definePageType<
  Name extends string,
  Schema extends PageSchema,
  Data extends object,
  Made extends GeneratedPage = never,
>(rules: Rules<Name, Schema, Data, Made>): Kind<Name, Data, Made, Schema> {
  const {name, files, needed, create, entryPages, schema, blocks = {}, specified = {}} = rules;
  return {
    name,
    files,
    needed,
    create,
    entryPages,
    ownsEntries: rules.entries !== undefined,
    schema,
    blocks,
    specified,
    read(raw, location) {
      const {success, data, error} = schema.safeParse(raw);
      return success ? pageOf(rules, data, location) : error.issues;
    },
  };
}

function pageOf<Name extends string, Schema extends PageSchema, Data extends object, Made extends GeneratedPage>(
  rules: Rules<Name, Schema, Data, Made>,
  data: z.infer<Schema>,
  location: PageLocation,
): Page<Name, Data, Made> {
  return {
    ...location,
    kind: rules.name,
    title: data.title,
    description: data.description,
    unlisted: data.unlisted === true,
    formerly: data.formerly ?? [],
    data,
    order: rules.order?.(data) ?? 0,
    entries: rules.entries?.(data, location) ?? {},
    frames: rules.frames?.(data) ?? [],
    facts: (rest) => rules.facts?.(data, location, rest) ?? {},
    show: (rest) => ({...rules.show(data, rest, location), kind: rules.name}),
    pages: (rest) => rules.pages?.(data, location, rest) ?? [],
    feed: (rest) => rules.feed?.(data, rest),
    downloads: (rest) => rules.downloads?.(data, rest) ?? [],
    structuredData: (rest) => rules.structuredData?.(data, location, rest) ?? [],
    withData: (change) => pageOf(rules, change(data), location),
  };
}
