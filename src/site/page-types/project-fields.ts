/** The fields of a project. */
import {siteDay} from '../locale';
import * as z from 'zod';
import {alt, day, field, list, logo, month, pdfPath, photo, sample, sentences, text} from '../../cms/schema';
import {pinned, reference} from './shared';

/** The stage of the work in a photo. */
const STAGES = ['before', 'during', 'after'] as const;

export const ProjectPhoto = z.strictObject({
  image: photo('card', '/img/projects/skid-before.jpg'),
  alt: alt(),
  caption: text('The caption: what to notice in the photo.', 'The old skid, a week before the shutdown', 120),
  stage: field(z.enum(STAGES), 'The stage: before, during or after the work.', 'before'),
  sample,
});

const figure = (numberExample: string, unitExample: string) =>
  z.strictObject({
    number: field(z.number().min(0), 'The figure.', numberExample),
    unit: text('The unit, and what is counted.', unitExample, 60),
  });

/** A quotation needs the person's consent; the date of the consent documents it. */
const Quotation = z.strictObject({
  words: text('The client’s exact words.', 'They left the place as clean as they found it.', 240),
  name: text('The name of the person who said it.', 'Ngozi Eze', 60),
  position: text("That person's position and company.", 'Maintenance Lead, Creekwater E&P', 80),
  consent: day('The date on which the person agreed to be quoted. Nobody may be quoted without consent.', '2026-03-02'),
});

/** Optional fields for the track record. */
const trackRecordFields = {
  from: month('The month in which the work began.', '2022-03', siteDay).optional(),
  to: month(
    'The month in which it was handed over. The latest project is first in all lists.',
    '2022-11',
    siteDay,
  ).optional(),
  place: text('Where the work was done.', 'Rivers State', 60).optional(),
  contract: text('The kind of contract, or its number.', 'Lump sum', 60).optional(),
  outcome: field(figure('12', 'km of pipe replaced'), 'The result as one figure with its unit.').optional(),
  value: text('A range of the contract value, or "Not disclosed".', 'Not disclosed', 40).optional(),
  completion: pdfPath('The completion certificate as a PDF in static/files.', '/files/completion.pdf').optional(),
};

/** Facts of the page. The body tells the story around them, and its blocks show the lists. */
export const pageFacts = {
  delivered: list(figure('48', 'valves serviced'), 'What was delivered, in figures.').optional(),
  photos: list(ProjectPhoto, 'Photos in the order in which they were taken.').optional(),
  people: field(z.int().min(1), 'How many people worked on it.', '24').optional(),
  manHours: field(z.int().min(1), 'How many man-hours were worked.', '18000').optional(),
  standards: list(text('A standard or code.', 'ASME IX', 60), 'The standards and codes used.').optional(),
  quote: field(Quotation, 'A quotation from the client.').optional(),
  papers: list(
    z.strictObject({
      name: text('The name of the document.', 'Completion certificate', 80),
      file: pdfPath('The document as a PDF in static/files.', '/files/completion.pdf'),
    }),
    'The supporting documents.',
  ).optional(),
};

/** What lists and the track record show. */
export const projectFields = {
  title: text('What was done, as a heading.', 'Gas compression skid replacement', 80),
  client: text("The client's name.", 'Northfield Petroleum', 60),
  discipline: reference('services', 'fabrication').optional(),
  description: sentences('The scope in one or two sentences.', 'Fabrication and change-out of two skids.'),
  image: photo('card', '/img/projects/compressor-skid.jpg'),
  alt: alt(),
  logo: logo('/img/clients/northfield.svg'),
  ...trackRecordFields,
  pinned: pinned('Its position among the four projects on Home, before the latest ones: 1 is first.'),
};
