import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {rspack, type Stats} from '@rspack/core';
import {isContentFile, SITE_FILE} from '../../src/cms/base/paths';
import {sentence} from '../../src/cms/base/diagnostic';
import {readContent} from '../../src/cms/lint/content';
import {allDiagnostics} from '../../src/cms/lint/files';
import {loadContent, thisMachine} from '../../src/node/load';
import {projectFiles} from '../../src/node/project-files';
import type * as InBrowser from './in-browser/check';
import {expect, fileTest, test} from './test';
import {siteDefinition, PROGRAMS} from '../../src/site/site-definition';

declare global {
  interface Window {
    theCheck: typeof InBrowser;
  }
}

/**
 * Bundles a module for browsers, without replacements for Node's modules.
 * @returns the file of the bundle
 * @throws Error when the module imports anything that browsers lack
 */
async function bundle(entry: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const jsc = {target: 'es2022', parser: {syntax: 'typescript'}};
  const compiler = rspack({
    mode: 'development',
    target: 'web',
    devtool: false,
    entry: resolve(entry),
    output: {path: folder, filename: 'bundle.js', library: {type: 'window', name: 'theCheck'}},
    resolve: {extensions: ['.ts', '.js']},
    module: {rules: [{test: /\.ts$/, loader: 'builtin:swc-loader', options: {jsc}}]},
  });
  const stats = await new Promise<Stats | undefined>((done, fail) => {
    compiler.run((error, found) => (error ? fail(error) : done(found)));
  });
  const {errors = []} = stats?.toJson({all: false, errors: true}) ?? {};
  if (errors.length > 0) throw new Error(errors.map(({message}) => message).join('\n'));
  return join(folder, 'bundle.js');
}

/** Invalid input for which browsers could differ from Node: bytes, letters of other alphabets, YAML, links. */
const CHANGES: readonly (readonly [file: string, from: RegExp, to: string])[] = [
  [SITE_FILE, /^tagline: .*$/m, 'taglin: Ẹ káàbọ̀'],
  ['pages/about/history.mdx', /^heading: /m, 'heading: [Ọ̀nà, '],
  ['pages/privacy.mdx', /$/, '\nSend it to {hr}, or [there](/nowhere).\n'],
  ['pages/careers.mdx', /^ {2}- id: machinist$/m, '  - id: Dreher-Geſelle'],
  ['pages/oem.mdx', /^title: /m, 'publishFrom: 2026-02-30\ntitle: '],
];

test('The whole check runs in a browser and reports the same as in Node', async ({page}) => {
  const file = await bundle(join(__dirname, 'in-browser/check.ts'));
  // The security policy of a page of the site would refuse it.
  await page.goto('about:blank');
  await page.addScriptTag({path: file});
  rmSync(dirname(file), {recursive: true});
  const files = projectFiles();
  const {flags} = await loadContent();
  const paths = files.map(({file}) => file.replace(/^static(?=\/img\/)/, '')).filter((path) => path.startsWith('/'));
  const pictures = paths.map(async (path) => [path, await thisMachine.lookAt(path)] as const);
  const texts = new Map(files.flatMap(({file}) => (isContentFile(file) ? [[file, readFileSync(file, 'utf8')]] : [])));
  const given: InBrowser.Given = {
    icons: [...thisMachine.icons],
    flags: Object.fromEntries([...flags].map(([code, {facts}]) => [code, facts])),
  };
  const state = {
    files: files.map(({file, kind, read}) => ({
      file,
      kind,
      text: /\.(svg|pdf)$/.test(file) || Object.hasOwn(PROGRAMS, file) ? read() : '',
    })),
    pictures: Object.fromEntries(await Promise.all(pictures)),
  };
  for (const [changed, from, to] of [['', /$/, ''] as const, ...CHANGES]) {
    const bytes = [...texts].map(
      ([name, text]) => [name, Buffer.from(name === changed ? text.replace(from, to) : text)] as const,
    );
    const content = await readContent(siteDefinition, new Map(bytes), files, thisMachine);
    const expected = allDiagnostics(content).map(sentence);
    expect(expected.length > 0, changed).toBe(changed !== '');
    const handed: InBrowser.State = {...state, texts: bytes.map(([name, text]) => [name, text.toString('latin1')])};
    const found = await page.evaluate(
      // As one string, because passing thousands of small values to a browser is much slower.
      (all) => window.theCheck.check(...(JSON.parse(all) as Parameters<typeof InBrowser.check>)),
      JSON.stringify([handed, given]),
    );
    expect.soft(found, changed).toEqual(expected);
  }
});

fileTest(
  'The code that edits pages, stores drafts, derives fields and compares needs nothing that only Node has',
  async () => {
    const entryPoints = ['cms/parse', 'cms/lint', 'cms/edit', 'site/page-types'];
    for (const entry of [...entryPoints, 'cms/report/index', 'cms/highlight/highlight'])
      rmSync(dirname(await bundle(`src/${entry}.ts`)), {recursive: true});
    await expect(bundle('src/node/load.ts')).rejects.toThrow('node:fs');
  },
);
