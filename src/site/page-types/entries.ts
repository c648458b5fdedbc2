/** The entries that one page owns and other pages name by their id. */
import * as z from 'zod';
import {alt, field, icon, id, logo, photo, sample, sentences, text} from '../../cms/schema';
import type {ContactPointData} from './contact-points';
import {reference} from './reference';
import {publishFrom} from './shared';
import {Story, tellsStory} from './story';
import {inPeriod, track} from './track-record';

/** Design tokens (src/css/tokens.css, `--color-…`) that keep 3:1 against the page in both themes. */
const COLOURS = ['text', 'text-muted', 'signal-text', 'success'] as const;

/** A service. Its id is the file name of its page, and its path is the page's address. */
export const Service = z.strictObject({
  title: text("The service's name.", 'Engineering', 40),
  icon: icon('ruler-measure'),
  color: field(z.enum(COLOURS), "The name of a colour of the design, for the service's mark.", 'signal-text', 'colour'),
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
    story: field(Story, "The project's story; with it the project has its own page.").optional(),
    publishFrom,
    sample,
  })
  .superRefine(inPeriod)
  .superRefine(tellsStory);

export const Client = z.strictObject({
  id: id('northfield'),
  name: text("The client's name, in the client's own spelling.", 'Northfield Petroleum', 60),
  logo: logo('/img/clients/northfield.svg'),
  sample,
});

/** A service for other pages: its card, its id and its address. */
type ServiceCard = z.infer<typeof Service> & {id: string; path: string};
export type Project = z.infer<typeof Project>;
/** A project for other pages. */
export type ProjectCard = Omit<Project, keyof typeof track | 'story'> & {
  /** The address of its own page. */
  page?: string;
};
export type Client = z.infer<typeof Client>;

/** All entries that other pages may name, by list. */
export interface Entries {
  services: ServiceCard[];
  projects: ProjectCard[];
  clients: Client[];
  desks: ContactPointData[];
}
