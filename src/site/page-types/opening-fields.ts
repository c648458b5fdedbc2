/** The fields of an opening that its page and the lists show. */
import * as z from 'zod';
import {country, day, externalAddress, field, reportIssue, sentences, text} from '../../cms/schema';
import {stripPunctuation} from '../../cms/parse/punctuation';
import {MAX_TITLE} from './shared';

/**
 * The types of employment with Google's values for them
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting), which has none for Hybrid.
 */
export const EMPLOYMENT = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
  Hybrid: 'OTHER',
} as const;
const EMPLOYMENT_TYPES = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship', 'Hybrid'] as const;

/** Each entry is one town, because search engines would read several towns in one entry as one. */
const Town = text('A town.', 'Port Harcourt', 40).superRefine((value, context) => {
  if (!/[,;/|]/.test(stripPunctuation(value))) return;
  const towns = value.split(/[,;/|]/).map(stripPunctuation);
  const right = towns.filter((town) => town !== '').join(', ');
  reportIssue(context, 'is more than one town', `Write each town as a separate entry, without its state: [${right}].`);
});

export const openingFields = {
  title: text('The position, at most 52 characters.', 'CNC Operator (FANUC)', MAX_TITLE),
  description: sentences('The work in one or two sentences.', 'Set and run FANUC-controlled lathes and mills.'),
  location: field(z.array(Town).min(1), 'The town or towns of work, as a list.', '[Port Harcourt, Lagos, Warri]'),
  country: country('The country of these towns, only if it is not the company’s own.', 'Ghana').optional(),
  type: field(
    z.enum(EMPLOYMENT_TYPES),
    'Full-time, part-time, contract and so on, or Hybrid for work partly from home.',
    'Full-time',
  ),
  experience: text('The experience asked for.', '2–5 years', 40),
  applyLink: externalAddress('The application form; it opens in a new tab.', 'https://forms.example/apply'),
  posted: day('The date of publication. Search engines list the opening only if it is set.', '2026-11-02').optional(),
  closes: day('The last day to apply. The opening disappears after it.', '2026-12-31').optional(),
};
