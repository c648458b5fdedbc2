import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {NO_CACHE} from '../../src/commands/build';
import {OPTIONS} from '../../src/commands/pictures/states';
import {Copy} from './copy';
import {partsTold, looks} from './pictures/looks';
import {expect, fileTest as test} from './test';

/** A short page with a button. */
const ROUTE = '/thank-you';

/** Takes the focus ring of buttons away in the styles of a built site. */
function loseFocusRing(build: string): void {
  const folder = join(build, 'assets/css');
  for (const file of readdirSync(folder)) {
    const sheet = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), sheet.replaceAll('.src-layout-Button--button{', '$&outline:none!important;'));
  }
}

/** `npm run test:pictures` builds the site with thirty changes; here the styles of the build are changed. */
test('A focus ring that buttons lost is seen and named on phone and desktop, light and dark, and nothing else is', async () => {
  const copy = new Copy();
  try {
    const before = copy.build('before', NO_CACHE, OPTIONS);
    const after = join(copy.folder, 'after');
    cpSync(before, after, {recursive: true});
    expect(await looks(before, after, [ROUTE])).toEqual([]);
    loseFocusRing(after);
    const told = await looks(before, after, [ROUTE]);
    expect(partsTold(told)).toEqual(['Button']);
    expect(told.map(({view: {width, scheme, focused}}) => `${width} ${scheme} ${focused}`)).toEqual([
      '1440 light true',
      '1440 dark true',
      '390 light true',
      '390 dark true',
    ]);
  } finally {
    copy.remove();
  }
});
