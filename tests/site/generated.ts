/** Contents that people could write into the pages, generated from the schemas and from all that Markdown has. */
import * as fc from 'fast-check';
import {parse, parseDocument} from 'yaml';
import * as z from 'zod';
import {schemaAt, unwrap, walkFields} from '../../src/content/fields/meta';
import {kindOf} from '../../src/content/kinds/registry';
import {splitPage} from '../../src/content/read/front-matter';

/** One change of one page. */
export interface Edit {
  file: string;
  /** A word that stands nowhere else, on the line that is changed; nothing where a field is removed. */
  mark?: string;
  /** A value of the top block in place of what was there, or lines at the end of the page. */
  change: {path: readonly PropertyKey[]; value: string | undefined} | {lines: string};
  /** The words that visitors read then, where that is known. */
  shown?: string;
}

const SIGNS = [
  '<',
  '< 5',
  '>',
  '{',
  '}',
  '%',
  '100%',
  '%2e',
  '#',
  '# 5',
  '"',
  "'",
  '`',
  '&',
  '&c',
  'R&D',
  '\\',
  'C:\\temp',
];
const MARKS = [
  '*',
  '_',
  '~',
  '|',
  '[',
  ']',
  '(',
  ')',
  '!',
  '?',
  '=',
  '+',
  '-',
  '$&',
  '$1',
  '${x}',
  '{{x}}',
  '..',
  '../..',
];
const CODE = [
  'require("x")',
  "import('x')",
  'import x from "y"',
  '</script',
  '<!-',
  'a.js!react',
  '?raw',
  '#page=3',
  '// x',
];
const LETTERS = [
  '😀',
  '👩🏽‍🏭',
  'مرحبا',
  'שלום',
  '漢字',
  'Ọ̀gbẹ́ni',
  'naïve',
  '½',
  '№',
  '“so”',
  'N‑1',
  'true',
  'null',
  '007',
  '1e3',
];
const LONG = ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', 'w'.repeat(70)];

const word = fc.constantFrom(...SIGNS, ...MARKS, ...CODE, ...LETTERS, ...LONG);
const words = fc.array(fc.oneof(word, fc.constantFrom('steel', 'yard', 'pump')), {minLength: 1, maxLength: 4});

/** @returns Markdown whose signs mean nothing but themselves. */
const escaped = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** What a body may hold around words that stand for themselves. */
const BLOCKS: ((text: string) => string)[] = [
  (text) => text,
  (text) => `Words before, **${text}** and after.`,
  (text) => `- One\n- ${text}\n  - within\n\n  a second paragraph`,
  (text) => `1. ${text}\n2. Two`,
  (text) => `| A | B |\n| - | -: |\n| ${text} | 1 |`,
  (text) => `> ${text}`,
  (text) => `### ${text}\n\nWords below.`,
  (text) => `[${text}](/files/company-profile.pdf#page=2)`,
  (text) => `Read [${text}](/projects "A title").`,
  (text) => `Read [${text}](https://site.example/a%20b/c!d?e=f&g=%25#h).`,
  (text) => `Write [${text}](mailto:info@ferrowell.example?subject=100%25%20steel).`,
];

/** The names of fields that every page shows where they stand. */
const SHOWN = ['heading', 'lead', 'description', 'title', 'label', 'subtitle'];

/** What stands on the search page only when its index cannot be loaded. */
const UNSEEN = 'failed';

/** Every third page loses its band above the footer, where it may. */
const BARE = 3;

/**
 * @param texts the pages by their files
 * @returns for every page: words in every field that it shows, all blocks at its end, and for some a field less
 */
export function generate(texts: ReadonlyMap<string, string>, seed: number): Edit[] {
  const edits: Edit[] = [];
  const wordsFor = (mark: string, most: number) => {
    const [chosen = []] = fc.sample(words, {seed: seed + edits.length, numRuns: 1});
    const fitting = chosen.filter((_word, index) => [mark, ...chosen.slice(0, index + 1)].join(' ').length <= most);
    return [mark, ...fitting].join(' ');
  };
  for (const [index, [file, text]] of [...texts].entries()) {
    const {schema} = kindOf(file);
    const isBare = index % BARE === 0 && schema.shape.callToAction instanceof z.ZodOptional;
    if (isBare) edits.push({file, change: {path: ['callToAction'], value: undefined}});
    walkFields(schema, parse(splitPage(text)?.yaml ?? ''), (value, path, meta) => {
      if (typeof value !== 'string' || !meta.words || !SHOWN.includes(String(path.at(-1)))) return;
      if (path[0] === UNSEEN || (isBare && path[0] === 'callToAction')) return;
      const field = schemaAt(schema, path);
      const plain = field && unwrap(field);
      const mark = markOf(edits.length);
      const shown = wordsFor(mark, plain instanceof z.ZodString ? (plain.maxLength ?? 0) : 0);
      edits.push({file, mark, change: {path, value: shown}, shown});
    });
    for (const block of BLOCKS) {
      const mark = markOf(edits.length);
      const shown = wordsFor(mark, Infinity);
      edits.push({file, mark, change: {lines: block(escaped(shown))}, shown});
    }
    const mark = markOf(edits.length);
    edits.push({file, mark, change: {lines: wordsFor(mark, Infinity)}});
  }
  return edits;
}

/** @returns a word that stands nowhere on this site. */
export const markOf = (index: number): string => `q${index}x`;

/** @returns a page with changes. */
export function edited(text: string, edits: readonly Edit[]): string {
  const split = splitPage(text);
  if (!split) throw new Error('A page has a top block.');
  const document = parseDocument(split.yaml);
  const body: string[] = [text.split('\n').slice(split.bodyLine).join('\n').trimEnd()];
  for (const {change} of edits) {
    if ('lines' in change) body.push(change.lines);
    else if (change.value === undefined) document.deleteIn(change.path);
    else document.setIn(change.path, Object.assign(document.createNode(change.value), {type: 'QUOTE_DOUBLE'}));
  }
  return `---\n${document.toString({lineWidth: 0})}---\n${body.join('\n\n')}\n`;
}
