import {SEARCH_INDEX, type SearchPage} from '../../shared/search-index';
import type {SearchAnswer} from './answer';
import type {Searcher} from './searcher';

let searcher: Promise<Searcher> | undefined;

/** Fetches the engine and the text of the pages; nothing of them before the first search. */
async function start(alike?: readonly string[]): Promise<Searcher> {
  const [engine, response] = await Promise.all([import('./searcher'), fetch(SEARCH_INDEX)]);
  if (!response.ok) throw new Error(`${SEARCH_INDEX} is answered with ${response.status}.`);
  return new engine.Searcher((await response.json()) as SearchPage[], alike);
}

/**
 * Searches the pages.
 * @param term as it was typed; capitals, marks and endings do not matter
 * @param count how many pages to bring with title and excerpt
 * @param alike lines of words for the same thing
 * @throws Error when the engine or the text of the pages cannot be fetched; the next search tries again
 */
export async function search(term: string, count: number, alike?: readonly string[]): Promise<SearchAnswer> {
  searcher ??= start(alike);
  try {
    return (await searcher).search(term, count);
  } catch (error) {
    searcher = undefined;
    throw error;
  }
}
