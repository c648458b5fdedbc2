import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {lastChanges} from '../../content/host/last-changes';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** The sitemap with the day on which the file behind each page last changed; left out where history cannot tell it. */
export const withLastChanges: CreateItems = async ({defaultCreateSitemapItems, routes, siteConfig}) => {
  const days = lastChanges();
  const files = new Map(flatten(routes).map(({path, metadata}) => [path, metadata?.sourceFilePath ?? '']));
  const items = await defaultCreateSitemapItems({routes, siteConfig});
  return items.map((item) => ({...item, lastmod: days.get(files.get(new URL(item.url).pathname) ?? '')}));
};

const flatten = (routes: RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? flatten(route.routes) : route));
