import {contact} from '../../../src/content/kinds/contact';
import type * as z from 'zod';
import {pageOf, topOf, type TopBlock} from './pageOf';

const OFFICES = [
  ['headoffice', 'one'],
  ['portharcourt', 'two'],
  ['chevron', 'three'],
] as const;

/** A map whose 640 pixels are 0.03 degrees to the east. */
export const MAP =
  'https://www.openstreetmap.org/export/embed.html?bbox=3.340%2C6.488%2C3.370%2C6.512&marker=6.500%2C3.355';

export const {labels} = topOf('pages/contact/index.mdx') as Pick<z.input<typeof contact.schema>, 'labels'>;

/** The offices and their hours. */
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
} satisfies TopBlock<z.input<typeof contact.schema>>;

export const contactPage = pageOf(contact, contactFields);
