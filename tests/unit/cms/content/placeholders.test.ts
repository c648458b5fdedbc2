import {emptyPage} from '../../../../src/editor/state/new-page';
import {workInTestSite} from '../site';

const site = workInTestSite();

async function shownPage(file: string, text: string) {
  const {pages, unfinished, diagnostics} = await site.inMemory.contentWith(new Map([[file, text]]));
  expect(pages.some((page) => page.file === file)).toBe(false);
  expect(diagnostics.some((diagnostic) => diagnostic.file === file)).toBe(true);
  return unfinished.find((page) => page.file === file);
}

describe('A page that a person is writing can be shown', () => {
  it('with a title that is too long, which is cut', async () => {
    const file = 'pages/about/history.mdx';
    const text = site.read(file).replace(/^title: .*$/m, `title: ${'Long words '.repeat(20)}`);
    expect((await shownPage(file, text))?.title).toMatch(/^Long words .*…$/);
  });

  it.each(['pages/safety.mdx', 'pages/careers/welder.mdx'])('without its required texts: %s', async (file) =>
    expect(await shownPage(file, emptyPage(file, 'New'))).toBeDefined(),
  );

  it('but not with a problem that no placeholder solves', async () => {
    const file = 'pages/about/history.mdx';
    expect(await shownPage(file, site.read(file).replace(/^ {4}year: .*$/m, '    year: soon'))).toBeUndefined();
  });
});

test('An empty link of the menu is reported once, as empty', async () => {
  const text = site.read('pages/_site.yml').replace(/dropdown:\n/, 'dropdown:\n      - {name: Safety, href: ""}\n');
  const {diagnostics} = await site.inMemory.contentWith(new Map([['pages/_site.yml', text]]));
  expect(diagnostics.map(({ruleId, isEmpty}) => [ruleId, isEmpty])).toEqual([['field-value', true]]);
});
