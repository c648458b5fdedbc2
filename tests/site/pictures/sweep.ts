import {NO_CACHE} from '../../../src/commands/build';
import {OPTIONS} from '../../../src/commands/pictures/states';
import {Copy} from '../copy';
import {expect, fileTest as test} from '../test';
import {QUIET_CHANGES, SLIPS, type CodeChange} from './changes';
import {looks, partsTold} from './looks';

/** Two builds, and some pages in all views. */
const PATIENCE_MS = 600_000;

/** Between them they show nearly every part of the site. */
const PAGES = ['/', '/about/history', '/careers', '/contact/vendor', '/projects', '/services/engineering'];

test.describe('npm run pictures', () => {
  let copy: Copy;
  let before: string;

  test.beforeAll(() => {
    test.setTimeout(PATIENCE_MS);
    copy = new Copy();
    before = copy.build('before', NO_CACHE, OPTIONS);
  });
  test.afterAll(() => copy.remove());
  test.beforeEach(() => test.setTimeout(PATIENCE_MS));
  test.afterEach(() => copy.git('checkout', '--quiet', '.'));

  const after = (name: string, {edits}: CodeChange): string => {
    for (const [file, from, to] of edits) copy.edit(file, from, to);
    return copy.build(name, NO_CACHE, OPTIONS);
  };

  for (const slip of SLIPS) {
    test(`finds ${slip.name} and names ${slip.part}`, async () => {
      const told = await looks(before, after('slip', slip), [slip.route]);
      expect(partsTold(told)).toEqual([slip.part]);
      expect(told.every(({view}) => view.focused)).toBe(slip.focused ?? false);
    });
  }

  for (const change of QUIET_CHANGES) {
    test(`makes no picture of ${change.name}`, async () => {
      expect(await looks(before, after('quiet', change), PAGES)).toEqual([]);
    });
  }
});
