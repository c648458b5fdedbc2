import * as z from 'zod';
import {projectPath, TRACK_RECORD_FILE} from '../../shared/addresses';
import {list} from '../../cms/schema';
import {Project, type Entries, type ProjectCard} from './entries';
import {definePageType, type GeneratedPage, type SiteContext} from './page-type';
import {contentPageFields, MAX_TITLE, truncateAtWord, type CallToAction as Band, requiresLabels} from './shared';
import {
  jobWords,
  type ProjectMessages,
  type Story,
  isInTrackRecord,
  trackRecordWords,
  type TrackRecordWords,
} from './story';
import {periodOf} from '../../shared/days';
import {csv} from '../../cms/base/csv';
import type {CreativeWork} from 'schema-dts';
import type {PageLocation} from '../../cms/base/paths';
import type {Photo} from '../../cms/images';
import {cropForPhones} from '../../cms/images/uses';
import {organization} from './site';

function trackRecordCsv(projects: readonly Project[], messages: TrackRecordWords, entries: Entries): string {
  const rows = projects.map(({title, client, discipline, place, from, to, contract, outcome, value}) => ({
    ...{project: title, client, discipline: serviceName(entries, discipline), place, period: periodOf({from, to})},
    ...{contract, outcome: outcome?.number, unit: outcome?.unit, value},
  }));
  return csv([messages, ...rows].map((row) => COLUMNS.map((name) => row[name])));
}

const COLUMNS = [
  ...(['project', 'client', 'discipline', 'place', 'period'] as const),
  ...(['contract', 'outcome', 'unit', 'value'] as const),
];

const placeOf = (index: number) => (index === -1 ? undefined : ['projects', index]);

export const projects = definePageType({
  name: 'projects',
  files: ['projects.mdx'],
  needed: 'the home page shows some of its projects',
  schema: z
    .strictObject({
      ...contentPageFields,
      projects: list(Project, 'The completed projects, latest first.', 10),
      trackRecordWords: trackRecordWords.optional(),
      jobWords: jobWords.optional(),
    })
    .superRefine(
      requiresLabels('jobWords', 'needs the labels of the story', ({projects: all}) =>
        placeOf(all.findIndex(({story}) => story !== undefined)),
      ),
    )
    .superRefine(
      requiresLabels('trackRecordWords', 'needs the labels of the track record', ({projects: all}) =>
        placeOf(all.findIndex(isInTrackRecord)),
      ),
    ),
  entries: ({projects: all}) => ({projects: all.map(toCard)}),
  facts: ({projects: all}, {path}, {entries}) => ({
    projects: all.map(
      ({story, id, title, discipline, description: _text, image: _image, alt: _alt, logo: _logo, ...entry}) => ({
        name: title,
        ...entry,
        ...(story && {ownPage: projectPath(id)}),
        service: serviceName(entries, discipline),
        page: `${path}#${id}`,
      }),
    ),
  }),
  // Without entries in the track record the page has no second view.
  show: ({trackRecordWords: messages, jobWords: _story, ...data}, {entries}) => ({
    ...data,
    projects: data.projects.map(toListedProject),
    disciplines: disciplinesOf(entries),
    ...(data.projects.some(isInTrackRecord) && {trackRecordWords: messages}),
  }),
  entryPages: {
    list: 'projects',
    called: 'project',
    addressOf: ({id, story}) => (story === undefined ? undefined : projectPath(id)),
  },
  pages: projectPages,
  downloads: ({projects: all, trackRecordWords: messages}, {entries}) =>
    messages && all.some(isInTrackRecord)
      ? [{path: TRACK_RECORD_FILE, content: trackRecordCsv(all, messages, entries)}]
      : [],
});

/** A project in a list: its page's address instead of its story. */
export type ListedProject = Omit<Project, 'story'> & {page?: string};

const toListedProject = ({story, ...project}: Project): ListedProject => ({
  ...project,
  ...(story && {page: projectPath(project.id)}),
});

/** A project without the fields of the track record. */
function toCard(project: Project): ProjectCard {
  const {from: _from, to: _to, place: _place, contract: _contract, ...listedProject} = toListedProject(project);
  const {outcome: _outcome, value: _value, completion: _completion, ...card} = listedProject;
  return card;
}

const serviceName = ({services}: Entries, id?: string) => services.find((service) => service.id === id)?.title;

interface Discipline {
  id: string;
  name: string;
  count: number;
}

/** @returns the services that have projects, in the order of the side menu. */
function disciplinesOf({projects: all, services}: Entries): Discipline[] {
  return services
    .map(({id, title}) => ({id, name: title, count: all.filter(({discipline}) => discipline === id).length}))
    .filter(({count}) => count > 0);
}

export interface ProjectData {
  kind: 'job';
  title: string;
  description: string;
  heading: string;
  lead: string;
  banner: Photo;
  photos: Record<string, never>;
  job: Omit<Project, 'story'>;
  story: Story;
  service?: {name: string; path: string};
  next?: ProjectCard;
  /** The call to action from the page of all projects. */
  callToAction?: CallToAction;
  messages: ProjectMessages;
}

type CallToAction = z.infer<typeof Band>;

/** The number of characters that search results show of a description; the schema sets the same limit. */
const DESCRIPTION_LENGTH = 160;
const CENTRE = '50% 50%';

/** The data of the page of all projects that the project pages use. */
interface ProjectsPageData {
  projects: readonly Project[];
  jobWords?: ProjectMessages;
  callToAction?: CallToAction;
}

function projectPages(
  {projects, jobWords: messages, callToAction}: ProjectsPageData,
  {file}: PageLocation,
  context: SiteContext,
): GeneratedPage<'job', ProjectData>[] {
  return projects.flatMap((project) => {
    const {story, ...job} = project;
    if (!story || !messages) return [];
    const {id, title: heading, image} = job;
    const title = shortTitle(heading);
    const path = projectPath(id);
    const description = truncateAtWord(`${job.client}: ${job.description}`, DESCRIPTION_LENGTH);
    const service = context.entries.services.find((serviceCard) => serviceCard.id === job.discipline);
    const data: ProjectData = {
      kind: 'job',
      title,
      description,
      heading,
      lead: job.description,
      banner: {...image, narrow: cropForPhones(context.pictureOf(image), CENTRE, 'banner')},
      photos: {},
      job,
      story,
      ...(service && {service: {name: service.title, path: service.path}}),
      next: nextProject(project, context.entries.projects),
      messages,
      callToAction,
    };
    const structuredData = [projectStructuredData(job, path, service?.title, context)];
    return [{path, file, kind: 'job', shell: 'ProjectPage', title, description, data, structuredData}];
  });
}

/**
 * @returns a title short enough for the company's name after it in the browser tab. The invisible characters of a
 * preview do not count.
 */
function shortTitle(title: string): string {
  const seen = title.replace(/\p{Cf}/gu, '');
  return seen.length <= MAX_TITLE ? title : truncateAtWord(seen, MAX_TITLE);
}

/** @returns the next project of the same service, wrapping around; undefined when there is no other. */
function nextProject({id, discipline}: Project, all: readonly ProjectCard[]): ProjectCard | undefined {
  const same = all.filter(
    (projectCard) => projectCard.id === id || (discipline !== undefined && projectCard.discipline === discipline),
  );
  const index = same.findIndex((projectCard) => projectCard.id === id);
  return same.length < 2 ? undefined : same[(index + 1) % same.length];
}

const projectStructuredData = (
  {title, description, image, client, place, from, to}: ProjectData['job'],
  path: string,
  service: string | undefined,
  {site}: SiteContext,
): CreativeWork => ({
  '@type': 'CreativeWork',
  '@id': `${site.url}${path}#job`,
  name: title,
  description,
  url: site.url + path,
  image: `${site.url}${image.src}-${image.width}.jpg`,
  creator: organization(site),
  sponsor: {'@type': 'Organization', name: client},
  ...(service !== undefined && {about: {'@type': 'Service', name: service, provider: organization(site)}}),
  ...(place !== undefined && {locationCreated: {'@type': 'Place', name: place}}),
  ...(from !== undefined && to !== undefined && {temporalCoverage: `${from}/${to}`}),
});
