import * as z from 'zod';
import {list} from '../../cms/schema';
import {definePageType} from './page-type';
import {inner, Tile} from './shared';

export const about = definePageType({
  name: 'about',
  files: ['about/index.mdx'],
  schema: z.strictObject({
    ...inner,
    values: list(Tile, 'The core values.').optional(),
  }),
  show: (data) => data,
});
