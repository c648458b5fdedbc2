import pluginSitemap, {type PluginOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {lastChanges} from '../../content/host/last-changes';

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

/** @returns Docusaurus's own writer of the sitemap, so that it writes in its turn and not beside the walk. */
export const sitemapWriter = (context: LoadContext): Plugin<void> | null => pluginSitemap(context, OPTIONS);
