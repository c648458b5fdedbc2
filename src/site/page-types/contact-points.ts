/** The contact points of the company. The contact page owns them, and other pages name them. */
import * as z from 'zod';
import type {ContactPoint} from 'schema-dts';
import {telephonesIn} from '../../shared/addresses';
import {day, email, field, id, link, list, phoneList, sample, sentences, text} from '../../cms/schema';
import type {Site} from './site';

export const ContactPointData = z
  .strictObject({
    id: id('media'),
    name: text('What the desk is for.', 'Media', 60),
    position: text('Who answers, by the position.', 'Head, Corporate Affairs', 80),
    person: text('The name of that person, if they have agreed to it.', 'Ngozi Eze', 60).optional(),
    phone: phoneList('Telephone numbers with commas between them.', '+234 000 000 0000').optional(),
    email: email('The e-mail address.', 'media@ferrowell.example').optional(),
    whatsapp: link('The WhatsApp chat link.', 'https://wa.me/2340000000000').optional(),
    hours: text('When somebody is there.', 'Monday to Friday, 8 AM to 6 PM', 80).optional(),
    answer: text('How soon people get an answer.', 'Within one working day', 80),
    steps: list(text('One step, as a sentence.', 'We write down what you say.', 160), 'What happens then.').optional(),
    protection: sentences('How people who speak up are protected.', 'You need not give your name.').optional(),
    printed: field(z.literal(true).optional(), 'Print this desk in the PDFs; mark only one desk.', 'true'),
    reviewBy: day('The day by which somebody must check that all of this is still right.', '2027-03-01').optional(),
    sample,
  })
  .superRefine(({phone, email: mail, whatsapp}, context) => {
    if (phone ?? mail ?? whatsapp) return;
    const params = {help: 'Add the field "phone", "email" or "whatsapp".'};
    context.addIssue({code: 'custom', message: 'cannot be reached', params});
  });

export type ContactPointData = z.infer<typeof ContactPointData>;

/** The labels around the contact points. */
export const deskWords = z
  .strictObject({
    who: text('Above who answers.', 'Who answers', 40),
    hours: text('Above the hours.', 'Hours', 40),
    whatsapp: text('Above the link to the chat.', 'WhatsApp', 40),
    chat: text('That link.', 'Open the chat', 40),
    steps: text('Above the steps.', 'What happens', 40),
    protection: text('Above the text about protection.', 'What protects you', 40),
  })
  .meta({description: 'The words around the desks.'});

/** Reports contact points without labels. */
export function withContactMessages(
  {desks, deskWords: words}: {desks?: unknown; deskWords?: unknown},
  context: z.RefinementCtx,
): void {
  if (desks === undefined || words !== undefined) return;
  const params = {help: 'Bring the field "deskWords" back from the history.'};
  context.addIssue({code: 'custom', path: ['desks'], message: 'needs the words around the desks', params});
}

/** @returns a contact point as structured data (https://schema.org/ContactPoint). */
export const contactPoint = (contact: ContactPointData, path: string, site: Site): ContactPoint => ({
  '@type': 'ContactPoint',
  '@id': `${site.url}${path}#${contact.id}`,
  contactType: contact.name,
  url: `${site.url}${path}#${contact.id}`,
  ...(contact.phone !== undefined && {telephone: telephonesIn(contact.phone)}),
  ...(contact.email !== undefined && {email: contact.email}),
});
