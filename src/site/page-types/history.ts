import * as z from 'zod';
import {id, list, sentences, text, year} from '../../cms/schema';
import {definePageType} from './page-type';
import {inner} from './shared';

const TimelineEntry = z.strictObject({
  id: id('foundation'),
  year: year('The year, where one is known.', '2015').optional(),
  title: text('The milestone in a few words.', 'Company Foundation', 60),
  description: sentences('What happened, in one or two sentences.', 'Incorporated in Lagos.'),
});

export const history = definePageType({
  name: 'history',
  files: ['about/history.mdx'],

  schema: z.strictObject({
    ...inner,
    timeline: list(TimelineEntry, 'The milestones, oldest first.', 5),
    legacy: sentences('The Legacy paragraph.', 'That is the legacy we work for.'),
  }),
  facts({timeline}) {
    const years = timeline.flatMap((milestone) => milestone.year ?? []);
    return years.length === 0 ? {} : {since: Math.min(...years)};
  },
  show: (data) => data,
});
