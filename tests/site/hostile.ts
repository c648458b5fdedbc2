import {join} from 'node:path';
import {parseDocument} from 'yaml';
import {splitPage} from '../../src/content/read/front-matter';

/** One change of one page. */
export interface Edit {
  file: string;
  /** A word that stands nowhere else, on the line that is changed. */
  mark: string;
  /** A value of the top block in place of what was there, or lines at the end of the page. */
  change: {path: readonly PropertyKey[]; value: string} | {lines: string};
}

/** @returns a word that stands nowhere on this site. */
const markOf = (index: number): string => `q${index}x`;

/**
 * What a pull request could hold to have code run or foreign files published.
 * @param loader a program on this machine that leaves a file behind when a bundler loads it
 * @param trace the file that is left behind
 */
export function hostileEdits(loader: string, trace: string): Edit[] {
  // Words that end a text in code where only its quotation marks are escaped.
  const program = `globalThis.process?.getBuiltinModule('fs').writeFileSync('${trace}','')`.replaceAll("'", '`');
  const bodies = [
    (mark: string) => `Read [${mark}](/files/a.js!react) now.`,
    (mark: string) => `Read [${mark}](/files/a.js) now.`,
    (mark: string) => `Read [${mark}](<!!${loader}!/files/company-profile.pdf>) now.`,
    (mark: string) => `Read [${mark}](/files/company-profile.pdf?${loader}!) now.`,
    (mark: string) => `Read [${mark}](/files/company-profile.pdf#page=2!${loader}) now.`,
    (mark: string) => `Read [${mark}](/files/../../package.json) now.`,
    (mark: string) => `Read [${mark}](/files/%2e%2e/%2e%2e/package.json) now.`,
    (mark: string) => `Read [${mark}](/about?${loader}!react) now.`,
    (mark: string) => `Read [${mark}](/about/../../package.json) now.`,
    (mark: string) => `Read [${mark}](@site/package.json) now.`,
    (mark: string) => `Read [${mark}](pathname:///files/a.js) now.`,
    (mark: string) => `Read [${mark}](./history.mdx) now.`,
    (mark: string) => `Read [${mark}](https://site.example/${loader}!react?raw#require) now.`,
    (mark: string) => `Read [${mark}](/about "require('${loader}')") now.`,
    (mark: string) => `Read [${mark}](/about "!!${loader}!react") now.`,
    (mark: string) => `![${mark}](<!!${loader}!/img/about/core-values.jpg>)`,
    (mark: string) => `![${mark}](/img/about/core-values.jpg?${loader}!)`,
    (mark: string) => `![${mark}](/img/../../package.json)`,
    (mark: string) => `![${mark} on a photo](/img/about/core-values.jpg "import('${loader}')")`,
    (mark: string) => `import ${mark} from '${loader}'`,
    (mark: string) => `export const ${mark} = require('${loader}')`,
    (mark: string) => `{require('${loader}') && '${mark}'}`,
    (mark: string) => `<${mark} src={require('${loader}')} />`,
    (mark: string) => `:::${mark}{src="${loader}"}\n\nWords.\n\n:::`,
    (mark: string) => `Plain words ${mark}: require("${loader}"), import("${loader}") and !!${loader}!react.`,
    (mark: string) => `## ${mark} | See require('${loader}') and a.js!react\n\nWords.`,
    (mark: string) => `### ${mark} \\{#../../${loader}}\n\nWords.`,
    (mark: string) => `[${mark}]: !!${loader}!react`,
  ];
  const fields: [file: string, path: PropertyKey[], value: (mark: string) => string][] = [
    ['pages/oem.mdx', ['partners', 0, 'name'], (mark) => `${mark} a.js!react`],
    ['pages/oem.mdx', ['partners', 1, 'logo'], (mark) => `/img/oem/../../../${mark}.js`],
    ['pages/oem.mdx', ['partners', 2, 'country'], (mark) => `../../${mark}`],
    ['pages/oem.mdx', ['banner'], (mark) => `!!${loader}!/img/banners/${mark}.jpg`],
    ['pages/projects.mdx', ['projects', 0, 'id'], (mark) => `../../${mark}.js!react`],
    ['pages/careers.mdx', ['openings', 0, 'id'], (mark) => `../../${mark}?a#b%2e`],
    ['pages/index.mdx', ['profile', 'file'], (mark) => `/files/${mark}.js!react`],
    ['pages/about/history.mdx', ['legacy'], (mark) => `${mark} require('a.js')`],
    ['pages/contact/quote.mdx', ['form', 'button'], (mark) => `${mark} ../../a.js!react?x#y%2e`],
    ['pages/thank-you.mdx', ['description'], (mark) => `${mark}\\\\', a: ${program}//`],
    ['pages/privacy.mdx', ['description'], (mark) => `${mark}\\', a: ${program}//`],
    ['pages/services/trading.mdx', ['description'], (mark) => `${mark} \u2028\`\${${program}}\``],
    ['pages/services/trading.mdx', ['sidebar_label'], (mark) => `${mark} !!a.js!react`],
  ];
  const inBodies = bodies.map((write, index): Edit => {
    const mark = markOf(index);
    return {file: 'pages/about/who-we-are.mdx', mark, change: {lines: write(mark)}};
  });
  const inFields = fields.map(([file, path, write], index): Edit => {
    const mark = markOf(bodies.length + index);
    return {file, mark, change: {path, value: write(mark)}};
  });
  return [...inBodies, ...inFields];
}

/** @returns a program that leaves a file behind in a folder when it is run. */
export const loaderIn = (folder: string): {code: string; trace: string} => {
  const trace = join(folder, 'ran');
  return {
    code: `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '');\nmodule.exports = (text) => text;\n`,
    trace,
  };
};

/** @returns a page with changes. */
export function edited(text: string, edits: readonly Edit[]): string {
  const split = splitPage(text);
  if (!split) throw new Error('A page has a top block.');
  const document = parseDocument(split.yaml);
  const body: string[] = [text.split('\n').slice(split.bodyLine).join('\n').trimEnd()];
  for (const {change} of edits) {
    if ('lines' in change) body.push(change.lines);
    else document.setIn(change.path, Object.assign(document.createNode(change.value), {type: 'QUOTE_DOUBLE'}));
  }
  return `---\n${document.toString({lineWidth: 0})}---\n${body.join('\n\n')}\n`;
}
