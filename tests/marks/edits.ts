/** What editors do, each edit by itself, with the marks that their page then shows, in the order of the page. */
import {Draft} from './draft';

interface Edit {
  title: string;
  draft: Draft;
  /** The kinds of the marks by page; nothing for a page that may have any. */
  marks: Record<string, string[]>;
}

const edits: Edit[] = [];
const edit = (title: string, make: (draft: Draft) => void, marks: Record<string, string[]>): void => {
  const draft = new Draft();
  try {
    make(draft);
  } catch {
    // Staff have taken away what this edit is about; `marks.test.ts` counts how many are left.
    return;
  }
  if (draft.isDifferent) edits.push({title, draft, marks});
};
/** The page of an opening, by its position in the list. */
const pageOf = (position: number) =>
  `/careers/${String(new Draft().value('careers.mdx', ['openings', position, 'id']))}`;
const anew = (text: string) => `${text} Anew.`;
const CAREERS = 'careers.mdx';
const PROJECTS = 'projects.mdx';
const CLIENTS = 'about/clients.mdx';
const GALLERY = 'about/gallery.mdx';
const WHO = 'about/who-we-are.mdx';
const TRADING = 'services/trading.mdx';
const VENDOR = 'contact/vendor.mdx';
const PRIVACY = 'privacy.mdx';
const SITE = '_site.yml';

// Words
edit(
  'a word of an entry',
  (d) => d.say(CAREERS, ['benefits', 1, 'description'], (t) => t.replace(/ (\w+) /, ' always $1 ')),
  {'/careers': ['words']},
);
edit('a title', (d) => d.set(CAREERS, ['benefits', 0, 'title'], 'A house of learning'), {'/careers': ['words']});
edit('two edits of one sentence', (d) => d.say(CAREERS, ['lead'], (t) => `Here: ${t.replace(/\.$/, ' today.')}`), {
  '/careers': ['words'],
});
edit('the heading of a page', (d) => d.say(WHO, ['heading'], (t) => `${t} for ever`), {'/about/who-we-are': ['words']});
edit(
  'a whole sentence for another',
  (d) => d.set(CAREERS, ['openings', 0, 'description'], 'Quite other words stand here since today.'),
  {'/careers': ['words']},
);
edit('a number with its unit', (d) => d.set(CAREERS, ['openings', 1, 'experience'], '9–12 years'), {
  '/careers': ['words'],
  [pageOf(1)]: ['words'],
});
edit('words for a number', (d) => d.set(CAREERS, ['openings', 1, 'experience'], 'Any'), {'/careers': ['words']});
edit('a town', (d) => d.set(CAREERS, ['openings', 1, 'location', 0], 'Benin City'), {'/careers': ['words']});
edit('a figure', (d) => d.set('index.mdx', ['statistics', 0, 'number'], 151), {'/': ['words']});
edit('the suffix of a figure', (d) => d.set(TRADING, ['measures', 0, 'suffix'], 'thousand tons'), {});
edit('the year of a certificate', (d) => d.set('about/certifications.mdx', ['certifications', 0, 'year'], 2025), {
  '/about/certifications': ['words'],
});
edit('the question of the orange band', (d) => d.set(WHO, ['callToAction', 'heading'], 'What do you build next?'), {
  '/about/who-we-are': ['words'],
});
edit('the office hours', (d) => d.set('contact/index.mdx', ['hours', 0, 'opens'], '07:30'), {'/contact': ['words']});
edit('the type of a job', (d) => d.set(CAREERS, ['openings', 1, 'type'], 'Contract'), {
  '/careers': ['words'],
  [pageOf(1)]: ['words'],
});
edit(
  'an e-mail address of an office',
  (d) => d.set('contact/index.mdx', ['offices', 0, 'email'], 'lagos@ferrowell.example'),
  {},
);
edit(
  'a telephone number of an office',
  (d) => d.set('contact/index.mdx', ['offices', 0, 'phone'], '+234 803 000 0000'),
  {},
);

// Lists
edit(
  'an opening added',
  (d) =>
    d.add(CAREERS, ['openings'], 2, {
      id: 'welder',
      title: 'Coded Welder',
      description: 'Weld what the drawing says, in all positions.',
      applyLink: 'https://forms.example/apply/welder',
    }),
  {'/careers': ['added']},
);
edit('an opening removed', (d) => d.remove(CAREERS, ['openings'], 2), {'/careers': ['removed']});
edit('an opening closed', (d) => d.set(CAREERS, ['openings', 2, 'closes'], '2020-01-31'), {'/careers': ['removed']});
edit('a last day to apply', (d) => d.set(CAREERS, ['openings', 2, 'closes'], '2099-01-31'), {'/careers': ['added']});
edit('an opening moved up', (d) => d.move(CAREERS, ['openings'], 4, 0), {'/careers': ['moved']});
edit('an opening moved down', (d) => d.move(CAREERS, ['openings'], 0, 3), {'/careers': ['moved']});
edit('two openings that change places', (d) => d.move(CAREERS, ['openings'], 1, 2), {'/careers': ['moved']});
edit(
  'an opening moved and changed',
  (d) => d.move(CAREERS, ['openings'], 4, 0).set(CAREERS, ['openings', 0, 'experience'], '1 year'),
  {'/careers': ['moved', 'words']},
);
edit('another id for an opening', (d) => d.set(CAREERS, ['openings', 1, 'id'], 'machinist-by-hand'), {
  '/careers': ['other'],
});
edit('all openings gone', (d) => d.set(CAREERS, ['openings'], []), {});
edit(
  'a project added',
  (d) =>
    d.add(PROJECTS, ['projects'], 0, {id: 'jetty', title: 'Jetty pipework', description: 'New lines along the jetty.'}),
  {},
);
edit(
  'a project removed that Home shows',
  (d) =>
    d
      .remove(PROJECTS, ['projects'], 1)
      .set('index.mdx', ['projects'], ['compressor-skid', 'storage-tank', 'gas-processing', 'pipeline']),
  {'/': ['removed', 'added']},
);
edit('a project moved', (d) => d.move(PROJECTS, ['projects'], 5, 0), {'/projects': ['moved', 'moved']});
edit('another id for a project', (d) => d.set(PROJECTS, ['projects', 9, 'id'], 'tanks-of-calabar'), {'/projects': []});
edit('Home shows its projects in another order', (d) => d.move('index.mdx', ['projects'], 0, 3), {'/': ['moved']});
edit('Home shows another project', (d) => d.set('index.mdx', ['projects', 3], 'pipeline'), {'/': ['added', 'removed']});
edit('Home shows its services in another order', (d) => d.move('index.mdx', ['services'], 5, 0), {'/': ['moved']});
edit('a client added', (d) => d.add(CLIENTS, ['clients'], 3, {id: 'newcomer', name: 'Newcomer Energy'}), {
  '/about/clients': ['added'],
});
edit('a client removed', (d) => d.remove(CLIENTS, ['clients'], 20), {'/about/clients': ['removed']});
edit('a benefit moved', (d) => d.move(CAREERS, ['benefits'], 2, 0), {'/careers': ['moved']});
edit('a line of a scope added', (d) => d.add('services/engineering.mdx', ['scope'], 3, 'Ejector design'), {
  '/services/engineering': ['added'],
});
edit('a line of a scope moved', (d) => d.move('services/engineering.mdx', ['scope'], 9, 0), {
  '/services/engineering': ['moved'],
});
edit('a line of a scope removed', (d) => d.remove('services/engineering.mdx', ['scope'], 4), {
  '/services/engineering': ['removed'],
});
edit(
  'an item moved to another group',
  (d) =>
    d.remove(TRADING, ['groups', 0, 'items'], 5).add(TRADING, ['groups', 1, 'items'], 3, 'Base oils and lubricants'),
  {'/services/trading': ['removed', 'moved']},
);
edit('a milestone removed', (d) => d.remove('about/history.mdx', ['timeline'], 1), {});
edit('a leader moved', (d) => d.move('about/management.mdx', ['members'], 8, 2), {'/about/management': ['moved']});
edit('an office removed', (d) => d.remove('contact/index.mdx', ['offices'], 2), {});
edit('an office moved to the front', (d) => d.move('contact/index.mdx', ['offices'], 2, 0), {});
edit('a slide moved', (d) => d.move('index.mdx', ['slides'], 4, 1), {});
edit('a button removed', (d) => d.remove(WHO, ['callToAction', 'buttons'], 1), {'/about/who-we-are': ['removed']});

// Pictures, icons, addresses and what else one does not see
edit('a photo under its old name', (d) => d.picture('/img/careers/hard-hats.jpg', '/img/home/plant-overview.jpg'), {
  '/careers': ['picture'],
});
edit(
  'a photo that two pages show, under its old name',
  (d) => d.picture('/img/services/trading.jpg', '/img/services/engineering.jpg'),
  {'/services/trading': ['picture'], '/services': ['picture']},
);
edit('another photo', (d) => d.set(CAREERS, ['banner'], '/img/banners/trading.jpg'), {'/careers': ['picture']});
edit('a logo', (d) => d.set('oem.mdx', ['partners', 0, 'logo'], '/img/oem/caledon.svg'), {});
edit('the words of a photo', (d) => d.say(GALLERY, ['categories', 0, 'images', 1, 'alt'], anew), {
  '/about/gallery': ['other'],
});
edit('a photo of the gallery moved', (d) => d.move(GALLERY, ['categories', 0, 'images'], 0, 2), {
  '/about/gallery': ['moved'],
});
edit('a photo of the gallery removed', (d) => d.remove(GALLERY, ['categories', 1, 'images'], 1), {});
edit('the name of a category', (d) => d.set(GALLERY, ['categories', 1, 'name'], 'Machines'), {});
edit('an icon', (d) => d.set(CAREERS, ['benefits', 0, 'icon'], 'flask'), {'/careers': ['other']});
edit('an icon that no page had', (d) => d.set('oem.mdx', ['advantages', 0, 'icon'], 'alien'), {'/oem': ['other']});
edit('the address of a button', (d) => d.set(WHO, ['callToAction', 'buttons', 0, 'href'], '/contact/vendor'), {
  '/about/who-we-are': ['other'],
});
edit('a country and its flag', (d) => d.set('oem.mdx', ['partners', 0, 'country'], 'Italy'), {});
edit('what search engines are told', (d) => d.say(CAREERS, ['description'], (t) => `All ${t}`), {'/careers': []});

// Bodies
edit(
  'words of a paragraph',
  (d) => d.body(WHO, (b) => b.map((one) => one.replace('was founded in 2015', 'was founded in the year 2015'))),
  {'/about/who-we-are': ['words']},
);
edit(
  'words set in bold',
  (d) =>
    d.body(WHO, (b) => b.map((one) => one.replace('one line of responsibility', '**one line** of responsibility'))),
  {'/about/who-we-are': ['words']},
);
edit(
  'a paragraph added',
  (d) => d.body(WHO, (b) => b.toSpliced(2, 0, 'We keep every weld on record, with the name of its welder.')),
  {'/about/who-we-are': ['added']},
);
edit(
  'a paragraph removed',
  (d) => d.body(PRIVACY, (b) => b.filter((one) => !one.startsWith('The company that hosts'))),
  {'/privacy': ['removed']},
);
edit('a paragraph moved', (d) => d.body(WHO, (b) => [b[0] ?? '', b[2] ?? '', b[1] ?? '', ...b.slice(3)]), {
  '/about/who-we-are': ['moved'],
});
edit(
  'a heading of a section',
  (d) => d.body(WHO, (b) => b.map((one) => one.replace('Where we work', 'Where we are at work'))),
  {'/about/who-we-are': ['words']},
);
edit(
  'the tag of a section',
  (d) => d.body(PRIVACY, (b) => b.map((one) => one.replace('## The way |', '## The path |'))),
  {},
);
edit('a section moved', (d) => d.sections(WHO, (s) => [s.at(-1) ?? '', ...s.slice(0, -1)]), {
  '/about/who-we-are': ['moved'],
});
edit('a section removed', (d) => d.sections(PRIVACY, (s) => s.toSpliced(2, 1)), {'/privacy': ['removed']});
edit(
  'a section added',
  (d) =>
    d.sections(PRIVACY, (s) =>
      s.toSpliced(1, 0, '## Letters | What comes by post\n\nWe open letters, read them and keep them in a binder.'),
    ),
  {'/privacy': ['added']},
);
edit(
  'an item of a list of a body',
  (d) => d.body(PRIVACY, (b) => b.map((one) => one.replace('counts no visits', 'counts no visitors'))),
  {'/privacy': ['words']},
);
edit(
  'where a link of a body leads',
  (d) => d.body(WHO, (b) => b.map((one) => one.replace('(/services)', '(/projects)'))),
  {'/about/who-we-are': ['other']},
);
edit(
  'a photo of a body',
  (d) =>
    d.body(CAREERS, (b) => b.map((one) => one.replace('/img/careers/hard-hats.jpg', '/img/home/plant-overview.jpg'))),
  {'/careers': ['picture']},
);
edit(
  'a part before another',
  (d) =>
    d.body(CAREERS, (b) => [
      ...b.filter((one) => !one.includes('Benefits')),
      ...b.filter((one) => one.includes('Benefits')),
    ]),
  {'/careers': ['moved']},
);

// Forms
edit('the label of a field', (d) => d.set(VENDOR, ['form', 'fields', 0, 'label'], 'Name of the company'), {
  '/contact/vendor': ['words'],
});
edit(
  'a field added',
  (d) => d.add(VENDOR, ['form', 'fields'], 2, {name: 'tax_number', label: 'Tax number', legend: undefined}),
  {},
);
edit('a field removed', (d) => d.remove(VENDOR, ['form', 'fields'], 2), {'/contact/vendor': ['removed']});
edit('a heading of fields removed', (d) => d.set(VENDOR, ['form', 'fields', 5, 'legend'], undefined), {
  '/contact/vendor': ['removed'],
});
edit('the heading of the first fields removed', (d) => d.set(VENDOR, ['form', 'fields', 0, 'legend'], undefined), {
  '/contact/vendor': ['removed'],
});
edit('a heading of fields added', (d) => d.set(VENDOR, ['form', 'fields', 3, 'legend'], 'More of it'), {
  '/contact/vendor': ['added'],
});
edit('a field that must be filled in', (d) => d.set(VENDOR, ['form', 'fields', 2, 'required'], true), {});
edit('a field of another type', (d) => d.set(VENDOR, ['form', 'fields', 1, 'type'], 'tel'), {
  '/contact/vendor': ['other'],
});
edit('a choice of a field', (d) => d.set(VENDOR, ['form', 'fields', 3, 'options', 4], '500 and more'), {
  '/contact/vendor': ['other'],
});
edit('a field moved', (d) => d.move(VENDOR, ['form', 'fields'], 4, 1), {'/contact/vendor': ['moved']});

// Pages, the menu and the facts of all pages
edit(
  'a page added',
  (d) =>
    d.write(
      'about/safety.mdx',
      d
        .read(WHO)
        .replace(/^description:.*$/m, 'description: How everybody comes home from work in one piece, every day.')
        .replace(/^title:.*$/m, 'title: Safety')
        .replace(/^heading:.*$/m, 'heading: Safe home'),
    ),
  {},
);
edit(
  'a page removed',
  (d) => d.write(TRADING, undefined).write('search.mdx', d.read('search.mdx').replace(/^.*services\/trading.*\n/m, '')),
  {},
);
edit(
  'a page renamed',
  (d) =>
    d
      .rename(WHO, 'about/company.mdx')
      .write(SITE, d.read(SITE).replace('/about/who-we-are', '/about/company'))
      .write(
        'about/company.mdx',
        d.read('about/company.mdx').replace('title:', 'formerly: [/about/who-we-are]\ntitle:'),
      )
      .write('index.mdx', d.read('index.mdx').replace('/about/who-we-are', '/about/company'))
      .write('about/index.mdx', d.read('about/index.mdx').replace('/about/who-we-are', '/about/company')),
  {},
);
edit(
  'a service added',
  (d) =>
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
  {'/services/engineering': ['added']},
);
edit('a service renamed', (d) => d.set('services/engineering.mdx', ['service', 'title'], 'Engineering Design'), {});
edit('a word of the menu', (d) => d.set(SITE, ['navigation', 5, 'name'], 'Jobs'), {});
edit('the menu in another order', (d) => d.move(SITE, ['navigation'], 5, 3), {});
edit('a page taken out of the menu', (d) => d.remove(SITE, ['navigation', 1, 'dropdown'], 4), {});
edit('the telephone of the company', (d) => d.set(SITE, ['phones', 0], '+234 801 000 0000'), {});
edit('the tagline', (d) => d.say(SITE, ['tagline'], (t) => t.replace('field services', 'field work')), {});

// No change
edit(
  'the spelling of YAML alone',
  (d) =>
    d.write(
      CAREERS,
      d
        .read(CAREERS)
        .replace(/^title: (.*)$/m, 'title: "$1"')
        .replace(/^openings:/m, '# The newest first.\nopenings:'),
    ),
  {'/careers': []},
);
edit(
  'line breaks of Markdown alone',
  (d) => d.body(WHO, (b) => b.map((one) => (/^[A-Z]/.test(one) ? one.replace(/\. /, '.\n') : one))),
  {'/about/who-we-are': []},
);

export default edits;
