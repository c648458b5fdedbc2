/** The labels of the projects' pages and of the track record, which pages/projects.mdx has. */
import * as z from 'zod';
import {field, text} from '../../cms/schema';

const shortLabel = (description: string, example: string) => text(description, example, 60);

export const projectLabels = z
  .strictObject({
    facts: shortLabel('The name of the key facts, for screen readers.', 'Project at a glance'),
    client: shortLabel('Label beside the client.', 'Client'),
    discipline: shortLabel('Label beside the service.', 'Service'),
    place: shortLabel('Label beside the place.', 'Place'),
    period: shortLabel('Label beside the period.', 'Period'),
    contract: shortLabel('Label beside the type of contract.', 'Contract'),
    outcome: shortLabel('Label beside the outcome.', 'Outcome'),
    status: shortLabel('Label beside the status.', 'Status'),
    handedOver: shortLabel(
      'The status of a completed project; {month} is the month of handover.',
      'Handed over in {month}',
    ),
    result: shortLabel('The name of the section with the figures.', 'The result'),
    resultHeading: shortLabel('Its heading.', 'What was delivered'),
    pictures: shortLabel('The name of the section with the photos.', 'In pictures'),
    picturesHeading: shortLabel('Its heading.', 'Before, during, after'),
    before: shortLabel('On a photo from before the work.', 'Before'),
    during: shortLabel('On a photo from the work.', 'During'),
    after: shortLabel('On a photo from after it.', 'After'),
    people: shortLabel('Label beside the number of people.', 'People in the team'),
    hours: shortLabel('Label beside the number of man-hours.', 'Man-hours worked'),
    standards: shortLabel('Label beside the standards.', 'Standards and codes'),
    quote: shortLabel('The name of the section with the client’s quotation.', 'The client'),
    consent: shortLabel('Text below the quotation, before the date of consent.', 'Published with consent given on'),
    papers: shortLabel('The name of the section with the documents.', 'Documents'),
    papersHeading: shortLabel('Its heading.', 'Supporting documents'),
    next: shortLabel('The name of the section that links to the next project.', 'Next'),
    nextHeading: shortLabel('Its heading; {service} is the service.', 'Another project in {service}'),
    all: shortLabel('The link back to all projects.', 'All projects'),
    ofService: shortLabel('On the page of a service: heading above its projects.', 'Projects in this service'),
  })
  .meta({description: 'The labels and texts of the project pages.'});

export const trackRecordLabels = field(
  z.strictObject({
    view: text('The name of the view switch, for screen readers.', 'View', 40),
    cards: text('The view with photos.', 'Pictures', 30),
    table: text('The view as a table.', 'Track record', 30),
    caption: text('The name of the table, for screen readers.', 'Completed projects', 60),
    since: text('The name of the year filter, for screen readers.', 'Completed since', 40),
    anyYear: text('The choice that shows all projects.', 'Any year', 30),
    sinceYear: text('A choice of the year filter; {year} is the first year.', 'Since {year}', 30),
    sortBy: text('The action of a column heading, for screen readers; {name} is the column.', 'Sort by {name}', 40),
    project: text('Column heading above the projects.', 'Project', 30),
    client: text('Column heading above the clients.', 'Client', 30),
    discipline: text('Column heading above the services.', 'Service', 30),
    place: text('Column heading above the places.', 'Place', 30),
    period: text('Column heading above the periods.', 'Period', 30),
    contract: text('Column heading above the types of contract.', 'Contract', 30),
    outcome: text('Column heading above the outcomes.', 'Outcome', 30),
    unit: text('Column heading for the units of the outcomes, in the Excel file.', 'Unit', 30),
    value: text('Column heading above the value ranges.', 'Value', 30),
    completion: text('Column heading above the completion certificates.', 'Completion', 30),
    certificate: text('The link to a completion certificate.', 'Certificate (PDF)', 40),
    certificateOf: text('The end of that link, for screen readers; {name} is the project.', 'for {name}', 40),
    download: text('The link to the table as a file.', 'Download for Excel (CSV)', 40),
  }),
  'The labels of the track record, the second view of the projects.',
);

export type TrackRecordLabels = z.infer<typeof trackRecordLabels>;
