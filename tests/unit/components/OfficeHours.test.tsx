import {act, screen} from '@testing-library/react';
import {htmlOf, renderBlock} from './render';
import OfficeHours from '../../../src/components/OfficeHours';
import {contact} from '../../../src/site/page-types/contact';
import type * as z from 'zod';
import {pageOf, readFixtureFrontMatter, type FrontMatterOf} from './pages';

const OFFICES = [
  ['headoffice', 'one'],
  ['portharcourt', 'two'],
  ['chevron', 'three'],
] as const;

/** A map that is 640 pixels and 0.03 degrees wide. */
const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=3.340%2C6.488%2C3.370%2C6.512&marker=6.500%2C3.355';

const {labels} = readFixtureFrontMatter('pages/contact/index.mdx') as Pick<z.input<typeof contact.schema>, 'labels'>;

/** The fields of the contact page. */
const contactFields = {
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

const contactPage = pageOf(contact, contactFields);

describe('The table of office hours', () => {
  const marked = () =>
    screen
      .getAllByRole('row')
      .filter((row) => row.getAttribute('aria-current') === 'date')
      .map((row) => row.textContent);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2026-11-22T23:00:00Z', 'Monday has just begun', 'Mon-Fri Today8:00 AM – 6:00 PM'],
    ['2026-11-27T22:59:59Z', 'Friday is about to end', 'Mon-Fri Today8:00 AM – 6:00 PM'],
    ['2026-11-27T23:00:00Z', 'Saturday has just begun', 'Sat Today9:00 AM – 2:00 PM'],
    ['2026-11-29T22:59:59Z', 'Sunday is about to end', 'Sun TodayClosed'],
  ])('marks today as it is in Lagos: at %s %s there', (now, _day, row) => {
    jest.setSystemTime(new Date(now));
    renderBlock(<OfficeHours />, contactPage);
    expect(marked()).toEqual([row]);
  });

  it('moves the highlight at midnight in Lagos while it is on screen', () => {
    jest.setSystemTime(new Date('2026-11-28T22:59:30Z'));
    renderBlock(<OfficeHours />, contactPage);
    expect(marked()).toEqual(['Sat Today9:00 AM – 2:00 PM']);
    act(() => jest.advanceTimersByTime(30_000));
    expect(marked()).toEqual(['Sun TodayClosed']);
  });

  it('is the same HTML on every day, without a highlight', () => {
    expect(htmlOf(<OfficeHours />, contactPage)).not.toMatch(/aria-current|Today/);
  });
});
