import type {ContentPosition} from '../../../../src/cms/source-map/content-ref';
import type {Pointed} from '../../../../src/editor/protocol/frame-messages';
import {positionOfClick} from '../../../../src/editor/state/click-position';
import type {Content} from '../../../../src/site/site-definition';
import {MemorySite} from '../../cms/memory-site';

let content: Content;
beforeAll(async () => {
  content = await new MemorySite().contentWith(new Map());
});

/** Returns the address of a published version of a picture. */
const versionOf = (path: string) => `${content.pictures.find((picture) => picture.path === path)?.base}-400.jpg`;
const toText = (position: ContentPosition | undefined) =>
  position && `${position.file.slice('pages/'.length)} ${position.line ?? position.path?.join('.')}`;
const opened = (pointed: Pointed) => toText(positionOfClick(pointed, content));

const HOURS = {places: ['contact/index.mdx#hours.0.days'], text: '8:00\u00A0AM – 6:00\u00A0PM'};
const CERTIFICATE = 'about/certifications.mdx#certifications.0.name';

it.each<[what: string, pointed: Pointed, expected: string | undefined]>([
  ['nothing that has a reference', {places: []}, undefined],
  ['words', {places: ['about/history.mdx#heading'], text: 'From shed to yard'}, 'about/history.mdx heading'],
  ['words that are gone', {places: ['about/history.mdx#subtitle']}, undefined],
  ['a day', {places: [CERTIFICATE], day: '2099-02-28'}, 'about/certifications.mdx certifications.0.validUntil'],
  ['a year', {places: ['about/history.mdx#timeline.yard.title'], text: '2016'}, 'about/history.mdx timeline.1.year'],
  ['a number', {places: ['equipment.mdx#equipment.0.name'], text: '4'}, 'equipment.mdx equipment.0.quantity'],
  ['the first of two times', {...HOURS, position: 2}, 'contact/index.mdx hours.0.opens'],
  ['the second of two times', {...HOURS, position: 12}, 'contact/index.mdx hours.0.closes'],
  ['the dash between two times', {...HOURS, position: 8}, 'contact/index.mdx hours.0.closes'],
  [
    'a number in a longer one',
    {places: ['equipment.mdx#equipment.0.name'], text: '2014', position: 3},
    'equipment.mdx equipment.0.name',
  ],
  ['a host', {places: [CERTIFICATE], text: 'register.example'}, 'about/certifications.mdx certifications.0.register'],
  [
    'a month',
    {places: ['projects/epsilon.mdx#title'], text: 'February – December 2025', position: 13},
    'projects/epsilon.mdx to',
  ],
  [
    'the degrees of a map',
    {places: ['contact/index.mdx#offices.yard.name'], text: '7.01° E', position: 1},
    'contact/index.mdx offices.1.mapUrl',
  ],
  [
    'a number of another entry',
    {places: ['equipment.mdx#equipment.1.name'], text: '4', row: 'Welding machine 4'},
    'equipment.mdx equipment.0.quantity',
  ],
  [
    'a number that two rows of a table have',
    {places: ['policy-of-the-tests.mdx#safety.words.lostTime'], text: '1', row: '2025 2,000,000 0 1 4'},
    'policy-of-the-tests.mdx safety.years.1.lostTime',
  ],
  ['a flag', {places: ['oem.mdx#partners.2.name'], src: '/assets/gb.svg'}, 'oem.mdx partners.2.country'],
  [
    'one of two values in one text',
    {
      places: [],
      own: ['about/certifications.mdx#registrations.1.kind', 'about/certifications.mdx#registrations.1.number'],
      text: 'ITF\u00A0ITF-000000',
      position: 10,
    },
    'about/certifications.mdx registrations.1.number',
  ],
  ['a bold word', {places: [], own: ['about/history.mdx#lead'], text: 'three', position: 9}, 'about/history.mdx lead'],
])('A click on %s opens its field', (_what, pointed, expected) => expect(opened(pointed)).toBe(expected));

it('A click on a photo opens its field or its line, in the closest entry that shows it', () => {
  expect(opened({places: [CERTIFICATE], src: versionOf('/img/photo.jpg')})).toBe(
    'about/certifications.mdx certifications.0.image',
  );
  expect(opened({places: ['projects/alpha.mdx#title'], src: versionOf('/img/photo.jpg')})).toBe(
    'projects/alpha.mdx image',
  );
  expect(opened({places: ['careers.mdx#heading'], src: versionOf('/img/bench.jpg')})).toMatch(/^careers\.mdx \d+$/);
});
