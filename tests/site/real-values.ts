import {site, topOf} from './listed';

/** What stands in place of the samples everywhere in the pages; none of these samples may be left on the site. */
export const REAL: readonly (readonly [sample: string, real: string])[] = [
  ['ferrowell.example', 'deltamarch.com.ng'],
  ['Ferrowell', 'Deltamarch'],
  ['ferrowell', 'deltamarch'],
  ['linkedin.example', 'www.linkedin.com'],
  ['whatsapp.example/2340000000000', 'wa.me/2348035550142'],
  ['forms.example/submit', 'api.web3forms.com/submit'],
  ['forms.example/apply', 'forms.gle'],
  ['00000000-0000-0000-0000-000000000000', '3f0c1c5e-8a52-4b1f-9d64-27c1a9e05b7d'],
  ['+234 000 000 0000', '+234 803 555 0142'],
  ['+234 000 000 0001', '+234 803 555 0143'],
  ['00 Sample Street', '14 Akerele Street'],
  ['00 Sample Road', '27 Trans-Amadi Road'],
  ['00 Sample Drive', '2 Bourdillon Road'],
  ['Sample Bassey', 'Effiong Bassey'],
  ['Sample Adéyẹmí', 'Túndé Adéyẹmí'],
  ['Sample Danjuma', 'Musa Danjuma'],
  ['Sample Ọkọnkwọ', 'Ngọzi Ọkọnkwọ'],
  ['Sample Ọláyínká', 'Fúnkẹ́ Ọláyínká'],
  ['Sample Eze', 'Chidi Eze'],
  ['Sample Ibrahim', 'Halima Ibrahim'],
  ['Sample Bello', 'Zainab Bello'],
  ['Sample Etim', 'Ubong Etim'],
];

type Field = readonly [file: string, path: readonly (string | number)[], value: unknown];

/** Places such as {name} stay as they are. */
const PLACE_OR_VOWEL = /\{\w+\}|[aeo]/g;
const OTHER_VOWELS: Readonly<Record<string, string>> = {a: 'á', e: 'ẹ', o: 'ọ'};

/** All words of a part of a file in another spelling, so that none of them holds the old one. */
const reworded = (file: string, part: string, words: Record<string, unknown>): Field[] =>
  Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string'
      ? [[file, [part, key], word.replace(PLACE_OR_VOWEL, (found) => OTHER_VOWELS[found] ?? found)]]
      : [],
  );

const rewordedPage = (file: string, ...parts: string[]): Field[] =>
  parts.flatMap((part) => reworded(file, part, topOf<Record<string, Record<string, unknown>>>(file)[part] ?? {}));

const SITE = 'pages/_site.yml';
const HOME = 'pages/index.mdx';
const CONTACT = 'pages/contact/index.mdx';
const CAREERS = 'pages/careers.mdx';
const PROJECTS = 'pages/projects.mdx';
const last = (file: string, list: string) => (topOf<Record<string, unknown[]>>(file)[list]?.length ?? 0) - 1;
const first = (file: string, list: string) => topOf<Record<string, object[]>>(file)[list]?.[0];
const next = (file: string, list: string) => [list, last(file, list) + 1];

/** What staff may change besides: an entry less or more, other words, another order. `undefined` takes a field away. */
export const FIELDS: readonly Field[] = [
  [SITE, ['tagline'], 'Plant that is built once, and built right.'],
  [SITE, ['language'], 'English (Nigeria)'],
  [SITE, ['quote', 'name'], 'Get a Proposal'],
  [SITE, ['privacy', 'name'], 'Your data'],
  [SITE, ['badges', 2], {name: 'API Q1', edition: ':2023', scope: 'Manufacturing', href: '/about/certifications'}],
  [SITE, ['quickLinks', 0], undefined],
  [SITE, ['quickLinks', 0, 'name'], 'The company'],
  [SITE, ['navigation', 1, 'name'], 'Company'],
  [SITE, ['navigation', 1, 'dropdown', 0, 'name'], 'In Brief'],
  [SITE, ['navigation', 1, 'dropdown', 2, 'name'], 'Since 2015'],
  [SITE, ['navigation', 1, 'dropdown', 3, 'name'], 'Certificates'],
  [SITE, ['navigation', 4, 'name'], 'Makers'],
  [SITE, ['navigation', 5, 'name'], 'Jobs'],
  [SITE, ['navigation', 6, 'name'], 'Reach Us'],
  [SITE, ['notFound', 'heading'], 'Nothing stands here'],
  ...reworded(SITE, 'labels', site.labels),
  ...reworded(SITE, 'forms', site.forms),
  ...reworded(SITE, 'preview', site.preview),

  [HOME, ['slides', 0, 'title'], 'Design that lasts in service'],
  [HOME, ['slides', 1, 'subtitle'], 'Our yard'],
  [HOME, ['start', 'name'], 'Our services'],
  [HOME, ['contact', 'name'], 'Talk to us'],
  [HOME, ['profile', 'name'], 'Company profile'],
  [HOME, ['statistics', 0, 'number'], 161],
  [HOME, ['statistics', 0, 'label'], 'Jobs done'],
  [HOME, ['services'], ['trading', 'manpower', 'operations', 'commissioning', 'fabrication', 'engineering']],
  [HOME, ['projects'], ['gas-processing', 'storage-tank', 'flow-station', 'compressor-skid']],
  [HOME, ['callToAction', 'heading'], 'What shall we build for you?'],
  [HOME, ['callToAction', 'buttons', 0, 'name'], 'Send a scope'],
  [HOME, ['callToAction', 'buttons', 1, 'name'], 'Find an office'],

  [CONTACT, ['offices', 2], undefined],
  [CONTACT, ['offices', 0, 'name'], 'Lagos Office'],
  [CONTACT, ['hours', 0, 'closes'], '17:30'],
  ...rewordedPage(CONTACT, 'labels'),

  [CAREERS, ['openings', 1], undefined],
  [CAREERS, ['openings', 0, 'title'], 'Marketplace Representative'],
  [CAREERS, next(CAREERS, 'benefits'), {title: 'Health cover', icon: 'heart', description: 'For you and your family.'}],
  ...rewordedPage(CAREERS, 'openingPage'),

  [PROJECTS, ['projects', last(PROJECTS, 'projects')], undefined],
  [PROJECTS, ['projects', 0, 'discipline'], 'engineering'],

  ['pages/about/management.mdx', ['members', 2], undefined],
  [
    'pages/about/clients.mdx',
    next('pages/about/clients.mdx', 'clients'),
    {...first('pages/about/clients.mdx', 'clients'), id: 'baywater', name: 'Baywater Power'},
  ],
  [
    'pages/about/history.mdx',
    next('pages/about/history.mdx', 'timeline'),
    {id: 'api-q1', year: 2026, title: 'API Q1', description: 'The yard is certified to API Q1.'},
  ],
  ['pages/about/gallery.mdx', ['categories', 0, 'name'], 'People'],
  ['pages/oem.mdx', ['partners', 0, 'country'], 'Nigeria'],
  ['pages/oem.mdx', ['advantages', 0, 'title'], 'Tested quality'],
  ['pages/services/fabrication.mdx', ['service', 'title'], 'Steel fabrication'],
  ['pages/services/index.mdx', ['statistics', 1], undefined],
  ['pages/services/index.mdx', ['callToAction', 'buttons', 0, 'name'], 'Send a scope'],
  ['pages/contact/quote.mdx', ['form', 'success'], 'We have your request. Thank you!'],
  ['pages/contact/quote.mdx', ['form', 'button'], 'Ask for a proposal'],
  ['pages/contact/quote.mdx', ['steps', 0, 'title'], 'Write'],
  ['pages/thank-you.mdx', ['heading'], 'We have it'],
  ...rewordedPage('pages/search.mdx', 'box', 'places', 'results', 'nothing', 'failed'),
];

/** Headings of sections; the addresses of the sections are made of them. */
export const HEADINGS: readonly (readonly [file: string, heading: string, other: string])[] = [
  [HOME, '## Our Clients', '## Who we work for'],
  [HOME, '## Latest Projects |', '## New |'],
  ['pages/about/index.mdx', '## Overview |', '## In short |'],
  ['pages/about/index.mdx', '### Mission', '### What we do'],
  ['pages/about/index.mdx', '### Vision', '### What we want'],
  ['pages/about/index.mdx', '## Core values |', '## Values |'],
  ['pages/about/history.mdx', '## Legacy |', '## Heritage |'],
  [CAREERS, '## Future Opportunities |', '## Later on |'],
];

/** Pictures that only those entries showed which are taken away. */
export const UNUSED = ['static/img/management/portrait-03.svg', 'static/img/projects/tank-construction.jpg'];
