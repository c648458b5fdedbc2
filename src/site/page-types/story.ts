/** The story of a completed project, which has its own page. */
import * as z from 'zod';
import {alt, day, pdfPath, field, list, month, photo, reportIssue, sample, sentences, text} from '../../cms/schema';

/** The stage of the work in a photo. */
const STAGES = ['before', 'during', 'after'] as const;

const ProjectPhoto = z.strictObject({
  image: photo('card', '/img/projects/skid-before.jpg'),
  alt: alt(),
  caption: text('What one should see on it.', 'The old skid, a week before the shutdown', 120),
  stage: field(z.enum(STAGES), 'When it was taken: before, during or after the work.', 'before'),
  sample,
});

const ResultFigure = z.strictObject({
  number: field(z.number().min(0), 'The figure.', '48'),
  unit: text('Its unit, and of what; a figure without one says nothing.', 'valves serviced', 60),
});

/** A quotation needs the person's consent; the day of the consent proves it. */
const Quotation = z.strictObject({
  words: text('What the client says, word for word.', 'They left the place as clean as they found it.', 240),
  name: text('Who says it.', 'Ngozi Eze', 60),
  position: text("That person's position and company.", 'Maintenance Lead, Creekwater E&P', 80),
  consent: day('The day on which that person agreed to be quoted; nobody may be quoted without consent.', '2026-03-02'),
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
  said: field(Quotation, 'A sentence of the client.').optional(),
  papers: list(
    z.strictObject({
      name: text('What it is.', 'Completion certificate', 80),
      file: pdfPath('The paper as a PDF in static/files.', '/files/completion.pdf'),
    }),
    'The documents that prove it.',
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

/** Reports an empty story, and a photo with two roles. */
export function checkStory({image, story}: ProjectWithStory, context: z.RefinementCtx): void {
  if (story === undefined) return;
  const {sample: _sample, ...says} = story;
  if (Object.keys(says).length === 0) {
    reportIssue(context, 'says nothing', 'Fill in one of its fields, or remove it.', ['story']);
  }
  const seen = new Map([[image.src, 'is the photo of the card already']]);
  for (const [index, entry] of (story.photos ?? []).entries()) {
    const role = seen.get(entry.image.src);
    if (role !== undefined) reportIssue(context, role, 'Use each photo once.', ['story', 'photos', index, 'image']);
    seen.set(entry.image.src, `shows the work ${entry.stage} already`);
  }
}

const shortLabel = (description: string, example: string) => text(description, example, 60);

export const jobWords = z
  .strictObject({
    facts: shortLabel('The name of the facts at the top, for screen readers.', 'The job at a glance'),
    client: shortLabel('Beside the client.', 'Client'),
    discipline: shortLabel('Beside the service.', 'Service'),
    place: shortLabel('Beside the place.', 'Place'),
    period: shortLabel('Beside the period.', 'Period'),
    contract: shortLabel('Beside the kind of contract.', 'Contract'),
    outcome: shortLabel('Beside what came of it.', 'Outcome'),
    status: shortLabel('Beside what became of it.', 'Status'),
    handedOver: shortLabel('What became of it; {month} is that month.', 'Handed over in {month}'),
    task: shortLabel('The name of the section with the question and the scope.', 'The task'),
    taskHeading: shortLabel('Its heading.', 'What was asked of us'),
    result: shortLabel('The name of the section with the figures.', 'The result'),
    resultHeading: shortLabel('Its heading.', 'What was delivered'),
    pictures: shortLabel('The name of the section with the photos.', 'In pictures'),
    picturesHeading: shortLabel('Its heading.', 'From the first day to the last'),
    before: shortLabel('On a photo from before the work.', 'Before'),
    during: shortLabel('On a photo from the work.', 'During'),
    after: shortLabel('On a photo from after it.', 'After'),
    way: shortLabel('The name of the section on people, codes and lessons.', 'The way'),
    wayHeading: shortLabel('Its heading.', 'How it was done'),
    people: shortLabel('Below the number of people.', 'people in the team'),
    hours: shortLabel('Below the number of man-hours.', 'man-hours worked'),
    standards: shortLabel('Above the standards.', 'Standards and codes'),
    learned: shortLabel('Above what was learned.', 'What we learned'),
    said: shortLabel('The name of the section with the words of the client.', 'The client'),
    consent: shortLabel('Below them, before the day of the consent.', 'Published with consent of'),
    papers: shortLabel('The name of the section with the papers.', 'Papers'),
    papersHeading: shortLabel('Its heading.', 'What proves it'),
    next: shortLabel('The name of the section that leads on.', 'Next'),
    nextHeading: shortLabel('Its heading; {service} is the service.', 'Another job in {service}'),
    all: shortLabel('The link back to all jobs.', 'All projects'),
    ofService: shortLabel('On the page of a service, above its jobs that have a page.', 'Jobs of this service'),
  })
  .meta({description: 'The words of the pages that jobs have to themselves.'});

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
  value: text('A range of the value, or "Not disclosed".', 'Not disclosed', 40).optional(),
  completion: pdfPath('The completion certificate as a PDF in static/files.', '/files/completion.pdf').optional(),
};

const FIELDS = Object.keys(trackRecordFields);

/** Reports a project that ends before it begins, or has no end: the list is of completed projects. */
export function checkPeriod({from, to}: {from?: string; to?: string}, context: z.RefinementCtx): void {
  if (from !== undefined && to === undefined) reportIssue(context, 'has no end', 'Add the field "to".', ['from']);
  if (from !== undefined && to !== undefined && to < from) {
    reportIssue(context, `is earlier than ${from}`, 'Write the later month.', ['to']);
  }
}

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

export const isInTrackRecord = (project: object): boolean => FIELDS.some((name) => name in project);
