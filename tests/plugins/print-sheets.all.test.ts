import {fork} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Printed} from '../../src/plugins/print/documents';
import {workInTestSite} from '../content/site';
import type {Piece} from '../site/pdf';
import {cut, longer, withHeadings} from './other-contents';
import {documents, setAndRead, whereSet} from './set-site';

/** Points across a sheet of A4 within its margins of 17 mm. */
const TEXT_RIGHT = ((210 - 17) / 25.4) * 72;
const ROUNDED = 1;

/** In points: what is as large is a heading. */
const LARGE = 14;
/** Words of a heading that may stand in a line each. */
const FEW_WORDS = 3;

/** @returns words of a sheet that stand on others of the same line. */
const overlapping = (pieces: readonly Piece[]): [string, string][] =>
  pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.baseline - other.baseline) < Math.min(one.size, other.size) / 2 &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > ROUNDED,
      )
      .map((other): [string, string] => [one.text, other.text]),
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

whereSet('A sheet', () => {
  const contents: [string, (printed: Printed) => Printed][] = [
    ['as the pages are', (printed) => printed],
    ['with texts 1.4 times as long', (printed) => ({...printed, document: longer(printed.document)})],
    [
      'with half of the entries',
      (printed) => ({...printed, document: cut(printed.document, (all) => Math.ceil(all / 2))}),
    ],
    ['with one entry of each list', (printed) => ({...printed, document: cut(printed.document, () => 1)})],
    ['with none', (printed) => ({...printed, document: cut(printed.document, () => 0)})],
  ];
  it.each(contents)(
    'keeps its words within its margins and beside each other, and ends no heading badly, %s',
    async (_name, change) => {
      for (const printed of await documents()) {
        const {file} = printed;
        const {sheets} = await setAndRead(change(printed), folder);
        expect(sheets.length).toBeGreaterThan(0);
        for (const pieces of sheets) expect(pieces.length).toBeGreaterThan(0);
        const beyond = sheets.flat().filter(({right}) => right > TEXT_RIGHT + ROUNDED);
        const headings = sheets.flatMap(headingsOn);
        const widows = headings.filter((lines) => wordsIn(lines) > FEW_WORDS && wordsIn(lines.slice(-1)) === 1);
        const over = sheets.flatMap(overlapping);
        expect({file, beyond, over, widows}).toEqual({file, beyond: [], over: [], widows: []});
        expect(headings.length).toBeGreaterThan(0);
      }
    },
  );

  it('sets a long word of a heading smaller before it leaves its column', async () => {
    const word = 'Telecommunicationsinfrastructure';
    for (const printed of await documents()) {
      const {sheets} = await setAndRead({...printed, document: withHeadings(printed.document, word)}, folder);
      const pieces = sheets.flat();
      expect(pieces.filter(({text}) => text.includes(word)).length).toBeGreaterThan(0);
      expect(pieces.filter(({right}) => right > TEXT_RIGHT + ROUNDED)).toEqual([]);
      expect(sheets.flatMap(overlapping)).toEqual([]);
    }
  });

  it('is the only one of a service', async () => {
    const sheets = (await documents()).filter(({document: {template}}) => template === 'sheet');
    expect(sheets).not.toHaveLength(0);
    for (const sheet of sheets) expect((await setAndRead(sheet, folder)).sheets).toHaveLength(1);
  });
});

whereSet('A template', () => {
  /** @returns whether a template with these words can be set. */
  const isSet = (words: string) =>
    new Promise<boolean>((resolve) => {
      const own = mkdtempSync(join(folder, 'own-'));
      mkdirSync(join(own, 'fonts'));
      writeFileSync(join(own, 'inside.txt'), 'Inside.');
      writeFileSync(join(own, 'evil.typ'), `#set document(title: "A")\n${words}`);
      writeFileSync(join(folder, 'outside.txt'), 'Outside.');
      const child = fork(join(__dirname, '../../src/plugins/print/compiler.mjs'), [own, 'evil'], {
        execArgv: [],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      child.on('message', () => child.send('photos'));
      child.on('exit', (code) => resolve(code === 0));
    });

  it('reads what lies in its folder, and nothing else of the machine', async () => {
    expect(await isSet('#read("inside.txt")')).toBe(true);
    for (const words of ['#read("/etc/passwd")', '#read("../outside.txt")', '#include "../../../etc/hostname"']) {
      expect({words, isSet: await isSet(words)}).toEqual({words, isSet: false});
    }
  });
});
