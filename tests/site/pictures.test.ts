import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {partNames} from '../../src/commands/pictures/part-names';
import {partsTold, looks} from './pictures/looks';
import {expect, fileTest as test} from './test';

/** A short page with a button. */
const ROUTE = '/thank-you';

/** Takes the focus ring of buttons away in the styles of a built site. */
function loseFocusRing(build: string): void {
  const names = partNames(['.']);
  const folder = join(build, 'assets/css');
  for (const file of readdirSync(folder)) {
    const sheet = readFileSync(join(folder, file), 'utf8');
    const without = sheet.replace(/\.(button_\w+)\{/g, (rule, name: string) =>
      names(name)?.name === 'Button' ? `${rule}outline:none!important;` : rule,
    );
    if (without !== sheet) writeFileSync(join(folder, file), without);
  }
}

/** `npm run test:pictures` builds the site with thirty changes; here the styles of the build are changed. */
test('A focus ring that buttons lost is seen and named on phone and desktop, light and dark, and nothing else is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    cpSync('build', folder, {recursive: true});
    const before = {project: '.', build: 'build'};
    const after = {project: '.', build: folder};
    expect(await looks(before, after)).toEqual([]);
    loseFocusRing(folder);
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
