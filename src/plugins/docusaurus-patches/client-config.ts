/**
 * What: gives browsers only the part of the site's configuration that they read.
 * Why: Docusaurus writes all of it into every visitor's script, including plugin options, which contain the names of
 * scheduled pages.
 * Upstream: a separate configuration for browsers.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {CurrentBundler, DocusaurusConfig} from '@docusaurus/types';
import {upstreamError} from '../assert-upstream';

const FILE = 'client-config.ts';
/** The module by which Docusaurus's code imports the configuration. */
const CONFIG_MODULE = '@generated/docusaurus.config';
/** Our content plugin's data file, which replaces that module. */
export const CLIENT_CONFIG = 'config.json';

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

/**
 * @param generatedFilesDir the folder of the plugins' data files
 * @returns a bundler plugin
 * @throws Error when Docusaurus imports its configuration in another way
 */
export function withClientConfig({instance}: CurrentBundler, generatedFilesDir: string) {
  assertAsked(readFileSync(require.resolve('@docusaurus/core/lib/client/docusaurusContext.js'), 'utf8'));
  const ours = join(generatedFilesDir, 'content', 'default', CLIENT_CONFIG);
  return new instance.NormalModuleReplacementPlugin(new RegExp(`^${CONFIG_MODULE}$`), ours);
}

/** @param source the code of Docusaurus's context */
export function assertAsked(source: string): void {
  if (!source.includes(`'${CONFIG_MODULE}'`))
    throw upstreamError(`asks for its configuration as ${CONFIG_MODULE}`, FILE);
}
