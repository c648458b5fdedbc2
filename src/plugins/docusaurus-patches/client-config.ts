/**
 * What: gives browsers the part of the site's configuration that they read.
 * Why: Docusaurus writes all of it into the script of every visitor, options of plugins included; among them are the names
 * of the pages that wait for their day.
 * Upstream: a configuration for browsers apart from that of the build.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {CurrentBundler, DocusaurusConfig} from '@docusaurus/types';
import {upstreamError} from '../assert-upstream';

const FILE = 'client-config.ts';
/** How Docusaurus's own code asks for the configuration. */
const ASKED = '@generated/docusaurus.config';
/** The data file of our content plugin in its place. */
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
 * @param generatedFilesDir where the data files of plugins lie
 * @returns a plugin of the bundler
 * @throws Error when Docusaurus asks for its configuration in another way
 */
export function withClientConfig({instance}: CurrentBundler, generatedFilesDir: string) {
  assertAsked(readFileSync(require.resolve('@docusaurus/core/lib/client/docusaurusContext.js'), 'utf8'));
  const ours = join(generatedFilesDir, 'content', 'default', CLIENT_CONFIG);
  return new instance.NormalModuleReplacementPlugin(new RegExp(`^${ASKED}$`), ours);
}

/** @param source of Docusaurus's context */
export function assertAsked(source: string): void {
  if (!source.includes(`'${ASKED}'`)) throw upstreamError(`asks for its configuration as ${ASKED}`, FILE);
}
