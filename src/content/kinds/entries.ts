/** The entries that a page owns and others name by their id. */
import * as z from 'zod';
import {alt, color, field, icon, id, list, logo, photo, reference, sample, sender, sentences, text} from '../fields';
import {publishFrom} from './shared';
import {inPeriod, track} from './track-record';

/** Its id is the file name and its path the address of the page that holds it. */
export const Service = z.strictObject({
  title: text("The service's name.", 'Engineering', 40),
  icon: icon('ruler-measure'),
  color: color(),
  description: text('One sentence for the cards on other pages.', 'Design in every discipline.', 160),
  features: field(
    z.array(text('A few words.', 'Front-end engineering design', 80)).min(3),
    'What the service offers; the overview shows the first three.',
  ),
  image: photo('card', '/img/services/engineering.jpg'),
  alt: alt(),
  sample,
});

export const Project = z
  .strictObject({
    id: id('compressor-skid'),
    title: text('What was done, as a heading.', 'Gas compression skid replacement', 80),
    client: text("The client's name.", 'Northfield Petroleum', 60),
    discipline: reference('services', 'fabrication').optional(),
    description: sentences('The scope in one or two sentences.', 'Fabrication and change-out of two skids.'),
    image: photo('card', '/img/projects/compressor-skid.jpg'),
    alt: alt(),
    logo: logo('/img/clients/northfield.svg'),
    ...track,
    publishFrom,
    sample,
  })
  .superRefine(inPeriod);

export const Client = z.strictObject({
  id: id('northfield'),
  name: text("The client's name as it writes it itself.", 'Northfield Petroleum', 60),
  logo: logo('/img/clients/northfield.svg'),
  sample,
});

const recruitmentWords = z
  .strictObject({
    tag: text('The name of the section on the page of an opening.', 'Before you apply', 40),
    heading: text('The heading of that section.', 'Is this offer from us?', 70),
    senders: text('Above the addresses.', 'We write to applicants only from', 60),
    never: text('Above what is never asked for.', 'We never ask you for', 60),
    more: text('The link from an opening to this page.', 'How to tell a false offer', 40),
  })
  .meta({description: 'The words around the addresses, here and on the page of each opening.'});

/** How an applicant finds out whether an offer is genuine. */
export const Recruitment = z.strictObject({
  senders: list(
    sender('The name behind the @ of all letters to applicants, or one whole address.', 'ferrowell.example'),
    'From where the company writes to applicants.',
  ),
  never: list(
    text('One thing in a few words.', 'A fee of any kind', 120),
    'What the company never asks an applicant for.',
  ),
  recruitmentWords,
});

/** A service as other pages show it: its card with the id and the address of its page. */
export type ServiceCard = z.infer<typeof Service> & {id: string; path: string};
export type Project = z.infer<typeof Project>;
/** A project as other pages show it. */
export type ProjectCard = Omit<Project, keyof typeof track>;
export type Client = z.infer<typeof Client>;
export type Recruitment = z.infer<typeof Recruitment>;

/** All entries that others may name, by the list to which they belong. */
export interface Entries {
  services: ServiceCard[];
  projects: ProjectCard[];
  clients: Client[];
  /** Where a page says it. */
  recruitment?: Recruitment;
}
