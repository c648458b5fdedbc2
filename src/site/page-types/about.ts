import * as z from 'zod';
import {list} from '../../cms/schema';
import {defineKind} from './page-type';
import {inner, Tile} from './shared';

export const about = defineKind({
  name: 'about',
  files: ['about/index.mdx'],
  schema: z.strictObject({
    ...inner,
    values: list(Tile, 'The core values.').optional(),
  }),
  show: (data) => data,
});
