import type {BreadcrumbList, Graph, Thing} from 'schema-dts';
import type {Site} from '../../site/page-types';
import {addressesAbove, menuName} from '../../shared/breadcrumbs';
import type {DescribedPage} from './pages';

/**
 * Describes a page to search engines with schema.org, using only the page's own text.
 * @param all the built pages, for the names of breadcrumbs
 * @returns the graph for a `<script type="application/ld+json">`; undefined when there is nothing to say
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
