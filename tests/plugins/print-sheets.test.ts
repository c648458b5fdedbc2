import {fork} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Printed} from '../../src/plugins/print/documents';
import {workInTestSite} from '../content/site';
import {cut, longer} from './other-contents';
import {documents, LONG_MS, setAndRead, whereSet} from './set-site';

/** Points across a sheet of A4 within its margins of 17 mm. */
const TEXT_RIGHT = ((210 - 17) / 25.4) * 72;
const ROUNDED = 1;

jest.setTimeout(LONG_MS);
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
  it.each(contents)('keeps all words within its margins %s', async (_name, change) => {
    for (const printed of await documents()) {
      const {sheets} = await setAndRead(change(printed), folder);
      expect(sheets.length).toBeGreaterThan(0);
      const beyond = sheets.flat().filter(({right}) => right > TEXT_RIGHT + ROUNDED);
      expect({file: printed.file, beyond}).toEqual({file: printed.file, beyond: []});
      for (const pieces of sheets) expect(pieces.length).toBeGreaterThan(0);
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
