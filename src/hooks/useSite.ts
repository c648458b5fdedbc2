import {createContext, useContext} from 'react';
import type {Site} from '../site/page-types';

/** What every page is given of pages/_site.yml. The rest comes with the pages that show it, or is for the build alone. */
export type SiteData = Omit<Site, 'formService' | 'forms' | 'moved' | 'notFound' | 'preview' | 'print'> & {
  sprite: string;
  year: number;
};

/** There is no page outside the provider, so none pays for a check. */
const SiteContext = createContext(undefined as unknown as SiteData);

/** Set once around all pages: by the site, by previews and by the editor. */
export const SiteProvider = SiteContext;

export const useSite = (): SiteData => useContext(SiteContext);
