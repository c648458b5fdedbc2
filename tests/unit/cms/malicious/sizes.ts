import {PAGE, withLines, type Hostile} from './hostile';

const many = (piece: string, count: number) => piece.repeat(count);
const body = (text: string) => (before: string) => `${before}\n${text}\n`;

/** Files that once took from seconds to for ever, each with the linter's fast answer. */
const SIZES: [what: string, as: Hostile['as'], says?: string][] = [
  ['60 groups of thousands behind a rate', withLines(`lead: The LTIFR was ${many('100,', 60)}.`)],
  ['a rate with a thousand groups', body(`The LTIFR was ${many('100,100,', 480)}.`)],
  [
    '20 kB of spaces before an invisible sign',
    body(`Words${many(' ', 20_000)}\u2028end`),
    'a character that one cannot see',
  ],
  ['70 000 entries of a list', withLines(`formerly:\n${many('  - 1\n', 45_000)}`), 'lines; '],
  ['7 000 entries of a list', withLines(`formerly:\n${many('  - 1\n', 7000)}`), 'entries of lists'],
  ['1400 entries of a list', withLines(`formerly:\n${many('  - 1\n', 1400)}`), 'is a number, but must be text'],
  ['140 000 brackets', withLines(`lead: ${many('[', 140_000)}`), 'signs such as :, [ and "'],
  ['280 kB of marks of git', (before) => before + many('<<<<<<<\n', 35_000), 'lines; '],
  ['19 000 marks of git', (before) => before + many('<<<<<<<\n', 18_000), 'is left over from two versions'],
  ['280 kB of broken bytes', () => Buffer.alloc(280_000, 0xe9), 'is saved in an old encoding'],
  [
    '280 kB of letters that are too short',
    () => Buffer.from(many('\u00E0\u0080\u0080', 93_000), 'latin1'),
    'old encoding',
  ],
  ['280 kB of lines of an old Mac', () => many('a\r', 140_000), 'lines; '],
  ['nested lists', body(many('- - - - - - - - a\n', 200)), 'marks of lists'],
  ['1900 entries of a list in the text', body(many('- a\n', 1900)), 'entries of lists'],
  ['800 boxes within one another', body(many(':::a\n', 800)), 'signs such as :::'],
  ['800 boxes in quotations', body(many('> :::a\n', 800)), 'signs such as :::'],
  ['4000 stars', body(many('**a ', 2000)), 'signs such as [, <, * and _'],
  ['4000 addresses', body(many('a@b.example ', 4000)), 'signs such as [, <, * and _'],
  ['100 000 empty lines', body(many('\n', 100_000)), 'lines; '],
  ['one line of 290 kB', body(many('a', 290_000)), 'kB is the most'],
  ['an alias that multiplies itself', withLines('lead: &a [x, x]\nheading2: &b [*a, *a]'), 'begins with'],
  ['groups within groups', withLines(`lead: ${many('{a: ', 200)}${many('}', 200)}`), 'brackets'],
  ['a page of a megabyte', () => many('Words. ', 150_000), 'kB is the most that a page may have'],
  ['a colon a line, 9000 times', withLines(many('a: 1\n', 9000))],
];

/** Unknown icon names, each different from the others. */
const icons = (count: number) =>
  Array.from({length: count}, (_, index) => `  - title: A${index}\n    icon: ${(index * 7919).toString(36)}qx`);

export const SIZE_FILES: Hostile[] = [
  ...SIZES.map(([what, as, says]): Hostile => ({what, file: PAGE, as, says})),
  {
    what: '1400 unknown icons',
    file: 'pages/careers.mdx',
    as: (before) => before.replace(/^benefits:.*\n(?:[ -].*\n)*/m, `benefits:\n${icons(1400).join('\n')}\n`),
    says: 'More than 100 values of this file have to be put right.',
  },
];
