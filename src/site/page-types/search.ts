import * as z from 'zod';
import {field, list, text} from '../../cms/schema';
import {definePageType, type SiteContext} from './page-type';
import {contentPageFields, NamedLink} from './shared';

export const search = definePageType({
  name: 'search',
  files: ['search.mdx'],
  needed: 'the search box leads to it',
  schema: z.strictObject({
    ...contentPageFields,
    box: field(
      z.strictObject({
        name: text('The name of the search field for screen readers; the header has one too.', 'Search again', 40),
        hint: text('The grey words in the empty field.', 'Try “hydrotest” or “Port Harcourt”', 60),
      }),
      'The search field.',
    ),
    places: field(
      z.strictObject({
        often: text('The line above the links.', 'Often looked for', 60),
        links: list(NamedLink, 'What visitors often look for.'),
        all: text('The line above the list of all pages, which makes itself.', 'All pages', 60),
        withoutScript: text('Said above it to a visitor without JavaScript.', 'Search needs JavaScript.', 160),
      }),
      'What the page shows before a search.',
    ),
    alike: list(
      text(
        'Words for the same thing, with commas between: a search for one finds the others.',
        'phone, telephone',
        120,
      ),
      'What visitors may call by a word that the pages do not use.',
    ).optional(),
    results: field(
      z.strictObject({
        searching: text('Said while the search runs.', 'Searching…', 40),
        one: text('The count, for one page.', '1 result', 40),
        many: text('The count; {count} is the number of pages.', '{count} results', 40),
        term: text('Behind the count; {term} is what was searched for.', 'for “{term}”', 40),
        missing: text('Where no page has a word; {words} are such words.', 'No page has {words}.', 60),
        some: text('Where no page has all words.', 'No page has all of these words. These have some.', 100),
        more: text('The button that shows the next pages; {count} are left.', 'Show more ({count} left)', 40),
      }),
      'The words around the results.',
    ),
    nothing: field(
      z.strictObject({
        heading: text('The large line; {term} is what was searched for.', 'Nothing found for “{term}”', 60),
        meant: text('The question; {word} is the nearest word that the site does use.', 'Did you mean “{word}”?', 60),
        text: text('One or two sentences.', 'Check the spelling, or try a broader word.', 160),
        links: list(NamedLink, 'Where to go instead; the first is the solid button.'),
      }),
      'What the page shows when nothing is found.',
    ),
    failed: field(
      z.strictObject({
        heading: text('The large line.', 'The search did not load', 60),
        text: text('One or two sentences; the list of all pages follows.', 'Try again in a moment.', 160),
      }),
      'What the page shows when the search cannot be loaded.',
    ),
  }),
  blocks: {SearchForm: 'takes what is searched for', SearchResults: 'shows what was found'},
  show: (data, {listed}) => ({...data, pages: toTree(listed)}),
});

/** A page in the list of all pages, with the pages below it. */
export interface ListedPage {
  path: string;
  title: string;
  pages: ListedPage[];
}

/** @returns the pages in the order of their addresses, as a tree. */
function toTree(listed: SiteContext['listed']): ListedPage[] {
  const pages = listed.map(({path, title}) => ({path, title})).sort((a, b) => (a.path < b.path ? -1 : 1));
  const parent = ({path}: {path: string}) => `/${path.split('/')[1] ?? ''}`;
  return pages
    .filter((page) => parent(page) === page.path)
    .map((page) => ({
      ...page,
      pages: pages
        .filter((entry) => entry !== page && parent(entry) === page.path)
        .map((entry) => ({...entry, pages: []})),
    }));
}
