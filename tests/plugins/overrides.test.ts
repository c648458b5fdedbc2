import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path, {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {VFile} from 'vfile';
import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {cacheVersion} from '../../src/plugins/docusaurus/cache-version';
import {assertAsked, clientConfig} from '../../src/plugins/docusaurus/client-config';
import {chunksFor, type Groups} from '../../src/plugins/docusaurus/chunks';
import {answerFirst} from '../../src/plugins/docusaurus/dev-middleware';
import {inTurn} from '../../src/plugins/data/reloads';
import {isForHtml} from '../../src/plugins/docusaurus/compiler-name';
import {compileInTurn} from '../../src/plugins/docusaurus/compile-in-turn';
import {adaptPageLoaders} from '../../src/plugins/docusaurus/page-loaders';
import {assertReplaced} from '../../src/plugins/docusaurus/replaced-parts';
import {keepFilesOutOfStyles} from '../../src/plugins/docusaurus/style-files';
import {writeSitemap, type Built} from '../../src/plugins/docusaurus/sitemap-turn';
import {ssrTemplate} from '../../src/plugins/docusaurus/template';
import {assertBrought, assertHelpers, BROUGHT, withoutUnusedCode} from '../../src/plugins/docusaurus/unused-code';
import {ROOT} from '../project';

process.chdir(ROOT);

/** The sentence with which an override stops the build. */
const gone = (what: string, file: string) => `Docusaurus no longer ${what}; see src/plugins/docusaurus/${file}.`;

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

  it('each load files of their own, without data that nobody reads', async () => {
    const rules = [ruleFor('pages', 'services'), ruleFor('pages'), {include: /x/}];
    adaptPageLoaders(rules, siteDir, platform);
    const [services, pages] = rules as ReturnType<typeof ruleFor>[];
    expect(pages?.exclude).toEqual([folder('pages', 'services')]);
    expect(services?.exclude).toBeUndefined();
    for (const rule of [services, pages]) {
      const {metadataPath, markdownConfig} = rule?.use[0]?.options ?? {};
      expect(metadataPath).toBeUndefined();
      const read = await markdownConfig?.parseFrontMatter({fileContent: '---\ntitle: x\n---\n'});
      expect(read).toEqual({frontMatter: {}, content: '---\ntitle: x\n---\n'});
    }
    // The rules for the build's own bundle share their options with those for browsers.
    expect(() => adaptPageLoaders(rules, siteDir, platform)).not.toThrow();
  });

  it('stop the build when one is not found, or has no data to leave out', () => {
    const sentence = (name: string) =>
      gone(`loads the pages of ${name} by one rule that includes that folder`, 'page-loaders.ts');
    expect(() => adaptPageLoaders([ruleFor('pages')], siteDir, platform)).toThrow(
      sentence(folder('pages', 'services')),
    );
    expect(() => adaptPageLoaders([ruleFor('pages', 'services')], siteDir, platform)).toThrow(
      sentence(folder('pages')),
    );
    const twice = [ruleFor('pages'), ruleFor('pages'), ruleFor('pages', 'services')];
    expect(() => adaptPageLoaders(twice, siteDir, platform)).toThrow(sentence(folder('pages')));
    const rules = [{...ruleFor('pages'), use: [{options: {}}]}, ruleFor('pages', 'services')];
    expect(() => adaptPageLoaders(rules, siteDir, platform)).toThrow(
      gone('gives its loader of pages the option metadataPath', 'page-loaders.ts'),
    );
    const unread = [{...ruleFor('pages'), use: [{options: {metadataPath: 'x'}}]}, ruleFor('pages', 'services')];
    expect(() => adaptPageLoaders(unread, siteDir, platform)).toThrow(
      gone('reads a top block by the parseFrontMatter of its loader of pages', 'page-loaders.ts'),
    );
  });
});

it('A page of a preview has the places of its words in its HTML and not in its scripts, or stops the build', () => {
  const compiledBy = (compilerName?: string) => new VFile({data: {compilerName}});
  expect([compiledBy('server'), compiledBy('client')].map(isForHtml)).toEqual([true, false]);
  expect(() => isForHtml(compiledBy())).toThrow(
    gone('tells a remark plugin for which compiler a page is', 'compiler-name.ts'),
  );
});

describe('Files that styles name', () => {
  const rulesOf = (...tests: RegExp[]) => tests.map((test) => ({test, use: [{options: {limit: 10_000}}]}));

  it('are never written into them', () => {
    const rules = rulesOf(/\.svg$/, /\.woff2$/);
    const inside = rulesOf(/x/);
    keepFilesOutOfStyles([{test: /\.svg$/, oneOf: inside}, ...rules]);
    for (const rule of [...rules, ...inside]) expect(rule.use[0]?.options.limit).toBe(0);
  });

  it('stop the build when a rule for them has no limit', () => {
    for (const [name, other] of [
      ['drawing.svg', /\.woff2$/],
      ['font.woff2', /\.svg$/],
    ] as const) {
      const sentence = gone(`loads files such as ${name} by a rule with a limit`, 'style-files.ts');
      expect(() => keepFilesOutOfStyles(rulesOf(other))).toThrow(sentence);
      expect(() => keepFilesOutOfStyles([...rulesOf(other), {test: /./, use: [{options: {}}]}])).toThrow(sentence);
    }
  });
});

describe('The chunks of the bundle', () => {
  const styles = {type: 'css/mini-extract', chunks: 'all', priority: 50};

  it('are changed as long as Docusaurus has the groups that are built on', () => {
    const {cacheGroups} = chunksFor({styles, common: {priority: 40}}).optimization.splitChunks;
    expect(Object.keys(cacheGroups)).toEqual(['styles', 'parts', 'libraries']);
  });

  const oneFile = 'puts the styles of all pages into one chunk named "styles"';
  const below = 'gives its own chunks a priority below 60';
  it.each<[string, Groups | undefined]>([
    [oneFile, undefined],
    [oneFile, {common: {priority: 40}}],
    [oneFile, {styles: {...styles, type: 'css'}, common: {priority: 40}}],
    [oneFile, {styles: {...styles, chunks: 'initial'}, common: {priority: 40}}],
    [below, {styles: {...styles, priority: 60}, common: {priority: 40}}],
    [below, {styles, common: {priority: 70}}],
    [below, {styles}],
  ])('stop the build when Docusaurus no longer %s', (what, groups) => {
    expect(() => chunksFor(groups)).toThrow(gone(what, 'chunks.ts'));
  });
});

describe('The cache of the bundler', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of ['src/plugins', 'src/content']) mkdirSync(join(folder, name), {recursive: true});
  afterAll(() => rmSync(folder, {recursive: true}));

  it('is another one after a change of the plugins, and for previews', () => {
    const version = (purpose: string) => cacheVersion({experiments: {cache: {version: 'v'}}}, folder, purpose);
    const first = version('production');
    expect(version('production')).toEqual(first);
    expect(version('preview')).not.toEqual(first);
    writeFileSync(join(folder, 'src/plugins/a.ts'), 'x');
    expect(version('production')).not.toEqual(first);
  });

  it('stops the build when it has no version', () => {
    const sentence = gone('gives the cache of its bundler a version', 'cache-version.ts');
    for (const cache of [undefined, true, {version: 1}])
      expect(() => cacheVersion({experiments: {cache}}, folder, 'local')).toThrow(sentence);
    expect(() => cacheVersion({}, folder, 'local')).toThrow(sentence);
  });
});

describe('Code that no page uses', () => {
  it('is found where it is replaced', () => {
    const {module, resolve} = withoutUnusedCode();
    expect(module.rules[0]?.include[0]).toMatch(/utils-common/);
    expect(Object.keys(resolve.alias)).toHaveLength(3);
  });

  it('stops the build when the theme no longer brings it', () => {
    for (const words of BROUGHT) {
      const source = BROUGHT.filter((one) => one !== words).join();
      expect(() => assertBrought(source)).toThrow(gone(`brings code to every page by ${words}`, 'unused-code.ts'));
    }
  });

  it('stops the build when its users want more of tslib than the stand-in has, or nothing of it', () => {
    const one = 'const a = tslib_1.__importDefault(require("a"));';
    expect(() => assertHelpers([one])).not.toThrow();
    expect(() => assertHelpers([one, 'tslib_1.__exportStar(require("b"), exports)'])).toThrow(
      gone('needs __importDefault alone of tslib, but __exportStar as well', 'unused-code.ts'),
    );
    expect(() => assertHelpers([one, '(0, tslib_1.__rest)(a)'])).toThrow('but __rest as well');
    expect(() => assertHelpers(['const a = 1;'])).toThrow(
      gone('needs tslib in @docusaurus/utils-common', 'unused-code.ts'),
    );
  });
});

it('Parts of the theme each replace one that Docusaurus has, or stop the build', () => {
  expect(() => assertReplaced(process.cwd())).not.toThrow();
  expect(() => assertReplaced(process.cwd(), [])).toThrow(gone('has a part @theme/Footer', 'replaced-parts.ts'));
});

describe('Answers of the server under start', () => {
  const {devServer} = answerFirst(jest.fn());

  const [host, origin] = [{name: 'host-header-check'}, {name: 'cross-origin-header-check'}];

  it('come before all others, behind the checks of where a request comes from', () => {
    const middlewares: unknown[] = [{name: 'source'}, host, origin, {name: 'others'}];
    expect(devServer.setupMiddlewares(middlewares)).toEqual([]);
    const own = {name: 'dev', middleware: expect.any(Function) as unknown};
    expect(middlewares).toEqual([host, origin, own, {name: 'source'}, {name: 'others'}]);
  });

  it('stop the server when it has no list for them, or does not check where a request comes from', () => {
    const sentence = (what: string) => gone(what, 'dev-middleware.ts');
    const set = (middlewares?: unknown[]) => () => devServer.setupMiddlewares(middlewares);
    expect(set([host])).toThrow(sentence('checks where a request to its server comes from'));
    expect(set()).toThrow(sentence('lists the answers of its server'));
  });
});

it('The configuration for browsers holds nothing of what only a build reads, or stops the build', () => {
  const config = {title: 'Site', presets: [['classic', {pages: {exclude: ['later.mdx']}}]], future: {v4: {}}};
  expect(JSON.stringify(clientConfig(config as never))).toBe('{"title":"Site","future":{}}');
  expect(() => assertAsked("import siteConfig from '@generated/docusaurus.config';")).not.toThrow();
  expect(() => assertAsked('import siteConfig from "#config";')).toThrow(
    gone('asks for its configuration as @generated/docusaurus.config', 'client-config.ts'),
  );
});

it('The template of a page names every field that Docusaurus fills, or stops the build', () => {
  expect(ssrTemplate()).toContain('it.appHtml');
  for (const changed of [
    original.replace('</head>', '<%~ it.nonceTags %></head>'),
    original.replaceAll('it.headTags', 'it.head'),
  ]) {
    expect(() => ssrTemplate(changed)).toThrow(
      /^Docusaurus no longer fills its template with .* see src\/plugins\/docusaurus\/template\.ts\.$/,
    );
  }
  expect(() => ssrTemplate({default: original})).toThrow(gone('exports its template as a text', 'template.ts'));
});

describe('The bundler and who writes data', () => {
  /** @returns the bundler's hooks to call, and what ran so far. */
  function bundler() {
    const ran: string[] = [];
    let begin = () => Promise.resolve();
    let end: () => unknown = () => undefined;
    const turn = inTurn();
    compileInTurn(turn).apply({
      hooks: {
        watchRun: {tapPromise: (_name, work) => (begin = work)},
        done: {tap: (_name, work) => (end = work)},
        failed: {tap: () => undefined},
      },
    });
    return {
      ran,
      write: (what: string) => turn(() => Promise.resolve(ran.push(what))),
      begin: () => begin(),
      end: () => end(),
    };
  }

  it('work in turn: data wait for a compilation, and a compilation for data', async () => {
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

  it('do not wait for each other for ever when a change overtakes a compilation', async () => {
    const {ran, write, begin, end} = bundler();
    await begin();
    await begin();
    end();
    await write('after');
    expect(ran).toEqual(['after']);
  });

  it('stop the work when the bundler no longer tells when it compiles', () => {
    expect(() => compileInTurn(inTurn()).apply({hooks: {}})).toThrow(
      gone('has a bundler that tells when it compiles', 'compile-in-turn.ts'),
    );
  });
});

it('The sitemap stops the build when its plugin no longer writes it after the build', async () => {
  const silent = () => ({name: 'sitemap'});
  await expect(writeSitemap({} as LoadContext, {} as Built, silent)).rejects.toThrow(
    gone('writes the sitemap after the build', 'sitemap-turn.ts'),
  );
});
