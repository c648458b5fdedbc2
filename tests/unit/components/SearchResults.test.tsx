import {screen} from '@testing-library/react';
import SearchResults, {Excerpt} from '../../../src/components/SearchResults';
import {search} from '../../../src/site/page-types/search';
import {pageOf, readFixtureFrontMatter} from './pages';
import {renderBlock} from './render';
import {SEARCH_INDEX, searchFile, type SearchPage} from '../../../src/shared/search-index';

const searchPage = pageOf(search, readFixtureFrontMatter('pages/search.mdx') as never);

it('An excerpt highlights matches and shows markup as text', () => {
  const {container} = renderBlock(<Excerpt pieces={['a <b> ', 'pipe', ', <mark> &amp; b']} />);
  expect(container).toHaveTextContent('a <b> pipe, <mark> &amp; b');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['pipe']);
  expect(container.querySelector('b')).toBeNull();
});

describe('The results on a large site', () => {
  const entry = (id: number, text?: string): SearchPage => ({
    url: `/projects/${id}`,
    title: `Jetty ${id}`,
    description: '',
    ...(text === undefined ? {sections: [], file: 1} : {sections: [{text}]}),
  });
  const numbers = [1, 2, 3, 4, 5, 6];
  const files: Record<string, SearchPage[]> = {
    [SEARCH_INDEX]: numbers.map((id) => entry(id)),
    [searchFile(1)]: numbers.map((id) => entry(id, id === 6 ? 'A crane barge.' : 'Piles.')),
  };
  const asked: string[] = [];
  const titles = async (term: string) => {
    const {unmount} = renderBlock(<SearchResults />, searchPage, `/search?q=${term}`);
    const found = await screen.findAllByRole('article');
    const texts = found.map((article) => article.textContent);
    unmount();
    return texts;
  };

  it('come from titles; the text of the entries is fetched when titles give too few', async () => {
    window.fetch = jest.fn((address: string) => {
      asked.push(address);
      return Promise.resolve({ok: true, json: () => Promise.resolve(files[address])} as Response);
    }) as typeof fetch;
    expect(await titles('jetty')).toHaveLength(5);
    expect(asked).toEqual([SEARCH_INDEX]);
    const [barge, ...others] = await titles('barge');
    expect(barge).toContain('Jetty 6');
    expect(barge).toContain('A crane barge.');
    expect(others).toEqual([]);
    expect(asked).toEqual([SEARCH_INDEX, searchFile(1)]);
  });
});
