import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Site} from '../../../../src/site/page-types/site';
import {previewOf} from '../../../../src/plugins/preview/preview-bar';
import {TestRepository} from '../../cms/repository';

const {preview: labels} = parse(readFileSync('pages/_site.yml', 'utf8')) as Site;
const PAGES = [
  {file: 'pages/about/index.mdx', path: '/about'},
  {file: 'pages/careers.mdx', path: '/careers'},
  {file: 'pages/careers/welder.mdx', path: '/careers/welder'},
];
const COMMIT = '0123456789abcdef';

describe('The preview bar', () => {
  const site = new TestRepository();
  beforeAll(() => {
    site.prepare();
    site.git('checkout', '--quiet', '-b', 'edit');
    jest.spyOn(process, 'cwd').mockReturnValue(site.folder);
  });
  afterAll(() => {
    jest.restoreAllMocks();
    site.remove();
  });

  const REPOSITORY = 'https://github.com/company/site';
  const EDIT = `${REPOSITORY}/edit`;
  const HERE = {branch: 'staff/edit', commit: COMMIT, pullRequest: undefined as string | undefined};
  const facts = {preview: labels, url: 'https://www.site.example'};
  const bar = (repository?: string, reported = HERE) =>
    previewOf(facts, PAGES, {kind: 'preview', ...reported}, repository, []);

  it('names the branch when the host gives no pull request, and links to what it knows', () => {
    const {editLinks, ...found} = bar(REPOSITORY);
    expect(found).toMatchObject({
      title: 'Looked at first: branch staff/edit',
      count: 'Every page is as before.',
      basis: `Beside main as of ${site.git('rev-parse', 'main').slice(0, 7)}.`,
      links: [{name: 'Version 0123456', href: `${REPOSITORY}/commit/${COMMIT}`}],
      pages: [],
    });
    expect(editLinks['/about']).toBe(`${EDIT}/staff/edit/pages/about/index.mdx`);
    // The page of an opening belongs to the file of its entry.
    expect(editLinks['/careers/welder']).toBe(`${EDIT}/staff/edit/pages/careers/welder.mdx`);
  });

  it('has no link for malformed values of a host, or when the repository is unknown', () => {
    const reported = {branch: 'a#b?c/"d', commit: 'main/../../evil', pullRequest: '1/../../evil'};
    const {links, title, editLinks} = bar(REPOSITORY, reported);
    expect(links).toEqual([]);
    expect(title).toBe('Looked at first: branch a#b?c/"d');
    expect(editLinks['/about']).toBe(`${EDIT}/a%23b%3Fc/%22d/pages/about/index.mdx`);
    expect(bar(undefined, {...HERE, pullRequest: '42'})).toMatchObject({
      title: 'Looked at first: proposal 42',
      links: [
        {name: 'Version 0123456', href: undefined},
        {name: labels.review, href: '/edit'},
      ],
      editLinks: {},
    });
  });

  it('counts pages, and lists the shared facts separately', async () => {
    await site.edit('pages/_site.yml', 'email: info@', 'email: office@');
    expect(bar().count).toBe('Facts of the whole site are other.');
    await site.edit('pages/careers/analyst.mdx', '[Lagos]', '[Warri]');
    expect(bar().count).toBe('One page is other. Facts of the whole site are other.');
    site.delete('pages/about/management.mdx');
    const {count, pages} = bar();
    expect(count).toBe('2 pages are other. Facts of the whole site are other.');
    // A deleted page has no address to open.
    expect(pages.map(({name, path}) => [name, path])).toEqual([
      ['Shared facts', undefined],
      ['Management', undefined],
      ['Depot Laboratory Analyst', '/careers/analyst'],
    ]);
    site.restore();
  });

  it('says that nothing can be compared without history, and counts nothing', () => {
    site.move('.git', 'hidden');
    expect(bar()).toMatchObject({count: '', basis: labels.noComparison, pages: []});
    site.move('hidden', '.git');
  });
});
