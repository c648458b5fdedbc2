import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SEARCH_INDEX, type SearchPage} from '../../shared/search-index';
import type {Handler} from '../handler';
import type {DescribedPage} from '../head/pages';
import type {Output} from '../output/output';
import type {BuiltPage} from '../output/page';
import {sectionsOf} from './searchable';

/**
 * Writes the search index: the text of all pages that are not unlisted.
 * @param unread text for screen readers only, which is useless in an excerpt
 * @throws Error when a page has no text of its own
 */
export function writeIndex(pages: BuiltPage[], described: DescribedPage[], output: Output, unread: string): void {
  const built = new Map(pages.map((page) => [page.path, page]));
  const indexed = described.filter(({unlisted}) => !unlisted).map((page) => toSearchPage(page, built.get(page.path)));
  output.write(SEARCH_INDEX, JSON.stringify(indexed).replaceAll(` ${unread}`, ''));
}

function toSearchPage({path, title, description}: DescribedPage, built?: BuiltPage): SearchPage {
  const [main] = built?.elements('main') ?? [];
  const sections = main ? sectionsOf(main) : [];
  if (sections.length === 0) throw new Error(`The page ${path} has no words in its <main> to search.`);
  return {url: path, title, description, sections};
}

/** Under `npm start`: serves the index of the last build. */
export const serveSearch: Handler = (url) => {
  const file = join(process.cwd(), 'build', SEARCH_INDEX);
  if (url !== SEARCH_INDEX || !existsSync(file)) return Promise.resolve(undefined);
  return Promise.resolve({type: 'application/json', body: readFileSync(file)});
};
