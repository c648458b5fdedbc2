import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Offices from '../../../src/components/Offices';
import {interpolate} from '../../../src/shared/interpolate';
import site from '../../mocks/site';
import {media} from './browser';
import {htmlOf, renderBlock} from './render';
import OfficeHours from '../../../src/components/OfficeHours';
import Contacts from '../../../src/components/Contacts';
import {contact} from '../../../src/site/page-types/contact';
import ContactBelow from '../../../src/templates/ContactPoint';
import type * as z from 'zod';
import {pageOf, read, createSiteContext, readFixtureFrontMatter, type FrontMatterOf} from './pages';

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

describe('The offices', () => {
  const tab = (name: string) => screen.getByRole('tab', {name: `Office ${name} Lagos`});
  const shown = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
  const frames = () => [...document.querySelectorAll('iframe')];
  const mapOf = (name: string) => interpolate(labels.map, {name});
  const showMap = () => screen.getByRole('button', {name: labels.showMap});

  // Style sheets are not part of these tests, and this rule hides the other offices.
  beforeAll(() => document.head.insertAdjacentHTML('beforeend', '<style>.unselected {display: none}</style>'));
  beforeEach(() => window.history.replaceState(null, '', '/contact'));
  afterEach(() => media.matching.clear());

  it.each([
    ['side by side', '', '{ArrowRight}', '{ArrowLeft}', '{ArrowDown}'],
    ['in one column', '(max-width: 47.99em)', '{ArrowDown}', '{ArrowUp}', '{ArrowRight}'],
  ])('take one stop of Tab, and arrow keys, Home and End when they are %s', async (...given) => {
    const [, query, next, previous, other] = given;
    if (query) media.matching.add(query);
    renderBlock(<Offices />, contactPage);
    await userEvent.tab();
    expect(tab('one')).toHaveFocus();
    const after: [string, string][] = [
      [next, 'two'],
      [next, 'three'],
      [next, 'one'],
      [previous, 'three'],
      [other, 'three'],
      ['{Home}', 'one'],
      ['{End}', 'three'],
    ];
    for (const [key, name] of after) {
      await userEvent.keyboard(key);
      expect(tab(name)).toHaveFocus();
      expect(shown()).toEqual([`Office ${name}`]);
    }
    await userEvent.tab();
    expect(showMap()).toHaveFocus();
  });

  it('show the office in the address, even when the address changes', () => {
    window.history.replaceState(null, '', '/contact#chevron');
    renderBlock(<Offices />, contactPage);
    expect(shown()).toEqual(['Office three']);
    act(() => {
      window.history.replaceState(null, '', '/contact#portharcourt');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(shown()).toEqual(['Office two']);
  });

  it('show only the map of the chosen office, with only the site’s origin as referrer, until it is closed', async () => {
    renderBlock(<Offices />, contactPage);
    await userEvent.click(showMap());
    const frame = screen.getByTitle(mapOf('Office one'));
    expect(frame).toHaveAttribute('src', `${MAP}#headoffice`);
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
    expect(frame.getAttribute('sandbox')).not.toMatch(/forms|top-navigation|modals/);
    await userEvent.click(tab('two'));
    expect(frames().map(({title}) => title)).toEqual([mapOf('Office two')]);
    await userEvent.click(screen.getByRole('button', {name: labels.hideMap}));
    expect(frames()).toEqual([]);
    expect(showMap()).toHaveFocus();
  });

  it('are on a drawn map with correct degrees and distances', () => {
    renderBlock(<Offices />, contactPage);
    const drawing = screen.getByRole('tabpanel').querySelector('svg');
    const texts = [...(drawing?.querySelectorAll('text') ?? [])];
    const at = (text: string, axis: 'x' | 'y') =>
      Number(texts.find(({textContent}) => textContent === text)?.getAttribute(axis));
    // 0.03 degrees of longitude are 640 pixels, and a degree is 110.6 km there.
    expect(at('3.365° E', 'x') - at('3.355° E', 'x')).toBe(Math.round((0.01 / 0.03) * 640));
    expect(at('6.510° N', 'y')).toBeLessThan(at('6.500° N', 'y'));
    const kilometre = 640 / 0.03 / 110.6;
    const rings = [...(drawing?.querySelectorAll('g circle') ?? [])].map((ring) => Number(ring.getAttribute('r')));
    expect(texts.map(({textContent}) => textContent)).toEqual(expect.arrayContaining(['500 m', '1 km', '1.5 km']));
    for (const [index, radius] of rings.entries()) expect(radius / kilometre).toBeCloseTo((index + 1) / 2, 1);
  });

  it('name the office in each link, and say that directions open in a new tab', () => {
    renderBlock(<Offices />, contactPage);
    const panel = within(screen.getByRole('tabpanel'));
    const toOne = interpolate(labels.toOffice, {name: 'Office one'});
    expect(panel.getByRole('link', {name: `${labels.directions} ${toOne} ${site.labels.newTab}`})).toBeVisible();
    const letter = panel.getByRole('link', {name: `${labels.sendEmail} ${toOne}`});
    expect(letter).toHaveAttribute('href', 'mailto:one@ferrowell.example');
    const dialled = panel.getAllByRole('link', {name: /^\+234/}).map((link) => link.getAttribute('href'));
    expect(dialled).toEqual(['tel:+2340000000000', 'tel:+2340000000001']);
  });
});

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

describe('A contact point', () => {
  const contactLabels = {
    who: 'Who',
    hours: 'When',
    whatsapp: 'Chat',
    chat: 'Write there',
    steps: 'Then',
    protection: 'Safe',
  };
  const press = {id: 'press', name: 'The press', position: 'Head of words', answer: 'Within a day'};
  const contacts = [
    {...press, person: 'Ada Eze', phone: '+234 000 000 0000, +234 000 000 0001', steps: ['You tell us.']},
    {...press, id: 'yard', name: 'Neighbours', email: 'yard@ferrowell.example', protection: 'Nobody is named.'},
  ];
  const written = {...contactFields, contacts, contactLabels};

  it('has its id, the person, all contact details and the time to answer, and nothing that is empty', () => {
    renderBlock(<Contacts />, pageOf(contact, written));
    const [first, second] = screen.getAllByRole('article');
    if (!first) throw new Error('There is no contact.');
    expect(first).toHaveAttribute('id', 'press');
    expect(first).toHaveTextContent(/Within a day.*Ada Eze.*Head of words/);
    const links = within(first).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+2340000000000', 'tel:+2340000000001']);
    expect(first).not.toHaveTextContent(/Safe|Chat|When/);
    expect(second).toHaveAttribute('id', 'yard');
    expect(second).not.toHaveTextContent(/Then|Telephone|Ada/);
    expect(second).toHaveTextContent('SafeNobody is named.');
  });

  it('is reported without contact details, and without its labels', () => {
    expect(() => read(contact, {...written, contacts: [press]})).toThrow(
      'contacts › 0: has no telephone, e-mail or WhatsApp',
    );
    expect(() => read(contact, {...contactFields, contacts})).toThrow('contacts: needs the labels of the contacts');
  });

  it('is in the structured data as a ContactPoint with its own address', () => {
    const page = read(contact, written);
    const points = JSON.stringify(page.structuredData(createSiteContext([page], '2026-11-01')));
    expect(points.match(/"@type":"ContactPoint"/g)).toHaveLength(2);
    expect(points).toContain('/contact#press","contactType":"The press"');
    expect(points).toContain('"telephone":["+234 000 000 0000","+234 000 000 0001"]');
  });

  it('is shown below the body of a page that refers to it, with a link to its full entry', () => {
    renderBlock(
      <ContactBelow to="/contact#press" name="The press" who="Ada Eze, Head of words" answer="Within a day" />,
    );
    const below = screen.getByRole('complementary');
    expect(within(below).getByRole('link', {name: 'The press'})).toHaveAttribute('href', '/contact#press');
    expect(below).toHaveTextContent('Ada Eze, Head of words');
  });
});
