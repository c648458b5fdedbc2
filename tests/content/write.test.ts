import type {Edit} from '../../src/content/write';
import {writeEdit} from '../../src/content/write/write-edit';
import {failuresOfFile, tryPages} from './write/failures';

/** One page for each way in which the site's pages write lists and groups; `write.all.test.ts` tries all of them. */
const FILES = 'index careers about/certifications contact/index services/engineering policy-of-the-tests'
  .split(' ')
  .map((name) => `pages/${name}.mdx`);
const PAGES = 30;
const SEED = 18;

test('Every place of a page is changed by itself, with any line ends, and taken back to the byte', () => {
  expect(FILES.flatMap(failuresOfFile)).toEqual([]);
});

/** Changes that staff make, and the lines that somebody would have written who knows YAML well. */
const OPENINGS = 'openings:\n  - id: welder\n    title: Welder\n    location: [Lagos, Warri]\n    sample: true\n';
const FOLDED = 'lead: >-\n  One line of words that\n  goes on in a second and\n  ends in a third.\nunlisted: true\n';
const SPACED = '# What it is\nbadges:\n  - a\n\n  # About b\n  - b\n\n  - c\n';
const BY_HAND: [what: string, before: string, edit: Edit, after: string][] = [
  [
    'a colon and a hash in a title',
    'title: Words\n',
    {kind: 'set', at: ['title'], value: 'Steel: made # 1'},
    'title: "Steel: made # 1"\n',
  ],
  [
    'the second line of a folded text',
    FOLDED,
    {kind: 'set', at: ['lead'], value: 'One line of words that moves on in a second and ends in a third.'},
    FOLDED.replace('goes', 'moves'),
  ],
  [
    'a literal text that grows by a line',
    'lead: |\n  One\n  Two\n',
    {kind: 'set', at: ['lead'], value: 'One\nTwo\nThree'},
    'lead: |\n  One\n  Two\n  Three\n',
  ],
  [
    'a value with the comment behind it',
    'title: "A" # note\n',
    {kind: 'set', at: ['title'], value: 'B'},
    'title: "B" # note\n',
  ],
  [
    'a field that is new, in the order of the schema',
    OPENINGS,
    {kind: 'set', at: ['openings', 0, 'country'], value: 'Ghana'},
    OPENINGS.replace('    sample', '    country: Ghana\n    sample'),
  ],
  [
    'a town in a list between brackets',
    OPENINGS,
    {kind: 'insert', at: ['openings', 0, 'location'], index: 2, value: 'Aba, Abia'},
    OPENINGS.replace('Warri', 'Warri, "Aba, Abia"'),
  ],
  [
    'an opening, with its towns between brackets as the one above has them',
    OPENINGS,
    {kind: 'insert', at: ['openings'], index: 1, value: {id: 'fitter', title: 'Fitter', location: ['Aba', 'Warri']}},
    `${OPENINGS}  - id: fitter\n    title: Fitter\n    location: [Aba, Warri]\n`,
  ],
  ['the last opening', OPENINGS, {kind: 'remove', at: ['openings', 0]}, 'openings: []\n'],
  [
    'the first opening',
    'openings: []\n',
    {kind: 'insert', at: ['openings'], index: 0, value: {id: 'welder', title: 'Welder', location: ['Lagos']}},
    'openings:\n  - id: welder\n    title: Welder\n    location:\n      - Lagos\n',
  ],
  [
    'the last entry of a list that may be absent',
    'title: Words\nformerly:\n  - /old\n',
    {kind: 'remove', at: ['formerly', 0]},
    'title: Words\n',
  ],
  [
    'an entry that moves with its comment, while the empty lines stay',
    SPACED,
    {kind: 'move', at: ['badges'], from: 1, to: 2},
    '# What it is\nbadges:\n  - a\n\n  - c\n\n  # About b\n  - b\n',
  ],
  [
    'an entry that leaves with its comment and one empty line',
    SPACED,
    {kind: 'remove', at: ['badges', 1]},
    '# What it is\nbadges:\n  - a\n\n  - c\n',
  ],
  [
    'an entry among others that empty lines part',
    SPACED,
    {kind: 'insert', at: ['badges'], index: 3, value: 'd'},
    `${SPACED}\n  - d\n`,
  ],
];

test('A change is written as by hand', () => {
  const page = (yaml: string) => `---\n${yaml}---\n\nWords.\n`;
  for (const [what, before, edit, after] of BY_HAND)
    expect([what, writeEdit('pages/careers.mdx', page(before), edit)]).toEqual([what, page(after)]);
});

test('Pages that others wrote in their own way keep it, wherever they are changed', () => {
  expect(tryPages(PAGES, SEED)).toBeGreaterThan(PAGES);
});
