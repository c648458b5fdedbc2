import {gzipSync} from 'node:zlib';
import {splitIndex} from '../../../../src/plugins/search/split';
import type {SearchPage} from '../../../../src/shared/search-index';

/** Text that hardly compresses, the same for each seed. */
function textOf(seed: number, words: number): string {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return Array.from({length: words}, () => next().toString(36)).join(' ');
}

const page = (url: string, seed: number): SearchPage => ({
  url,
  title: `Title ${seed}`,
  description: textOf(seed, 30),
  sections: [{text: textOf(seed + 1, 60)}],
});
const numbered = (folder: string, count: number) =>
  Array.from({length: count}, (_, index) => page(`/${folder}/${index}`, 1 + index * 7));
const own = numbered('about', 12);
const sizeOf = (pages: SearchPage[]) => gzipSync(JSON.stringify(pages)).length;

describe('The search index', () => {
  it('of a small site is one file with the text of all pages', () => {
    const pages = [...own, ...numbered('projects', 30)];
    expect(splitIndex(pages)).toEqual([pages]);
  });

  it('of a large site has all titles in a file of at most 64 kB, and the text of the entries in further files', () => {
    for (const count of [250, 1000]) {
      const entries = numbered('projects', count);
      const [first = [], ...files] = splitIndex([...own, ...entries]);
      expect(sizeOf(first)).toBeLessThanOrEqual(64_000);
      expect(first.slice(0, own.length)).toEqual(own);
      expect(first.map(({title}) => title)).toEqual([...own, ...entries].map(({title}) => title));
      expect(files.flat()).toEqual(entries);
      for (const {url, sections, file = 0} of first.slice(own.length)) {
        expect(sections).toEqual([]);
        expect(files[file - 1]?.map((entry) => entry.url)).toContain(url);
      }
    }
  });

  it('shortens the descriptions of entries as far as necessary', () => {
    const longest = (count: number) =>
      Math.max(...(splitIndex(numbered('projects', count))[0] ?? []).map(({description}) => description.length));
    expect([longest(250) > 80, longest(1000)]).toEqual([true, 80]);
  });
});
