import * as z from 'zod';
import type {JobPosting} from 'schema-dts';
import {reportIssue} from '../../cms/schema';
import {CAREERS_PATH, locationOf} from '../openings';
import {LOCALE} from '../locale';
import {careers} from './careers';
import type {Opening} from './entries';
import {EMPLOYMENT, openingFields} from './opening-fields';
import {monthsOfExperience} from './experience';
import {organizationStructuredData} from './site';
import {definePageType, type SiteContext} from './page-type';
import {recruitmentIn} from './recruitment';
import {entryOf, latestFirst, MAX_DESCRIPTION, pageFields, pinned, publishFrom, truncateAtWord} from './shared';

const {title: _title, description: _short, ...otherFields} = pageFields;

interface OpeningDays {
  publishFrom?: string;
  posted?: string;
  closes?: string;
}

function checkDays({publishFrom: from, posted, closes}: OpeningDays, context: z.RefinementCtx): void {
  const help = 'Check both dates; one of them is wrong.';
  if (posted !== undefined && closes !== undefined && closes < posted) {
    reportIssue(context, `is earlier than ${posted}, when the opening was posted`, help, ['closes']);
  }
  if (from === undefined) return;
  const message = `is earlier than ${from}, when the opening appears`;
  if (posted !== undefined && posted < from) reportIssue(context, message, `Write ${from}.`, ['posted']);
  if (closes !== undefined && closes < from) reportIssue(context, message, help, ['closes']);
}

const schema = z
  .strictObject({
    ...openingFields,
    publishFrom,
    pinned: pinned('Its position in the list, before the openings without one, which follow latest first: 1 is first.'),
    ...otherFields,
  })
  .superRefine(checkDays);

/** An opening. Its id is the name of its file, and its body says more about the work, if there is more to say. */
export const opening = definePageType({
  name: 'opening',
  folder: 'careers',
  create: {label: 'An opening'},
  collection: {
    list: 'openings',
    specified: 6,
    removal: {
      note: 'is the page of an opening, which is removed when the opening closes.',
      listedAt: `${CAREERS_PATH}#current-openings`,
    },
  },
  frame: {before: ['OpeningFacts'], after: ['FalseOffers']},
  schema,
  order: ({pinned: position, posted}) => latestFirst(posted, position),
  head: (data) => {
    const {title, type, description} = data;
    const whole = `${title}, ${locationOf(data)}, ${type}. ${description}`;
    return {title, description: truncateAtWord(whole, MAX_DESCRIPTION)};
  },
  entries: (data, {file, path}) => ({openings: [entryOf(openingFields, data, {file, path})]}),
  show(data, context, {file, path}) {
    const [list] = context.pagesOf(careers);
    return {
      heading: data.title,
      lead: data.description,
      opening: entryOf(openingFields, data, {file, path}),
      openingLabels: list?.openingLabels,
      /** Set if the site has a page about false offers. */
      recruitment: recruitmentIn(context),
    };
  },
  structuredData: (data, location, context) =>
    data.posted === undefined ? [] : [jobPosting(entryOf(openingFields, data, location), data.posted, context)],
});

function jobPosting(entry: Opening, datePosted: string, {site, countryCode}: SiteContext): JobPosting {
  const {id, path, title, location, type, experience, description, closes} = entry;
  const months = monthsOfExperience(experience);
  const addressCountry = countryCode(entry.country ?? site.country);
  return {
    '@type': 'JobPosting',
    title,
    description: `<p>${description}</p><p>${experience}</p>`,
    datePosted,
    ...(closes !== undefined && {validThrough: `${closes}T23:59:59${LOCALE.utcOffset}`}),
    employmentType: EMPLOYMENT[type],
    ...(months !== undefined && {
      experienceRequirements: {'@type': 'OccupationalExperienceRequirements', monthsOfExperience: months},
    }),
    hiringOrganization: {...organizationStructuredData(site), sameAs: `${site.url}/`},
    jobLocation: location.map((town) => ({
      '@type': 'Place',
      address: {'@type': 'PostalAddress', addressLocality: town, addressCountry},
    })),
    identifier: {'@type': 'PropertyValue', name: site.name, value: id},
    directApply: false,
    url: site.url + path,
  };
}
