import {readFileSync} from 'node:fs';
import {pageFiles} from '../../../../src/node/project-files';
import {parseYaml, splitPage} from '../../../../src/cms/parse/front-matter';
import {blocksOf, bodyTextOf, UnwritableError, writePage} from '../../../../src/cms/edit';
import type {EditableBlock, Edit, Value} from '../../../../src/cms/edit';
import {writeEdit} from '../../../../src/cms/edit/write-edit';
import {MemorySite} from '../memory-site';
import {siteDefinition} from '../../../../src/site/site-definition';

const PAGES = pageFiles().map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
const WINDOWS = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
const write = (file: string, source: string, edit: Edit, base?: string) =>
  writeEdit(siteDefinition, file, source, edit, base);
const textsOf = (source: string) => blocksOf(source).map(({text}) => text);

/** Two paragraphs, so that one block becomes several lines. */
const WORDS = 'New words of this page.\n\nAnd a second paragraph.';

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

test('Edits of the body never write to lines of the front matter or to missing lines', () => {
  const [file, source] = PAGES[0] ?? ['', ''];
  const end = source.split('\n').length;
  for (const [first, last] of [
    [1, 1],
    [2, 4],
    [end + 1, end + 1],
    [end - 1, end - 3],
  ] as const)
    expect(() => write(file, source, {kind: 'body', first, last, text: 'Words'})).toThrow(UnwritableError);
});

test('An edit is refused with a sentence until a syntax error is fixed', () => {
  const broken = '---\ntitle: “Curly”\ndescription: x: y\n---\n';
  const edit = {kind: 'set', path: ['title'], value: 'Words'} as const;
  expect(() => write('pages/privacy.mdx', broken, edit)).toThrow('The fields at the top have a syntax error');
  expect(() => write('pages/privacy.mdx', '---\ntitle: Words\n---\n', {...edit, path: ['group', 'title']})).toThrow(
    UnwritableError,
  );
});

test('Invisible characters are not written', () => {
  const edit = {kind: 'set', path: ['title'], value: 'So\u00ADft\u200B words'} as const;
  expect(write('pages/x.mdx', '---\ntitle: Words\n---\n', edit)).toBe('---\ntitle: Soft words\n---\n');
});

test('A new service page has its fields in the order of the other pages, and passes the check', async () => {
  const [, like = ''] = PAGES.find(([file]) => file === 'pages/services/trading.mdx') ?? [];
  const data = parseYaml('', splitPage(like)?.yaml ?? '', 0).parsed?.data as Record<string, Value>;
  const card = data.service as Record<string, Value>;
  const file = 'pages/services/surveying.mdx';
  const text = writePage(
    siteDefinition,
    file,
    {
      service: {...card, title: 'Surveying: land & sea', features: ['One', 'Two', 'Three']},
      sidebar_position: 9,
      heading: 'Surveying',
      description: 'Surveys on land and at sea.',
      title: 'Surveying',
    },
    'We survey.',
  );
  const starts = text.match(/^\w[^:\n]*/gm);
  expect(starts).toEqual(['title', 'description', 'heading', 'sidebar_position', 'service', 'We survey.']);
  expect(text).toContain('  title: "Surveying: land & sea"\n');
  expect(await new MemorySite().diagnosticsWith(new Map([[file, text]]))).toEqual([]);
});

test('Every page that is written again from its data reads the same', () => {
  for (const [file, source] of PAGES) {
    const dataOf = (text: string) =>
      parseYaml('', splitPage(text)?.yaml ?? '', 0).parsed?.data as Record<string, Value>;
    expect(dataOf(writePage(siteDefinition, file, dataOf(source)))).toEqual(dataOf(source));
  }
});

test('A new file has a body only if there are words for one, and the shared facts have no lines around them', () => {
  const written = (file: string, ...body: string[]) => writePage(siteDefinition, file, {title: 'T'}, ...body);
  expect(written('pages/x.mdx')).toBe('---\ntitle: T\n---\n');
  expect(written('pages/x.mdx', ' \n ')).toBe('---\ntitle: T\n---\n');
  expect(written('pages/x.mdx', '\n\nWords. \n')).toBe('---\ntitle: T\n---\n\nWords.\n');
  expect(written('pages/_site.yml')).toBe('title: T\n');
});
