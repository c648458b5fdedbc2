import {checkBody} from '../../../../src/cms/lint/lint-content';
import {siteDefinition} from '../../../../src/site/site-definition';
import {treeToBuild} from '../../../../src/node/publishable';
import {readBody} from '../../../../src/cms/parse/body';
import {plainText} from '../../../../src/cms/parse/headings';
import {workInTestSite} from '../site';

const FILE = 'pages/projects.mdx';
const NEW_FILE = 'pages/about/origins.mdx';
const page = (body: string) => `---\ntitle: History\n---\n${body}`;

describe('The body that a build renders', () => {
  workInTestSite();
  beforeAll(() => {
    jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  });

  it('is the one that the linter has checked, even if the file has changed since', async () =>
    expect(plainText(await treeToBuild(FILE, page('{process.exit()}')))).toBe('WorkWords.'));

  it('is complete each time, because rendering changes a copy', async () => {
    const tree = await treeToBuild(FILE, '');
    tree.children = [];
    expect(plainText(await treeToBuild(FILE, ''))).toBe('WorkWords.');
  });

  it('may be that of a newer page, once that is checked as well', async () =>
    expect(plainText(await treeToBuild(NEW_FILE, page('Words.')))).toBe('Words.'));

  it('is refused when it was not checked and contains code', () =>
    expect(treeToBuild(NEW_FILE, page('{process.exit()}'))).rejects.toThrow('{process.exit()}'));
});

describe('Parsing a body', () => {
  it('reports syntax errors; the rules for pages come later', () => {
    expect(readBody(NEW_FILE, page('# Words'), []).problems).toEqual([]);
    expect(checkBody(NEW_FILE, page('# Words'), siteDefinition).reports).toHaveLength(1);
  });

  it('survives a body that cannot be parsed at all', () => {
    const {tree, problems} = readBody(NEW_FILE, page('<a\n'.repeat(30)), []);
    expect({tree, isUnread: problems.length > 0}).toEqual({tree: undefined, isUnread: true});
  });
});
