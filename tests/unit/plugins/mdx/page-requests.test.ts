import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Nodes, Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import pageRequests from '../../../../src/plugins/mdx/page-requests';
import {remarkPage as parts} from '../../../../src/plugins/mdx';
import type {Outcome, Task} from './compile-bodies';
import {ROOT} from '../../../project';

/** Files that a malicious pull request could add, each a loader of the bundler or an alias of one. */
const FILES = ['a.js', 'a.js!page', 'a.js?b', 'a%21b.js', 'data.json', 'note.pdf', 'x y.js', "it's.js", 'a"b.js'];

const MALICIOUS = [
  'Read [this](/files/a.js!page) now.',
  'Read [this](</files/a.js!page> "A title") now.',
  'Read [this](/files/a.js%21page) now.',
  'Read [this](/files/a%2521b.js) now.',
  'Read [this](/files/a.js?b!c) now.',
  'Read [this](/files/a.js#part) now.',
  "Read [this](/files/a.js#'+process.exit()+') now.",
  'Read [this](/files/note.pdf#page=3) now.',
  'Read [this](</files/x y.js>) now.',
  "Read [this](</files/it's.js>) now.",
  'Read [this](</files/a\\"b.js>) now.',
  'Read [this](/files/../files/a.js) now.',
  'Read [this](/files/100%) now.',
  'Read [this][note] now.\n\n[note]: /files/a.js!page',
  'Read [note][] now.\n\n[note]: /files/a.js!page "A title"',
  'Read [note] now.\n\n[note]: /files/a.js!page\n[note]: /about',
  '- [this](/files/a.js!page)\n- words',
  '| a | b |\n| - | - |\n| [this](/files/a.js!page) | c |',
  '## Tag | See [this](/files/a.js!page)\n\nWords.',
  '## Heading [this](/files/a.js)\n\n[More](/about)\n\nWords.',
  '[Learn more](/about "require(`x`)") and [that](/files/a.js "import(`x`)")',
  '![A welder at work](/img/a.jpg!b "require(`x`)")',
  'A footing with import("x") and require("y") in plain words, and https://example.com/a.js!page as well.',
];

/** Matches a request to the bundler in any form. */
const REQUEST = /\brequire\s*\(|\bimport\s*\(|\bimport\b[^'"]*['"]([^'"]+)['"]|\bfrom\s*['"]([^'"]+)['"]/g;
const OWN = /^(react\/jsx-(dev-)?runtime|@mdx-js\/react|@site\/src\/(ui|components)\/\w+|@generated\/content\/.*)$/;

/** Removes text from a page's code, because it may contain anything. */
const withoutWords = (code: string) => code.replace(/(?<!from |import )"(?:[^"\\\n]|\\.)*"/g, '""');

/** Compiles both lists of bodies, the second without our replacement of links. */
function compile(staticDir: string, replaced: string[], left: string[]): Outcome[][] {
  const tasks: Task[] = [
    {bodies: replaced, staticDir, replaced: true},
    {bodies: left, staticDir, replaced: false},
  ];
  const jiti = join(ROOT, 'node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
  const output = execFileSync(process.execPath, [jiti, join(__dirname, 'compile-bodies.ts')], {
    input: JSON.stringify(tasks),
    encoding: 'utf8',
  });
  return JSON.parse(output) as Outcome[][];
}

describe('A link or a picture of a page', () => {
  const plain = ['See [this](/files/note.pdf#page=3 "The note") now.', 'Read [this][n] now.\n\n[n]: /about "About us"'];
  let outcomes: Outcome[];
  let unreplaced: Outcome[];

  beforeAll(() => {
    const staticDir = mkdtempSync(join(tmpdir(), 'static-'));
    mkdirSync(join(staticDir, 'files'));
    for (const name of FILES) writeFileSync(join(staticDir, 'files', name), '');
    [outcomes = [], unreplaced = []] = compile(staticDir, [...MALICIOUS, ...plain], MALICIOUS.slice(0, 2));
    rmSync(staticDir, {recursive: true});
  });

  it('never becomes a request to the bundler, in any form', () => {
    for (const [index, body] of MALICIOUS.entries()) {
      const {code = '', error} = outcomes[index] ?? {};
      const requests = [...withoutWords(code).matchAll(REQUEST)].map(([all, item, two]) => item ?? two ?? all);
      const foreign = requests.filter((request) => !OWN.test(request));
      const isEmpty = requests.length === 0;
      expect({body, error, isEmpty, foreign}).toEqual({body, error: undefined, isEmpty: false, foreign: []});
    }
  });

  it('keeps its address and its title', () => {
    const [file, page] = outcomes.slice(MALICIOUS.length).map(({code}) => code?.replace(/\s+/g, ' '));
    expect(file).toContain('_jsx(TextLink, { to: "/files/note.pdf#page=3", title: "The note", children: "this" })');
    expect(page).toContain('_jsx(TextLink, { to: "/about", title: "About us", children: "this" })');
  });

  it('stops the build with the name of the override if Docusaurus turns it into a request', () => {
    expect(unreplaced.length).toBe(2);
    for (const {error} of unreplaced)
      expect(error).toMatch(/Docusaurus no longer leaves the body of a page unchanged: .*page-requests\.ts/);
  });
});

describe('The tree of a page', () => {
  const look = (...children: unknown[]) => pageRequests()({type: 'root', children} as Root, new VFile({path: 'a.mdx'}));
  const esm = (statement: object): Nodes =>
    ({
      type: 'mdxjsEsm',
      value: '',
      data: {estree: {type: 'Program', sourceType: 'module', body: [statement]}},
    }) as Nodes;
  const importOf = (value: string) =>
    esm({type: 'ImportDeclaration', source: {type: 'Literal', value}, specifiers: []});
  const exportOf = (name: string) =>
    esm({
      type: 'ExportNamedDeclaration',
      source: null,
      declaration: {type: 'VariableDeclaration', declarations: [{id: {type: 'Identifier', name}}]},
    });

  it('keeps the site’s imports for it, and loses the table of contents of Docusaurus', () => {
    const data = '@generated/content/default/page.about.history.json';
    const own = [importOf('@site/src/ui/TextLink'), importOf(data)] as Root['children'];
    const root: Root = {type: 'root', children: [...own, exportOf('toc') as Root['children'][number]]};
    pageRequests()(root, new VFile({path: 'a.mdx'}));
    expect(root.children).toEqual(own);
  });

  const a = (...attributes: object[]) => ({type: 'mdxJsxTextElement', name: 'a', attributes, children: []});
  const code = {type: 'mdxJsxAttribute', name: 'href', value: {type: 'mdxJsxAttributeValueExpression', value: 'x'}};

  it.each<[string, ...unknown[]]>([
    ['a Markdown link', {type: 'link', url: '/about', children: []}],
    ['a Markdown image', {type: 'image', url: '/img/a.jpg'}],
    ['a Markdown definition', {type: 'definition', identifier: 'a', url: '/about'}],
    ['a Markdown linkReference', {type: 'linkReference', identifier: 'a', children: []}],
    ['a Markdown imageReference', {type: 'imageReference', identifier: 'a'}],
    ['the code {1 + 1}', ...['mdxTextExpression', 'mdxFlowExpression'].map((type) => ({type, value: '1 + 1'}))],
    ['code in an attribute of <a>', a(code), a({type: 'mdxJsxExpressionAttribute', value: '...x'})],
    [
      'a foreign import or export',
      importOf('!/elsewhere/a.js!./page'),
      importOf('@site/src/ui/../../static/files/a.js'),
      importOf('@generated/content/default/page.a!b.json'),
      exportOf('code'),
    ],
  ])('stops the build when it holds %s', (found, ...nodes) => {
    for (const node of nodes)
      expect(() => look(node)).toThrow(
        `Docusaurus no longer leaves the body of a page unchanged: a.mdx now contains ${found}. ` +
          'Update src/plugins/mdx/page-requests.ts.',
      );
  });
});

it('The body of a page stops the build when another parser than that of the check has parsed it', async () => {
  const layOut = unified().use(parts).freeze();
  const tree: Root = {type: 'root', children: []};
  await expect(layOut.run(tree, new VFile({path: 'pages/about/history.mdx'}))).rejects.toThrow(
    'Docusaurus no longer lets a remark plugin replace the parser. Update src/plugins/mdx/page-requests.ts.',
  );
});
