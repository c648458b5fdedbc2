import {sentence} from '../../src/content/base/flaw';
import {CORPUS, SLIPS, spoilt, written} from './slips';
import {workInTestSite} from './site';

const site = workInTestSite();

describe('The check says in one plain sentence what is wrong when a person', () => {
  it.each(CORPUS)('$slip', async (slip) => {
    const {changes, expected} = await spoilt(site, slip);
    expect((await site.inMemory.flawsWith(changes)).map(sentence)).toEqual(expected);
  });
});

describe('The check mends nothing but the characters concerned when a person', () => {
  it.each(SLIPS.filter(({mended}) => mended !== undefined))('$slip', async (slip) => {
    const {changes} = await spoilt(site, slip);
    const {mended, sentences} = await site.inMemory.mendedWith(changes);
    const text = Buffer.from(mended.get(slip.file) ?? []).toString();
    expect(text).toBe(written(site, slip, slip.mended ?? ''));
    expect(sentences.length).toBeGreaterThan(0);
    expect(await site.inMemory.mendedWith(new Map([[slip.file, text]]))).toMatchObject({sentences: []});
  });

  it('leaves the rest alone, and the ends of lines as they are', async () => {
    const file = 'pages/projects.mdx';
    const source = `\uFEFF${site.read(file).replaceAll('\n', '\r\n')}`;
    const slip = source
      .replace('title: Project beta', 'title: Beta: phone # 5')
      .replace('heading: Projects', 'headin: x');
    const {mended, sentences} = await site.inMemory.mendedWith(new Map([[file, slip]]));
    expect(sentences).toEqual(['pages/projects.mdx:16 "title: Beta: phone # 5" is now "title: "Beta: phone # 5"".']);
    expect(Buffer.from(mended.get(file) ?? []).toString()).toBe(
      slip.replace('title: Beta: phone # 5', 'title: "Beta: phone # 5"'),
    );
  });
});

describe('The corpus', () => {
  it('holds at least 320 broken files, no two of them alike', () => {
    const files = SLIPS.map(({file, was, is, saved: how}) => JSON.stringify([file, was, is, how]));
    expect(new Set(files).size).toBe(SLIPS.length);
    expect(CORPUS.length).toBeGreaterThanOrEqual(320);
  });
});
