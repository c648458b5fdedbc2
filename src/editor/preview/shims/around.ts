/** What Docusaurus tells its pages, in place of its own router, side menus and lists. */
import {createContext, useContext} from 'react';
import {post} from '../../protocol';
import type {MenuItem} from '../../../site/page-data';

interface Around {
  path: string;
  menu?: MenuItem[];
}

export const Around = createContext<Around>({path: '/'});

/** The address that the page will have. */
export const useLocation = () => ({pathname: useContext(Around).path, search: '', hash: ''});

const history = {push: (to: string) => post(window.parent, {kind: 'go', to})};
export const useHistory = () => history;

export function useDocsSidebar() {
  const {menu} = useContext(Around);
  return menu && {items: menu};
}

/** What search engines read is not shown. */
export const Nothing = () => null;
