/** A page type, as the engine needs it; a site adds the data that pages of the type show. */
import type * as z from 'zod';
import type {PageLocation} from '../values/paths';

/** A list whose entries are the pages of a folder. The id of an entry is the name of its file. */
export interface Collection {
  /** The name by which blocks and other pages refer to the list. */
  list: string;
  /** The field with the data of the entry for other pages; without it, the whole front matter describes the entry. */
  field?: string;
  /** The agreed number of entries. Fewer give a warning. */
  specified?: number;
  /** Set if these pages disappear by date: why (it continues a sentence that begins with an address), and where to link. */
  removal?: {note: string; listedAt: string};
}

interface PageTypeBase<Name extends string> {
  name: Name;
  /** The files of this type: their paths from pages/. */
  files: readonly string[];
  /** The folder in pages/ whose other files are of this type; not the folders in it. */
  folder?: string;
  /** The entries of a list, if each page of the folder is one. */
  collection?: Collection;
  /** Set if staff may create such a page in the editor: its name there. Plain pages are created outside all folders. */
  create?: {label: string};
  /** Why the site needs these files, as the end of the sentence "This page is needed: ". */
  needed?: string;
  /** Blocks that every page of the type shows around its body. */
  frame?: Frame;
}

/** The names of the components above and below a body. */
export interface Frame {
  before: readonly string[];
  after: readonly string[];
}

export interface PageTypeOptions<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> extends Omit<
  PageTypeBase<Name>,
  'files'
> {
  files?: readonly string[];
  schema: Schema;
  /**
   * The blocks that such a page needs, each with its purpose, as the rest of a sentence that begins "<Hero />, which".
   */
  blocks?: Readonly<Record<string, string>>;
  /** The agreed number of entries of a field, if it differs between pages of the type. Fewer give a warning. */
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
  {entries, files = [], blocks = {}, specified = {}, ...facts}: PageTypeOptions<Name, Schema>,
  pageOf: (data: z.infer<Schema>, page: PageLocation) => P,
): PageType<P, Schema, Name> {
  return {
    ...facts,
    files,
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
