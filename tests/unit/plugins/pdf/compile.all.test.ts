import {fork} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {compileDocument} from '../../../../src/plugins/pdf/compile';
import type {Document} from '../../../../src/site/pdf/model';
import {workInTestSite} from '../../cms/site';
import type {Piece} from '../../../browser/pdf';
import {documents, missingIn, typesetAndRead, onSupportedSystem} from './typeset-site';

const FACTOR = 0.4;
/** The keys of a document whose values are not free text. */
const KEPT =
  /^(t|id|url|file|alt|key|kind|template|layout|as|region|number|year|email|host|date|focal|phones|address|scheme|code|words|company)$/;
const LISTS = ['items', 'rows', 'questions', 'tables', 'attachments', 'papers', 'cells'];

function longerText(text: string): string {
  const words = text.split(' ');
  let more = '';
  for (let index = 0; more.length < text.length * FACTOR; index += 1) more += ` ${words[index % words.length]}`;
  return text.length * FACTOR < 3 ? text : text + more;
}

const changed = (value: unknown, change: (key: string, item: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => changed(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(key, entry)]));
};

/** @returns the document with each text replaced. */
function withTexts<D extends Document>(document: D, other: (text: string) => string): D {
  const change = (key: string, value: unknown): unknown => {
    if (KEPT.test(key)) return value;
    if (typeof value === 'string') return other(value);
    return Array.isArray(value)
      ? value.map((entry) => (typeof entry === 'string' ? other(entry) : changed(entry, change)))
      : changed(value, change);
  };
  return changed(document, change) as D;
}

/** @returns the document with the same word at the end of every heading. */
const withHeadings = <D extends Document>(document: D, word: string): D => {
  const change = (key: string, value: unknown): unknown =>
    ['heading', 'claim'].includes(key) && typeof value === 'string' && value !== ''
      ? `${value} ${word}`
      : changed(value, change);
  return changed(document, change) as D;
};

/** @returns the document with fewer entries in each list, without empty shapes and sections. */
function withFewerEntries<D extends Document>(document: D, left: (all: number) => number): D {
  const isLeft = (block: unknown) =>
    !['items', 'rows', 'papers'].some((name) => (block as Record<string, unknown[]>)[name]?.length === 0);
  const change = (key: string, value: unknown): unknown => {
    if (!Array.isArray(value)) return changed(value, change);
    const some = LISTS.includes(key) ? value.slice(0, left(value.length)) : value;
    const all = some.map((entry) => changed(entry, change));
    if (key === 'sections') return all.filter((_section, index) => hasBlocks(all[index]) || !hasBlocks(value[index]));
    return key === 'blocks' || key === 'tables' ? all.filter(isLeft) : all;
  };
  return changed(document, change) as D;
}

/** The template draws sections without blocks. */
const hasBlocks = (section: unknown): boolean => (section as {blocks: unknown[]}).blocks.length > 0;

/** Text that a person might write, and that Typst would execute, format or refuse in its own syntax. */
const MALICIOUS_TEXTS = [
  '#read("/etc/passwd") and #panic("stopped")',
  '#import "lib.typ": secrets',
  '$x^2$ costs $5, or 5 $',
  '@reference and <label> at <b>bold</b>',
  'a backslash \\ and \\n and \\u{1f600}',
  '= No heading, - no list, + no number',
  '*no star* _no underline_ `no code`',
  '// no comment, /* none */ and ~ no space',
  '#{while true {}} [a] ] [ } {',
  '"quoted" \'single\' -- --- ...',
];

/** The right edge of the text on an A4 sheet with margins of 17 mm, in points. */
const TEXT_RIGHT_EDGE_PT = ((210 - 17) / 25.4) * 72;
const ROUNDED = 1;

/** Text of this size in points is a heading. */
const LARGE = 14;
/** The maximum number of heading words that may each be on a separate line. */
const FEW_WORDS = 3;

/** @returns texts of a sheet that overlap others on the same line. */
const overlapping = (pieces: readonly Piece[]): [string, string][] =>
  pieces.flatMap((piece, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(piece.baseline - other.baseline) < Math.min(piece.size, other.size) / 2 &&
          Math.min(piece.right, other.right) - Math.max(piece.left, other.left) > ROUNDED,
      )
      .map((other): [string, string] => [piece.text, other.text]),
  );

/** @returns the lines of each heading of a sheet. */
function headingsOn(pieces: readonly Piece[]): string[][] {
  const headings: {lines: string[]; last: Piece}[] = [];
  for (const piece of pieces.filter(({size}) => size > LARGE)) {
    const heading = headings.at(-1);
    const {last} = heading ?? {};
    const down = last ? last.baseline - piece.baseline : 0;
    if (!heading || last?.size !== piece.size || down < -ROUNDED || down > piece.size * 2) {
      headings.push({lines: [piece.text], last: piece});
      continue;
    }
    if (down < ROUNDED) heading.lines.push(`${heading.lines.pop() ?? ''} ${piece.text}`);
    else heading.lines.push(piece.text);
    heading.last = piece;
  }
  return headings.map(({lines}) => lines);
}

const wordsIn = (lines: readonly string[]): number => lines.join(' ').trim().split(/\s+/).length;

workInTestSite();
let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'print-'))));
afterAll(() => {
  delete process.env.BUILD_DAY;
  rmSync(folder, {recursive: true});
});

onSupportedSystem('A document', () => {
  it('is reproducible byte for byte', async () => {
    const [profile] = await documents();
    if (!profile) throw new Error('There is no profile.');
    const [one, other] = [await compileDocument(profile), await compileDocument(profile)];
    expect(one.pdf.equals(other.pdf)).toBe(true);
  });

  it('prints text literally that is Typst syntax', async () => {
    for (const printed of await documents()) {
      let count = 0;
      const malicious = withTexts(
        printed.document,
        (text) => `${text} ${MALICIOUS_TEXTS[(count += 1) % MALICIOUS_TEXTS.length]}`,
      );
      const {message: text} = await typesetAndRead({...printed, document: malicious}, folder);
      expect(missingIn(malicious, text)).toEqual([]);
      expect(count).toBeGreaterThan(MALICIOUS_TEXTS.length);
    }
  });
});

onSupportedSystem('A sheet', () => {
  const contents: [string, (document: Document) => Document][] = [
    ['as the pages are', (document) => document],
    ['with texts 1.4 times as long', (document) => withTexts(document, longerText)],
    ['with half of the entries', (document) => withFewerEntries(document, (all) => Math.ceil(all / 2))],
    ['with one entry of each list', (document) => withFewerEntries(document, () => 1)],
    ['with none', (document) => withFewerEntries(document, () => 0)],
  ];
  it.each(contents)(
    'keeps its text within the margins and without overlaps, and breaks no heading badly, %s',
    async (_name, change) => {
      for (const printed of await documents()) {
        const {file, document} = printed;
        const {sheets} = await typesetAndRead({...printed, document: change(document)}, folder);
        expect(sheets.length).toBeGreaterThan(0);
        for (const pieces of sheets) expect(pieces.length).toBeGreaterThan(0);
        const beyond = sheets.flat().filter(({right}) => right > TEXT_RIGHT_EDGE_PT + ROUNDED);
        const headings = sheets.flatMap(headingsOn);
        const widows = headings.filter((lines) => wordsIn(lines) > FEW_WORDS && wordsIn(lines.slice(-1)) === 1);
        const over = sheets.flatMap(overlapping);
        expect({file, beyond, over, widows}).toEqual({file, beyond: [], over: [], widows: []});
        expect(headings.length).toBeGreaterThan(0);
      }
    },
  );

  it('shrinks a long word of a heading so that it fits its column', async () => {
    const word = 'Telecommunicationsinfrastructure';
    for (const printed of await documents()) {
      const {sheets} = await typesetAndRead({...printed, document: withHeadings(printed.document, word)}, folder);
      const pieces = sheets.flat();
      expect(pieces.filter(({text}) => text.includes(word)).length).toBeGreaterThan(0);
      expect(pieces.filter(({right}) => right > TEXT_RIGHT_EDGE_PT + ROUNDED)).toEqual([]);
      expect(sheets.flatMap(overlapping)).toEqual([]);
    }
  });

  it('is the only page of a capability sheet', async () => {
    const sheets = (await documents()).filter(({document: {template}}) => template === 'sheet');
    expect(sheets).not.toHaveLength(0);
    for (const sheet of sheets) expect((await typesetAndRead(sheet, folder)).sheets).toHaveLength(1);
  });
});

onSupportedSystem('A template', () => {
  /** @returns whether a template with this text compiles. */
  const isSet = (text: string) =>
    new Promise<boolean>((resolve) => {
      const own = mkdtempSync(join(folder, 'own-'));
      mkdirSync(join(own, 'fonts'));
      writeFileSync(join(own, 'inside.txt'), 'Inside.');
      writeFileSync(join(own, 'evil.typ'), `#set document(title: "A")\n${text}`);
      writeFileSync(join(folder, 'outside.txt'), 'Outside.');
      const child = fork(join(__dirname, '../../../../src/plugins/pdf/compiler.mjs'), [own, 'evil'], {
        execArgv: [],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      child.on('message', () => child.send('photos'));
      child.on('exit', (code) => resolve(code === 0));
    });

  it('reads files in its folder, and no others', async () => {
    expect(await isSet('#read("inside.txt")')).toBe(true);
    for (const text of ['#read("/etc/passwd")', '#read("../outside.txt")', '#include "../../../etc/hostname"'])
      expect({words: text, isSet: await isSet(text)}).toEqual({words: text, isSet: false});
  });
});
