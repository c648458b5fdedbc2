/** The entries that are on one page and to which other pages refer by their id. */
import * as z from 'zod';
import {
  alt,
  field,
  icon,
  id,
  logo,
  photo,
  sample,
  sentences,
  text,
  day,
  email,
  externalAddress,
  list,
  phoneList,
} from '../../cms/schema';
import type {ContactPoint} from 'schema-dts';
import type {openingFields} from './opening-fields';
import type {projectFields} from './project-fields';
import type {PageEntry} from './shared';
import {telephonesIn} from '../../shared/telephone-links';
import type {Site} from './site';

export const ContactPointData = z
  .strictObject({
    id: id('media'),
    name: text('The subject that the contact deals with.', 'Media', 60),
    position: text('The position of the person who answers.', 'Head, Corporate Affairs', 80),
    person: text('The person’s name, if they have agreed to its publication.', 'Ngozi Eze', 60).optional(),
    phone: phoneList('Telephone numbers, separated by commas.', '+234 000 000 0000').optional(),
    email: email('The e-mail address.', 'media@ferrowell.example').optional(),
    whatsapp: externalAddress('The WhatsApp chat link.', 'https://wa.me/2340000000000').optional(),
    hours: text('When somebody can be reached.', 'Monday to Friday, 8 AM to 6 PM', 80).optional(),
    answer: text('How soon people receive an answer.', 'Within one working day', 80),
    steps: list(
      text('One step, as a sentence.', 'We write down what you say.', 160),
      'What happens next, step by step.',
    ).optional(),
    protection: sentences('How people who report a concern are protected.', 'You need not give your name.').optional(),
    printed: field(z.literal(true).optional(), 'Show this contact in the PDFs. Mark only one contact.', 'true'),
    reviewBy: day('The date by which somebody must check that all of this is still correct.', '2027-03-01').optional(),
    sample,
  })
  .refine(({phone, email: mail, whatsapp}) => Boolean(phone ?? mail ?? whatsapp), {
    error: 'has no telephone, e-mail or WhatsApp',
    params: {help: 'Add the field "phone", "email" or "whatsapp".'},
  });

export type ContactPointData = z.infer<typeof ContactPointData>;

export const contactLabels = z
  .strictObject({
    who: text('Label above the person who answers.', 'Who answers', 40),
    hours: text('Label above the hours.', 'Hours', 40),
    whatsapp: text('Label above the link to the chat.', 'WhatsApp', 40),
    chat: text('The text of the link to the chat.', 'Open the chat', 40),
    steps: text('Label above the steps.', 'What happens', 40),
    protection: text('Label above the text about protection.', 'What protects you', 40),
  })
  .meta({description: 'The labels of the contacts.'});

/** @returns a contact point as structured data (https://schema.org/ContactPoint). */
export const contactPointStructuredData = (contact: ContactPointData, path: string, site: Site): ContactPoint => ({
  '@type': 'ContactPoint',
  '@id': `${site.url}${path}#${contact.id}`,
  contactType: contact.name,
  url: `${site.url}${path}#${contact.id}`,
  ...(contact.phone !== undefined && {telephone: telephonesIn(contact.phone)}),
  ...(contact.email !== undefined && {email: contact.email}),
});

/** Design tokens (src/css/tokens.css, `--color-…`) that keep 3:1 against the page in both themes. */
const COLOURS = ['text', 'text-muted', 'signal-text', 'success'] as const;

/** A service. Its id is the file name of its page, and its path is the page's address. */
export const Service = z.strictObject({
  title: text("The service's name.", 'Engineering', 40),
  icon: icon('ruler-measure'),
  color: field(
    z.enum(COLOURS),
    'The name of a colour from the design, for the service’s icon.',
    'signal-text',
    'colour',
  ),
  description: text('One sentence for the cards on other pages.', 'Design in every discipline.', 160),
  features: field(
    z.array(text('A few words.', 'Front-end engineering design', 80)).min(3),
    'What the service offers. The overview shows the first three.',
  ),
  image: photo('card', '/img/services/engineering.jpg'),
  alt: alt(),
  sample,
});

export const Client = z.strictObject({
  id: id('northfield'),
  name: text('The client’s name, as the client spells it.', 'Northfield Petroleum', 60),
  logo: logo('/img/clients/northfield.svg'),
  sample,
});

type ServiceCard = z.infer<typeof Service> & PageEntry;
export type Client = z.infer<typeof Client>;

/** A project in a list, with the facts of the track record. */
export type ListedProject = PageEntry & z.infer<z.ZodObject<typeof projectFields>>;

/** A project on a card. */
export type ProjectCard = Pick<
  ListedProject,
  'id' | 'path' | 'title' | 'client' | 'description' | 'image' | 'alt' | 'logo'
>;

export type Opening = PageEntry & z.infer<z.ZodObject<typeof openingFields>>;

/** All entries that other pages may list or name, by list; pages first to last in their order. */
export interface Entries {
  services: ServiceCard[];
  projects: ListedProject[];
  openings: Opening[];
  clients: Client[];
  contacts: ContactPointData[];
}
