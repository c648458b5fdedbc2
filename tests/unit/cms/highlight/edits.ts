/** Edits, each with the expected highlights in the order of the page. */
import {isSecondLane} from '../../../project';
import {Draft} from './draft';

export interface Edit {
  title: string;
  draft: Draft;
  /** The types of highlights by page; other pages are not checked. */
  highlights: [path: string, kinds: string[]][];
}

export const edits: Edit[] = [];

/** @param highlights such as '/careers: moved words | /projects: added' */
const edit = (title: string, highlights: string, make: (draft: Draft) => void): void => {
  const draft = new Draft();
  make(draft);
  if (!draft.isDifferent) throw new Error(`"${title}" changes nothing.`);
  const pages = highlights.split(' | ').filter(Boolean);
  const kinds = pages.map((page) => page.split(':') as [string, string]);
  edits.push({title, draft, highlights: kinds.map(([path, all]) => [path, all.split(' ').filter(Boolean)])});
};

/** An edit for the second lane only. */
const more: typeof edit = (...given) => {
  if (isSecondLane) edit(...given);
};

const again = (text: string) => `${text} Again.`;

const withoutCodes = (page: string) => (d: Draft) =>
  d.set(page, ['codes'], undefined).body(page, (blocks) => blocks.filter((block) => !block.includes('<Codes')));

const CAREERS = 'careers.mdx';
const MACHINIST = 'careers/machinist.mdx';
const FITTER = 'careers/fitter.mdx';
const ANALYST = 'careers/analyst.mdx';
const BETA = 'projects/beta.mdx';
const EPSILON = 'projects/epsilon.mdx';
const GALLERY = 'about/gallery.mdx';
const WHO = 'about/who-we-are.mdx';
const TRADING = 'services/trading.mdx';
const VENDOR = 'contact/vendor.mdx';
const PRIVACY = 'privacy.mdx';
const SITE = '_site.yml';

edit('a word of an entry', '/careers: words', (d) =>
  d.say(CAREERS, ['benefits', 1, 'description'], (t) => t.replace(/ (\w+) /, ' always $1 ')),
);
edit('a whole sentence replaced', '/careers: words', (d) =>
  d.set(MACHINIST, ['description'], 'Quite other words stand here since today.'),
);
edit('a number with its unit', '/careers: words | /careers/analyst: words', (d) =>
  d.set(ANALYST, ['experience'], '9–12 years'),
);
edit('an opening added', '/careers: added', (d) =>
  d.write(
    'careers/welder.mdx',
    d
      .read(MACHINIST)
      .replace(/^title:.*$/m, 'title: Coded Welder')
      .replace(/^description:.*$/m, 'description: Weld what the drawing says, in all positions.')
      .replace(/^applyLink:.*$/m, 'applyLink: https://forms.example/apply/welder')
      .replace(/^pinned:.*$/m, 'pinned: 3'),
  ),
);
edit('an opening removed', '/careers: removed', (d) => d.write(ANALYST, undefined));
edit('an opening moved up', '/careers: moved moved', (d) => d.set(FITTER, ['pinned'], 1).set(MACHINIST, ['pinned'], 3));
edit('an opening moved and changed', '/careers: moved words moved', (d) =>
  d.set(FITTER, ['pinned'], 1).set(MACHINIST, ['pinned'], 3).set(FITTER, ['experience'], '1 year'),
);
edit('a project removed that Home shows', '/: removed added', (d) => d.write(BETA, undefined));
edit('Home shows another project', '/: picture words other words words', (d) =>
  d.set(EPSILON, ['pinned'], 4).set('projects/delta.mdx', ['pinned'], undefined),
);
edit('an item moved to another group', '/services/trading: removed moved', (d) =>
  d.remove(TRADING, ['groups', 0, 'items'], 2).add(TRADING, ['groups', 1, 'items'], 2, 'Oils'),
);
edit('a photo replaced under the same name', '/careers: picture', (d) => d.picture('/img/bench.jpg', '/img/crane.jpg'));
edit('the description of a photo', '/about/gallery: other', (d) =>
  d.say(GALLERY, ['categories', 0, 'images', 1, 'alt'], again),
);
edit('an icon', '/careers: other', (d) => d.set(CAREERS, ['benefits', 1, 'icon'], 'flask'));
edit('the address of a button', '/about/who-we-are: other', (d) =>
  d.set(WHO, ['callToAction', 'buttons', 0, 'href'], '/contact/vendor'),
);
edit('the description for search engines', '/careers:', (d) => d.say(CAREERS, ['description'], (t) => `All ${t}`));
edit('text of a paragraph', '/about/who-we-are: words', (d) =>
  d.body(WHO, (b) => b.map((item) => item.replace('was founded in a shed', 'was founded in a small shed'))),
);
edit('a paragraph added', '/about/who-we-are: added', (d) =>
  d.body(WHO, (b) => b.toSpliced(2, 0, 'We keep every weld on record, with the name of its welder.')),
);
edit('a section moved', '/about/who-we-are: moved', (d) => d.sections(WHO, (s) => [s.at(-1) ?? '', ...s.slice(0, -1)]));
edit('a photo of a body', '/careers: picture', (d) =>
  d.body(CAREERS, (b) => b.map((item) => item.replace('/img/bench.jpg', '/img/crane.jpg'))),
);
edit('a heading of fields added', '/contact/vendor: added', (d) =>
  d.set(VENDOR, ['form', 'fields', 3, 'legend'], 'More of it'),
);
edit('a choice of a field', '/contact/vendor: other', (d) =>
  d.set(VENDOR, ['form', 'fields', 3, 'options', 2], '51 and more'),
);
edit('a field moved', '/contact/vendor: moved', (d) => d.move(VENDOR, ['form', 'fields'], 3, 1));
edit('a service added', '/services/engineering: added', (d) =>
  d.write(
    'services/inspection.mdx',
    d
      .read('services/operations.mdx')
      .replace(
        /^description:.*$/m,
        'description: Inspection of tanks, lines and vessels, with a record of every reading.',
      )
      .replace(/^title:.*$/m, 'title: Inspection')
      .replace(/^( *)title: Operations.*$/m, '$1title: Inspection')
      .replace(/^sidebar_position:.*$/m, 'sidebar_position: 8'),
  ),
);
edit('the only code of a scheme gone', '/buyers: added other other removed', withoutCodes('services/fabrication.mdx'));
edit('only the formatting of YAML', '/careers:', (d) =>
  d.write(
    CAREERS,
    d
      .read(CAREERS)
      .replace(/^title: (.*)$/m, 'title: "$1"')
      .replace(/^benefits:/m, '# The best first.\nbenefits:'),
  ),
);

more('the office hours', '/contact: words', (d) => d.set('contact/index.mdx', ['hours', 0, 'opens'], '07:30'));
more('an e-mail address of an office', '/contact: words other', (d) =>
  d.set('contact/index.mdx', ['offices', 0, 'email'], 'lagos@ferrowell.example'),
);
more('an opening closed', '/careers: removed', (d) =>
  d.set(FITTER, ['closes'], '2020-01-31').set(FITTER, ['posted'], '2020-01-01'),
);
more('a last day to apply', '/careers: added', (d) => d.set(MACHINIST, ['closes'], '2099-01-31'));
more('another id for an opening', '/careers: other', (d) => d.rename(ANALYST, 'careers/analyst-of-fuels.mdx'));
more('all openings gone', '/careers: added removed', (d) =>
  ['analyst', 'fitter', 'machinist', 'planner', 'rigger', 'storekeeper'].reduce(
    (all, id) => all.write(`careers/${id}.mdx`, undefined),
    d,
  ),
);
more('Home shows its projects reordered', '/: moved', (d) => d.set('projects/alpha.mdx', ['pinned'], 9));
more('an office moved to the front', '/buyers: moved | /contact: moved moved', (d) =>
  d.move('contact/index.mdx', ['offices'], 2, 0),
);
more('a slide moved', '/: moved moved words words words words', (d) => d.move('index.mdx', ['slides'], 4, 1));
more('a button removed', '/about/who-we-are: removed', (d) => d.remove(WHO, ['callToAction', 'buttons'], 1));
more('a photo on two pages, replaced under the same name', '/about/who-we-are: picture | /services: picture', (d) =>
  d.picture('/img/deck.jpg', '/img/photo.jpg'),
);
more('another photo', '/careers: picture', (d) => d.set(CAREERS, ['banner'], '/img/photo.jpg'));
more('an icon that no page had', '/oem: other', (d) => d.set('oem.mdx', ['advantages', 0, 'icon'], 'alien'));
more('a country and its flag', '/oem: picture words', (d) => d.set('oem.mdx', ['partners', 0, 'country'], 'Italy'));
more('text in bold', '/about/who-we-are: words', (d) =>
  d.body(WHO, (b) => b.map((item) => item.replace('under one roof', 'under **one roof**'))),
);
more('a paragraph moved', '/about/who-we-are: moved', (d) =>
  d.body(WHO, (b) => [b[0] ?? '', b[1] ?? '', b[3] ?? '', b[2] ?? '', ...b.slice(4)]),
);
more('a section added', '/privacy: added', (d) =>
  d.sections(PRIVACY, (s) =>
    s.toSpliced(1, 0, '## Letters | What comes by post\n\nWe open letters, read them and keep them in a binder.'),
  ),
);
more('the target of a link in a body', '/about/who-we-are: other', (d) =>
  d.body(WHO, (b) => b.map((item) => item.replace('[its services](/services)', '[its services](/projects)'))),
);
more('two blocks swapped', '/careers: moved', (d) =>
  d.body(CAREERS, (b) => [
    ...b.filter((item) => !item.includes('Benefits')),
    ...b.filter((item) => item.includes('Benefits')),
  ]),
);
more('the heading above a table removed', '/about/certifications: moved', (d) =>
  d.body('about/certifications.mdx', (b) => b.filter((item) => item !== '## Registrations' && !item.startsWith('['))),
);
more('a field added', '/contact/vendor: added', (d) =>
  d.add(VENDOR, ['form', 'fields'], 2, {name: 'tax_number', label: 'Tax number', legend: undefined}),
);
more('the heading of the first fields removed', '/contact/vendor: removed', (d) =>
  d.set(VENDOR, ['form', 'fields', 0, 'legend'], undefined),
);
more('a field made required', '/contact/vendor: removed other', (d) =>
  d.set(VENDOR, ['form', 'fields', 2, 'required'], true),
);
more('a field of another type', '/contact/vendor: other', (d) => d.set(VENDOR, ['form', 'fields', 1, 'type'], 'tel'));
more('a page added', '/search: added', (d) =>
  d.write(
    'about/safety.mdx',
    d
      .read(WHO)
      .replace(/^description:.*$/m, 'description: How everybody comes home from work in one piece, every day.')
      .replace(/^title:.*$/m, 'title: Safety')
      .replace(/^heading:.*$/m, 'heading: Safe home'),
  ),
);
more('a page removed', '/buyers: removed | /search: removed | /services: removed', (d) =>
  d.write(TRADING, undefined).write('search.mdx', d.read('search.mdx').replace(/^.*services\/trading.*\n/m, '')),
);
more('a page renamed', '/: other other other | /contact: other other', (d) =>
  d
    .rename(WHO, 'about/company.mdx')
    .write(SITE, d.read(SITE).replace('/about/who-we-are', '/about/company'))
    .write('about/company.mdx', d.read('about/company.mdx').replace('title:', 'formerly: [/about/who-we-are]\ntitle:'))
    .write('index.mdx', d.read('index.mdx').replace('/about/who-we-are', '/about/company'))
    .write('about/index.mdx', d.read('about/index.mdx').replace('/about/who-we-are', '/about/company')),
);
more('a service renamed', '/: words | /services: words | /buyers: words words words', (d) =>
  d.set('services/engineering.mdx', ['service', 'title'], 'Engineering Design'),
);
more('an item of the menu', '/: words words | /contact: words words', (d) =>
  d.set(SITE, ['navigation', 5, 'name'], 'Jobs'),
);
more('the menu reordered', '/: moved moved | /contact: moved moved', (d) => d.move(SITE, ['navigation'], 5, 3));
more('the telephone of the company', '/: words words words | /contact: words words words', (d) =>
  d.set(SITE, ['phones', 0], '+234 801 000 0000'),
);
const POLICY = 'policy-of-the-tests.mdx';
const BUYERS = 'buyers.mdx';
more('the cases of a year', '/policy-of-the-tests: other words other words words words', (d) =>
  d.set(POLICY, ['safety', 'years', 0, 'recordable'], 5),
);
more(
  'the answer to a question of buyers',
  '/buyers: other words words added added removed words added added removed words added added removed',
  (d) => d.set(BUYERS, ['questions', 3, 'answer'], 'offices'),
);
more('all codes of a scheme gone', '/buyers: added removed removed other', withoutCodes('services/engineering.mdx'));
more('only line breaks of Markdown', '/about/who-we-are:', (d) =>
  d.body(WHO, (b) => b.map((item) => (/^[A-Z]/.test(item) ? item.replace(/\. /, '.\n') : item))),
);
