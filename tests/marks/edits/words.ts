/** Words of fields. */
import {edit, pageOf, CAREERS, WHO, TRADING} from './edit';

edit(
  'a word of an entry',
  (d) => d.say(CAREERS, ['benefits', 1, 'description'], (t) => t.replace(/ (\w+) /, ' always $1 ')),
  {'/careers': ['words']},
);
edit('a title', (d) => d.set(CAREERS, ['benefits', 1, 'title'], 'A house of learning'), {'/careers': ['words']});
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
edit('a town', (d) => d.set(CAREERS, ['openings', 2, 'location', 0], 'Benin City'), {'/careers': ['words']});
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
