/** The side menu of the services, as Docusaurus makes it of their pages. */
import {sortPages} from '../../cms/lint/content';
import type {Content} from '../content';
import type {Page} from '../page-types/page-type';

/** A line of the side menu. */
export interface MenuItem {
  type: 'link';
  label: string;
  href: string;
}

/** @returns whether the side menu is beside a page */
export const hasSideMenu = ({kind}: Pick<Page, 'kind'>): boolean => kind === 'service';

/** @returns a line for each page of a service, by its name for the menu or else its title. */
export const sideMenuOf = ({pages}: Pick<Content, 'pages'>): MenuItem[] =>
  sortPages(pages.filter(hasSideMenu)).map(({data, title, path}) => ({
    type: 'link',
    label: 'sidebar_label' in data && typeof data.sidebar_label === 'string' ? data.sidebar_label : title,
    href: path,
  }));
