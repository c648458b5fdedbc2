/** Paragraphs, headings and sections of bodies. */
import {edit, CAREERS, WHO, PRIVACY} from './edit';

edit(
  'words of a paragraph',
  (d) => d.body(WHO, (b) => b.map((one) => one.replace('was founded in a shed', 'was founded in a small shed'))),
  {'/about/who-we-are': ['words']},
);
edit(
  'words set in bold',
  (d) => d.body(WHO, (b) => b.map((one) => one.replace('under one roof', 'under **one roof**'))),
  {'/about/who-we-are': ['words']},
);
edit(
  'a paragraph added',
  (d) => d.body(WHO, (b) => b.toSpliced(2, 0, 'We keep every weld on record, with the name of its welder.')),
  {'/about/who-we-are': ['added']},
);
edit('a paragraph removed', (d) => d.body(PRIVACY, (b) => b.filter((one) => !one.startsWith('The host sees'))), {
  '/privacy': ['removed'],
});
edit('a paragraph moved', (d) => d.body(WHO, (b) => [b[0] ?? '', b[1] ?? '', b[3] ?? '', b[2] ?? '', ...b.slice(4)]), {
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
  (d) => d.body(PRIVACY, (b) => b.map((one) => one.replace('No cookie is', 'No cookie was'))),
  {'/privacy': ['words']},
);
edit(
  'where a link of a body leads',
  (d) => d.body(WHO, (b) => b.map((one) => one.replace('[its services](/services)', '[its services](/projects)'))),
  {'/about/who-we-are': ['other']},
);
edit(
  'a photo of a body',
  (d) => d.body(CAREERS, (b) => b.map((one) => one.replace('/img/bench.jpg', '/img/crane.jpg'))),
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
edit(
  'the heading above a table removed',
  (d) =>
    d.body('about/certifications.mdx', (b) => b.filter((one) => one !== '## Registrations' && !one.startsWith('['))),
  {},
);
