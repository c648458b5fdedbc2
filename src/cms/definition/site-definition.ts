/** The definition of a site for the engine: its page types, blocks and rules. The engine itself knows none of them. */
import type * as z from 'zod';
import type {Problem, ReportMessage} from '../values/diagnostic';
import {PAGES_FOLDER, SITE_FILE} from '../values/paths';
import type {Group, Path} from '../values/values';
import type {Labels} from '../values/labels';
import type {Body} from '../parse/body';
import type {ParsedFrontMatter} from '../parse/front-matter';
import type {FieldMeta} from '../schema/meta';
import type {Page, PageType} from './page-type';
import {ruleDefiner, type Rule} from './rule';

/** A block that a page may use: a component of the site, alone on its line. Most show a list of the front matter. */
export interface Block {
  /** Whether it is a separate band across the whole page, outside the numbered sections. */
  band?: true;
  /** The style of a section with the block; by default it is plain. */
  tone?: string;
  /** The field that it shows. */
  shows?: string;
  /** The list that it shows, whose entries are pages of their own. */
  lists?: string;
  /** The layout component that shows the entries of the field; without one the block has its own component. */
  as?: string;
  optional?: true;
  /** The address of the only page that has its data. */
  only?: string;
  /** The field that gives each entry an address on the page. */
  anchors?: string;
  /** Whether it appears in the banner, below the heading, at any position in the file. */
  banner?: true;
  /** Whether the content after the block is next to it, in one panel for each heading. */
  panels?: true;
}

export type Blocks = Readonly<Record<string, Block>>;

export interface FieldValue {
  value: unknown;
  path: Path;
  meta: Partial<FieldMeta>;
}

export interface Source {
  file: string;
  /** The page's address; undefined for pages/_site.yml. */
  path?: string;
  /** Undefined for pages/_site.yml. */
  kind?: PageType;
  definition: SiteDefinition;
  schema: z.ZodObject;
  text: string;
  /** Undefined when the front matter could not be read. */
  parsed?: ParsedFrontMatter;
  /** The values of its fields, according to its schema, listed once because every rule needs them. */
  values: readonly FieldValue[];
  body?: Body;
  /** What the parsers have found, except for the parser of the body. */
  problems: readonly Problem[];
}

export interface RuleProject {
  /** Every page and pages/_site.yml, unvalidated. */
  sources: readonly Source[];
  /** The current date in the time of the site, `2026-11-30`. */
  today: string;
}

export type SiteRule = Rule<RuleProject>;

export const defineRule = ruleDefiner<RuleProject>();

export type {Examples} from './rule';

/** The nation and the language of a site. */
export interface Locale {
  /** The language tag of its pages. */
  language: string;
  /** The difference of its time from UTC, the same all year: `+01:00`. */
  utcOffset: string;
  /** The country code of telephone numbers without one, without a plus. */
  dialCode: string;
}

/** A site. The engine's functions receive it as their first argument, or as part of another one. */
export interface SiteDefinition<P extends Page = Page, SiteFile extends z.ZodObject = z.ZodObject> {
  pageTypes: readonly PageType<P>[];
  plain: PageType<P>;
  siteFile: SiteFile;
  blocks: Blocks;
  /** The lists to whose entries other pages refer by their id. */
  entryLists: readonly string[];
  /** The rules for errors on this site; the engine has the rules for every site. `warningsOf` receives the warnings. */
  rules: readonly SiteRule[];
  /**
   * Plain pages that the site needs, by their paths from pages/, each with the reason as the rest of "This page is
   * needed: ".
   */
  neededPages: Readonly<Record<string, string>>;
  /** @returns why a page may not have a name (its path from pages/); undefined when it may */
  refusedPage?: (name: string) => ReportMessage | undefined;
  /** @returns the addresses of the files that a build makes from the pages */
  generatedFiles?: (sources: readonly Source[]) => string[];
  /** The exact source of our own programs that hosts run, by their paths. Any other program is rejected. */
  programs: Readonly<Record<string, string>>;
  /** @returns the name of a page according to pages/_site.yml; undefined when its title is its name */
  nameOfPage?: (siteFile: Group, address: string) => string | undefined;
  labels: Labels;
  locale: Locale;
}

export type PageOf<D extends SiteDefinition> = Exclude<ReturnType<D['plain']['read']>, unknown[]>;

export type FactsOf<D extends SiteDefinition> = z.infer<D['siteFile']>;

/** @returns the type of a file in pages/; files that no type claims are plain pages. */
export function pageTypeOf<P extends Page>(
  {pageTypes, plain}: Pick<SiteDefinition<P>, 'pageTypes' | 'plain'>,
  file: string,
): PageType<P> {
  const name = file.slice(PAGES_FOLDER.length + 1);
  const [, folder] = /^(.+)\/[^/]+$/.exec(name) ?? [];
  return (
    pageTypes.find(({files}) => files.includes(name)) ??
    pageTypes.find((type) => folder !== undefined && type.folder === folder) ??
    plain
  );
}

/** @returns the id of the entry that a file of a folder is */
export const entryIdOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.mdx$/, '');

export const schemaOf = (definition: SiteDefinition, file: string): z.ZodObject =>
  file === SITE_FILE ? definition.siteFile : pageTypeOf(definition, file).schema;
