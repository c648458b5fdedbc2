import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {partsTold, looks} from './pictures/looks';
import {expect, fileTest as test} from './test';

/** A short page with a button. */
const ROUTE = '/thank-you';
const BUTTON = /\.button_\w{4}\{/;
const PATIENCE_MS = 60_000;

/** `npm run test:pictures` builds the site with thirty changes; here the styles of the build are changed. */
test('A rule of buttons and the focus ring that it takes away are seen and named, and a new hash is not', async () => {
  test.setTimeout(PATIENCE_MS);
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    cpSync('build', folder, {recursive: true});
    const styles = readdirSync(join(folder, 'assets/css')).map((file) => join(folder, 'assets/css', file));
    const sheet = styles.find((file) => BUTTON.test(readFileSync(file, 'utf8'))) ?? '';
    const before = {project: '.', build: 'build'};
    const after = {project: '.', build: folder};
    expect(await looks(before, after)).toEqual([]);
    writeFileSync(sheet, readFileSync(sheet, 'utf8').replace(BUTTON, '$&outline:none!important;'));
    const told = await looks(before, after, [ROUTE]);
    expect(partsTold(told)).toEqual(['Button']);
    expect(told.map(({view: {width, scheme, focused}}) => `${width} ${scheme} ${focused}`)).toEqual([
      '1440 light true',
      '1440 dark true',
      '390 light true',
      '390 dark true',
    ]);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});
