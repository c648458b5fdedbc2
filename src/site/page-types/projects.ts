import * as z from 'zod';
import {TRACK_RECORD_FILE} from '../addresses';
import {periodOf} from '../../shared/days';
import {toCsv} from '../../cms/values/csv';
import type {Entries, ListedProject} from './entries';
import {definePageType} from './page-type';
import {projectLabels, trackRecordLabels, type TrackRecordLabels} from './project-labels';
import {contentPageFields} from './shared';

/** The page that lists the projects, each of which is a page in the folder projects. */
export const projects = definePageType({
  name: 'projects',
  files: ['projects.mdx'],
  needed: 'it lists the projects, and has the labels of their pages',
  schema: z.strictObject({...contentPageFields, projectLabels, trackRecordLabels: trackRecordLabels.optional()}),
  blocks: {Projects: 'lists the projects'},
  // Without entries in the track record the page has no second view.
  show: ({trackRecordLabels: labels, projectLabels: _labels, ...data}, {entries}) => ({
    ...data,
    projects: entries.projects,
    disciplines: disciplinesOf(entries),
    ...(entries.projects.some(isInTrackRecord) && {trackRecordLabels: labels}),
  }),
  downloads: ({trackRecordLabels: labels}, {entries}) =>
    labels && entries.projects.some(isInTrackRecord)
      ? [{path: TRACK_RECORD_FILE, content: trackRecordCsv(entries, labels)}]
      : [],
});

const isInTrackRecord = ({from, to, place, contract, outcome, value, completion}: ListedProject): boolean =>
  [from, to, place, contract, outcome, value, completion].some((fact) => fact !== undefined);

const COLUMNS = [
  ...(['project', 'client', 'discipline', 'place', 'period'] as const),
  ...(['contract', 'outcome', 'unit', 'value'] as const),
];

function trackRecordCsv({projects: all, services}: Entries, labels: TrackRecordLabels): string {
  const rows = all.map(({title, client, discipline, place, from, to, contract, outcome, value}) => ({
    ...{project: title, client, place, period: periodOf({from, to}), contract, value},
    ...{discipline: services.find(({id}) => id === discipline)?.title, outcome: outcome?.number, unit: outcome?.unit},
  }));
  return toCsv([labels, ...rows].map((row) => COLUMNS.map((name) => row[name])));
}

interface Discipline {
  id: string;
  name: string;
  count: number;
}

/** @returns the services that have projects, in the order of the side menu */
const disciplinesOf = ({projects: all, services}: Entries): Discipline[] =>
  services
    .map(({id, title}) => ({id, name: title, count: all.filter(({discipline}) => discipline === id).length}))
    .filter(({count}) => count > 0);
