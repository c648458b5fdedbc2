/**
 * What: removes pages/services from the loader of the other pages, and Docusaurus's own page data from both loaders.
 * Why: pages/services is inside pages, so both loaders would compile the same file. No component reads that data, and
 * Docusaurus writes front matter into code without escaping backslashes, so text such as `\\'` would run as code.
 * Upstream: `exclude` of plugin-content-pages for its loader as well, an option to bundle no metadata, and
 * JSON.stringify instead of stringify-object in @docusaurus/mdx-loader.
 */
import path, {type PlatformPath} from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {assertUpstream} from '../assert-upstream';

export interface PageRule {
  include?: unknown;
  exclude?: unknown;
  use?: unknown;
}

const FILE = 'docusaurus-patches/page-loaders.ts';

/** @param platform the path module of the build's system */
export function adaptPageLoaders(rules: PageRule[], siteDir: string, platform: PlatformPath = path): void {
  // Docusaurus ends folder paths with the system's separator.
  const folder = (...names: string[]) => platform.join(siteDir, ...names) + platform.sep;
  const pages = ruleOf(rules, folder('pages'));
  const services = ruleOf(rules, folder('pages', 'services'));
  pages.exclude = [folder('pages', 'services')];
  for (const rule of [pages, services]) dropPageData(rule);
}

/** Loads the pages of another folder with a copy of the rule for pages/, which covers only its own folder. */
export function loadPagesOf(other: string, rules: PageRule[], siteDir: string): void {
  const rule = ruleOf(rules, path.join(siteDir, 'pages') + path.sep);
  const use = loadersOf(rule).map((loader) => ({...loader, options: {...loader.options, isMDXPartial: undefined}}));
  rules.push({...rule, include: [other], exclude: undefined, use});
}

function ruleOf(rules: PageRule[], name: string): PageRule {
  const [rule, ...more] = rules.filter(({include}) => Array.isArray(include) && include.includes(name));
  assertUpstream(rule && more.length === 0, `loads the pages of ${name} by one rule that includes that folder`, FILE);
  return rule;
}

interface LoaderOptions {
  metadataPath?: unknown;
  markdownConfig?: Partial<MarkdownConfig>;
}

/** Both bundles share these options, so for the second one they have changed already. */
function dropPageData(rule: PageRule): void {
  const options = loadersOf(rule).find((loader) => loader.options && 'metadataPath' in loader.options)?.options;
  assertUpstream(options, 'gives its loader of pages the option metadataPath', FILE);
  options.metadataPath = undefined;
  const reads = options.markdownConfig?.parseFrontMatter;
  assertUpstream(reads, 'reads a front matter by the parseFrontMatter of its loader of pages', FILE);
  // Changes a copy, because Docusaurus takes titles and descriptions from the original.
  options.markdownConfig = {...options.markdownConfig, parseFrontMatter: skipFrontMatter};
}

const loadersOf = ({use}: PageRule) => (Array.isArray(use) ? use : []) as {options?: LoaderOptions}[];

const skipFrontMatter: MarkdownConfig['parseFrontMatter'] = ({fileContent}) =>
  Promise.resolve({frontMatter: {}, content: fileContent});
