import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {SITE_FILE} from '../../src/cms/values/paths';
import {readContent} from '../../src/cms/lint/lint-content';
import {localHost} from '../../src/node/load';
import {pageFiles, projectFiles} from '../../src/node/project-files';
import {Copy} from './copy';
import {siteDefinition} from '../../src/site/site-definition';

const BODY = 'pages/about/who-we-are.mdx';
const texts = new Map([...pageFiles(), SITE_FILE].map((file) => [file, readFileSync(file, 'utf8')]));

/** Lines that a pull request could add to a page to run code or to publish other files. */
const linesFor = (loader: string): string[] => [
  'Read [this](/files/a.js!react) now.',
  `Read [this](<!!${loader}!/files/company-profile.pdf>) now.`,
  'Read [this](/files/%2e%2e/%2e%2e/package.json) now.',
  'Read [this](@site/package.json) now.',
  'Read [this](pathname:///files/a.js) now.',
  `Read [this](https://site.example/${loader}!react?raw#require) now.`,
  `Read [this](/about "!!${loader}!react") now.`,
  `![A photo](<!!${loader}!/img/wide.jpg>)`,
  `import a from '${loader}'`,
  `export const a = require('${loader}')`,
  `{require('${loader}') && 'a'}`,
  `<a src={require('${loader}')} />`,
  `Plain words: require("${loader}"), import("${loader}") and !!${loader}!react.`,
  `## Words | See require('${loader}') and a.js!react\n\nWords.`,
  `[this]: !!${loader}!react`,
];

/** Front matter values. Some end a string in generated code that escapes only quotation marks. */
function valuesFor(loader: string, trace: string): [file: string, from: RegExp, to: string][] {
  const program = `globalThis.process?.getBuiltinModule('fs').writeFileSync('${trace}','')`.replaceAll("'", '`');
  const description = (text: string) => `description: ${JSON.stringify(text)}`;
  return [
    ['pages/thank-you.mdx', /^description: .*$/m, description(`Words \\\\', a: ${program}//`)],
    ['pages/privacy.mdx', /^description: .*$/m, description(`Words \\', a: ${program}//`)],
    ['pages/services/trading.mdx', /^description: .*$/m, description(`Words \u2028\`\${${program}}\``)],
    ['pages/about/history.mdx', /^lead: .*$/m, "lead: Words require('a.js') and ../../a.js!react"],
    ['pages/oem.mdx', /^banner: .*$/m, `banner: "!!${loader}!/img/wide.jpg"`],
    ['pages/careers/machinist.mdx', /^title: .*$/m, 'title: "../../machinist?a#b%2e"'],
  ];
}

/** @returns whether the check accepts these pages instead of those on disk */
async function passes(changed: ReadonlyMap<string, string>): Promise<boolean> {
  const bytes = new Map([...texts, ...changed].map(([file, text]) => [file, Buffer.from(text)]));
  return (await readContent(siteDefinition, bytes, projectFiles(), localHost)).diagnostics.length === 0;
}

/** @returns the file names of a built site without their content hashes */
const namesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) =>
    name
      .replaceAll('\\', '/')
      .replace(/^(assets\/edit\/)\d+/, '$1x')
      .replace(/[0-9a-f]{8,}/g, 'x'),
  );

test('Malicious content that passes the check runs no code and publishes no file when built', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  const [loader, trace] = [join(outside, 'loader.js'), join(outside, 'ran')];
  writeFileSync(loader, `require('node:fs').writeFileSync('${trace}', '');\nmodule.exports = (text) => text;\n`);
  const changed = new Map<string, string>();
  const textOf = (file: string) => changed.get(file) ?? texts.get(file) ?? '';
  const edits = [
    ...linesFor(loader).map((lines) => [BODY, `${lines}\n`] as const),
    ...valuesFor(loader, trace).map(([file, from, to]) => [file, from, to] as const),
  ];
  let refused = 0;
  for (const [file, from, to] of edits) {
    const text = to === undefined ? `${textOf(file)}\n${String(from)}` : textOf(file).replace(from, () => to);
    expect(text).not.toBe(textOf(file));
    if (await passes(new Map([...changed, [file, text]]))) changed.set(file, text);
    else refused += 1;
  }
  expect(refused).toBeGreaterThan(0);
  expect(changed.size).toBeGreaterThan(1);

  const copy = new Copy();
  try {
    for (const [file, text] of changed) writeFileSync(join(copy.folder, file), text);
    const site = copy.build('site', {});
    expect(existsSync(trace), 'code of a page was run').toBe(false);
    const known = new Set(namesIn('build'));
    expect(namesIn(site).filter((name) => !known.has(name))).toEqual([]);
  } finally {
    copy.remove();
    rmSync(outside, {recursive: true});
  }
});
