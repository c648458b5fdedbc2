import type {ReactNode} from 'react';
import {render, type RenderResult} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter, Route} from 'react-router-dom';
import {plain} from '../../../src/site/page-types/plain';
import {PageProvider, type PageData} from '../../../src/hooks/usePage';
import {SiteProvider} from '../../../src/hooks/useSite';
import site from '../../mocks/site';
import {pageOf} from './pages';

/** The address after the last navigation. */
export const address = {current: ''};

/** A page for tests of components that are on every page. */
export const plainPage = pageOf(plain, {});

const inSite = (content: ReactNode, page: PageData, where = '/') => (
  <MemoryRouter initialEntries={[where]}>
    <Route
      render={({location}) => {
        address.current = location.pathname + location.search;
        return null;
      }}
    />
    <SiteProvider value={site}>
      <PageProvider value={page}>{content}</PageProvider>
    </SiteProvider>
  </MemoryRouter>
);

/** Renders a block like a page: at an address, with the page's data. */
export const renderBlock = (block: ReactNode, page: PageData = plainPage, where?: string): RenderResult =>
  render(inSite(block, page, where));

/** @returns the HTML of a block before any script runs. */
export const htmlOf = (block: ReactNode, page: PageData): string => renderToString(inSite(block, page));
