/** What the engine knows of one kind of page; a site adds to it what the pages of the kind show. */
import type * as z from 'zod';
import type {PageLocation} from '../base/paths';

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

/** What is known of a page type before any page of it is read. */
interface PageTypeFacts<Name extends string> {
  name: Name;
  /** The files that are of this kind: their paths from pages/, or the pattern of such paths. */
  files: readonly string[] | RegExp;
  /** Staff may begin such a page with the editor: in which folder of pages/, and what they call it. */
  create?: {folder: string; label: string};
  /** Why the site needs these files; it continues the sentence "This page is needed: ". */
  needed?: string;
  /** Which of its entries have a page each. */
  entryPages?: EntryPages;
  /** Each page is itself an entry of this list, by the last part of its address; the fields of the entry are below `field`. */
  entry?: {list: string; field: string};
}

/** What a site says of a page type. */
export interface PageTypeRules<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
> extends PageTypeFacts<Name> {
  /** What the front matter may say. */
  schema: Schema;
  /**
   * The blocks without which such a page does not work, and what each of them does; it continues the words "<Hero />,
   * which".
   */
  blocks?: Readonly<Record<string, string>>;
  /** How many entries were agreed for a list, where pages of the type differ in it. Fewer are a warning. */
  specified?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The place of a page among those of its type: 1 is first. Where it is left out, the order is that of the files. */
  order?: (data: z.infer<Schema>) => number;
  /** The entries that other pages name by their id, as lists by their names. */
  entries?: (data: z.infer<Schema>, page: PageLocation) => object;
}

/** A page whose front matter meets the schema of its type. */
export interface Page<Name extends string = string> extends PageLocation {
  kind: Name;
  /** The front matter as the schema has it. */
  data: object;
  order: number;
  /** The entries that other pages name by their id, as lists by their names. */
  entries: object;
  /** @returns the same page with its front matter mapped; previews use it to encoded reference words with their places. */
  withData: (change: <T extends object>(data: T) => T) => Page;
}

export interface PageType<
  P extends Page = Page,
  Schema extends z.ZodObject = z.ZodObject,
  Name extends string = string,
> extends PageTypeFacts<Name> {
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
  read: (raw: unknown, page: PageLocation) => P | z.core.$ZodIssue[];
}

/**
 * @param pageOf gives a page whose front matter meets the schema
 * @returns a page type
 */
export function definePageType<Name extends string, Schema extends z.ZodObject, P extends Page>(
  {entries, blocks = {}, specified = {}, ...facts}: PageTypeRules<Name, Schema>,
  pageOf: (data: z.infer<Schema>, page: PageLocation) => P,
): PageType<P, Schema, Name> {
  return {
    ...facts,
    blocks,
    specified,
    ownsEntries: entries !== undefined,
    read(raw, page) {
      const {success, data, error} = facts.schema.safeParse(raw);
      return success ? pageOf(data, page) : error.issues;
    },
  };
}

/** @returns what the engine itself needs of a page; a site may add to it what its pages show */
export const pageOf = <Name extends string, Schema extends z.ZodObject>(
  rules: PageTypeRules<Name, Schema>,
  data: z.infer<Schema>,
  page: PageLocation,
): Page<Name> => ({
  ...page,
  kind: rules.name,
  data,
  order: rules.order?.(data) ?? 0,
  entries: rules.entries?.(data, page) ?? {},
  withData: (change) => pageOf(rules, change(data), page),
});
