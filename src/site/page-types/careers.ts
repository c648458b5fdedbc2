import * as z from 'zod';
import type {JobPosting} from 'schema-dts';
import {
  country,
  day,
  field,
  id,
  externalAddress,
  list,
  reportIssue,
  sample,
  sentences,
  text,
  unique,
} from '../../cms/schema';
import {CAREERS_PATH, FALSE_OFFERS_ID, locationOf, openingPath, selectOpen} from '../../shared/openings';
import {LAGOS_OFFSET} from '../../shared/days';
import type {PageLocation} from '../../cms/base/paths';
import {stripPunctuation} from '../../cms/parse/punctuation';
import {monthsOfExperience} from './experience';
import {organizationStructuredData} from './site';
import {definePageType, type Feed, type GeneratedPage, type SiteContext} from './page-type';
import {recruitmentIn, type Recruitment} from './recruitment';
import {contentPageFields, MAX_TITLE, publishFrom, truncateAtWord, Tile} from './shared';

/**
 * The types of employment with Google's values for them
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting), which has none for Hybrid.
 */
const EMPLOYMENT = {
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

export const Opening = z
  .strictObject({
    id: id('cnc-operator').refine((name) => name !== FALSE_OFFERS_ID, {
      error: 'is reserved for the page about false offers',
      params: {help: 'Choose a different id.'},
    }),
    // The title of the opening's page.
    title: unique(text('The position, at most 52 characters.', 'CNC Operator (FANUC)', MAX_TITLE)),
    location: field(z.array(Town).min(1), 'The town or towns of work, as a list.', '[Port Harcourt, Lagos, Warri]'),
    country: country('The country of these towns, only if it is not the company’s own.', 'Ghana').optional(),
    type: field(
      z.enum(EMPLOYMENT_TYPES),
      'Full-time, part-time, contract and so on, or Hybrid for work partly from home.',
      'Full-time',
    ),
    experience: text('The experience asked for.', '2–5 years', 40),
    description: sentences('The work in one or two sentences.', 'Set and run FANUC-controlled lathes and mills.'),
    applyLink: externalAddress('The application form; it opens in a new tab.', 'https://forms.example/apply'),
    posted: day('The date of publication. Search engines list the opening only if it is set.', '2026-11-02').optional(),
    closes: day('The last day to apply. The opening disappears after it.', '2026-12-31').optional(),
    publishFrom,
    sample,
  })
  .superRefine(({publishFrom: from, posted, closes}, context) => {
    if (from === undefined) return;
    const message = `is earlier than ${from}, when the opening appears`;
    if (posted !== undefined && posted < from) reportIssue(context, message, `Write ${from}.`, ['posted']);
    if (closes !== undefined && closes < from)
      reportIssue(context, message, 'Check both dates; one of them is wrong.', ['closes']);
  });

export type Opening = z.infer<typeof Opening>;

const schema = z.strictObject({
  ...contentPageFields,
  benefits: list(Tile, 'The benefits.'),
  openings: z.array(Opening).meta({description: 'The current openings. The list may be empty.', specified: 6}),
  openingPage: field(
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
});

export const careers = definePageType({
  name: 'careers',
  files: ['careers.mdx'],
  schema,
  blocks: {Openings: 'lists the openings'},
  show: ({openingPage: _words, openings, ...data}, {today}) => ({...data, openings: selectOpen(today, openings)}),
  entryPages: {
    list: 'openings',
    called: 'opening',
    addressOf: ({id: name}) => (name === FALSE_OFFERS_ID ? undefined : openingPath(name)),
    listed: {path: CAREERS_PATH, anchor: 'current-openings'},
    removalNote: 'is the page of an opening, which is removed when the opening closes.',
  },
  pages: ({openings, openingPage}, page, context) =>
    selectOpen(context.today, openings).map((opening) => buildOpeningPage(opening, openingPage, page, context)),
  feed: ({openings}, {site, today}) => ({
    email: site.hrEmail,
    entries: selectOpen(today, openings).flatMap((opening) => feedEntries(opening)),
  }),
});

/** An opening for feed readers and job boards. Openings without a date are left out. */
const feedEntries = ({id: name, title, description, type, experience, posted, ...opening}: Opening): Feed['entries'] =>
  posted === undefined
    ? []
    : [
        {
          path: openingPath(name),
          title,
          description: [description, locationOf(opening), type, experience].join(' · '),
          day: posted,
        },
      ];

/** The number of characters that search results show of a description; the schema sets the same limit. */
const DESCRIPTION_LENGTH = 160;

export interface OpeningData {
  kind: 'opening';
  title: string;
  description: string;
  heading: string;
  lead: string;
  photos: Record<string, never>;
  opening: Opening;
  messages: z.infer<typeof schema>['openingPage'];
  /** Set if the site has a page about false offers. */
  recruitment?: Recruitment;
}

function buildOpeningPage(
  opening: Opening,
  messages: OpeningData['messages'],
  {file}: PageLocation,
  context: SiteContext,
): GeneratedPage<'opening', OpeningData> {
  const {id: name, title, type, description} = opening;
  const path = openingPath(name);
  const summary = truncateAtWord(`${title}, ${locationOf(opening)}, ${type}. ${description}`, DESCRIPTION_LENGTH);
  const page = {path, file, kind: 'opening', shell: 'OpeningPage', title, description: summary} as const;
  const data = {kind: 'opening', title, description: summary, heading: title, lead: description, photos: {}} as const;
  const structuredData = opening.posted === undefined ? [] : [jobPosting(opening, opening.posted, path, context)];
  return {...page, data: {...data, opening, messages, recruitment: recruitmentIn(context)}, structuredData};
}

function jobPosting(opening: Opening, datePosted: string, path: string, {site, countryCode}: SiteContext): JobPosting {
  const {id: name, title, location, type, experience, description, closes} = opening;
  const months = monthsOfExperience(experience);
  const addressCountry = countryCode(opening.country ?? site.country);
  return {
    '@type': 'JobPosting',
    title,
    description: `<p>${description}</p><p>${experience}</p>`,
    datePosted,
    ...(closes !== undefined && {validThrough: `${closes}T23:59:59${LAGOS_OFFSET}`}),
    employmentType: EMPLOYMENT[type],
    ...(months !== undefined && {
      experienceRequirements: {'@type': 'OccupationalExperienceRequirements', monthsOfExperience: months},
    }),
    hiringOrganization: {...organizationStructuredData(site), sameAs: `${site.url}/`},
    jobLocation: location.map((town) => ({
      '@type': 'Place',
      address: {'@type': 'PostalAddress', addressLocality: town, addressCountry},
    })),
    identifier: {'@type': 'PropertyValue', name: site.name, value: name},
    directApply: false,
    url: site.url + path,
  };
}
