/** The story of a completed project, which has its own page. */
import * as z from 'zod';
import {alt, day, pdfPath, field, list, month, photo, reportIssue, sample, sentences, text} from '../../cms/schema';

/** The stage of the work in a photo. */
const STAGES = ['before', 'during', 'after'] as const;

const ProjectPhoto = z.strictObject({
  image: photo('card', '/img/projects/skid-before.jpg'),
  alt: alt(),
  caption: text('The caption: what to notice in the photo.', 'The old skid, a week before the shutdown', 120),
  stage: field(z.enum(STAGES), 'The stage: before, during or after the work.', 'before'),
  sample,
});

const ResultFigure = z.strictObject({
  number: field(z.number().min(0), 'The figure.', '48'),
  unit: text('The unit, and what is counted.', 'valves serviced', 60),
});

/** A quotation needs the person's consent; the date of the consent documents it. */
const Quotation = z.strictObject({
  words: text('The client’s exact words.', 'They left the place as clean as they found it.', 240),
  name: text('The name of the person who said it.', 'Ngozi Eze', 60),
  position: text("That person's position and company.", 'Maintenance Lead, Creekwater E&P', 80),
  consent: day('The date on which the person agreed to be quoted. Nobody may be quoted without consent.', '2026-03-02'),
});

const storyFields = {
  question: sentences('What the client needed.', 'The compressor had to be changed within one shutdown.').optional(),
  scope: list(text('A few words.', 'Design of the skid', 120), 'What was done, as a list.').optional(),
  delivered: list(ResultFigure, 'What was delivered, in figures.').optional(),
  photos: list(ProjectPhoto, 'Photos in the order in which they were taken.').optional(),
  people: field(z.int().min(1), 'How many people worked on it.', '24').optional(),
  hours: field(z.int().min(1), 'How many man-hours were worked.', '18000').optional(),
  standards: list(text('A standard or code.', 'ASME IX', 60), 'The standards and codes used.').optional(),
  learned: sentences('What was learned.', 'Spools are measured on site before they are cut.').optional(),
  said: field(Quotation, 'A quotation from the client.').optional(),
  papers: list(
    z.strictObject({
      name: text('The name of the document.', 'Completion certificate', 80),
      file: pdfPath('The document as a PDF in static/files.', '/files/completion.pdf'),
    }),
    'The supporting documents.',
  ).optional(),
  sample,
};

export const Story = z.strictObject(storyFields);

export type Story = z.infer<typeof Story>;

/** The other field of a project that this file needs: the photo of its card. */
interface ProjectWithStory {
  image: {src: string};
  story?: Story;
}

/** Reports an empty story, and a photo that is used both on the card and in the story. */
export function checkStory({image, story}: ProjectWithStory, context: z.RefinementCtx): void {
  if (story === undefined) return;
  const {sample: _sample, ...says} = story;
  if (Object.keys(says).length === 0) {
    reportIssue(context, 'is empty', 'Fill in one of its fields, or remove it.', ['story']);
  }
  const seen = new Map([[image.src, 'is already the photo of the card']]);
  for (const [index, entry] of (story.photos ?? []).entries()) {
    const role = seen.get(entry.image.src);
    if (role !== undefined) reportIssue(context, role, 'Use each photo once.', ['story', 'photos', index, 'image']);
    seen.set(entry.image.src, `is already used for the stage "${entry.stage}"`);
  }
}

const shortLabel = (description: string, example: string) => text(description, example, 60);

export const jobWords = z
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
    task: shortLabel('The name of the section about the task.', 'The task'),
    taskHeading: shortLabel('Its heading.', 'What was asked of us'),
    result: shortLabel('The name of the section with the figures.', 'The result'),
    resultHeading: shortLabel('Its heading.', 'What was delivered'),
    pictures: shortLabel('The name of the section with the photos.', 'In pictures'),
    picturesHeading: shortLabel('Its heading.', 'Before, during, after'),
    before: shortLabel('On a photo from before the work.', 'Before'),
    during: shortLabel('On a photo from the work.', 'During'),
    after: shortLabel('On a photo from after it.', 'After'),
    way: shortLabel('The name of the section about people, standards and lessons.', 'The work'),
    wayHeading: shortLabel('Its heading.', 'How it was done'),
    people: shortLabel('Below the number of people.', 'people in the team'),
    hours: shortLabel('Below the number of man-hours.', 'man-hours worked'),
    standards: shortLabel('Label above the standards.', 'Standards and codes'),
    learned: shortLabel('Label above the lessons learned.', 'What we learned'),
    said: shortLabel('The name of the section with the client’s quotation.', 'The client'),
    consent: shortLabel('Text below the quotation, before the date of consent.', 'Published with consent given on'),
    papers: shortLabel('The name of the section with the documents.', 'Documents'),
    papersHeading: shortLabel('Its heading.', 'Supporting documents'),
    next: shortLabel('The name of the section that links to the next project.', 'Next'),
    nextHeading: shortLabel('Its heading; {service} is the service.', 'Another project in {service}'),
    all: shortLabel('The link back to all projects.', 'All projects'),
    ofService: shortLabel('On the page of a service: heading above its projects.', 'Projects in this service'),
  })
  .meta({description: 'The labels and texts of the project pages.'});

export type ProjectMessages = z.infer<typeof jobWords>;

/** Optional fields of a project for the track record. */
export const trackRecordFields = {
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
  value: text('A range of the contract value, or "Not disclosed".', 'Not disclosed', 40).optional(),
  completion: pdfPath('The completion certificate as a PDF in static/files.', '/files/completion.pdf').optional(),
};

const FIELDS = Object.keys(trackRecordFields);

/** Reports a project that ends before it begins, or has no end: the list is of completed projects. */
export function checkPeriod({from, to}: {from?: string; to?: string}, context: z.RefinementCtx): void {
  if (from !== undefined && to === undefined) reportIssue(context, 'has no end month', 'Add the field "to".', ['from']);
  if (from !== undefined && to !== undefined && to < from) {
    reportIssue(context, `is before ${from}`, 'Check both months; one of them is wrong.', ['to']);
  }
}

export const trackRecordWords = field(
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

export type TrackRecordWords = z.infer<typeof trackRecordWords>;

export const isInTrackRecord = (project: object): boolean => FIELDS.some((name) => name in project);
