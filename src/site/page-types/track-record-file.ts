/** The track record as a file to take along. */
import {periodOf} from '../../shared/days';
import {csv} from '../../cms/base/csv';
import type {Project} from './entries';
import type {TrackRecordWords} from './track-record';

/** @returns the track record as a table for Excel, with the names of the services. */
export const trackRecordCsv = (
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
