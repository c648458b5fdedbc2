/** The definition of a site for the engine: its page types, blocks and rules. The engine itself knows none of them. */
import type * as z from 'zod';
import type {BareDiagnostic, Finding, ReportDescriptor, Severity} from '../base/diagnostic';
import {PAGES_FOLDER, SITE_FILE} from '../base/paths';
import type {Group, Path} from '../base/values';
import type {Labels} from '../base/labels';
import type {Body} from '../parse/body';
import type {Parsed} from '../parse/front-matter';
import type {FieldMeta} from '../schema/meta';
import type {Blocks} from './block';
import type {Page, PageType} from './page-type';

/** One value in the fields of a file. */
export interface FieldValue {
  value: unknown;
  path: Path;
  meta: Partial<FieldMeta>;
}

/** One file and its unvalidated content. */
export interface Source {
  file: string;
  /** The page's address; undefined for pages/_site.yml. */
  path?: string;
  /** Undefined for pages/_site.yml. */
  kind?: PageType;
  /** The site of the file. */
  definition: SiteDefinition;
  /** The schema of its fields. */
  schema: z.ZodObject;
  text: string;
  /** Undefined when the front matter could not be read. */
  parsed?: Parsed;
  /** The values of its fields, according to its schema, listed once because every rule needs them. */
  values: readonly FieldValue[];
  body?: Body;
  /** The findings that do not depend on other files. */
  findings: Finding[];
}

/** The input of a rule. */
export interface RuleProject {
  /** Every page and pages/_site.yml, unvalidated. */
  sources: readonly Source[];
  /** The day in Lagos, `2026-11-30`. */
  today: string;
}

/** A rule of the linter. Its shape follows the rules of ESLint. */
export interface Rule<Project extends object = RuleProject> {
  /** Appears with each finding; .github/rules.md explains it. */
  id: string;
  severity: Severity;
  /** Rules whose findings follow from this one and are hidden, in the same file and in `related` files. */
  supersedes?: readonly string[];
  check: (context: Project & {report: (descriptor: ReportDescriptor) => void}) => void;
}

/** Makes a rule from a function that returns its findings. */
export const rule = <Project extends object = RuleProject>(
  {id, severity = 'error', supersedes}: Pick<Rule, 'id' | 'supersedes'> & Partial<Pick<Rule, 'severity'>>,
  find: (project: Project) => readonly ReportDescriptor[],
): Rule<Project> => ({
  id,
  severity,
  supersedes,
  check(context) {
    for (const descriptor of find(context)) context.report(descriptor);
  },
});

/** A site. The engine's functions receive it as their first argument, or as part of another one. */
export interface SiteDefinition<P extends Page = Page, SiteFile extends z.ZodObject = z.ZodObject> {
  /** All page types that claim files by their names. */
  pageTypes: readonly PageType<P>[];
  /** The type of all other pages. */
  plain: PageType<P>;
  /** The schema of pages/_site.yml. */
  siteFile: SiteFile;
  blocks: Blocks;
  /** The lists whose entries one page owns and others name by their id. */
  entryLists: readonly string[];
  /** The rules for errors on this site; the engine has the rules for every site. `warningsOf` receives the warnings. */
  rules: readonly Rule[];
  /**
   * Plain pages that the site needs, by their paths from pages/, each with the reason as the rest of "This page is
   * needed: ".
   */
  neededPages: Readonly<Record<string, string>>;
  /** @returns why a page may not have a name (its path from pages/); undefined when it may */
  refusedPage?: (name: string) => BareDiagnostic | undefined;
  /** @returns the addresses of the files that a build makes from the pages */
  generatedFiles?: (sources: readonly Source[]) => string[];
  /** The exact text of our own programs that hosts run, by their paths. Any other program is refused. */
  programs: Readonly<Record<string, string>>;
  /** @returns the name of a page according to pages/_site.yml; undefined when its title is its name */
  nameOfPage?: (siteFile: Group, address: string) => string | undefined;
  /** Names for fields whose keys say too little. */
  labels: Labels;
}

/** A page of a site, as its page types read it. */
export type PageOf<D extends SiteDefinition> = Exclude<ReturnType<D['plain']['read']>, unknown[]>;

/** The data of a site's pages/_site.yml. */
export type FactsOf<D extends SiteDefinition> = z.infer<D['siteFile']>;

const claims = ({files}: Pick<PageType, 'files'>, name: string) =>
  files instanceof RegExp ? files.test(name) : files.includes(name);

/** @returns the type of a file in pages/; files that no type claims are plain pages. */
export function pageTypeOf<P extends Page>(
  {pageTypes, plain}: Pick<SiteDefinition<P>, 'pageTypes' | 'plain'>,
  file: string,
): PageType<P> {
  const name = file.slice(PAGES_FOLDER.length + 1);
  return pageTypes.find((type) => claims(type, name)) ?? plain;
}

/** @returns the schema of a file's front matter. */
export const schemaOf = (definition: SiteDefinition, file: string): z.ZodObject =>
  file === SITE_FILE ? definition.siteFile : pageTypeOf(definition, file).schema;
