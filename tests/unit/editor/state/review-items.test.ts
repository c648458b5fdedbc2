import fc from 'fast-check';
import {MemorySite} from '../../cms/memory-site';
import {
  nextItem,
  otherChangedPages,
  pageOfRef,
  pathsShowing,
  type ReviewItem,
} from '../../../../src/editor/state/review-items';

const item = (key: string): ReviewItem => ({key, ref: `index.mdx#${key}`});
const ITEMS = ['a', 'b', 'c', 'd'].map(item);

describe('The button for the next change', () => {
  it('leads to each change once, in the order of the list', () => {
    // As real keys, each is a reference and a text.
    const key = fc.string().map((text) => `index.mdx#heading ${text}`);
    const property = fc.property(fc.uniqueArray(key), (keys) => {
      const items = keys.map(item);
      const seen: Record<string, string> = {};
      const visited = keys.map(() => {
        const {key = ''} = nextItem(items, {seen}, Object.keys(seen).at(-1), 'next') ?? {};
        seen[key] = 'commit';
        return key;
      });
      expect(visited.toSorted()).toEqual(keys.toSorted());
    });
    fc.assert(property);
  });

  it.each([
    ['first to what is new after a further sending', {a: '1', b: '1', d: '1'}, 'd', 'c'],
    ['around the list once all are seen', {a: '1', b: '1', c: '1', d: '1'}, 'd', 'a'],
    ['to the first one at the beginning', {}, undefined, 'a'],
  ])('leads %s', (_what, seen, current, next) => expect(nextItem(ITEMS, {seen}, current, 'next')?.key).toBe(next));

  it('has a counterpart that leads back', () => {
    const previous = (current?: string) => nextItem(ITEMS, {}, current, 'previous')?.key;
    expect([previous('b'), previous('a'), previous()]).toEqual(['a', 'd', 'd']);
    expect(nextItem([], {}, undefined, 'previous')).toBeUndefined();
  });
});

test('A change is shown on its own page, and a shared fact on the first page that shows it', () => {
  const drawn = [
    {path: '/about', refs: ['_site.yml#figures.welds.value']},
    {path: '/', refs: ['_site.yml#figures.welds.value', 'about/clients.mdx#clients.c1']},
  ];
  expect(pageOfRef('about/clients.mdx#clients.c1', drawn)).toBe('/about/clients');
  expect(pageOfRef('_site.yml#figures.welds', drawn)).toBe('/about');
  expect(pageOfRef('_site.yml#email', drawn)).toBe('/');
  expect(pathsShowing('_site.yml#figures.welds', drawn)).toEqual(['/about', '/']);
});

test('A deleted page also changes the page that lists it, and a hint about another page changes none', async () => {
  const {sources} = await new MemorySite().contentWith(new Map());
  const rigger = {
    file: 'pages/careers/rigger.mdx',
    path: '/careers/rigger',
    name: 'Rigger',
    kind: 'removed',
    changes: [],
  };
  const hint = {ref: 'projects/beta.mdx#title', text: 'Projects: now 11', isHint: true};
  const drawn = [
    {path: '/careers', refs: ['careers.mdx#title']},
    {path: '/projects', refs: ['projects/beta.mdx#title']},
  ];
  const [pages, sentences] = [[rigger], [hint]] as unknown as Parameters<typeof otherChangedPages>;
  expect(otherChangedPages(pages, sentences, drawn, {sources})).toEqual([{path: '/careers', texts: ['Rigger']}]);
});
