import {sortPages} from '../cms/content/join';
import type {Page} from './page-types';
import {PAGE_TYPES} from './page-types/registry';
import type {Site} from './page-types/site';

/** A page that the error page lists. An opening disappears after its last day. */
export interface ListedPage {
  name: string;
  href: string;
  closes?: string;
}

type Section = NonNullable<Site['notFound']['sections']>[number];

/** What the error page says below an address, and the pages that it lists. */
export type NotFoundSection = Section & {pages: ListedPage[]};

type FoundPage = Pick<Page, 'kind' | 'path' | 'title' | 'order' | 'data'>;

const COLLECTED = new Set<string>(PAGE_TYPES.flatMap(({name, collection}) => (collection ? name : [])));

export function notFoundSections({notFound}: Pick<Site, 'notFound'>, pages: readonly FoundPage[]): NotFoundSection[] {
  const all = sortPages(pages.filter(({kind}) => COLLECTED.has(kind))).map(toListedPage);
  return (notFound.sections ?? []).map((section) => ({
    ...section,
    pages: all.filter(({href}) => href.startsWith(`${section.href}/`)),
  }));
}

const toListedPage = ({title, path, data}: FoundPage): ListedPage => ({
  name: title,
  href: path,
  ...('closes' in data && typeof data.closes === 'string' && {closes: data.closes}),
});
