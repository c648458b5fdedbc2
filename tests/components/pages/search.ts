import {search} from '../../../src/content/kinds/search';
import {pageOf} from './pageOf';

const links = [{name: 'Services', href: '/services'}];

/** The page of the results of a search. */
export const searchPage = pageOf(search, {
  box: {name: 'Search again', hint: 'Try'},
  places: {often: 'Often looked for', links, all: 'All pages', withoutScript: 'Search needs JavaScript.'},
  results: {
    searching: 'Searching…',
    one: '1 result',
    many: '{count} results',
    term: 'for “{term}”',
    more: 'Show more ({count} left)',
  },
  nothing: {
    heading: 'Nothing found for “{term}”',
    meant: 'Did you mean “{word}”?',
    text: 'Check the spelling.',
    links,
  },
  failed: {heading: 'The search did not load', text: 'Try again in a moment.'},
});
