import {readFileSync} from 'node:fs';
import {pageFiles} from '../../../../src/node/project-files';
import {splitPage} from '../../../../src/cms/parse/front-matter';
import {blocksOf, bodyTextOf, UnwritableError} from '../../../../src/cms/edit';
import type {EditableBlock, Edit} from '../../../../src/cms/edit';
import {writeEdit} from '../../../../src/cms/edit/write-edit';
import {siteDefinition} from '../../../../src/site/site-definition';

const PAGES = pageFiles().map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
const WINDOWS = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
const write = (file: string, source: string, edit: Edit, base?: string) =>
  writeEdit(siteDefinition, file, source, edit, base);
const textsOf = (source: string) => blocksOf(source).map(({text}) => text);

/** Two paragraphs, so that one block becomes several lines. */
const WORDS = 'New words of this page.\n\nAnd a second paragraph.';
/** The top of a page; its body begins in line 4. */
const TOP = '---\ntitle: T\n---\n';
const WHERE = 'pages/x.mdx';

test('Replacing, removing or adding a block changes nothing else, on every page', () => {
  for (const [file, source] of PAGES) {
    const blocks = blocksOf(source);
    const lines = source.split('\n');
    const top = lines.slice(0, splitPage(source)?.bodyLine).join('\n');
    for (const [index, {first, last}] of blocks.entries()) {
      const typed = write(file, source, {kind: 'body', first, last, text: WORDS}, source);
      expect(typed).toBe([...lines.slice(0, first - 1), WORDS, ...lines.slice(last)].join('\n'));
      expect(write(file, WINDOWS(source), {kind: 'body', first, last, text: WORDS})).toBe(WINDOWS(typed));
      const back = {kind: 'body', first, last: first + 2, text: blocks[index]?.text ?? ''} as const;
      expect(write(file, typed, back, source)).toBe(source);

      const others = (all: EditableBlock[]) => all.map(({text}) => text).filter((_, position) => position !== index);
      const removed = write(file, source, {kind: 'body', first, last, text: ''}, source);
      expect(removed.startsWith(top)).toBe(true);
      expect(textsOf(removed)).toEqual(others(blocks));

      const added = write(file, source, {kind: 'body', first, last: first - 1, text: WORDS}, source);
      expect(textsOf(added)).toEqual(textsOf(source).toSpliced(index, 0, ...WORDS.split('\n\n')));
    }
  }
});

test('Setting the whole body changes nothing above it, and keeps the line ends of the file', () => {
  for (const [file, source] of PAGES) {
    const {text, firstLine} = bodyTextOf(source);
    const top = source.split('\n').slice(0, firstLine - 1);
    const now = `${text}\nA last paragraph.\n`;
    const edit = {kind: 'setBody', text: now, joins: false} as const;
    expect(write(file, source, edit)).toBe([...top, now].join('\n'));
    expect(write(file, WINDOWS(source), edit)).toBe(WINDOWS([...top, now].join('\n')));
    expect(write(file, WINDOWS(source), {...edit, text})).toBe(WINDOWS(source));
  }
  expect(write('pages/x.mdx', '---\ntitle: T\n---', {kind: 'setBody', text: '\nText.\n', joins: false})).toBe(
    '---\ntitle: T\n---\n\nText.\n',
  );
  expect(() => write('pages/x.mdx', 'No fields.', {kind: 'setBody', text: 'Text.', joins: false})).toThrow(
    UnwritableError,
  );
});

test('A block is added at the end of the body, whatever the body is by then', () => {
  const head = '---\ntitle: T\n---\n';
  const add = (source: string) => write('pages/x.mdx', source, {kind: 'appendToBody', text: '![](/img/a.jpg)'});
  expect(add(`${head}\nText.\n`)).toBe(`${head}\nText.\n\n![](/img/a.jpg)\n`);
  expect(add(head)).toBe(`${head}\n![](/img/a.jpg)\n`);
  expect(add(WINDOWS(`${head}\nText.\n`))).toBe(WINDOWS(`${head}\nText.\n\n![](/img/a.jpg)\n`));
});

test.each([
  ['is put between two blocks', 'One.\n\nTwo.\n', 6, 5, 'New.', 'One.\n\nNew.\n\nTwo.\n'],
  ['is put above the empty line between two blocks', 'One.\n\nTwo.\n', 5, 4, 'New.', 'One.\n\nNew.\n\nTwo.\n'],
  ['is put below lines that no empty line ends', 'One.\nTwo.\n', 5, 4, 'New.', 'One.\n\nNew.\n\nTwo.\n'],
  ['is put at the end', 'One.\n', 5, 4, 'New.', 'One.\n\nNew.\n'],
  ['is put at the end of a file without a last line end', 'One.', 5, 4, 'New.', 'One.\n\nNew.'],
  ['is put above empty lines at the end', 'One.\n\n\n', 5, 4, 'New.', 'One.\n\nNew.\n\n\n'],
  ['loses its outer empty lines', 'One.\n', 4, 4, ' \n\t\nNew.\r\nMore.\n\n', 'New.\nMore.\n'],
  ['is removed with the empty line below', 'One.\n\nTwo.\n\nThree.\n', 6, 6, '', 'One.\n\nThree.\n'],
  ['is removed at the end with the empty line above', 'One.\n\nTwo.\n', 6, 6, '', 'One.\n'],
  ['is removed between lines without taking one', 'One.\nTwo.\nThree.\n', 5, 5, ' ', 'One.\nThree.\n'],
  ['is removed at the top', 'One.\n\nTwo.\n', 4, 4, '', '\nTwo.\n'],
  ['that is empty is put nowhere', 'One.\n\nTwo.\n', 6, 5, '', 'One.\n\nTwo.\n'],
])('A block %s', (_what, body, first, last, text, now) =>
  expect(write(WHERE, TOP + body, {kind: 'body', first, last, text})).toBe(TOP + now),
);

test.each([
  ['an unfinished component', `${TOP}\n<Broken\n\nMore.\n\n`, [{first: 5, last: 7, text: '<Broken\n\nMore.'}]],
  ['an unfinished component without fields above it', '<Broken\n', [{first: 1, last: 1, text: '<Broken'}]],
  ['empty lines', `${TOP}\n \n`, []],
  ['a component', `${TOP}<Facts />\n`, [{first: 4, last: 4, text: '<Facts />', block: 'Facts'}]],
])('The blocks of %s', (_what, source, blocks) => expect(blocksOf(source)).toEqual(blocks));

test('Edits of the body never write to lines of the front matter or to missing lines', () => {
  const source = `${TOP}One.\n\nTwo.\n`;
  const typed = (first: number, last: number, to = source) =>
    write(WHERE, to, {kind: 'body', first, last, text: 'Words'});
  for (const [first, last] of [
    ...([
      [1, 1],
      [2, 4],
      [3, 3],
    ] as const),
    ...([
      [6, 7],
      [7, 7],
      [8, 7],
      [6, 4],
    ] as const),
  ])
    expect(() => typed(first, last)).toThrow(UnwritableError);
  expect([typed(4, 4), typed(6, 6), typed(7, 6)].map(textsOf)).toEqual([
    ['Words', 'Two.'],
    ['One.', 'Words'],
    ['One.', 'Two.', 'Words'],
  ]);
  expect(() => typed(1, 1, 'No fields.')).toThrow(UnwritableError);
});
