/** The sitemap, with the day of each page's last change if the git history has it. */
import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {lastChanges} from '../../node/git';

const addLastChanges: NonNullable<PluginOptions['createSitemapItems']> = async (given) => {
  const days = lastChanges();
  const files = new Map(flatten(given.routes).map(({path, metadata}) => [path, metadata?.sourceFilePath ?? '']));
  const items = await given.defaultCreateSitemapItems(given);
  return items.map((item) => ({...item, lastmod: days.get(files.get(new URL(item.url).pathname) ?? '')}));
};

const flatten = (routes: RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? flatten(route.routes) : route));

export const sitemapOptions = {
  filename: 'sitemap.xml',
  ignorePatterns: [],
  changefreq: null,
  priority: null,
  lastmod: 'date',
  createSitemapItems: addLastChanges,
} satisfies PluginOptions;
