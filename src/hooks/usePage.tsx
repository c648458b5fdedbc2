import {createContext, useContext, type ReactNode} from 'react';
import type {DataOf, inner, PageTypeName, ShownPage} from '../site/page-types';
import type {Photo} from '../cms/parse';
import type {AnsweringContact} from '../site/page-data';
import type * as z from 'zod';

/** What comes along with the page on screen, whatever its kind. */
interface Around {
  photos: Record<string, Photo>;
  /** Day of the last change, where history tells it. */
  revised?: string;
  /** The desk that answers questions about the page. */
  answeredBy?: AnsweringContact;
}

/** The data of the page on screen, as its kind (src/site/page-types) gives it. */
export type PageData = ShownPage & Around;

/** What pages of all kinds may say above and below their body. Home brings its own parts and has no heading. */
export type SiteChrome = Partial<z.infer<z.ZodObject<typeof inner>>> &
  Around & {kind: PageTypeName; title: string; description: string};

const Context = createContext<PageData | undefined>(undefined);

export function PageProvider({page, children}: {page: PageData; children: ReactNode}): ReactNode {
  return <Context value={page}>{children}</Context>;
}

/**
 * The page on screen, for a part that belongs to pages of certain kinds.
 * @param kinds their names in src/site/page-types
 * @throws Error where the part is shown on another page, which the linter does not let pass
 */
export function usePage<Name extends PageTypeName>(...kinds: readonly Name[]): DataOf<Name> {
  const page = useContext(Context);
  if (page && isOf(page, kinds)) return page;
  throw new Error(`A part of ${kinds.join(' or ')} pages is shown on ${page ? `a ${page.kind} page` : 'none'}.`);
}

const isOf = <Name extends PageTypeName>(page: ShownPage, kinds: readonly Name[]): page is DataOf<Name> =>
  kinds.some((kind) => kind === page.kind);

/** What is around the body of any page. */
export function useFrame(): SiteChrome {
  const page = useContext(Context);
  if (!page) throw new Error('A part is shown outside a page.');
  return page;
}

/** The same for the site chrome, which also is around pages without data of their own. */
export const useMaybePage = (): SiteChrome | undefined => useContext(Context);
