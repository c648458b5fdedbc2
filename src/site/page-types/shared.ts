/** Fields that several page types share. */
import {siteDay} from '../locale';
import * as z from 'zod';
import type {PageLocation} from '../../cms/values/paths';
import {entryIdOf} from '../../cms/definition/site-definition';
import {
  address,
  day,
  field,
  formerAddress,
  icon,
  id,
  list,
  month,
  photo,
  reference as referenceTo,
  reportIssue,
  sample,
  text,
} from '../../cms/schema';

/** The lists that several pages show, or to whose entries other pages refer by their id. */
export const ENTRY_LISTS = ['services', 'projects', 'openings', 'clients', 'contacts'] as const;

/** A field with the id of an entry of such a list, or of a figure in pages/_site.yml. */
export const reference = (list: (typeof ENTRY_LISTS)[number] | 'figures', example: string) =>
  referenceTo(list, example);

/** The browser title is the page's title, " | " and the company's short name, together at most 65 characters. */
export const MAX_TITLE = 52;
export const MAX_SHORT_NAME = 10;

export const NamedLink = z.strictObject({
  name: text('The text of the link.', 'Who We Are', 40),
  href: address('The page that it links to.', '/about/who-we-are'),
});

/** The number of characters that search results show of a description. */
export const MAX_DESCRIPTION = 160;

/** The largest figure. With more digits it would be smaller than the text beside it on a phone. */
const MAX_FIGURE = 9_999_999;

const FIGURE_FIELDS = {
  number: field(
    z
      .number()
      .min(0)
      .refine((number) => Number(number.toFixed(1)) === number, {
        error: 'has more than one decimal place',
        params: {help: 'Round it, for example to 99.5.'},
      })
      .refine((number) => number <= MAX_FIGURE, {
        error: 'has more than seven digits',
        params: {help: 'Write it in thousands or millions, and say so in the suffix or the label.'},
      }),
    'The number without symbol or unit: at most seven digits and one decimal place.',
    '150',
  ),
  suffix: text('The text after the number: a plus, a percent sign or a short unit.', '+', 5).optional(),
  label: text('The label: what is counted.', 'Projects Completed', 60),
};

/** A figure that is defined once in pages/_site.yml, and used by its id. */
export const Figure = z.strictObject({
  id: id('projects'),
  ...FIGURE_FIELDS,
  asOf: month('The last month for which the figure is correct.', '2026-10', siteDay),
  source: text('Where the company has the figure from.', 'Register of projects', 120),
  sample,
});

const commonlyUsed = <S extends z.ZodType>(schema: S) => schema.optional().meta({...schema.meta(), isCommon: true});

const NOT_NEEDED = 'is not needed, because the shared figure has its own';

/** A figure of a page: its own, or the id of one in pages/_site.yml. */
const figureOrReference = (suffix: typeof FIGURE_FIELDS.suffix) =>
  z
    .strictObject({
      figure: reference('figures', 'projects').optional(),
      number: commonlyUsed(FIGURE_FIELDS.number),
      suffix,
      label: commonlyUsed(FIGURE_FIELDS.label),
    })
    .superRefine((entry, context) => {
      for (const key of ['number', 'suffix', 'label'] as const) {
        const isWritten = entry[key] !== undefined;
        if (entry.figure === undefined && !isWritten && key !== 'suffix') {
          context.addIssue({code: 'invalid_type', expected: 'string', path: [key], input: undefined});
        }
        if (entry.figure !== undefined && isWritten && key !== 'label') {
          reportIssue(context, NOT_NEEDED, 'Remove this line, or the line "figure:" above it.', [key]);
        }
      }
    });

export const Statistic = figureOrReference(FIGURE_FIELDS.suffix);

export const Measure = figureOrReference(text('The unit of the figure.', 'million litres', 20).optional());

export interface ShownFigure {
  number: number;
  suffix?: string;
  label: string;
}

/** @returns the figures of a page with ids resolved; unknown ids are left out */
export function shownFigures(
  entries: readonly z.infer<typeof Statistic>[],
  {figures = []}: {figures?: readonly z.infer<typeof Figure>[]},
): ShownFigure[] {
  return entries.flatMap(({figure, number, suffix, label}) => {
    const named = figures.find(({id: item}) => item === figure);
    if (named) return {number: named.number, suffix: named.suffix, label: label ?? named.label};
    return number === undefined || label === undefined ? [] : {number, suffix, label};
  });
}

export const CallToAction = z.strictObject({
  heading: text('The heading: a question or a promise.', 'Ready to power your next project?', 60),
  text: text('One or two sentences below it.', 'Send us the scope.', 160),
  buttons: field(z.array(NamedLink).min(1).max(2), 'One or two buttons. The first is the main button.'),
});

/** @returns a check that reports data that needs labels, if the field with the labels is missing */
export const requiresLabels =
  <T extends object>(field: keyof T & string, message: string, placeIn: (data: T) => (string | number)[] | undefined) =>
  (data: T, context: z.RefinementCtx): void => {
    const path = data[field] === undefined ? placeIn(data) : undefined;
    if (path) reportIssue(context, message, `Restore the field "${field}" from the history.`, path);
  };

/** A short entry of a list: a value, a benefit, a step. */
export const Tile = z.strictObject({
  title: text('A few words.', 'Quality Assurance', 60),
  icon: icon('shield-check').optional(),
  description: text('One sentence.', 'Certificates follow every item from mill to site.', 240).optional(),
});

export const pageFields = {
  title: text('The title in the browser tab and in search results, at most 52 characters.', 'Our History', MAX_TITLE),
  description: text(
    'One or two sentences for search results, at most 160 characters.',
    'How we began.',
    MAX_DESCRIPTION,
  ),
  unlisted: field(z.literal(true).optional(), 'Hides this page from search engines.', 'true'),
  sample: field(z.literal(true).optional(), 'This page is a sample and must still be reviewed.', 'true'),
  formerly: list(
    formerAddress('A former address of the page.', '/about/our-story'),
    'Former addresses of the page. Visitors who use one are redirected to this page.',
  ).optional(),
};

/** The first day on which visitors see a page; before that only previews show it. */
export const publishFrom = day(
  'The first day on which visitors see it (Lagos time). Leave empty to show it at once. Previews always show it.',
  '2027-01-04',
).optional();

/** The position of a page before the others of its list. */
export const pinned = (description: string) => field(z.int().min(1), description, '1').optional();

/** Pinned pages come before all dates, which are negative numbers. */
const BEFORE_ALL_DATES = -1e9;

/** @returns the position of a page in its list: pinned ones first, then by date, then those without a date */
export const latestFirst = (date: string | undefined, position?: number): number =>
  position === undefined ? -Number((date ?? '').replaceAll('-', '')) : BEFORE_ALL_DATES + position;

/** Fields that every page but Home has above its body. */
export const contentPageFields = {
  ...pageFields,
  publishFrom,
  heading: text('The main heading of the page.', 'Built one scope at a time', 70),
  lead: text('One or two sentences below the heading.', 'From a single contract to a whole chain.', 240).optional(),
  banner: photo('banner', '/img/banners/services.jpg').optional(),
  contact: reference('contacts', 'media')
    .meta({
      description:
        'The id of the contact that answers questions about this page, as on the contact page. It is shown below the text.',
    })
    .optional(),
  callToAction: field(
    CallToAction,
    'The band above the footer: a question, a promise and one or two buttons.',
  ).optional(),
};

/** @returns a text, truncated at the end of a word with an ellipsis. */
export function truncateAtWord(content: string, length: number): string {
  return content.length <= length
    ? content
    : `${content.slice(0, content.lastIndexOf(' ', length - 1)).replace(/[,.]$/, '')}…`;
}

/** A page of a folder as an entry of its list. */
export interface PageEntry {
  id: string;
  path: string;
}

/** @returns the entry that a page is, with these fields only */
export function entryOf<Fields extends z.ZodRawShape>(
  fields: Fields,
  data: z.infer<z.ZodObject<Fields>>,
  {file, path}: PageLocation,
): PageEntry & z.infer<z.ZodObject<Fields>> {
  const shown = Object.entries(data).filter(([key]) => Object.hasOwn(fields, key));
  return {...(Object.fromEntries(shown) as z.infer<z.ZodObject<Fields>>), id: entryIdOf(file), path};
}
