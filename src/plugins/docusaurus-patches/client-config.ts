/**
 * What: gives browsers only the part of the site's configuration that they read, and no facts about its plugins.
 * Why: Docusaurus writes all of it into every visitor's script, including plugin options, which contain the names of
 * scheduled pages.
 * Upstream: a separate configuration for browsers.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {CurrentBundler, DocusaurusConfig} from '@docusaurus/types';
import {assertUpstream} from '../assert-upstream';

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

export function withClientConfig({instance}: CurrentBundler, generatedFilesDir: string) {
  assertConfigImport(readFileSync(require.resolve('@docusaurus/core/lib/client/docusaurusContext.js'), 'utf8'));
  const replace = (module: string, file: string) =>
    new instance.NormalModuleReplacementPlugin(new RegExp(`^${module}$`), file);
  return [
    replace(CONFIG_MODULE, join(generatedFilesDir, 'content', 'default', CLIENT_CONFIG)),
    ...UNREAD_MODULES.map((module) => replace(module, join(__dirname, 'shims', 'nothing.ts'))),
  ];
}

export function assertConfigImport(source: string): void {
  for (const module of [CONFIG_MODULE, ...UNREAD_MODULES])
    assertUpstream(source.includes(`'${module}'`), `asks for its configuration as ${module}`, 'client-config.ts');
}
