import {sortPages} from '../cms/lint/content';
import {hasSideMenu} from './page-data';
import type {AnyGeneratedPage, Page} from './page-types';
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

export function notFoundSections(
  {notFound}: Pick<Site, 'notFound'>,
  pages: readonly Pick<Page, 'kind' | 'path' | 'title' | 'order'>[],
  generated: readonly AnyGeneratedPage[],
): NotFoundSection[] {
  const written = sortPages(pages.filter(hasSideMenu)).map(({title, path}) => ({name: title, href: path}));
  const all: ListedPage[] = [...written, ...generated.map(toListedPage)];
  return (notFound.sections ?? []).map((section) => ({
    ...section,
    pages: all.filter(({href}) => href.startsWith(`${section.href}/`)),
  }));
}

const toListedPage = ({title, path, data}: AnyGeneratedPage): ListedPage => ({
  name: title,
  href: path,
  ...(data.kind === 'opening' && data.opening.closes !== undefined && {closes: data.opening.closes}),
});
