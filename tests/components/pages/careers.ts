import type * as z from 'zod';
import type {careers} from '../../../src/content/kinds/careers';
import {topOf} from './pageOf';

/** What the page of careers says beside its openings. */
export const careersWords = {
  benefits: [{title: 'Training'}],
  openingPage: (topOf('pages/careers.mdx') as Required<Pick<z.input<typeof careers.schema>, 'openingPage'>>).openingPage,
};
