/** The track record as a file to take along. */
import {periodOf} from '../../shared/days';
import {csv} from '../../cms/base/csv';
import type {Project} from './entries';
import type {TrackRecordWords} from './track-record';

/** @returns the track record as a table for Excel, with the names of the services. */
export const trackRecordCsv = (
  projects: readonly Project[],
  words: TrackRecordWords,
  serviceName: (service?: string) => string | undefined,
): string =>
  csv([
    [
      words.project,
      words.client,
      words.discipline,
      words.place,
      words.period,
      words.contract,
      words.outcome,
      words.unit,
      words.value,
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
