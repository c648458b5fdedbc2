/** What a site says to the engine: its page types, its blocks, its rules. The engine knows none of them by itself. */
import type * as z from 'zod';
import type {BareDiagnostic, Finding, ReportDescriptor, Severity} from '../base/diagnostic';
import {PAGES_FOLDER, SITE_FILE} from '../base/paths';
import type {Group, Path} from '../base/values';
import type {Labels} from '../base/format-list';
import type {Body} from '../parse/body';
import type {Parsed} from '../parse/front-matter';
import type {FieldMeta} from '../schema/meta';
import type {Blocks} from './block';
import type {Page, PageType} from './page-type';

/** One value among the fields of a file. */
export interface FieldValue {
  value: unknown;
  path: Path;
  meta: Partial<FieldMeta>;
}

/** One file as it was written. */
export interface Source {
  file: string;
  /** Its address; undefined for pages/_site.yml. */
  path?: string;
  /** Nothing for pages/_site.yml. */
  kind?: PageType;
  /** The site to which it belongs. */
  definition: SiteDefinition;
  /** What its fields may say. */
  schema: z.ZodObject;
  text: string;
  /** Nothing when the front matter could not be read. */
  parsed?: Parsed;
  /** The values of its fields by its schema, listed once because every rule asks for them. */
  values: readonly FieldValue[];
  body?: Body;
  /** What is wrong in it, whatever other files hold. */
  findings: Finding[];
}

/** What a rule looks at. */
export interface RuleProject {
  /** Every page and pages/_site.yml as they were written. */
  sources: readonly Source[];
  /** The day in Lagos, `2026-11-30`. */
  today: string;
}

/** A rule, as ESLint and unified have them. */
export interface Rule<Project extends object = RuleProject> {
  /** Shown with each of its findings; the list of rules explains it. */
  id: string;
  severity: Severity;
  /** Rules whose findings in the same file, or in a `related` one, are a consequence of this one and not shown. */
  supersedes?: readonly string[];
  check: (context: Project & {report: (descriptor: ReportDescriptor) => void}) => void;
}

/** @returns the rule that reports what a function finds */
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

/** A site. The entry points of the engine are given it as their first argument, or with what they are given. */
export interface SiteDefinition<P extends Page = Page, SiteFile extends z.ZodObject = z.ZodObject> {
  /** Every page type that claims files by their names. */
  pageTypes: readonly PageType<P>[];
  /** The type of the pages that no other claims. */
  plain: PageType<P>;
  /** What pages/_site.yml may say. */
  siteFile: SiteFile;
  blocks: Blocks;
  /** The lists whose entries pages own and others name by their id. */
  entryLists: readonly string[];
  /** Rules about the subject of the site; what holds for every site is checked by the engine. Warnings are given to `warningsOf`. */
  rules: readonly Rule[];
  /** Plain pages that the site needs, by their paths from pages/, and why; it continues "This page is needed: ". */
  neededPages: Readonly<Record<string, string>>;
  /** @returns why a page may not have a name, which is its path from pages/; undefined when it may */
  refusedPage?: (name: string) => BareDiagnostic | undefined;
  /** @returns the addresses of the files that a build makes of the pages */
  generatedFiles?: (sources: readonly Source[]) => string[];
  /** Our own programs that hosts run, by their paths, with every letter of them. Any other is refused. */
  programs: Readonly<Record<string, string>>;
  /** @returns how people call a page, by what pages/_site.yml says; undefined when its title is its name */
  nameOfPage?: (siteFile: Group, address: string) => string | undefined;
  /** How people call fields whose own name says too little. */
  labels: Labels;
}

/** A page of a site as its page types read it. */
export type PageOf<D extends SiteDefinition> = Exclude<ReturnType<D['plain']['read']>, unknown[]>;

/** What pages/_site.yml of a site says. */
export type FactsOf<D extends SiteDefinition> = z.infer<D['siteFile']>;

const claims = ({files}: Pick<PageType, 'files'>, name: string) =>
  files instanceof RegExp ? files.test(name) : files.includes(name);

/** @returns the type of a file of pages/; what no other type claims is a plain page. */
export function pageTypeOf<P extends Page>(
  {pageTypes, plain}: Pick<SiteDefinition<P>, 'pageTypes' | 'plain'>,
  file: string,
): PageType<P> {
  const name = file.slice(PAGES_FOLDER.length + 1);
  return pageTypes.find((type) => claims(type, name)) ?? plain;
}

/** @returns what the front matter of a file may say. */
export const schemaOf = (definition: SiteDefinition, file: string): z.ZodObject =>
  file === SITE_FILE ? definition.siteFile : pageTypeOf(definition, file).schema;
