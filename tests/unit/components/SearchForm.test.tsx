import {act, renderHook, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchForm from '../../../src/components/SearchForm';
import SearchBox from '../../../src/theme/Navbar/SearchBox';
import site from '../../mocks/site';
import {search} from '../../../src/site/page-types/search';
import {pageOf, readFixtureFrontMatter} from './pages';
import {address, renderBlock} from './render';
import {storeSearchTerm, useSearchTerm} from '../../../src/hooks/useSearch';

const searchPage = pageOf(search, readFixtureFrontMatter('pages/search.mdx') as never);

describe.each([
  ['of the page of results', <SearchForm key="form" />, '/search?q=pipe', 'tank farms & depots'],
  ['in the header', <SearchBox key="box" />, '/', ''],
])('The search field %s', (_where, block, start, left) => {
  const field = () => screen.getByRole('searchbox', {name: site.labels.search});
  const stored = () => renderHook(() => useSearchTerm()).result.current;
  const search = async (text: string) => {
    renderBlock(block, searchPage, start);
    await userEvent.clear(field());
    await userEvent.type(field(), `${text}{Enter}`);
  };
  beforeEach(() => act(() => storeSearchTerm('')));
  afterEach(() => jest.restoreAllMocks());

  it('opens the results page with the trimmed term', async () => {
    await search('  tank farms & depots ');
    expect(address.current).toBe('/search?q=tank+farms+%26+depots');
    expect(stored()).toBe('tank farms & depots');
    expect(field()).toHaveValue(left);
  });

  it('is ignored if empty after trimming', async () => {
    await search('   ');
    expect(address.current).toBe(start);
  });

  it('keeps the term in memory when storage is blocked, and is a plain form without JavaScript', async () => {
    for (const name of ['setItem', 'getItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    await search('valves');
    expect(stored()).toBe('valves');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
    expect(field()).toHaveAttribute('name', 'q');
  });
});

it('The search field of the results page shows the term in the address', () => {
  renderBlock(<SearchForm />, searchPage, '/search?q=pipe');
  expect(screen.getByRole('searchbox')).toHaveValue('pipe');
});
