import * as z from 'zod';
import {field, list} from '../../cms/schema';
import {definePageType} from './page-type';
import {inner, shownFigures, Statistic} from './shared';

export const services = definePageType({
  name: 'services',
  files: ['services/index.mdx'],

  schema: z.strictObject({
    ...inner,
    slug: field(z.literal('/'), 'Always "/": this page is the overview.', '/'),
    statistics: list(Statistic, 'The figures below the cards.'),
  }),
  show: (data, {site, entries}) => ({
    ...data,
    statistics: shownFigures(data.statistics, site),
    services: entries.services,
  }),
});
