import {addressOf} from '../../../../src/cms/values/paths';
import {
  copyOfPage,
  emptyPage,
  fileOfTitle,
  movedPage,
  parentPages,
  problemOfTitle,
  withMenuLine,
} from '../../../../src/editor/state/new-page';
import {frontMatterOf} from '../../../../src/cms/parse';
import {workInTestSite} from '../../cms/site';

const site = workInTestSite();
const PROJECT = 'pages/projects/epsilon.mdx';
const OPENING = 'pages/careers/fitter.mdx';

async function sourceOf(file: string) {
  const {sources} = await site.inMemory.contentWith(new Map());
  const source = sources.find((item) => item.file === file);
  if (!source) throw new Error(`There is no ${file}.`);
  return source;
}

describe('A new page', () => {
  it('is in the folder of its type, with a name from its title', () => {
    expect(fileOfTitle('Coded Welder (6G)', 'careers')).toBe('pages/careers/coded-welder-6g.mdx');
    expect(fileOfTitle('Safety')).toBe('pages/safety.mdx');
    expect(fileOfTitle(' – ', 'careers')).toBeUndefined();
  });

  it.each([
    ['', undefined],
    ['Safety', undefined],
    ['Ọ̀kan', undefined],
    ['安全', 'noLetters'],
    ['Oem', 'taken'],
    ['About', 'taken'],
    ['Edit', 'reserved'],
  ])('with the title %j has the problem %s', (title, problem) =>
    expect(problemOfTitle(title, fileOfTitle(title), ['pages/oem.mdx', 'pages/about/index.mdx'])).toBe(problem),
  );

  it('asks only for the fields that its type requires', async () => {
    const file = 'pages/careers/welder.mdx';
    const found = await site.inMemory.contentWith(new Map([[file, emptyPage(file, 'Welder')]]));
    const own = found.diagnostics.filter((diagnostic) => diagnostic.file === file);
    expect(own.map(({path}) => path?.join('.'))).toEqual(['description', 'location.0', 'experience', 'applyLink']);
    expect(own.every(({isEmpty}) => isEmpty)).toBe(true);
  });
});

describe('A new page below another one', () => {
  it('can be in each folder that no page type owns', () => {
    const files = ['pages/index.mdx', 'pages/about/index.mdx', 'pages/careers/welder.mdx', 'pages/contact/quote.mdx'];
    expect(parentPages(files, ['/', '/about'])).toEqual([{folder: 'about', menuIndex: 1}, {folder: 'contact'}]);
  });

  it('comes last below the line of that page in the menu', async () => {
    const siteFile = await sourceOf('pages/_site.yml');
    const {navigation} = frontMatterOf(`---\n${siteFile.text}---\n`) as {navigation: {dropdown?: unknown[]}[]};
    for (const [index, {dropdown = []}] of navigation.entries()) {
      const text = withMenuLine(siteFile, index, 'Safety', '/about/safety') ?? '';
      const after = frontMatterOf(`---\n${text}---\n`) as {navigation: typeof navigation};
      expect(after.navigation[index]?.dropdown).toEqual([...dropdown, {name: 'Safety', href: '/about/safety'}]);
    }
  });
});

test('A copied page has another title, no description and no dates, and otherwise everything', async () => {
  const source = await sourceOf(PROJECT);
  const copy = copyOfPage(source, 'pages/projects/jetty.mdx', 'A second jetty');
  const {from: _from, to: _to, title: _title, description: _own, ...others} = frontMatterOf(source.text);
  expect(frontMatterOf(copy)).toEqual({...others, title: 'A second jetty', description: ''});
  expect(copy).toContain('<ProjectPhotos />');
  const opening = frontMatterOf(copyOfPage(await sourceOf(OPENING), 'pages/careers/welder.mdx', 'Welder'));
  expect(Object.keys(opening)).not.toEqual(expect.arrayContaining(['posted']));
  expect(Object.keys(opening)).not.toEqual(expect.arrayContaining(['closes']));
});

test('The old address of a moved page leads to its new one, and nothing else of the site changes', async () => {
  const source = await sourceOf(PROJECT);
  const moved = movedPage(source);
  const file = 'pages/projects/kelp-jetty.mdx';
  expect(frontMatterOf(moved).formerly).toEqual([addressOf(PROJECT)]);
  const changes = new Map<string, string | undefined>([[PROJECT, undefined]]).set(file, moved);
  const {diagnostics, pages} = await site.inMemory.contentWith(changes);
  expect(diagnostics).toEqual([]);
  expect(pages.find((page) => page.file === file)?.formerly).toEqual(['/projects/epsilon']);
});
