import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path, {join} from 'node:path';
import {VFile} from 'vfile';
import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {
  cacheVersion,
  chunksFor,
  type ChunkGroups,
  entriesFor,
  keepFilesOutOfStyles,
} from '../../../src/plugins/docusaurus-patches/bundler';
import {
  assertConfigImport,
  clientConfig,
  removeFilePaths,
} from '../../../src/plugins/docusaurus-patches/generated-modules';
import {prependMiddleware, serializeCompilers} from '../../../src/plugins/docusaurus-patches/dev-server';
import {createMutex} from '../../../src/plugins/content';
import {isForHtml} from '../../../src/plugins/mdx/page-requests';
import {adaptPageLoaders} from '../../../src/plugins/docusaurus-patches/page-loaders';
import {
  aliasesFor,
  assertHelpers,
  assertReplaced,
  IN_ALL_BUNDLES,
  IN_BROWSERS,
  IN_BUILDS_FOR_BROWSERS,
  withSmallTslib,
} from '../../../src/plugins/docusaurus-patches/unused-code';
import {ROOT} from '../../project';

process.chdir(ROOT);

describe.each([
  ['this system', path, '/srv/site'],
  ['Windows', path.win32, 'C:\\site'],
])('The loaders of pages on %s', (_name, platform, siteDir) => {
  const folder = (...names: string[]) => platform.join(siteDir, ...names) + platform.sep;
  const parseFrontMatter = ({fileContent}: {fileContent: string}) =>
    Promise.resolve({frontMatter: {title: 'x'}, content: fileContent});
  const ruleFor = (...names: string[]) => ({
    include: [folder('i18n', ...names), folder(...names)],
    exclude: undefined as unknown,
    use: [{loader: 'mdx', options: {metadataPath: (() => 'x') as unknown, markdownConfig: {parseFrontMatter}}}],
  });

  it('each load separate files, without unused data', async () => {
    const rules = [ruleFor('pages', 'services'), ruleFor('pages'), {include: /x/}];
    adaptPageLoaders(rules, siteDir, platform);
    const [services, pages] = rules as ReturnType<typeof ruleFor>[];
    expect([pages?.exclude, services?.exclude]).toEqual([[folder('pages', 'services')], undefined]);
    for (const rule of [services, pages]) {
      const {metadataPath, markdownConfig} = rule?.use[0]?.options ?? {};
      expect(metadataPath).toBeUndefined();
      const read = await markdownConfig?.parseFrontMatter({fileContent: '---\ntitle: x\n---\n'});
      expect(read).toEqual({frontMatter: {}, content: '---\ntitle: x\n---\n'});
    }
    // The server bundle's rules share their options with those for browsers.
    expect(() => adaptPageLoaders(rules, siteDir, platform)).not.toThrow();
  });

  it('stop the build when one is not found, or has no data to remove', () => {
    const [pages, services] = [ruleFor('pages'), ruleFor('pages', 'services')];
    const lost = (name: string) => `loads the pages of ${name} by one rule that includes that folder`;
    for (const [rules, what] of [
      [[pages], lost(folder('pages', 'services'))],
      [[services], lost(folder('pages'))],
      [[pages, pages, services], lost(folder('pages'))],
      [[{...pages, use: [{options: {}}]}, services], 'gives its loader of pages the option metadataPath'],
      [
        [{...ruleFor('pages'), use: [{options: {metadataPath: 'x'}}]}, ruleFor('pages', 'services')],
        'reads a front matter by the parseFrontMatter of its loader of pages',
      ],
    ] as const)
      expect(() => adaptPageLoaders([...rules], siteDir, platform)).toThrow(patchErrorMessage(what, 'page-loaders.ts'));
  });
});

/** Returns the error with which a patch stops the build. */
function patchErrorMessage(what: string, file: string): string {
  return `Docusaurus no longer ${what}. Update src/plugins/${file.includes('/') ? file : `docusaurus-patches/${file}`}.`;
}

const compiledBy = (compilerName?: string) => new VFile({data: {compilerName}});
const rulesOf = (...tests: RegExp[]) => tests.map((test) => ({test, use: [{options: {limit: 10_000}}]}));
const styles = {type: 'css/mini-extract', chunks: 'all', priority: 50};
const common = {priority: 40};
const folder = mkdtempSync(join(tmpdir(), 'site-'));
for (const name of ['src/plugins', 'src/cms']) mkdirSync(join(folder, name), {recursive: true});
afterAll(() => rmSync(folder, {recursive: true}));
const {devServer} = prependMiddleware(jest.fn());
const [host, origin] = [{name: 'host-header-check'}, {name: 'cross-origin-header-check'}];
const HELPER = 'const a = tslib_1.__importDefault(require("a"));';
const versioned = (cache: unknown) => () => cacheVersion({experiments: {cache}}, folder, 'local');
const chunked = (groups?: ChunkGroups) => () => chunksFor(groups);

it.each<[what: string, file: string, ...ways: (() => unknown)[]]>([
  ['tells a remark plugin for which compiler a page is', 'mdx/page-requests.ts', () => isForHtml(compiledBy())],
  ...(
    [
      ['drawing.svg', /\.woff2$/],
      ['font.woff2', /\.svg$/],
    ] as const
  ).map(([name, other]): [string, string, ...(() => unknown)[]] => [
    `loads files such as ${name} by a rule with a limit`,
    'bundler.ts',
    () => keepFilesOutOfStyles(rulesOf(other)),
    () => keepFilesOutOfStyles([...rulesOf(other), {test: /./, use: [{options: {}}]}]),
  ]),
  [
    'puts the styles of all pages into one chunk named "styles"',
    'bundler.ts',
    chunked(),
    chunked({common}),
    chunked({styles: {...styles, type: 'css'}, common}),
    chunked({styles: {...styles, chunks: 'initial'}, common}),
  ],
  [
    'gives its own chunks a priority below 60',
    'bundler.ts',
    chunked({styles: {...styles, priority: 60}, common}),
    chunked({styles, common: {priority: 70}}),
    chunked({styles}),
  ],
  [
    'gives the cache of its bundler a version',
    'bundler.ts',
    ...[undefined, true, {version: 1}].map(versioned),
    () => cacheVersion({}, folder, 'local'),
  ],
  ...[...IN_ALL_BUNDLES, ...IN_BROWSERS, ...IN_BUILDS_FOR_BROWSERS].flatMap((replacement) =>
    replacement.uses.map(([file, text]): [string, string, () => unknown] => [
      `has the code ${text} in ${path.basename(file)}`,
      'unused-code.ts',
      () => aliasesFor([replacement], (other) => readFileSync(other, 'utf8').replaceAll(text, '')),
    ]),
  ),
  [
    'needs only __importDefault of tslib, but also __exportStar',
    'unused-code.ts',
    () => assertHelpers([HELPER, 'tslib_1.__exportStar(require("b"), exports)']),
  ],
  [
    'needs only __importDefault of tslib, but also __rest',
    'unused-code.ts',
    () => assertHelpers([HELPER, '(0, tslib_1.__rest)(a)']),
  ],
  ['needs tslib in @docusaurus/utils-common', 'unused-code.ts', () => assertHelpers(['const a = 1;'])],
  ['has a component @theme/Error', 'unused-code.ts', () => assertReplaced(process.cwd(), [])],
  ['checks where a request to its server comes from', 'dev-server.ts', () => devServer.setupMiddlewares([host])],
  ['lists the middleware of its server', 'dev-server.ts', () => devServer.setupMiddlewares(undefined)],
  [
    'asks for its configuration as @generated/docusaurus.config',
    'generated-modules.ts',
    () => assertConfigImport('import siteConfig from "#config";'),
  ],
  [
    'asks for its configuration as @generated/globalData',
    'generated-modules.ts',
    () => assertConfigImport("import siteConfig from '@generated/docusaurus.config';"),
  ],
  [
    'has one file as the entry of the bundle for browsers',
    'bundler.ts',
    () => entriesFor(undefined),
    () => entriesFor({main: './client.js'}),
  ],
  [
    'has a bundler that reports when it compiles',
    'dev-server.ts',
    () => serializeCompilers(createMutex()).apply({hooks: {}}),
  ],
])('The build stops by the name of the override when Docusaurus no longer %s', (what, file, ...ways) => {
  for (const way of ways) expect(way).toThrow(patchErrorMessage(what, file));
});

it('The template of a page has every field that Docusaurus fills, except the theme’s colour mode', () => {
  const fieldsOf = (template: string) => [...new Set(template.match(/(?<=\bit\.)\w+/g) ?? [])].sort();
  const ours = fieldsOf(readFileSync('src/templates/page.eta', 'utf8'));
  expect([...ours, 'preBodyTags', 'version'].sort()).toEqual(fieldsOf(original));
});

it('A page of a preview has references in its HTML but not in its scripts', () =>
  expect([compiledBy('server'), compiledBy('client')].map(isForHtml)).toEqual([true, false]));

it('Files that styles use are never inlined', () => {
  const rules = rulesOf(/\.svg$/, /\.woff2$/);
  const inside = rulesOf(/x/);
  keepFilesOutOfStyles([{test: /\.svg$/, oneOf: inside}, ...rules]);
  for (const rule of [...rules, ...inside]) expect(rule.use[0]?.options.limit).toBe(0);
});

it('The bundle’s chunks are changed as long as Docusaurus has the expected groups', () => {
  const {cacheGroups} = chunksFor({styles, common}).optimization.splitChunks;
  expect(Object.keys(cacheGroups)).toEqual(['styles', 'parts', 'frames', 'libraries']);
});

it('The bundler’s cache changes with the plugins and the code that they import, and differs for previews', () => {
  const version = (purpose: string) => cacheVersion({experiments: {cache: {version: 'v'}}}, folder, purpose);
  const folders = ['src/plugins', 'src/cms', 'src/site', 'src/node', 'src/shared'].map((name) => join(folder, name));
  for (const name of folders) mkdirSync(name, {recursive: true});
  const first = version('production');
  expect(version('production')).toEqual(first);
  expect(version('preview')).not.toEqual(first);
  const versions = folders.map((name) => {
    writeFileSync(join(name, 'a.ts'), 'x');
    return JSON.stringify(version('production'));
  });
  expect(new Set([JSON.stringify(first), ...versions]).size).toBe(folders.length + 1);
});

it('Replaced code exists in Docusaurus, and our theme components each replace one of Docusaurus', () => {
  expect(withSmallTslib().rules[0]?.include[0]).toMatch(/utils-common/);
  expect(Object.values(aliasesFor([...IN_ALL_BUNDLES, ...IN_BROWSERS, ...IN_BUILDS_FOR_BROWSERS]))).toHaveLength(7);
  expect(() => assertHelpers([HELPER])).not.toThrow();
  expect(() => assertReplaced(process.cwd())).not.toThrow();
});

it('Handlers of npm start come before all others, after the origin checks', () => {
  const middlewares: unknown[] = [{name: 'source'}, host, origin, {name: 'others'}];
  expect(devServer.setupMiddlewares(middlewares)).toEqual([]);
  const own = {name: 'dev', middleware: expect.any(Function) as unknown};
  expect(middlewares).toEqual([host, origin, own, {name: 'source'}, {name: 'others'}]);
});

it('The list of chunks for browsers contains no path of a file', () => {
  const chunk = (path: string) =>
    `"a": [() => import("@site/pages/a.mdx"), ${path}, require.resolveWeak("@site/pages/a.mdx")],`;
  expect(removeFilePaths(chunk('"@site/pages/a.mdx"'))).toBe(chunk('0'));
  expect(() => removeFilePaths('export default {"a": [load]};')).toThrow(
    patchErrorMessage('lists the chunks in @generated/registry', 'generated-modules.ts'),
  );
});

it('The configuration for browsers contains nothing that only a build reads', () => {
  const config = {title: 'Site', presets: [['classic', {pages: {exclude: ['later.mdx']}}]], future: {v4: {}}};
  expect(JSON.stringify(clientConfig(config as never))).toBe('{"title":"Site","future":{}}');
  const modules = ['docusaurus.config', 'globalData', 'site-metadata'];
  expect(() => assertConfigImport(modules.map((name) => `'@generated/${name}'`).join())).not.toThrow();
});

describe('The bundler and the code that writes page data', () => {
  /** @returns the bundler's hooks, and what has run so far. */
  function bundler() {
    const ran: string[] = [];
    let begin = () => Promise.resolve();
    let end: () => unknown = () => undefined;
    const turn = createMutex();
    serializeCompilers(turn).apply({
      hooks: {
        watchRun: {tapPromise: (_name, work) => (begin = work)},
        done: {tap: (_name, work) => (end = work)},
        failed: {tap: () => undefined},
      },
    });
    const write = (what: string) => turn(() => Promise.resolve(ran.push(what)));
    return {ran, write, begin: () => begin(), end: () => end()};
  }

  it('never run at the same time: data waits for a compilation, and a compilation waits for data', async () => {
    const {ran, write, begin, end} = bundler();
    const before = write('before');
    await begin();
    ran.push('compiles');
    const after = write('after');
    await before;
    end();
    await after;
    expect(ran).toEqual(['before', 'compiles', 'after']);
  });

  it('do not deadlock when a change interrupts a compilation', async () => {
    const {ran, write, begin, end} = bundler();
    await begin();
    await begin();
    end();
    await write('after');
    expect(ran).toEqual(['after']);
  });
});
