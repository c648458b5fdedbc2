import {search} from '../../../src/content/kinds/search';
import {pageOf, topOf} from './pageOf';

/** The page of the results of a search. */
export const searchPage = pageOf(search, topOf('pages/search.mdx') as Parameters<typeof pageOf<'search', never, never, (typeof search)['schema']>>[1]);
