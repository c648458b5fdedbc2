/** The contact page of these tests. */
import {contact} from '../../../src/site/page-types/contact';
import type * as z from 'zod';
import {pageOf, readFixtureFrontMatter, type FrontMatterOf} from './pages';

const OFFICES = [
  ['headoffice', 'one'],
  ['portharcourt', 'two'],
  ['chevron', 'three'],
] as const;

/** A map that is 640 pixels and 0.03 degrees wide. */
export const MAP =
  'https://www.openstreetmap.org/export/embed.html?bbox=3.340%2C6.488%2C3.370%2C6.512&marker=6.500%2C3.355';
type Labels = Pick<z.input<typeof contact.schema>, 'labels'>;
export const {labels} = readFixtureFrontMatter('pages/contact/index.mdx') as Labels;

/** The fields of the contact page. */
export const contactFields = {
  offices: OFFICES.map(([id, name]) => ({
    id,
    name: `Office ${name}`,
    town: 'Lagos',
    address: `Street ${name}`,
    phone: '+234 000 000 0000, +234 000 000 0001',
    email: `${name}@ferrowell.example`,
    mapUrl: `${MAP}#${id}`,
    directionsUrl: 'https://www.google.com/maps/dir/?api=1',
  })),
  hours: [
    {
      days: 'Mon-Fri',
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
    {days: 'Sat', weekdays: ['Saturday'], opens: '09:00', closes: '14:00'},
    {days: 'Sun', weekdays: ['Sunday']},
  ],
  labels,
} satisfies FrontMatterOf<z.input<typeof contact.schema>>;

export const contactPage = pageOf(contact, contactFields);
