/** One edit of each kind of change, with the marks that it leads to. */
import {anew, CAREERS, edit, GALLERY, pageOf, PROJECTS, TRADING, VENDOR, WHO, withoutCodes} from './edit';
edit('a word of an entry', '/careers: words', (d) =>
  d.say(CAREERS, ['benefits', 1, 'description'], (t) => t.replace(/ (\w+) /, ' always $1 ')),
);
edit('a whole sentence for another', '/careers: words', (d) =>
  d.set(CAREERS, ['openings', 0, 'description'], 'Quite other words stand here since today.'),
);
edit('a number with its unit', `/careers: words | ${pageOf(1)}: words`, (d) =>
  d.set(CAREERS, ['openings', 1, 'experience'], '9–12 years'),
);
edit('an opening added', '/careers: added', (d) =>
  d.add(CAREERS, ['openings'], 2, {
    id: 'welder',
    title: 'Coded Welder',
    description: 'Weld what the drawing says, in all positions.',
    applyLink: 'https://forms.example/apply/welder',
  }),
);
edit('an opening removed', '/careers: removed', (d) => d.remove(CAREERS, ['openings'], 2));
edit('an opening moved up', '/careers: moved', (d) => d.move(CAREERS, ['openings'], 4, 0));
edit('an opening moved and changed', '/careers: moved words', (d) =>
  d.move(CAREERS, ['openings'], 4, 0).set(CAREERS, ['openings', 0, 'experience'], '1 year'),
);
edit('a project removed that Home shows', '/: removed added', (d) =>
  d.remove(PROJECTS, ['projects'], 1).set('index.mdx', ['projects'], ['alpha', 'gamma', 'delta', 'epsilon']),
);
edit('Home shows another project', '/: added removed', (d) => d.set('index.mdx', ['projects', 3], 'epsilon'));
edit('an item moved to another group', '/services/trading: removed moved', (d) =>
  d.remove(TRADING, ['groups', 0, 'items'], 2).add(TRADING, ['groups', 1, 'items'], 2, 'Oils'),
);
edit('a photo under its old name', '/careers: picture', (d) => d.picture('/img/bench.jpg', '/img/crane.jpg'));
edit('the words of a photo', '/about/gallery: other', (d) =>
  d.say(GALLERY, ['categories', 0, 'images', 1, 'alt'], anew),
);
edit('an icon', '/careers: other', (d) => d.set(CAREERS, ['benefits', 1, 'icon'], 'flask'));
edit('the address of a button', '/about/who-we-are: other', (d) =>
  d.set(WHO, ['callToAction', 'buttons', 0, 'href'], '/contact/vendor'),
);
edit('what search engines are told', '/careers:', (d) => d.say(CAREERS, ['description'], (t) => `All ${t}`));
edit('words of a paragraph', '/about/who-we-are: words', (d) =>
  d.body(WHO, (b) => b.map((one) => one.replace('was founded in a shed', 'was founded in a small shed'))),
);
edit('a paragraph added', '/about/who-we-are: added', (d) =>
  d.body(WHO, (b) => b.toSpliced(2, 0, 'We keep every weld on record, with the name of its welder.')),
);
edit('a section moved', '/about/who-we-are: moved', (d) => d.sections(WHO, (s) => [s.at(-1) ?? '', ...s.slice(0, -1)]));
edit('a photo of a body', '/careers: picture', (d) =>
  d.body(CAREERS, (b) => b.map((one) => one.replace('/img/bench.jpg', '/img/crane.jpg'))),
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
edit(
  'the only code of a scheme removed',
  '/buyers: added other other removed',
  withoutCodes('services/fabrication.mdx'),
);
edit('the spelling of YAML alone', '/careers:', (d) =>
  d.write(
    CAREERS,
    d
      .read(CAREERS)
      .replace(/^title: (.*)$/m, 'title: "$1"')
      .replace(/^openings:/m, '# The newest first.\nopenings:'),
  ),
);
