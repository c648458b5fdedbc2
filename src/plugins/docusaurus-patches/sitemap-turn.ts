/**
 * What: calls Docusaurus's writer of the sitemap within the walk over the built pages.
 * Why: Docusaurus runs what plugins do after the build all at once, so the last look could miss the sitemap.
 * Upstream: an order among the steps after the build.
 */
import pluginSitemap, {type PluginOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {lastChanges} from '../../node/last-changes';
import {upstreamError} from '../assert-upstream';

type CreateItems = NonNullable<PluginOptions['createSitemapItems']>;

/** The sitemap with the day on which the file behind each page last changed; left out where history cannot tell it. */
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

/** What Docusaurus hands to a plugin after the build. */
export type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * Writes the sitemap.
 * @param writer the plugin that does so
 * @throws Error when the plugin writes nothing after the build
 */
export async function writeSitemap(context: LoadContext, built: Built, writer = pluginSitemap): Promise<void> {
  const write = writer(context, OPTIONS)?.postBuild;
  if (!write) throw upstreamError('writes the sitemap after the build', 'sitemap-turn.ts');
  await write({...built, content: undefined});
}
