import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readPage} from '../../../src/plugins/after-build';
import {namePageFiles} from '../../../src/plugins/docusaurus-patches/page-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'built-'))));
afterEach(() => rmSync(folder, {recursive: true}));

describe('A page that the build reads after Docusaurus', () => {
  it('is the file at its address; without a file it was not built', () => {
    for (const [name, text] of Object.entries({'index.html': 'first', 'a.html': 'a', a: 'no folder'}))
      writeFileSync(join(folder, name), text);
    expect([readPage(folder, '/'), readPage(folder, '/a')]).toEqual(['first', 'a']);
    for (const path of ['/b', '/a/b'])
      expect(() => readPage(folder, path)).toThrow(`The page ${path} was not built: there is no ${path}.html.`);
  });

  it('cannot be read if it is not a file, with the system’s message', () => {
    mkdirSync(join(folder, 'a.html'));
    const failed = () => readPage(folder, '/a');
    expect(failed).toThrow('The page /a was built, but /a.html cannot be read.');
    expect(failed).toThrow(
      expect.objectContaining({cause: expect.objectContaining({code: 'EISDIR'}) as Error}) as Error,
    );
    mkdirSync(join(folder, 'client-manifest.json'));
    expect(() => namePageFiles([], folder)).toThrow('EISDIR');
  });
});
