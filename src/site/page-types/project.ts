import * as z from 'zod';
import type {CreativeWork} from 'schema-dts';
import {reportIssue} from '../../cms/schema';
import {entryIdOf} from '../../cms/definition/site-definition';
import {cropForPhones} from '../../cms/images/uses';
import {PROJECTS_PATH} from '../addresses';
import type {ListedProject, ProjectCard} from './entries';
import {definePageType, type SiteContext} from './page-type';
import {pageFacts, projectFields, type ProjectPhoto} from './project-fields';
import {projects} from './projects';
import {organizationStructuredData} from './site';
import {entryOf, latestFirst, MAX_DESCRIPTION, MAX_TITLE, pageFields, publishFrom, truncateAtWord} from './shared';

const {title: _short, description: _summary, ...otherFields} = pageFields;

const schema = z
  .strictObject({
    ...projectFields,
    ...pageFacts,
    publishFrom,
    ...otherFields,
  })
  .superRefine(checkPeriod)
  .superRefine(checkPhotos);

type Schema = z.infer<typeof schema>;

/** Reports a project that ends before it begins, or has no end: the list is of completed projects. */
function checkPeriod({from, to}: {from?: string; to?: string}, context: z.RefinementCtx): void {
  if (from !== undefined && to === undefined) reportIssue(context, 'has no end month', 'Add the field "to".', ['from']);
  if (from !== undefined && to !== undefined && to < from) {
    reportIssue(context, `is before ${from}`, 'Check both months; one of them is wrong.', ['to']);
  }
}

interface ProjectPhotos {
  image: {src: string};
  photos?: readonly z.infer<typeof ProjectPhoto>[];
}

/** Reports a photo that is used twice. */
function checkPhotos({image, photos = []}: ProjectPhotos, context: z.RefinementCtx): void {
  const seen = new Map([[image.src, 'is already the photo of the card']]);
  for (const [index, entry] of photos.entries()) {
    const role = seen.get(entry.image.src);
    if (role !== undefined) reportIssue(context, role, 'Use each photo once.', ['photos', index, 'image']);
    seen.set(entry.image.src, `is already used for the stage "${entry.stage}"`);
  }
}

/** A completed project. Its id is the name of its file. Without a body, its page shows only the facts. */
export const project = definePageType({
  name: 'project',
  folder: 'projects',
  create: {label: 'A project'},
  collection: {list: 'projects', specified: 10},
  frame: {before: ['ProjectFacts'], after: ['NextProject']},
  schema,
  order: ({to}) => latestFirst(to),
  head: ({title, client, description}) => ({
    title: shortTitle(title),
    description: truncateAtWord(`${client}: ${description}`, MAX_DESCRIPTION),
  }),
  entries: (data, {file, path}) => ({projects: [entryOf(projectFields, data, {file, path})]}),
  facts: (data, {file, path}, {entries}) => {
    const {title, client, from, to, place, contract, outcome, value, completion, sample: isSample} = data;
    return {
      projects: [
        {
          ...{name: title, client, from, to, place, contract, outcome, value, completion, sample: isSample},
          service: entries.services.find(({id}) => id === data.discipline)?.title,
          ownPage: path,
          page: `${PROJECTS_PATH}#${entryIdOf(file)}`,
        },
      ],
    };
  },
  show(data, {entries, pagesOf, pictureOf}, {file, path}) {
    const {delivered, photos, people, manHours, standards, quote, papers} = data;
    const [listPage] = pagesOf(projects);
    const service = entries.services.find(({id}) => id === data.discipline);
    return {
      heading: data.title,
      lead: data.description,
      banner: {...data.image, narrow: cropForPhones(pictureOf(data.image), CENTRE, 'banner')},
      project: {
        ...entryOf(projectFields, data, {file, path}),
        ...{delivered, photos, people, manHours, standards, quote, papers},
      },
      ...(service && {service: {name: service.title, path: service.path}}),
      next: nextProject({id: entryIdOf(file), discipline: data.discipline}, entries.projects),
      projectLabels: listPage?.projectLabels,
      /** The call to action from the page of all projects. */
      callToAction: listPage?.callToAction,
    };
  },
  structuredData: (data, {path}, context) => [projectStructuredData(data, path, context)],
});

const CENTRE = '50% 50%';

/**
 * @returns a title short enough for the company's name after it in the browser tab. The invisible characters of a
 * preview do not count.
 */
function shortTitle(title: string): string {
  const seen = title.replace(/\p{Cf}/gu, '');
  return seen.length <= MAX_TITLE ? title : truncateAtWord(seen, MAX_TITLE);
}

/** @returns the next project of the same service, wrapping around; undefined when there is no other */
function nextProject(
  {id, discipline}: Pick<ListedProject, 'id' | 'discipline'>,
  all: readonly ListedProject[],
): ProjectCard | undefined {
  const same = all.filter((entry) => entry.id === id || (discipline !== undefined && entry.discipline === discipline));
  const index = same.findIndex((entry) => entry.id === id);
  const next = same.length < 2 ? undefined : same[(index + 1) % same.length];
  return next && toCard(next);
}

/** @returns a project without the fields of the track record */
export const toCard = ({
  id,
  path,
  title,
  client,
  description,
  image,
  alt: text,
  logo: mark,
}: ListedProject): ProjectCard => ({
  ...{id, path, title, client, description, image, alt: text, logo: mark},
});

function projectStructuredData(data: Schema, path: string, {site, entries}: SiteContext): CreativeWork {
  const {title, description, image, client, place, from, to} = data;
  const service = entries.services.find(({id}) => id === data.discipline)?.title;
  return {
    '@type': 'CreativeWork',
    '@id': `${site.url}${path}#job`,
    name: title,
    description,
    url: site.url + path,
    image: `${site.url}${image.src}-${image.width}.jpg`,
    creator: organizationStructuredData(site),
    sponsor: {'@type': 'Organization', name: client},
    ...(service !== undefined && {
      about: {'@type': 'Service', name: service, provider: organizationStructuredData(site)},
    }),
    ...(place !== undefined && {locationCreated: {'@type': 'Place', name: place}}),
    ...(from !== undefined && to !== undefined && {temporalCoverage: `${from}/${to}`}),
  };
}
