/** The facts that buyers ask about past projects: when, where, under what contract, with what result. */
import * as z from 'zod';
import {download, field, month, text} from '../../cms/schema';

/** Optional fields of a project for the track record. */
export const track = {
  from: month('The month in which the work began.', '2022-03').optional(),
  to: month('The month in which it was handed over.', '2022-11').optional(),
  place: text('Where the work was done.', 'Rivers State', 60).optional(),
  contract: text('The kind of contract, or its number.', 'Lump sum', 60).optional(),
  outcome: field(
    z.strictObject({
      number: field(z.number().min(0), 'The figure.', '12'),
      unit: text('Its unit, and of what.', 'km of pipe replaced', 60),
    }),
    'The result as one figure with its unit.',
  ).optional(),
  value: text('A range of the value, or "Not disclosed".', 'Not disclosed', 40).optional(),
  completion: download('The completion certificate as a PDF in static/files.', '/files/completion.pdf').optional(),
};

const FIELDS = Object.keys(track);

/** Reports a project that ends before it begins, or has no end: the list is of completed projects. */
export function inPeriod({from, to}: {from?: string; to?: string}, context: z.RefinementCtx): void {
  const tell = (name: string, message: string, help: string) =>
    context.addIssue({code: 'custom', path: [name], message, params: {help}});
  if (from !== undefined && to === undefined) tell('from', 'has no end', 'Add the field "to".');
  if (from !== undefined && to !== undefined && to < from) {
    tell('to', `is earlier than ${from}`, 'Write the later month.');
  }
}

/** The labels of the track record. */
export const trackRecordWords = field(
  z.strictObject({
    view: text('The name of the choice of views, for screen readers.', 'View', 40),
    cards: text('The view with photos.', 'Pictures', 30),
    table: text('The view as a table.', 'Track record', 30),
    caption: text('The name of the table, for screen readers.', 'Completed jobs', 60),
    since: text('The name of the choice of years, for screen readers.', 'Completed since', 40),
    anyYear: text('The choice that leaves no job out.', 'Any year', 30),
    sinceYear: text('A choice of years; {year} is the first.', 'Since {year}', 30),
    sortBy: text('What a head of the table does, for screen readers; {name} is that head.', 'Sort by {name}', 40),
    project: text('Above the jobs.', 'Job', 30),
    client: text('Above the clients.', 'Client', 30),
    discipline: text('Above the services.', 'Service', 30),
    place: text('Above the places.', 'Place', 30),
    period: text('Above the periods.', 'Period', 30),
    contract: text('Above the kinds of contract.', 'Contract', 30),
    outcome: text('Above the outcomes.', 'Outcome', 30),
    unit: text('Above the units of the outcomes, in the file for Excel.', 'Unit', 30),
    value: text('Above the bands of the value.', 'Value', 30),
    completion: text('Above the links to completion certificates.', 'Completion', 30),
    certificate: text('Such a link.', 'Certificate (PDF)', 40),
    certificateOf: text('The rest of it for screen readers; {name} is the job.', 'for {name}', 40),
    download: text('The link to the table as a file.', 'Download for Excel (CSV)', 40),
  }),
  'The words around the track record, the second view of the projects.',
);

export type TrackRecordWords = z.infer<typeof trackRecordWords>;

/** @returns whether a project has a field of the track record. */
export const isTracked = (project: object): boolean => FIELDS.some((name) => name in project);
