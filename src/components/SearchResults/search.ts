import {SEARCH_INDEX, searchFile, type SearchPage} from '../../shared/search-index';
import type {SearchAnswer, Searcher} from './searcher';

/** The search engine with the text of the pages. */
interface Loaded {
  /** On a large site it knows only the titles of some pages. */
  first: Searcher;
  /** Loads the text of all pages; undefined if the first one has it. */
  loadAll?: () => Promise<Searcher>;
}

let loaded: Promise<Loaded> | undefined;
let all: Promise<Searcher> | undefined;

/**
 * Searches for a term: first in what is loaded, then, if that has too few pages, in the text of all pages.
 * @param count how many pages to find with excerpts
 * @throws Error when the engine or the text of the pages cannot load; the next search tries again
 */
export async function* search(term: string, count: number, alike?: readonly string[]): AsyncGenerator<SearchAnswer> {
  loaded ??= load(alike);
  try {
    const {first, loadAll} = await loaded;
    const answer = first.search(term, count);
    const hasAllWords = answer.total > 0 && !answer.isPartial;
    if (!loadAll || hasAllWords) yield answer;
    if (!loadAll || (hasAllWords && answer.total > count)) return;
    all ??= loadAll();
    yield (await all).search(term, count);
  } catch (error) {
    loaded = all = undefined;
    throw error;
  }
}

async function load(alike?: readonly string[]): Promise<Loaded> {
  const [{Searcher: Engine}, pages] = await Promise.all([
    import(/* webpackChunkName: "searcher" */ './searcher'),
    fetchPages(SEARCH_INDEX),
  ]);
  const files = [...new Set(pages.flatMap(({file}) => file ?? []))];
  const first = new Engine(pages, alike);
  if (files.length === 0) return {first};
  return {
    first,
    async loadAll() {
      const texts = (await Promise.all(files.map((file) => fetchPages(searchFile(file))))).flat();
      const whole = new Map(texts.map((page) => [page.url, page]));
      return new Engine(
        pages.map((page) => whole.get(page.url) ?? page),
        alike,
      );
    },
  };
}

async function fetchPages(address: string): Promise<SearchPage[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return (await response.json()) as SearchPage[];
}
