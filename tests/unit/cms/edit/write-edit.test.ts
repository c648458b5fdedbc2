import {readFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import fc from 'fast-check';
import {SITE_FILE} from '../../../../src/cms/values/paths';
import type {Edit, Value} from '../../../../src/cms/edit';
import {undefinedIfUnwritable} from '../../../../src/cms/edit/edit';
import {readFrontMatter} from '../../../../src/cms/edit/front-matter';
import {writeEdit} from '../../../../src/cms/edit/write-edit';
import {pageFiles} from '../../../../src/node/project-files';
import {isSecondLane} from '../../../project';
import {editCasesOf, type Case} from '../write/generate-edits';
import {styledPage, type StyledPage} from '../write/generate-pages';
import {schemaOf} from '../../../../src/cms/definition/site-definition';
import {siteDefinition} from '../../../../src/site/site-definition';

/** Returns the data of a file; throws when it has a syntax error. */
const dataOf = (file: string, source: string): Value => readFrontMatter(file, source).data;

/** Returns the changed text, and the text that it replaced. */
function changeOf(before: string, after: string): {removed: string; added: string} {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {removed: before.slice(start, before.length - end), added: after.slice(start, after.length - end)};
}

const letters = (text: string) => text.split(/(?:)/u).sort().join('');

/** Returns the text of a value, regardless of formatting. */
const bare = (text: string) => text.replace(/[\s"'\\|>-]/g, '');

/** Whether a change is minimal: it removes one piece, adds one, or reorders some. */
function isMinimal({edit, back}: Case, before: string, after: string): boolean {
  const {removed, added} = changeOf(before, after);
  if (edit.kind === 'move') return letters(removed) === letters(added);
  if (edit.kind === 'insert') return removed === '' || removed === '[]';
  if (edit.kind === 'remove') return /^\s*\[?\]?$/.test(added);
  const [old] = back;
  return (
    old?.kind === 'set' &&
    bare(JSON.stringify(old.value)).includes(bare(removed)) &&
    bare(JSON.stringify(edit.value)).includes(bare(added))
  );
}

/** @returns the failures of a change, of its reversal, and of both after another change. */
function failuresOfEdit(file: string, source: string, each: Case, other?: Edit): string[] {
  const name = `${file} ${JSON.stringify(each.edit)}`;
  const after = writeEdit(siteDefinition, file, source, each.edit, source);
  const message = JSON.stringify(changeOf(source, after));
  const failures: string[] = [];
  if (!isDeepStrictEqual(dataOf(file, after), each.meant)) failures.push(`${name} says something else: ${message}`);
  if (!isMinimal(each, source, after)) failures.push(`${name} changes more: ${message}`);
  const start = other ? writeEdit(siteDefinition, file, source, other, source) : source;
  const there = other ? writeEdit(siteDefinition, file, start, each.edit, source) : after;
  const back = each.back.reduce((text, edit) => writeEdit(siteDefinition, file, text, edit, source), there);
  if (back !== start) failures.push(`${name} leaves a trace: ${JSON.stringify(changeOf(start, back))}`);
  return failures;
}

const withCrlf = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

/** @returns the failures of all changes of a file, with any line ends; the main lane tries some of them. */
function failuresOfFile(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const cases = editCasesOf(schemaOf(siteDefinition, file), dataOf(file, source));
  return cases.flatMap((each, index) => {
    if (!isSecondLane && index % SAMPLE_STEP !== 0) return [];
    const same =
      withCrlf(writeEdit(siteDefinition, file, source, each.edit)) ===
      writeEdit(siteDefinition, file, withCrlf(source), each.edit);
    const ends = same ? [] : [`${file} ${JSON.stringify(each.edit)} changes line ends`];
    return [...ends, ...failuresOfEdit(file, source, each)];
  });
}

/** A page without a special page type, which may have any fields. */
const OF_OTHERS = 'pages/of-others.mdx';

function failuresOfPage({source, data}: StyledPage): string[] {
  const read = undefinedIfUnwritable(() => dataOf(OF_OTHERS, source));
  if (!isDeepStrictEqual(read, data)) return [`The page itself is read as ${JSON.stringify(read)}`];
  const [first, value] = Object.entries(data)[0] ?? [];
  return editCasesOf(schemaOf(siteDefinition, OF_OTHERS), data).flatMap((each) => {
    const isApart = first !== undefined && typeof value === 'string' && each.edit.path[0] !== first;
    const other: Edit | undefined = isApart ? {kind: 'set', path: [first], value: 'Meanwhile: other words'} : undefined;
    return failuresOfEdit(OF_OTHERS, source, each, other);
  });
}

/** One page for each form in which the site's pages write lists and groups. */
const SAMPLED_FILES =
  'index careers careers/fitter projects/epsilon about/certifications contact/index services/engineering policy-of-the-tests'
    .split(' ')
    .map((name) => `pages/${name}.mdx`);
const FILES = isSecondLane ? [...pageFiles(), SITE_FILE] : SAMPLED_FILES;
const PAGES = isSecondLane ? 600 : 30;
/** Every third change of a file, so that all kinds are included. */
const SAMPLE_STEP = 3;
const SEED = 18;

test('Every value of a page can be changed alone, with any line ends, and reverted byte for byte', () =>
  expect(FILES.flatMap(failuresOfFile)).toEqual([]));

/** Typical changes by staff, and the lines that a YAML expert would write. */
const OPENINGS = 'openings:\n  - id: welder\n    title: Welder\n    location: [Lagos, Warri]\n    sample: true\n';
const UNFOLDED = 'One line of words that moves on in a second and ends in a third.';
const FOLDED = 'lead: >-\n  One line of words that\n  goes on in a second and\n  ends in a third.\nunlisted: true\n';
const SPACED = '# What it is\nbadges:\n  - a\n\n  # About b\n  - b\n\n  - c\n';
const set = (value: Value, ...path: (string | number)[]): Edit => ({kind: 'set', path, value});
const BY_HAND: [what: string, before: string, edit: Edit, after: string][] = [
  ['a colon and a hash in a title', 'title: Words\n', set('Steel: made # 1', 'title'), 'title: "Steel: made # 1"\n'],
  ['a title with a number in front', 'title: "2026"\n', set('2026 in the yard', 'title'), 'title: 2026 in the yard\n'],
  ['a folded text, on one line', FOLDED, set(UNFOLDED, 'lead'), `lead: ${UNFOLDED}\nunlisted: true\n`],
  [
    'a literal text by a line',
    'lead: |\n  One\n  Two\n',
    set('One\nTwo\nThree', 'lead'),
    'lead: |\n  One\n  Two\n  Three\n',
  ],
  ['a value with the comment behind it', 'title: "A" # note\n', set('B', 'title'), 'title: "B" # note\n'],
  [
    'a title above brackets that go on in a line like that of a field',
    "title: A\nlist: [{names: ['B'],\n  title: C}]\n",
    set('D', 'title'),
    "title: D\nlist: [{names: ['B'],\n  title: C}]\n",
  ],
  [
    'letters of other programs',
    'title: Words\n',
    set('The\u00A0con\uFB01ned \uFF34ank', 'title'),
    'title: The confined Tank\n',
  ],
  [
    'a field that is new, in the order of the schema',
    'benefits:\n  - title: Tools\n    description: All of them.\n',
    set('tool', 'benefits', 0, 'icon'),
    'benefits:\n  - title: Tools\n    icon: tool\n    description: All of them.\n',
  ],
  [
    'a town in a list between brackets',
    OPENINGS,
    {kind: 'insert', path: ['openings', 0, 'location'], index: 2, value: 'Aba, Abia'},
    OPENINGS.replace('Warri', 'Warri, "Aba, Abia"'),
  ],
  [
    'an opening, with each town on its own line',
    OPENINGS,
    {kind: 'insert', path: ['openings'], index: 1, value: {id: 'fitter', title: 'Fitter', location: ['Aba', 'Warri']}},
    `${OPENINGS}  - id: fitter\n    title: Fitter\n    location:\n      - Aba\n      - Warri\n`,
  ],
  ['the last opening', OPENINGS, {kind: 'remove', path: ['openings', 0]}, 'openings: []\n'],
  [
    'the first opening',
    'openings: []\n',
    {kind: 'insert', path: ['openings'], index: 0, value: {id: 'welder', title: 'Welder', location: ['Lagos']}},
    'openings:\n  - id: welder\n    title: Welder\n    location:\n      - Lagos\n',
  ],
  ['the last former address', 'title: A\nformerly:\n  - /old\n', {kind: 'remove', path: ['formerly', 0]}, 'title: A\n'],
  [
    'an entry that moves with its comment, while the empty lines stay',
    SPACED,
    {kind: 'move', path: ['badges'], from: 1, to: 2},
    '# What it is\nbadges:\n  - a\n\n  - c\n\n  # About b\n  - b\n',
  ],
  [
    'an entry and its comment',
    SPACED,
    {kind: 'remove', path: ['badges', 1]},
    '# What it is\nbadges:\n  - a\n\n  - c\n',
  ],
  [
    'an entry between empty lines',
    SPACED,
    {kind: 'insert', path: ['badges'], index: 3, value: 'd'},
    `${SPACED}\n  - d\n`,
  ],
  ['a whole list, of which one entry is other', SPACED, set(['a', 'B', 'c'], 'badges'), SPACED.replace('- b', '- B')],
  [
    'a whole group, of which one field is other',
    'benefits:\n  - title: "Tools" # note\n    description: All of them.\n',
    set({title: 'Tools', description: 'Some of them.'}, 'benefits', 0),
    'benefits:\n  - title: "Tools" # note\n    description: Some of them.\n',
  ],
  ['a text instead of a list', 'badges: [a, b]\n', set('a', 'badges'), 'badges: a\n'],
  ['a list instead of a group', 'lead:\n  a: A\n', set(['A'], 'lead'), 'lead:\n  - A\n'],
  ['a list instead of a text', 'lead: Words\n', set(['a', 'b'], 'lead'), 'lead:\n  - a\n  - b\n'],
];

test('A change is written as an expert would write it by hand', () => {
  const page = (yaml: string) => `---\n${yaml}---\n\nWords.\n`;
  for (const [what, before, edit, after] of BY_HAND)
    expect([what, writeEdit(siteDefinition, 'pages/careers.mdx', page(before), edit)]).toEqual([what, page(after)]);
});

test.each<[what: string, page: string, removal: Edit, restored: Edit]>([
  [
    'A field with a comment between empty lines',
    '---\ntitle: A\n\n# note\nheading: B\n\ndescription: C\n---\n',
    {kind: 'remove', path: ['heading']},
    set('B', 'heading'),
  ],
  [
    'A field in an unusual order',
    '---\nheading: B\n\ntitle: A\ndescription: C\n---\n',
    {kind: 'remove', path: ['heading']},
    set('B', 'heading'),
  ],
  [
    'An entry below two empty lines',
    '---\nbadges:\n  - a\n\n\n  - b\n\n  - c\n---\n',
    {kind: 'remove', path: ['badges', 1]},
    {kind: 'insert', path: ['badges'], index: 1, value: 'b'},
  ],
  [
    'A block below two empty lines',
    '---\ntitle: A\n---\n\nOne.\n\n\nTwo.\n',
    {kind: 'body', first: 8, last: 8, text: ''},
    {kind: 'body', first: 7, last: 6, text: 'Two.'},
  ],
])('%s is where it was after it was removed and restored', (_what, page, removal, restored) => {
  const write = (source: string, edit: Edit) => writeEdit(siteDefinition, 'pages/careers.mdx', source, edit, page);
  const removed = write(page, removal);
  expect(removed).not.toBe(page);
  expect(write(removed, restored)).toBe(page);
});

test('Text of a body is written in ordinary letters and spaces', () => {
  const page = '---\ntitle: Words\n---\n\nWords.\n';
  const text = 'The\u00A0con\uFB01ned\n\n- tank\u00A0';
  const edit: Edit = {kind: 'body', first: 5, last: 5, text};
  expect(writeEdit(siteDefinition, 'pages/careers.mdx', page, edit)).toBe(
    page.replace('Words.\n', 'The confined\n\n- tank\n'),
  );
});

test('Pages keep any author’s formatting, wherever they are changed', () => {
  let tried = 0;
  const property = fc.property(fc.gen().map(styledPage), (page) => {
    tried += editCasesOf(schemaOf(siteDefinition, OF_OTHERS), page.data).length;
    const [failure] = failuresOfPage(page);
    if (failure !== undefined) throw new Error(failure);
  });
  fc.assert(property, {numRuns: PAGES, seed: SEED});
  expect(tried).toBeGreaterThan(PAGES);
});
