/**
 * What: takes pages/services out of the loader of all other pages, and Docusaurus's own data of each page out of both.
 * Why: pages/services is inside pages, so both would compile the same file; no component here reads those data, and
 * Docusaurus writes a front matter into code without escaping backslashes, so that words such as `\\'` would run as code.
 * Upstream: the option `exclude` of plugin-content-pages for its loader as well, an option to bundle no metadata, and
 * JSON.stringify in place of stringify-object in @docusaurus/mdx-loader.
 */
import path, {type PlatformPath} from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {upstreamError} from '../assert-upstream';

/** What is looked at in a rule of the bundler. */
export interface PageRule {
  include?: unknown;
  exclude?: unknown;
  use?: unknown;
}

const FILE = 'page-loaders.ts';

/**
 * Changes the two rules that load pages.
 * @param rules of the bundler's configuration
 * @param platform how paths are written on the system of the build
 * @throws Error when a rule is not found as Docusaurus has written it
 */
export function adaptPageLoaders(rules: PageRule[], siteDir: string, platform: PlatformPath = path): void {
  // Docusaurus ends folders with the separator of the system.
  const folder = (...names: string[]) => platform.join(siteDir, ...names) + platform.sep;
  const pages = ruleOf(rules, folder('pages'));
  const services = ruleOf(rules, folder('pages', 'services'));
  pages.exclude = [folder('pages', 'services')];
  for (const rule of [pages, services]) dropData(rule);
}

/**
 * Loads what is in another folder by a copy of the rule for pages/, which itself takes no file from elsewhere.
 * @throws Error as above
 */
export function loadPagesOf(other: string, rules: PageRule[], siteDir: string): void {
  const rule = ruleOf(rules, path.join(siteDir, 'pages') + path.sep);
  const use = loadersOf(rule).map((loader) => ({...loader, options: {...loader.options, isMDXPartial: undefined}}));
  rules.push({...rule, include: [other], exclude: undefined, use});
}

function ruleOf(rules: PageRule[], name: string): PageRule {
  const [rule, ...more] = rules.filter(({include}) => Array.isArray(include) && include.includes(name));
  if (rule && more.length === 0) return rule;
  throw upstreamError(`loads the pages of ${name} by one rule that includes that folder`, FILE);
}

/** What the loader of pages is told about data. */
interface LoaderOptions {
  metadataPath?: unknown;
  markdownConfig?: Partial<MarkdownConfig>;
}

/** Both bundles, that of browsers and that of the build, share these options, so the second finds them changed already. */
function dropData(rule: PageRule): void {
  const options = loadersOf(rule)
    .map((loader) => loader.options)
    .find((item) => item && 'metadataPath' in item);
  if (!options) throw upstreamError('gives its loader of pages the option metadataPath', FILE);
  options.metadataPath = undefined;
  if (!options.markdownConfig?.parseFrontMatter) {
    throw upstreamError('reads a front matter by the parseFrontMatter of its loader of pages', FILE);
  }
  // A copy: elsewhere Docusaurus takes titles and descriptions from it.
  options.markdownConfig = {...options.markdownConfig, parseFrontMatter: readNothing};
}

const loadersOf = ({use}: PageRule) => (Array.isArray(use) ? use : []) as {options?: LoaderOptions}[];

const readNothing: MarkdownConfig['parseFrontMatter'] = ({fileContent}) =>
  Promise.resolve({frontMatter: {}, content: fileContent});
