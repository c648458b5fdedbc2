import * as z from 'zod';
import {field, list, text} from '../../cms/schema';
import {locationOf, selectOpen} from '../openings';
import type {Opening} from './entries';
import {definePageType, type Feed} from './page-type';
import {contentPageFields, Tile} from './shared';

/** The page that lists the openings, each of which is a page in the folder careers. */
export const careers = definePageType({
  name: 'careers',
  files: ['careers.mdx'],
  needed: 'it lists the openings, and has the labels of their pages',
  schema: z.strictObject({
    ...contentPageFields,
    benefits: list(Tile, 'The benefits.'),
    openingLabels: field(
      z.strictObject({
        tag: text('The name of the section below the banner.', 'The position', 40),
        heading: text('The heading of that section.', 'Where, how and what you should bring', 70),
        posted: text('Label before the date of publication.', 'Published', 40),
        closes: text('Label before the last day to apply.', 'Apply by', 40),
        question: text('The text before the e-mail address for questions.', 'Any questions? Write to', 80),
        closed: text('The text instead of the button after the last day.', 'This position has closed.', 120),
        all: text('The link back to the list.', 'All current openings', 40),
      }),
      'The labels and texts of the page of each opening.',
    ),
  }),
  blocks: {Openings: 'lists the openings'},
  show: ({openingLabels: _labels, ...data}, {entries, today}) => ({
    ...data,
    openings: selectOpen(today, entries.openings),
  }),
  feed: (_data, {site, today, entries}) => ({
    email: site.hrEmail,
    entries: selectOpen(today, entries.openings).flatMap(feedEntries),
  }),
});

/** An opening for feed readers and job boards. Openings without a date are left out. */
const feedEntries = ({path, title, description, type, experience, posted, ...opening}: Opening): Feed['entries'] =>
  posted === undefined
    ? []
    : [
        {
          path,
          title,
          description: [description, locationOf(opening), type, experience].join(' · '),
          day: posted,
        },
      ];
