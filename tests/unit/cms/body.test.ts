import {checkBody} from '../../../src/cms/lint/body';
import {treeToBuild} from '../../../src/node/tree-to-build';
import {readBody} from '../../../src/cms/parse/body';
import {plainText} from '../../../src/cms/parse/headings';
import {workInTestSite} from './site';

const FILE = 'pages/projects.mdx';
const NEW_FILE = 'pages/about/origins.mdx';
const page = (body: string) => `---\ntitle: History\n---\n${body}`;

describe('What a build lays out', () => {
  workInTestSite();
  beforeAll(() => {
    jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  });

  it('is what the linter has read, whatever is exported later', async () => {
    expect(plainText(await treeToBuild(FILE, page('{process.exit()}')))).toBe('WorkWords.');
  });

  it('is whole each time, because laying out changes a copy', async () => {
    const tree = await treeToBuild(FILE, '');
    tree.children = [];
    expect(plainText(await treeToBuild(FILE, ''))).toBe('WorkWords.');
  });

  it('is a page that came later, once that is checked as well', async () => {
    expect(plainText(await treeToBuild(NEW_FILE, page('Words.')))).toBe('Words.');
  });

  it('is refused when it was not checked and holds code', async () => {
    await expect(treeToBuild(NEW_FILE, page('{process.exit()}'))).rejects.toThrow('{process.exit()}');
  });
});

describe('Reading a body', () => {
  it('tells what keeps it from being read; the rules of a page come on top', () => {
    expect(readBody(NEW_FILE, page('# Words'), []).findings).toEqual([]);
    expect(checkBody(NEW_FILE, page('# Words'), {}).findings).toHaveLength(1);
  });

  it('is not stopped by a body that cannot be read at all', () => {
    const {tree, findings} = readBody(NEW_FILE, page('<a\n'.repeat(30)), []);
    expect({tree, isUnread: findings.length > 0}).toEqual({tree: undefined, isUnread: true});
  });
});
