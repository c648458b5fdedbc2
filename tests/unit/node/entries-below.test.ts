import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {entriesBelow} from '../../../src/node/disk';

test('A folder is listed with all subfolders, and links are listed but not followed, on every Node version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'below-'));
  const at = (...names: string[]) => join(folder, ...names);
  try {
    mkdirSync(at('site', 'a', 'b'), {recursive: true});
    mkdirSync(at('elsewhere'));
    for (const file of [at('site', 'a', 'b', 'deep.txt'), at('elsewhere', 'secret.txt')]) writeFileSync(file, 'x');
    symlinkSync(at('elsewhere'), at('site', 'a', 'linked'));
    symlinkSync(at('elsewhere', 'secret.txt'), at('site', 'file'));
    const found = entriesBelow(at('site')).map((entry) => [
      relative(at('site'), join(entry.parentPath, entry.name)),
      entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'other',
    ]);
    expect(Object.fromEntries(found)).toEqual({
      a: 'folder',
      [join('a', 'b')]: 'folder',
      [join('a', 'b', 'deep.txt')]: 'file',
      [join('a', 'linked')]: 'other',
      file: 'other',
    });
  } finally {
    rmSync(folder, {recursive: true});
  }
});
