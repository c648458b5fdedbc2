/** The examples beside the rules: each is a piece of text in an otherwise valid site. */
import {RULE_FOLDERS, rulesIn, type RuleModule} from '../../../src/cli/rules';
import type {Data} from '../../../src/cms/values/diagnostic';
import {ROOT} from '../../project';
import type {Changes} from './memory-site';
import {uploadedBytes, type TestSite} from './site';

/** Names for texts of the fixture that many examples replace; other places name the page and the text. */
const PLACES: Readonly<Record<string, string>> = {
  body: 'index | Plain words, and a photo:',
  entry: 'about/history | title: Project beta',
};
export const FILE = 'file';

/** How a page is saved, if its place begins with the name. Windows-1252 has the curly apostrophe where Latin-1 has a control character. */
const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  utf16: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  latin1: (text) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1'),
  twice: (text) => Buffer.from(Buffer.from(text).toString('latin1')),
  oldMac: (text) => Buffer.from(text.replaceAll('\n', '\r')),
};
const PLACE = new RegExp(`^(?:(${Object.keys(ENCODINGS).join('|')}) )?(.*)$`, 's');

export interface Example {
  place: string;
  /** The fragment without the marks around the wrong text. */
  text: string;
  /** Where the wrong text begins and ends in the fragment; undefined if it is elsewhere. */
  wrong?: readonly [from: number, to: number];
  message: string;
  data: Data;
  fixed?: string;
}

/** @returns the rules with their examples, by the names of their files */
export async function allRules(): Promise<ReadonlyMap<string, RuleModule>> {
  const [engine, site] = await Promise.all(RULE_FOLDERS.map((folder) => rulesIn(folder, ROOT)));
  return new Map([...(engine ?? []), ...(site ?? [])]);
}

export const invalidExamplesOf = ({examples = {}}: RuleModule): Example[] =>
  Object.entries(examples).flatMap(([place, {invalid = []}]) =>
    invalid.map(([fragment, message, detail = {}]) => {
      const [data, fixed] = typeof detail === 'string' ? [{}, detail] : [detail];
      const [from, to] = [fragment.indexOf('«'), fragment.lastIndexOf('»')];
      const isMarked = from !== -1 && to > from && place !== FILE;
      const text = isMarked
        ? fragment.slice(0, from) + fragment.slice(from + 1, to) + fragment.slice(to + 1)
        : fragment;
      return {place, text, message, data, fixed, ...(isMarked && {wrong: [from, to - 1] as const})};
    }),
  );

export const validExamplesOf = ({examples = {}}: RuleModule): Pick<Example, 'place' | 'text'>[] =>
  Object.entries(examples).flatMap(([place, {valid = []}]) => valid.map((text) => ({place, text})));

/** A page with a fragment in its place; a place without a text is the whole page. */
interface Written {
  file: string;
  content: string;
  /** Where the fragment begins. */
  start: number;
}

export function writeExample(site: TestSite, {place, text}: Pick<Example, 'place' | 'text'>): Written {
  const [, , name = ''] = PLACE.exec(place) ?? [];
  const [page = '', found] = (PLACES[name] ?? name).split(/ \| (.*)/s);
  const file = page.startsWith('_') ? `pages/${page}` : `pages/${page}.mdx`;
  const before = site.read(file);
  const was = found ?? before;
  const start = before.indexOf(was);
  if (start === -1) throw new Error(`"${was}" is not in ${file}.`);
  return {file, content: before.slice(0, start) + text + before.slice(start + was.length), start};
}

/** @returns the site's files with an example: `a → b` moves a file, `- a` deletes it, and a name alone is a new file */
export async function changesOf(site: TestSite, example: Pick<Example, 'place' | 'text'>): Promise<Changes> {
  const {place, text} = example;
  const [from = '', to] = text.replace(/^- /, '').split(' → ');
  if (place === FILE && to !== undefined)
    return new Map<string, string | undefined>([
      [from, undefined],
      [to, site.read(from)],
    ]);
  if (place === FILE) return new Map([[from, from === text ? await uploadedBytes(from) : undefined]]);
  const {file, content} = writeExample(site, example);
  const [, encoding = ''] = PLACE.exec(place) ?? [];
  return site.withUploads(file, ENCODINGS[encoding]?.(content) ?? content);
}

/** @returns the line and column of a position in a text, as diagnostics have them */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}
