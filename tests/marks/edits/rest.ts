/** More edits of each kind, which the second lane tries as well. */
import {CAREERS, CLIENTS, edit, PRIVACY, PROJECTS, SITE, TRADING, VENDOR, WHO, GALLERY, withoutCodes} from './edit';
edit('a title', '/careers: words', (d) => d.set(CAREERS, ['benefits', 1, 'title'], 'A house of learning'));
edit('the heading of a page', '/about/who-we-are: words', (d) => d.say(WHO, ['heading'], (t) => `${t} for ever`));
edit('the year of a certificate', '/about/certifications: words', (d) =>
  d.set('about/certifications.mdx', ['certifications', 0, 'year'], 2025),
);
edit('the office hours', '/contact: words', (d) => d.set('contact/index.mdx', ['hours', 0, 'opens'], '07:30'));
edit('an e-mail address of an office', '/contact: words other', (d) =>
  d.set('contact/index.mdx', ['offices', 0, 'email'], 'lagos@ferrowell.example'),
);
edit('an opening closed', '/careers: removed', (d) => d.set(CAREERS, ['openings', 2, 'closes'], '2020-01-31'));
edit('a last day to apply', '/careers: added', (d) => d.set(CAREERS, ['openings', 0, 'closes'], '2099-01-31'));
edit('two openings that change places', '/careers: moved', (d) => d.move(CAREERS, ['openings'], 1, 2));
edit('another id for an opening', '/careers: other', (d) => d.set(CAREERS, ['openings', 1, 'id'], 'machinist-by-hand'));
edit('all openings gone', '/careers: added removed', (d) => d.set(CAREERS, ['openings'], []));
edit('a project moved', '/projects: moved moved', (d) => d.move(PROJECTS, ['projects'], 5, 0));
edit('Home shows its projects in another order', '/: moved', (d) => d.move('index.mdx', ['projects'], 0, 3));
edit('a client removed', '/about/clients: removed', (d) => d.remove(CLIENTS, ['clients'], 10));
edit('a line of a scope moved', '/services/operations: moved', (d) =>
  d.move('services/operations.mdx', ['scope'], 3, 0),
);
edit('a milestone removed', '/about/history: removed', (d) => d.remove('about/history.mdx', ['timeline'], 1));
edit('a leader moved', '/about/management: moved', (d) => d.move('about/management.mdx', ['members'], 2, 0));
edit('an office moved to the front', '/buyers: moved | /contact: moved moved', (d) =>
  d.move('contact/index.mdx', ['offices'], 2, 0),
);
edit('a slide moved', '/: moved other other other other moved other words other words other words other words', (d) =>
  d.move('index.mdx', ['slides'], 4, 1),
);
edit('a button removed', '/about/who-we-are: removed', (d) => d.remove(WHO, ['callToAction', 'buttons'], 1));
edit('a photo that two pages show, under its old name', '/about/who-we-are: picture | /services: picture', (d) =>
  d.picture('/img/deck.jpg', '/img/photo.jpg'),
);
edit('another photo', '/careers: picture', (d) => d.set(CAREERS, ['banner'], '/img/photo.jpg'));
edit('a logo', '/oem: picture', (d) => d.set('oem.mdx', ['partners', 0, 'logo'], '/img/logos/quay.svg'));
edit('a photo of the gallery moved', '/about/gallery: moved', (d) =>
  d.move(GALLERY, ['categories', 0, 'images'], 0, 2),
);
edit('an icon that no page had', '/oem: other', (d) => d.set('oem.mdx', ['advantages', 0, 'icon'], 'alien'));
edit('a country and its flag', '/oem: picture words', (d) => d.set('oem.mdx', ['partners', 0, 'country'], 'Italy'));
edit('words set in bold', '/about/who-we-are: words', (d) =>
  d.body(WHO, (b) => b.map((one) => one.replace('under one roof', 'under **one roof**'))),
);
edit('a paragraph moved', '/about/who-we-are: moved', (d) =>
  d.body(WHO, (b) => [b[0] ?? '', b[1] ?? '', b[3] ?? '', b[2] ?? '', ...b.slice(4)]),
);
edit('a heading of a section', '/about/who-we-are: words', (d) =>
  d.body(WHO, (b) => b.map((one) => one.replace('Where we work', 'Where we are at work'))),
);
edit('a section added', '/privacy: added', (d) =>
  d.sections(PRIVACY, (s) =>
    s.toSpliced(1, 0, '## Letters | What comes by post\n\nWe open letters, read them and keep them in a binder.'),
  ),
);
edit('an item of a list of a body', '/privacy: words', (d) =>
  d.body(PRIVACY, (b) => b.map((one) => one.replace('No cookie is', 'No cookie was'))),
);
edit('where a link of a body leads', '/about/who-we-are: other', (d) =>
  d.body(WHO, (b) => b.map((one) => one.replace('[its services](/services)', '[its services](/projects)'))),
);
edit('a part before another', '/careers: moved', (d) =>
  d.body(CAREERS, (b) => [
    ...b.filter((one) => !one.includes('Benefits')),
    ...b.filter((one) => one.includes('Benefits')),
  ]),
);
edit('the heading above a table removed', '/about/certifications: moved', (d) =>
  d.body('about/certifications.mdx', (b) => b.filter((one) => one !== '## Registrations' && !one.startsWith('['))),
);
edit('a field added', '/contact/vendor: added', (d) =>
  d.add(VENDOR, ['form', 'fields'], 2, {name: 'tax_number', label: 'Tax number', legend: undefined}),
);
edit('a field removed', '/contact/vendor: removed', (d) => d.remove(VENDOR, ['form', 'fields'], 2));
edit('the heading of the first fields removed', '/contact/vendor: removed', (d) =>
  d.set(VENDOR, ['form', 'fields', 0, 'legend'], undefined),
);
edit('a field that must be filled in', '/contact/vendor: words other', (d) =>
  d.set(VENDOR, ['form', 'fields', 2, 'required'], true),
);
edit('a field of another type', '/contact/vendor: other', (d) => d.set(VENDOR, ['form', 'fields', 1, 'type'], 'tel'));
edit('a page added', '/search: added', (d) =>
  d.write(
    'about/safety.mdx',
    d
      .read(WHO)
      .replace(/^description:.*$/m, 'description: How everybody comes home from work in one piece, every day.')
      .replace(/^title:.*$/m, 'title: Safety')
      .replace(/^heading:.*$/m, 'heading: Safe home'),
  ),
);
edit('a page removed', '/buyers: removed | /search: removed | /services: removed', (d) =>
  d.write(TRADING, undefined).write('search.mdx', d.read('search.mdx').replace(/^.*services\/trading.*\n/m, '')),
);
edit('a page renamed', '/: other other other | /contact: other other', (d) =>
  d
    .rename(WHO, 'about/company.mdx')
    .write(SITE, d.read(SITE).replace('/about/who-we-are', '/about/company'))
    .write('about/company.mdx', d.read('about/company.mdx').replace('title:', 'formerly: [/about/who-we-are]\ntitle:'))
    .write('index.mdx', d.read('index.mdx').replace('/about/who-we-are', '/about/company'))
    .write('about/index.mdx', d.read('about/index.mdx').replace('/about/who-we-are', '/about/company')),
);
edit('a service renamed', '/: words | /services: words | /buyers: words words words', (d) =>
  d.set('services/engineering.mdx', ['service', 'title'], 'Engineering Design'),
);
edit('a word of the menu', '/: words words | /contact: words words', (d) =>
  d.set(SITE, ['navigation', 5, 'name'], 'Jobs'),
);
edit('the menu in another order', '/: moved moved | /contact: moved moved', (d) => d.move(SITE, ['navigation'], 5, 3));
edit('the telephone of the company', '/: words words words | /contact: words words words', (d) =>
  d.set(SITE, ['phones', 0], '+234 801 000 0000'),
);
edit('the tagline', '/: words | /contact: words | /about/history: words', (d) =>
  d.say(SITE, ['tagline'], (t) => t.replace('small', 'little')),
);
const PAPERS = 'about/certifications.mdx';
const POLICY = 'policy-of-the-tests.mdx';
const BUYERS = 'buyers.mdx';
edit('the number of a certificate', '/about/certifications: words | /buyers: words', (d) =>
  d.set(PAPERS, ['certifications', 0, 'number'], 'QMS-000001'),
);
edit('the cases of a year', '/policy-of-the-tests: other words other words words words', (d) =>
  d.set(POLICY, ['safety', 'years', 0, 'recordable'], 5),
);
edit(
  'what answers a question of buyers',
  '/buyers: other words words added added removed words added added removed words added added removed',
  (d) => d.set(BUYERS, ['questions', 3, 'answer'], 'offices'),
);
edit(
  'all codes of the first scheme removed',
  '/buyers: added removed removed other',
  withoutCodes('services/engineering.mdx'),
);
edit('line breaks of Markdown alone', '/about/who-we-are:', (d) =>
  d.body(WHO, (b) => b.map((one) => (/^[A-Z]/.test(one) ? one.replace(/\. /, '.\n') : one))),
);
