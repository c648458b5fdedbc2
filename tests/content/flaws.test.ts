import {mendAll} from '../../src/content/check/fix';
import {SLIPS, spoilt, tryOut, written} from './slips';
import {UPLOADS} from './slips/files';
import {MOVES} from './slips/moved';
import {saved} from './slips/slip';
import {workInTestSite} from './site';

const site = workInTestSite();

describe('The check says in one plain sentence what is wrong when a person', () => {
  it.each(SLIPS)('$slip', async (slip) => {
    const {content, expected} = spoilt(site, slip);
    expect(await site.sentencesWith(slip.file, content)).toEqual(expected);
  });

  it.each([...UPLOADS, ...MOVES])('$slip', async (slip) => {
    const {found, expected} = await tryOut(site, slip, () => site.flaws());
    expect(found).toEqual(expected);
  });
});

describe('The check mends nothing but the characters concerned when a person', () => {
  it.each(SLIPS.filter(({mended}) => mended !== undefined))('$slip', async (slip) => {
    const content = saved(written(site, slip, slip.is ?? ''), slip.saved);
    const found = await site.during(slip.file, content, async () => {
      const changes = await mendAll();
      return {changes, text: site.read(slip.file), again: await mendAll()};
    });
    expect(found.text).toBe(written(site, slip, slip.mended ?? ''));
    expect(found.changes.length).toBeGreaterThan(0);
    expect(found.again).toEqual([]);
  });

  it('leaves the rest alone, and the ends of lines as they are', async () => {
    const file = 'pages/projects.mdx';
    const source = `\uFEFF${site.read(file).replaceAll('\n', '\r\n')}`;
    const slip = source
      .replace('title: Project beta', 'title: Beta: {phone} # 5')
      .replace('heading: Projects', 'headin: x');
    const text = await site.during(file, slip, async () => {
      expect(await mendAll()).toEqual([
        'pages/projects.mdx:16 "title: Beta: {phone} # 5" is now "title: "Beta: {phone} # 5"".',
      ]);
      return site.read(file);
    });
    expect(text).toBe(slip.replace('title: Beta: {phone} # 5', 'title: "Beta: {phone} # 5"'));
  });
});

describe('The corpus', () => {
  it('holds at least 320 broken files, no two of them alike', () => {
    const files = SLIPS.map(({file, was, is, saved: how}) => JSON.stringify([file, was, is, how]));
    expect(new Set(files).size).toBe(SLIPS.length);
    expect([...SLIPS, ...UPLOADS, ...MOVES].length).toBeGreaterThanOrEqual(320);
  });
});
