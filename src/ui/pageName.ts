import site from '@generated/content/default/site.json';
import {menuName} from '../shared/breadcrumbs';

/** @returns the word under which the menu names a page, or nothing for a page that is not in it. */
export const pageName = (address: string): string | undefined => menuName(site.navigation, address);
