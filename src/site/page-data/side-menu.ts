/** The side menu of the services, as Docusaurus makes it of their pages. */
import {inOrder, type Content} from '../../cms/lint/content';

/** A line of the side menu. */
export interface MenuItem {
  type: 'link';
  label: string;
  href: string;
}

/** @returns a line for each page of a service, by its name for the menu or else its title. */
export const sideMenuOf = ({pages}: Pick<Content, 'pages'>): MenuItem[] =>
  inOrder(pages.filter(({kind}) => kind === 'service')).map(({data, title, path}) => ({
    type: 'link',
    label: 'sidebar_label' in data && typeof data.sidebar_label === 'string' ? data.sidebar_label : title,
    href: path,
  }));
