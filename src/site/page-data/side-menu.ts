/** Builds the side menu of the services in Docusaurus's form. */
import {sortPages} from '../../cms/lint/content';
import type {Content} from '../content';
import type {Page} from '../page-types/page-type';

/** An item of the side menu. */
export interface MenuItem {
  type: 'link';
  label: string;
  href: string;
}

/** @returns whether a page has the side menu */
export const hasSideMenu = ({kind}: Pick<Page, 'kind'>): boolean => kind === 'service';

/** @returns an item for each service page, with its name for the menu or else its title. */
export const sideMenuOf = ({pages}: Pick<Content, 'pages'>): MenuItem[] =>
  sortPages(pages.filter(hasSideMenu)).map(({data, title, path}) => ({
    type: 'link',
    label: 'sidebar_label' in data && typeof data.sidebar_label === 'string' ? data.sidebar_label : title,
    href: path,
  }));
