import * as fc from 'fast-check';
import type {Mark, Node} from 'prosemirror-model';
import {read} from '../../../../src/editor/rich-text/read';
import {marks, nodes, paragraphOf, schema} from '../../../../src/editor/rich-text/schema';
import {tidy} from '../../../../src/editor/rich-text/tidy';
import {write} from '../../../../src/editor/rich-text/write';
import {lintBody} from './bodies';
import {isSecondLane} from '../../../project';

const BOLD = marks.strong.create();
const BREAK = nodes.hard_break.create();
const LINK = marks.link.create({href: '/a', title: null});

const paragraph = (text: string) => paragraphOf(schema.text(text));
const entry = (text: string) => nodes.list_item.create(null, paragraph(text));
const row = (cells: readonly string[], type = nodes.table_cell) =>
  nodes.table_row.create(
    null,
    cells.map((text) => type.create(null, paragraph(text))),
  );

/** What somebody may type as plain text although it has a meaning in Markdown. */
const TEXTS = [
  ...['6*4 and 5 * 6', '*not italic*', '**not bold**', 'snake_case_name', '_not italic_', '__dunder__', '[[double]]'],
  ...['[not a link](/x)', '[brackets]', 'a < b', '<b>bold</b>', '<Openings />', '< 5 bar', 'a | b', '| a | b |'],
  ...['# at the start', '## two', '#hashtag', '1. at the start', '1) at the start', '2015. was the year', '>5'],
  ...['- at the start', '+ plus', '* star', '> quote', '=== line', '---', '***', '```', '`code`', 'don`t'],
  ...['5~6', 'a & b', '&amp;', '&nbsp;', '&copy; 2026', 'AT&T; more', '\\ backslash', 'C:\\path\\file', 'ends with \\'],
  ...['\\*', '{curly}', '{', '}', 'import x', 'export x', 'import {x} from "y"', ':smile:', 'note:this', '10:30'],
  ...[':::box', '::leaf', ':name[x]', '![alt](/img/x.jpg)', '[^1]', '[^1]: note', '[ ] box', '[x] box', '==marked=='],
  ...['a ## b', '$5 and $6', '$math$', '100 %', '“curly” ‘quotes’ – —', 'emoji 🏗️👩🏽‍🔧🇳🇬', 'Adéyẹmí Ọláyínká', 'ɓ ɗ ƙ ƴ'],
  ...['₦1,000,000', '40 m²', 'CO₂', '½', 'tel +234 803 000 0000', '(a) first', 'a) first', 'i. first', '. dot'],
  ...['1.5 bar', '12.10.2026', 'ISO 9001:2015', 'https:// alone', 'a//b', 'a_b_', '*', '**', '_', '\\', '|', '<', '['],
  ...[']', '](', '![', '"quoted"', "it's", '=', '==', '|-', ':-', '-', '+', '1.', '1)', '#', '##', '>', '…', '©'],
  ...['</', '<!--', '-->', '<a', '&#x20;', '%20', '^', 'x^2^', 'H~2~O', '\\(x\\)', '/', '@name', 'name@', '»'],
  ...['~~strike~~', '5 < 6 > 4', 'U+0026'],
];

/** Where such a text may be. */
const PLACES: Record<string, (text: string, index: number) => Node> = {
  paragraph,
  'after a word': (text) => paragraph(`Word ${text} word.`),
  'between letters': (text) => paragraph(`a${text}b`),
  'list without a parent': (text) =>
    nodes.bullet_list.create(
      null,
      nodes.list_item.create(null, [paragraphOf(), nodes.bullet_list.create(null, entry(text))]),
    ),
  bullet: (text) => nodes.bullet_list.create(null, [entry(text), entry('b')]),
  number: (text) => nodes.ordered_list.create(null, entry(text)),
  cell: (text) => nodes.table.create(null, [row(['A', text], nodes.table_header), row([text, 'd'])]),
  heading: (text, index) => nodes.heading.create({level: 2, short: `Tag ${index}`}, schema.text(`Heading ${text}`)),
  bold: (text) => paragraphOf([schema.text('Some '), schema.text(`${text} x`, [BOLD]), schema.text(' words')]),
  link: (text) => paragraphOf([schema.text('Some '), schema.text(`${text} x`, [LINK])]),
  'own line': (text) => paragraphOf([schema.text('First'), BREAK, schema.text(text), BREAK, schema.text('last')]),
  description: (text, index) =>
    nodes.photo.create({src: `/img/${index}.jpg`, alt: `Alt ${text}`, caption: `Caption ${text}`}),
  quotation: (text) => nodes.quote.create(null, paragraph(text)),
};

/** Writes all nodes into one file, with a paragraph between them. */
function fileWith(nodesToWrite: readonly Node[]): {file: string; doc: Node} {
  const doc = nodes.doc.create(
    null,
    nodesToWrite.flatMap((node) => [node, paragraph('Next.')]),
  );
  return {file: write(doc, read('').original), doc};
}

function expectSame(file: string, doc: Node): void {
  const [again, shown] = [read(file).doc, doc].map((item) =>
    tidy(item)?.children.map((node) => node.toJSON() as unknown),
  );
  for (const [index, node] of (shown ?? []).entries()) expect(again?.[index]).toEqual(node);
  expect(again).toHaveLength(shown?.length ?? 0);
}

describe('Plain text with characters of Markdown', () => {
  for (const [name, make] of Object.entries(PLACES))
    it(`is read as the same text, and passes the linter: ${name}`, () => {
      // A bar in a heading ends its short name.
      const typed = TEXTS.filter((text) => name !== 'heading' || !text.includes('|'));
      const {file, doc} = fileWith(typed.map(make));
      expectSame(file, doc);
      expect(lintBody(file).filter((report) => !report.includes('Readers would see'))).toEqual([]);
    });
});

const PIECES = [
  ...['word', 'two words', ' ', 'a', '5', '.', ', ', ' (x)', '“q”', '*', '_', 'é', '🏗️', '-', '!', ' – ', ':', '1.'],
  ...['\\', '['],
];
const inlineNode: fc.Arbitrary<Node> = fc.oneof(
  {
    weight: 11,
    arbitrary: fc
      .record({text: fc.constantFrom(...PIECES), chosen: fc.subarray(['strong', 'em', 'del', 'link'])})
      .map(({text, chosen}) =>
        schema.text(
          text,
          chosen.reduce<readonly Mark[]>(
            (set, name) => (name === 'link' ? LINK : (marks[name]?.create() ?? LINK)).addToSet(set),
            [],
          ),
        ),
      ),
  },
  {weight: 1, arbitrary: fc.constant(null).map(() => nodes.hard_break.create())},
);

test('Words with any mixture of bold, italic and links are read as the same', () => {
  fc.assert(
    fc.property(fc.array(inlineNode, {minLength: 1, maxLength: 6}), (content) => {
      const {file, doc} = fileWith([paragraphOf(content)]);
      expectSame(file, doc);
    }),
    {numRuns: isSecondLane ? 5000 : 200},
  );
});

test('An address among words becomes a link', () => {
  for (const text of [
    'https://www.iso.org',
    'www.iso.org',
    'see https://example.com/a_b?c=d&e=f.',
    'info@example.com',
    'mailto:info@example.com',
  ]) {
    const {file} = fileWith([paragraph(text)]);
    const again = read(file).doc.child(0);
    expect(again.textContent).toBe(text);
    expect(again.rangeHasMark(0, again.content.size, marks.link)).toBe(true);
  }
});
