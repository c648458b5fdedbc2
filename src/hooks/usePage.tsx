import {createContext, useContext, type ReactNode} from 'react';
import type {Photo} from '../content/images';
import type {CallToAction} from '../content/schema';

/** The data of the page on screen, as src/content/join.ts makes it. */
export interface PageData {
  title: string;
  description: string;
  unlisted?: boolean;
  heading?: string;
  lead?: string;
  banner?: Photo;
  callToAction?: CallToAction;
  photos: Record<string, Photo>;
  /** Day of the last change, where history tells it. */
  revised?: string;
}

const Context = createContext<PageData | undefined>(undefined);

export function PageProvider({page, children}: {page: PageData; children: ReactNode}): ReactNode {
  return <Context value={page}>{children}</Context>;
}

/** The lists of the page on screen. `T` is the page's type in src/content/schema.ts. */
export function usePage<T = PageData>(): T & PageData {
  const page = useContext(Context);
  if (!page) throw new Error('A part is shown outside a page.');
  return page as T & PageData;
}

/** The same for the frame, which also stands around pages without data of their own. */
export const useMaybePage = (): PageData | undefined => useContext(Context);
