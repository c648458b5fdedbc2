/** A page type, as the engine needs it; a site adds the data that pages of the type show. */
import type * as z from 'zod';
import type {PageLocation} from '../base/paths';

/** A list whose entries each have a page as long as they are in the list. */
export interface EntryPages {
  list: string;
  /** What staff call such an entry: `opening`. */
  called: string;
  /** Returns the address of an entry's page; undefined when the entry has none. */
  addressOf: (entry: {id: string} & Readonly<Record<string, unknown>>) => string | undefined;
  /** The address and heading that links should use because the entry's page will disappear. */
  listed?: {path: string; anchor: string};
  /** Why such a page disappears. The text continues a sentence that begins with its address. */
  removalNote?: string;
}

interface PageTypeBase<Name extends string> {
  name: Name;
  /** The files of this type: their paths from pages/, or a pattern. */
  files: readonly string[] | RegExp;
  /** Set if staff may create such a page in the editor: the folder in pages/, and the display name. */
  create?: {folder: string; label: string};
  /** Why the site needs these files, as the end of the sentence "This page is needed: ". */
  needed?: string;
  entryPages?: EntryPages;
  /**
   * Each page is an entry of this list, identified by the last segment of its address; `field` has the entry's data.
   */
  entry?: {list: string; field: string};
}

export interface PageTypeOptions<
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
> extends PageTypeBase<Name> {
  schema: Schema;
  /**
   * The blocks that such a page needs, each with its purpose, as the rest of a sentence that begins "<Hero />, which".
   */
  blocks?: Readonly<Record<string, string>>;
  /** The agreed number of entries of a list, if it differs between pages of the type. Fewer give a warning. */
  specified?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The position of a page among those of its type, from 1. Without it, the files' order counts. */
  order?: (data: z.infer<Schema>) => number;
  entries?: (data: z.infer<Schema>, page: PageLocation) => object;
}

/** A page whose front matter is valid for its page type. */
export interface Page<Name extends string = string> extends PageLocation {
  kind: Name;
  /** The front matter after parsing by the schema. */
  data: object;
  order: number;
  entries: object;
  /** @returns the page with changed front matter; previews use it to encode references into the text. */
  withData: (change: <T extends object>(data: T) => T) => Page;
}

export interface PageType<
  P extends Page = Page,
  Schema extends z.ZodObject = z.ZodObject,
  Name extends string = string,
> extends PageTypeBase<Name> {
  /** Whether its pages have entries that other pages refer to. */
  ownsEntries: boolean;
  schema: Schema;
  blocks: Readonly<Record<string, string>>;
  specified: Readonly<Record<string, Readonly<Record<string, number>>>>;
  read: (raw: unknown, page: PageLocation) => P | z.core.$ZodIssue[];
}

/**
 * Creates a page type.
 * @param pageOf creates a page from valid front matter
 */
export function definePageType<Name extends string, Schema extends z.ZodObject, P extends Page>(
  {entries, blocks = {}, specified = {}, ...facts}: PageTypeOptions<Name, Schema>,
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

/** @returns the page data that the engine needs; a site may add the data that its pages show */
export const createPage = <Name extends string, Schema extends z.ZodObject>(
  rules: PageTypeOptions<Name, Schema>,
  data: z.infer<Schema>,
  page: PageLocation,
): Page<Name> => ({
  ...page,
  kind: rules.name,
  data,
  order: rules.order?.(data) ?? 0,
  entries: rules.entries?.(data, page) ?? {},
  withData: (change) => createPage(rules, change(data), page),
});
