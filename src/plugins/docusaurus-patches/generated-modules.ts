/**
 * What: gives browsers only the part of Docusaurus's generated modules that they read: of the configuration, of the list
 * of chunks, and nothing about plugins.
 * Why: Docusaurus writes all of it into every visitor's script, including plugin options, which contain the names of
 * scheduled pages, and the path of each page's file, which is 460 bytes for 50 pages and 2 kB for 430.
 * Upstream: a separate configuration for browsers, and a list of chunks without paths.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {CurrentBundler, DocusaurusConfig} from '@docusaurus/types';
import {isBuild} from '../../node/build';
import {assertUpstream} from '../assert-upstream';

const FILE = 'docusaurus-patches/generated-modules.ts';
/** The module by which Docusaurus's code imports the configuration. */
const CONFIG_MODULE = '@generated/docusaurus.config';
/** Our content plugin's data file, which replaces that module. */
export const CLIENT_CONFIG = 'config.json';
/** The data of plugins for all pages, and the versions of plugins. A build fails if a component reads them. */
const UNREAD_MODULES = ['@generated/globalData', '@generated/site-metadata'];

/** @returns what browsers read; see `siteConfig` in the code of @docusaurus/core/lib/client and of the theme */
export function clientConfig(config: DocusaurusConfig) {
  const {title, tagline, titleDelimiter, favicon, url, baseUrl, baseUrlIssueBanner, trailingSlash, noIndex} = config;
  const {i18n, themeConfig, customFields, future} = config;
  const {experimental_router: router} = future;
  return {
    ...{title, tagline, titleDelimiter, favicon, url, baseUrl, baseUrlIssueBanner, trailingSlash, noIndex},
    ...{i18n, themeConfig, customFields},
    future: {experimental_router: router},
  };
}

export function withSmallModules({instance}: CurrentBundler, generatedFilesDir: string, isServer: boolean) {
  assertConfigImport(readFileSync(require.resolve('@docusaurus/core/lib/client/docusaurusContext.js'), 'utf8'));
  const replace = (module: string, file: string) =>
    new instance.NormalModuleReplacementPlugin(new RegExp(`^${module}$`), file);
  return [
    replace(CONFIG_MODULE, join(generatedFilesDir, 'content', 'default', CLIENT_CONFIG)),
    ...UNREAD_MODULES.map((module) => replace(module, join(__dirname, 'shims', 'nothing.ts'))),
    ...(isServer || !isBuild() ? [] : [replace('@generated/registry', writeRegistry(generatedFilesDir))]),
  ];
}

export function assertConfigImport(source: string): void {
  for (const module of [CONFIG_MODULE, ...UNREAD_MODULES])
    assertUpstream(source.includes(`'${module}'`), `asks for its configuration as ${module}`, FILE);
}

/** Writes the list of chunks again; Docusaurus has written it by now. @returns the file */
function writeRegistry(generatedFilesDir: string): string {
  const ours = join(generatedFilesDir, 'bundle', 'default', 'registry.js');
  mkdirSync(dirname(ours), {recursive: true});
  writeFileSync(ours, removeFilePaths(readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8')));
  return ours;
}

/** The import of a chunk, then the path of the file, then the id of the module. */
const PATH = /(\)), "[^"]+", (require\.resolveWeak\()/g;

export function removeFilePaths(registry: string): string {
  const chunks = registry.match(/resolveWeak\(/g) ?? [];
  const paths = registry.match(PATH) ?? [];
  const isKnown = chunks.length > 0 && paths.length === chunks.length;
  assertUpstream(isKnown, 'lists the chunks in @generated/registry', FILE);
  return registry.replace(PATH, '$1, 0, $2');
}
