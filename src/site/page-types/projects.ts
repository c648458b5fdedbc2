import * as z from 'zod';
import {projectPath, TRACK_RECORD_FILE} from '../../shared/addresses';
import {list} from '../../cms/schema';
import {Project, type Entries, type ProjectCard} from './entries';
import {projectPages} from './project-page';
import {definePageType} from './page-type';
import {inner} from './shared';
import {jobWords} from './story';
import {isTracked, trackRecordWords, type TrackRecordWords} from './track-record';
import {periodOf} from '../../shared/days';
import {csv} from '../../cms/base/csv';

/** @returns the track record as a CSV file for Excel, with the names of the services. */
const trackRecordCsv = (
  projects: readonly Project[],
  messages: TrackRecordWords,
  serviceName: (service?: string) => string | undefined,
): string =>
  csv([
    [
      messages.project,
      messages.client,
      messages.discipline,
      messages.place,
      messages.period,
      messages.contract,
      messages.outcome,
      messages.unit,
      messages.value,
    ],
    ...projects.map(({title, client, discipline, place, from, to, contract, outcome, value}) => [
      title,
      client,
      serviceName(discipline),
      place,
      periodOf({from, to}),
      contract,
      outcome?.number,
      outcome?.unit,
      value,
    ]),
  ]);

export const projects = definePageType({
  name: 'projects',
  files: ['projects.mdx'],
  needed: 'the home page shows some of its projects',
  schema: z
    .strictObject({
      ...inner,
      projects: list(Project, 'The completed jobs, latest first.', 10),
      trackRecordWords: trackRecordWords.optional(),
      jobWords: jobWords.optional(),
    })
    .superRefine(({projects: all, jobWords: messages}, context) => {
      const index = all.findIndex(({story}) => story !== undefined);
      if (messages !== undefined || index === -1) return;
      const params = {help: 'Bring the field "jobWords" back from the history.'};
      context.addIssue({
        code: 'custom',
        path: ['projects', index],
        message: 'needs the words around its story',
        params,
      });
    })
    .superRefine(({projects: all, trackRecordWords: messages}, context) => {
      const index = all.findIndex(isTracked);
      if (messages !== undefined || index === -1) return;
      const params = {help: 'Bring the field "trackRecordWords" back from the history.'};
      const message = 'needs the words around the track record';
      context.addIssue({code: 'custom', path: ['projects', index], message, params});
    }),
  entries: ({projects: all}) => ({projects: all.map(cardOf)}),
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
    projects: data.projects.map(listed),
    disciplines: disciplinesOf(entries),
    ...(data.projects.some(isTracked) && {trackRecordWords: messages}),
  }),
  entryPages: {
    list: 'projects',
    called: 'project',
    addressOf: ({id, story}) => (story === undefined ? undefined : projectPath(id)),
  },
  pages: projectPages,
  downloads: ({projects: all, trackRecordWords: messages}, {entries}) =>
    messages && all.some(isTracked)
      ? [{path: TRACK_RECORD_FILE, content: trackRecordCsv(all, messages, (id) => serviceName(entries, id))}]
      : [],
});

/** A project in a list: its page's address instead of its story. */
export type ListedProject = Omit<Project, 'story'> & {page?: string};

const listed = ({story, ...project}: Project): ListedProject => ({
  ...project,
  ...(story && {page: projectPath(project.id)}),
});

/** A project without the fields of the track record. */
function cardOf(project: Project): ProjectCard {
  const {from: _from, to: _to, place: _place, contract: _contract, ...rest} = listed(project);
  const {outcome: _outcome, value: _value, completion: _completion, ...card} = rest;
  return card;
}

const serviceName = ({services}: Entries, id?: string) => services.find((service) => service.id === id)?.title;

/** A service that has projects. */
export interface Discipline {
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
