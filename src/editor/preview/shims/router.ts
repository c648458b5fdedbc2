/** Replaces Docusaurus's router, side menus and lists. */
import {createContext, useContext, useSyncExternalStore} from 'react';
import {post} from '../../protocol';
import type {MenuItem} from '../../../site/page-data';

interface PageLocation {
  path: string;
  menu?: MenuItem[];
}

export const PageLocationContext = createContext<PageLocation>({path: '/'});

/** The last query that was followed, such as that of a filter. */
let currentQuery = new URL(window.location.origin);
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a page with the query of an address: its filter, its order. */
export function showQuery(address: URL): void {
  currentQuery = address;
  listeners.forEach((listener) => listener());
}

/** Returns the address that the page will have. */
export function useLocation() {
  const {path: pathname} = useContext(PageLocationContext);
  const {pathname: path, search} = useSyncExternalStore(listen, () => currentQuery);
  return {pathname, search: path === pathname ? search : '', hash: ''};
}

const push = (to: string) => {
  showQuery(new URL(to, window.location.origin));
  post(window.parent, {kind: 'go', to});
};
export const useHistory = () => ({push, location: useLocation()});

export function useDocsSidebar() {
  const {menu} = useContext(PageLocationContext);
  return menu && {items: menu};
}

/** Metadata for search engines are not rendered. */
export const RenderNothing = () => null;
