import notFound from '@generated/content/default/not-found.json';
import sections from '@generated/content/default/not-found-sections.json';
import type {ListedPage} from '@site/src/site/not-found';
import {siteDay} from '@site/src/site/locale';
import {selectOpen} from '@site/src/site/openings';

/** What the error page shows. */
export interface Section extends Pick<typeof notFound, 'heading' | 'text' | 'links'> {
  pages: ListedPage[];
}

/** @returns what the error page says and lists at an address below Careers, Projects or Services */
export function findSection(pathname: string): Section | undefined {
  const section = sections.find(({href}) => pathname.startsWith(`${href}/`));
  if (!section) return undefined;
  const {href, all, pages} = section;
  const links = [{name: all, href}, ...notFound.links.filter((link) => link.href !== href)];
  return {...section, links, pages: selectOpen(siteDay(), pages)};
}
