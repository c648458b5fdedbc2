/** The careers page of these tests, and its openings. */
import {careers} from '../../../src/site/page-types/careers';
import type * as z from 'zod';
import {type FrontMatterOf, read, readFixtureFrontMatter} from './pages';
import {opening} from '../../../src/site/page-types/opening';

/** The fields of the careers page. */
type Labels = Required<Pick<z.input<typeof careers.schema>, 'openingLabels'>>;
const {openingLabels} = readFixtureFrontMatter('pages/careers.mdx') as Labels;
export const careersFields = {benefits: [{title: 'Training'}], openingLabels};

export const openingPage = (id: string, more: Partial<FrontMatterOf<z.input<typeof opening.schema>>> = {}) =>
  read(
    opening,
    {
      title: `Title of ${id}`,
      location: ['Lagos'],
      type: 'Hybrid' as const,
      experience: '2–3 years',
      description: `Description of ${id}`,
      applyLink: `https://forms.example/${id}`,
      ...more,
    },
    `careers/${id}.mdx`,
  );
