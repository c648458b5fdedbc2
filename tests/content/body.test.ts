import {readBody, treeToBuild} from '../../src/content/read/body';
import {plain} from '../../src/content/read/headings';

const FILE = 'pages/about/history.mdx';
const page = (body: string) => `---\ntitle: History\n---\n${body}`;

describe('What a build lays out', () => {
  beforeEach(() => {
    jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is the very tree that the check has read, whatever is handed over later', () => {
    readBody(FILE, page('Words that were checked.'));
    expect(plain(treeToBuild(FILE, page('{process.exit()}')))).toBe('Words that were checked.');
  });

  it('is read anew the second time, because laying out changes the tree', () => {
    readBody(FILE, page('Words that were checked.'));
    treeToBuild(FILE, page('Words that were checked.'));
    expect(plain(treeToBuild(FILE, page('Words that come later.')))).toBe('Words that come later.');
  });

  it('is refused when it was not checked and holds code', () => {
    expect(() => treeToBuild(FILE, page('{process.exit()}'))).toThrow('{process.exit()}');
  });

  it('is never a body in which the check found a flaw', () => {
    expect(readBody(FILE, page('{process.exit()}')).flaws).toHaveLength(1);
    expect(() => treeToBuild(FILE, page('{process.exit()}'))).toThrow('{process.exit()}');
  });
});
