import {createContext, useContext} from 'react';
import type {HeaderFit} from '../site/header-width';
import type {Site} from '../site/page-types';

/** The part of pages/_site.yml that every page receives. The rest comes with the pages that show it. */
export type SiteData = Omit<Site, 'formService' | 'forms' | 'moved' | 'notFound' | 'preview' | 'print'> & {
  sprite: string;
  year: number;
  headerFit: HeaderFit;
};

/** Every page is inside the provider, so callers need not check for undefined. */
const SiteContext = createContext(undefined as unknown as SiteData);

/** The site, previews and the editor each set it once around all pages. */
export const SiteProvider = SiteContext;

export const useSite = (): SiteData => useContext(SiteContext);
