import type {BreadcrumbList, Graph, Thing} from 'schema-dts';
import type {Site} from '../../site/page-types';
import {addressesAbove, menuName} from '../../shared/breadcrumbs';
import type {DescribedPage} from './pages';

/**
 * What search engines are told of a page in their own vocabulary (https://schema.org), all from the pages' own words.
 * @param all the built pages, for the names on the path to this one
 * @returns the graph for a `<script type="application/ld+json">`, or undefined when there is nothing to tell
 */
export function structuredData(page: DescribedPage, all: DescribedPage[], site: Site): Graph | undefined {
  const path: Thing[] = page.path === '/' ? [] : [breadcrumbs(page, all, site)];
  return page.unlisted ? undefined : {'@context': 'https://schema.org', '@graph': [...path, ...page.structuredData]};
}

function breadcrumbs({path, title}: DescribedPage, all: DescribedPage[], site: Site): BreadcrumbList {
  const above = addressesAbove(path).map((address) => ({
    name: menuName(site.navigation, address) ?? all.find((page) => page.path === address)?.title ?? address,
    item: site.url + address,
  }));
  const steps = [...above, {name: menuName(site.navigation, path) ?? title, item: site.url + path}];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({'@type': 'ListItem', position: index + 1, ...step})),
  };
}
