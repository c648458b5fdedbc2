/** The corpus of mistakes, each in an otherwise valid site. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Changes} from '../memory-site';
import {uploadedBytes, type TestSite} from '../site';
import {positionOf, encodeText, invalidInputsIn, type Move, type InvalidInput, type Upload} from './invalid-input';

/** Each file is a family of inputs; its first line is their subject. */
export const FAMILIES = readdirSync(__dirname)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(join(__dirname, name), 'utf8'))
  .map((source) => ({about: source.slice(0, source.indexOf(':\n')), invalidInputs: invalidInputsIn(source)}));

/** @returns the file with the text of an invalid input. */
export function withOriginalText(site: TestSite, {file, was}: InvalidInput, text: string): string {
  if (was === undefined) return text;
  const source = site.read(file);
  if (!source.includes(was)) throw new Error(`"${was}" is not in ${file}.`);
  return source.replace(was, () => text);
}

/** Files with a mistake, and the positions and rules that the linter must report. */
interface InvalidSite {
  changes: Changes;
  expected: string[];
}

/** @returns the changed files of the site with one invalid input. */
export async function applyInvalidInput(
  site: TestSite,
  invalidInput: InvalidInput | Upload | Move,
): Promise<InvalidSite> {
  const places = (file: string, texts: Parameters<typeof positionOf>[2] = {}) =>
    invalidInput.reports.map((expected) => positionOf(expected, file, texts, (name) => site.read(name)));
  if ('upload' in invalidInput) {
    const {upload} = invalidInput;
    return {changes: new Map([[upload, await uploadedBytes(upload)]]), expected: places(upload)};
  }
  if ('from' in invalidInput) {
    const changes = new Map<string, string | undefined>([
      [invalidInput.to, site.read(invalidInput.from)],
      [invalidInput.from, undefined],
    ]);
    return {changes, expected: places(invalidInput.to)};
  }
  const {file, is} = invalidInput;
  const before = site.read(file);
  const after = is === undefined ? undefined : withOriginalText(site, invalidInput, is);
  const content = after === undefined ? undefined : encodeText(after, invalidInput.saved);
  return {changes: await site.withUploads(file, content), expected: places(file, {before, after})};
}
