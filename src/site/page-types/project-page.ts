/** The page of a project with a story, generated from its entry in pages/projects.mdx. */
import type {CreativeWork} from 'schema-dts';
import type * as z from 'zod';
import {projectPath} from '../../shared/addresses';
import type {PageLocation} from '../../cms/base/paths';
import type {Photo} from '../../cms/images';
import {cropForPhones} from '../../cms/images/uses';
import type {Project, ProjectCard} from './entries';
import type {GeneratedPage} from './page-type';
import {organization} from './organization';
import type {SiteContext} from './site-context';
import {MAX_TITLE, shorten, type CallToAction as Band} from './shared';
import type {ProjectMessages, Story} from './story';

/** The data of a project's page. */
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
  /** The service of the project. */
  service?: {name: string; path: string};
  /** Another project of the same service. */
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
interface Owner {
  projects: readonly Project[];
  jobWords?: ProjectMessages;
  callToAction?: CallToAction;
}

/** @returns the page of each project with a story. */
export function projectPages(
  {projects, jobWords: messages, callToAction}: Owner,
  {file}: PageLocation,
  rest: SiteContext,
): GeneratedPage<'job', ProjectData>[] {
  return projects.flatMap((project) => {
    const {story, ...job} = project;
    if (!story || !messages) return [];
    const {id, title: heading, image} = job;
    const title = briefly(heading);
    const path = projectPath(id);
    const description = shorten(`${job.client}: ${job.description}`, DESCRIPTION_LENGTH);
    const service = rest.entries.services.find((serviceCard) => serviceCard.id === job.discipline);
    const data: ProjectData = {
      kind: 'job',
      title,
      description,
      heading,
      lead: job.description,
      banner: {...image, narrow: cropForPhones(rest.pictureOf(image), CENTRE, 'banner')},
      photos: {},
      job,
      story,
      ...(service && {service: {name: service.title, path: service.path}}),
      next: nextOf(project, rest.entries.projects),
      messages,
      callToAction,
    };
    const structuredData = [work(job, path, service?.title, rest)];
    return [{path, file, kind: 'job', shell: 'ProjectPage', title, description, data, structuredData}];
  });
}

/**
 * @returns a title short enough for the company's name after it in the browser tab. The invisible characters of a
 * preview do not count.
 */
function briefly(title: string): string {
  const seen = title.replace(/\p{Cf}/gu, '');
  return seen.length <= MAX_TITLE ? title : shorten(seen, MAX_TITLE);
}

/** @returns the next project of the same service, wrapping around; undefined when there is no other. */
function nextOf({id, discipline}: Project, all: readonly ProjectCard[]): ProjectCard | undefined {
  const same = all.filter(
    (projectCard) => projectCard.id === id || (discipline !== undefined && projectCard.discipline === discipline),
  );
  const index = same.findIndex((projectCard) => projectCard.id === id);
  return same.length < 2 ? undefined : same[(index + 1) % same.length];
}

const work = (
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
