/** The corpus: everything that a person may do wrong, each on a site that is right in every way. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Changes} from '../memory-site';
import {uploaded, type TestSite} from '../site';
import {printed, saved, slipsIn, type Move, type Slip, type Upload} from './invalid-input';

/** Each file is a family of inputs; its first line says what they are about. */
export const FAMILIES = readdirSync(__dirname)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(join(__dirname, name), 'utf8'))
  .map((source) => ({about: source.slice(0, source.indexOf(':\n')), slips: slipsIn(source)}));

/** @returns the file of a invalid input with another text in place of what was there. */
export function written(site: TestSite, {file, was}: Slip, text: string): string {
  if (was === undefined) return text;
  const source = site.read(file);
  if (!source.includes(was)) throw new Error(`"${was}" is not in ${file}.`);
  return source.replace(was, () => text);
}

/** Files as a person left them, and the sentences that the check has to print then. */
interface Spoilt {
  changes: Changes;
  expected: string[];
}

/** @returns what is other in the site after one invalid input. */
export async function spoilt(site: TestSite, slip: Slip | Upload | Move): Promise<Spoilt> {
  const sentences = (file: string, texts: Parameters<typeof printed>[2] = {}) =>
    slip.says.map((said) => printed(said, file, texts, (name) => site.read(name)));
  if ('upload' in slip) {
    const {upload} = slip;
    return {changes: new Map([[upload, await uploaded(upload)]]), expected: sentences(upload)};
  }
  if ('from' in slip) {
    const changes = new Map<string, string | undefined>([
      [slip.to, site.read(slip.from)],
      [slip.from, undefined],
    ]);
    return {changes, expected: sentences(slip.to)};
  }
  const {file, is} = slip;
  const before = site.read(file);
  const after = is === undefined ? undefined : written(site, slip, is);
  const content = after === undefined ? undefined : saved(after, slip.saved);
  return {changes: await site.withUploads(file, content), expected: sentences(file, {before, after})};
}
