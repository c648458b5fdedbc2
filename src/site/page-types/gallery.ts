import * as z from 'zod';
import {alt, list, photo, sample, text, unique} from '../../cms/schema';
import {definePageType} from './page-type';
import {inner} from './shared';

export const GalleryCategory = z.strictObject({
  name: unique(text('The name of the category.', 'Fields & Operations', 60)),
  images: list(
    z.strictObject({src: photo('card', '/img/gallery/fields-01.jpg'), alt: alt(), sample}),
    'The photos of the category.',
  ),
});

export const gallery = definePageType({
  name: 'gallery',
  files: ['about/gallery.mdx'],

  schema: z.strictObject({...inner, categories: list(GalleryCategory, 'The categories in order.', 9)}),
  show: (data) => data,
});

export type GalleryCategory = z.infer<typeof GalleryCategory>;
