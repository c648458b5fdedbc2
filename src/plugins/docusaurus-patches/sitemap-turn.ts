/**
 * What: calls Docusaurus's sitemap plugin as one of our steps after the build.
 * Why: Docusaurus runs the `postBuild` hooks of plugins in parallel, so the final check of the files could miss the
 * sitemap.
 * Upstream: an order among the steps after the build.
 */
import pluginSitemap, {type PluginOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {upstreamError} from '../assert-upstream';
import {lastChanges} from '../../node/git';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

/** Adds the day of each page's last change to the sitemap, if the git history has it. */
const withLastChanges: CreateItems = async ({defaultCreateSitemapItems, routes, siteConfig}) => {
  const days = lastChanges();
  const files = new Map(flatten(routes).map(({path, metadata}) => [path, metadata?.sourceFilePath ?? '']));
  const items = await defaultCreateSitemapItems({routes, siteConfig});
  return items.map((item) => ({...item, lastmod: days.get(files.get(new URL(item.url).pathname) ?? '')}));
};

const flatten = (routes: RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? flatten(route.routes) : route));

const OPTIONS: PluginOptions = {
  filename: 'sitemap.xml',
  ignorePatterns: [],
  changefreq: null,
  priority: null,
  lastmod: 'date',
  createSitemapItems: withLastChanges,
};

/** The argument that Docusaurus passes to `postBuild`. */
export type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * Writes the sitemap.
 * @param writer the plugin that writes it
 * @throws Error when the plugin has no `postBuild`
 */
export async function writeSitemap(context: LoadContext, built: Built, writer = pluginSitemap): Promise<void> {
  const write = writer(context, OPTIONS)?.postBuild;
  if (!write) throw upstreamError('writes the sitemap after the build', 'sitemap-turn.ts');
  await write({...built, content: undefined});
}
