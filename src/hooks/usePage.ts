import {createContext, useContext} from 'react';
import type {DataOf, contentPageFields, PageTypeName, ShownPage} from '../site/page-types';
import type {Photo} from '../cms/parse';
import type {AnsweringContact} from '../site/page-data';
import type * as z from 'zod';

/** Data of the page on screen that do not depend on its page type. */
interface PageMetadata {
  photos: Record<string, Photo>;
  /** The day of the last change, if the git history has it. */
  revised?: string;
  /** The contact point for questions about the page. */
  answeredBy?: AnsweringContact;
}

/** The data of the page on screen, as its page type (src/site/page-types) defines them. */
export type PageData = ShownPage & PageMetadata;

/** The fields around the body that every page type has, except for Home, which has its own blocks and no heading. */
export type SiteChrome = Omit<Partial<z.infer<z.ZodObject<typeof contentPageFields>>>, 'contact'> &
  PageMetadata & {kind: PageTypeName; title: string; description: string};

const Context = createContext<PageData | undefined>(undefined);

export const PageProvider = Context;

/** Returns the page on screen to a block of these page types. The linter reports the block on a page of another type. */
export function usePage<Name extends PageTypeName>(...kinds: readonly Name[]): DataOf<Name> {
  const page = useContext(Context);
  if (page && kinds.some((kind) => kind === page.kind)) return page as ShownPage as DataOf<Name>;
  throw new Error(
    `A block of ${kinds.join(' or ')} pages was rendered on ${page ? `a ${page.kind} page` : 'no page'}.`,
  );
}

/** Returns the data around the body of any page. */
export function useSiteChrome(): SiteChrome {
  const page = useContext(Context);
  if (!page) throw new Error('usePage must be used within a page.');
  return page;
}

/** Returns the same for the site chrome, which also surrounds pages without data. */
export const useOptionalSiteChrome = (): SiteChrome | undefined => useContext(Context);

/** Whether a section is in the narrow column beside a menu, where sections have no band and no number. */
export const SideMenuContext = createContext(false);
