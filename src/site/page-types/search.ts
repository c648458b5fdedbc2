import * as z from 'zod';
import {field, list, text} from '../../cms/schema';
import {definePageType, type SiteContext} from './page-type';
import {contentPageFields, NamedLink} from './shared';

export const search = definePageType({
  name: 'search',
  files: ['search.mdx'],
  needed: 'the search box opens it',
  schema: z.strictObject({
    ...contentPageFields,
    box: field(
      z.strictObject({
        name: text(
          'The name of the search field, for screen readers. It must differ from the one in the header.',
          'Search again',
          40,
        ),
        hint: text('The hint in the empty field.', 'Try “hydrotest” or “Port Harcourt”', 60),
      }),
      'The search field.',
    ),
    places: field(
      z.strictObject({
        often: text('The line above the links.', 'Popular pages', 60),
        links: list(NamedLink, 'Links to pages that visitors often look for.'),
        all: text('The line above the list of all pages, which the site creates.', 'All pages', 60),
        withoutScript: text('Text above it for visitors without JavaScript.', 'Search needs JavaScript.', 160),
      }),
      'What the page shows before a search.',
    ),
    alike: list(
      text(
        'Words with the same meaning, separated by commas. A search for one also finds the others.',
        'phone, telephone',
        120,
      ),
      'Words that visitors may use and the pages do not, with their synonyms.',
    ).optional(),
    results: field(
      z.strictObject({
        searching: text('The text while the search runs.', 'Searching…', 40),
        one: text('The text for one result.', '1 result', 40),
        many: text('The text for several results; {count} is their number.', '{count} results', 40),
        term: text('Text after the number of results; {term} is the search term.', 'for “{term}”', 40),
        missing: text(
          'The text if no page contains some of the words; {words} are those words.',
          'No page contains {words}.',
          60,
        ),
        some: text(
          'The text if no page contains all the words.',
          'No page contains all of these words. These pages contain some of them.',
          100,
        ),
        more: text('The button that shows more results; {count} is the number left.', 'Show more ({count} more)', 40),
      }),
      'The labels and texts around the results.',
    ),
    nothing: field(
      z.strictObject({
        heading: text('The heading; {term} is the search term.', 'Nothing found for “{term}”', 60),
        meant: text('The suggestion; {word} is the most similar word on the site.', 'Did you mean “{word}”?', 60),
        text: text('One or two sentences.', 'Check the spelling, or try a broader word.', 160),
        links: list(NamedLink, 'Links to other pages. The first is shown as the main button.'),
      }),
      'What the page shows when nothing is found.',
    ),
    failed: field(
      z.strictObject({
        heading: text('The heading.', 'The search did not load', 60),
        text: text('One or two sentences; the list of all pages follows.', 'Try again in a moment.', 160),
      }),
      'What the page shows when the search cannot be loaded.',
    ),
  }),
  blocks: {SearchForm: 'contains the search field', SearchResults: 'shows the results'},
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
