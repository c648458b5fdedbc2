import type {ReactNode} from 'react';
import {render, type RenderResult} from '@testing-library/react';
import {MemoryRouter, Route} from 'react-router-dom';
import type {Photo} from '../../src/content/images';
import {PageProvider, type PageData} from '../../src/hooks/usePage';

export const photo: Photo = {src: '/assets/img/photo', width: 1200, height: 800, widths: [400, 1200], color: '#123456'};

/** The address on screen after the last navigation. */
export const address = {current: ''};

/** Shows a part as a page would: at an address, with the page's lists. */
export function renderPart(part: ReactNode, page: object = {}, at = '/'): RenderResult {
  const data: PageData = {title: 'Title', description: 'Description', photos: {}, ...page};
  return render(
    <MemoryRouter initialEntries={[at]}>
      <Route
        render={({location}) => {
          address.current = location.pathname + location.search;
          return null;
        }}
      />
      <PageProvider page={data}>{part}</PageProvider>
    </MemoryRouter>,
  );
}
