/** The corpus: everything that a person may do wrong, each on a site that is right in every way. */
import type {TestSite} from '../site';
import {BODY_SLIPS} from './body';
import {ENTRY_SLIPS} from './entries';
import {FIELD_SLIPS} from './fields';
import {FILE_SLIPS, UPLOADS} from './files';
import {MOVES, type Move} from './moved';
import {PHOTO_SLIPS} from './photos';
import {SIGN_SLIPS} from './signs';
import {printed, saved, type Slip, type Upload} from './slip';
import {YAML_SLIPS} from './yaml';

export const SLIPS: Slip[] = [
  ...FIELD_SLIPS,
  ...YAML_SLIPS,
  ...SIGN_SLIPS,
  ...BODY_SLIPS,
  ...ENTRY_SLIPS,
  ...PHOTO_SLIPS,
  ...FILE_SLIPS,
];

export const CORPUS: (Slip | Upload | Move)[] = [...SLIPS, ...UPLOADS, ...MOVES];

/** @returns the file of a slip with another text in place of what was there. */
export function written(site: TestSite, {file, was}: Slip, text: string): string {
  if (was === undefined) return text;
  const source = site.read(file);
  if (!source.includes(was)) throw new Error(`"${was}" does not stand in ${file}.`);
  return source.replace(was, () => text);
}

/** What is found while something is wrong, and the sentences that the check has to print then. */
interface TriedOut<T> {
  found: T;
  expected: string[];
}

/** Does one thing wrong in the site for as long as something is looked for. */
export async function tryOut<T>(
  site: TestSite,
  slip: Slip | Upload | Move,
  find: () => Promise<T>,
): Promise<TriedOut<T>> {
  const sentences = (file: string, texts: Parameters<typeof printed>[2] = {}) =>
    slip.says.map((said) => printed(said, file, texts, (name) => site.read(name)));
  if ('upload' in slip) {
    await site.upload(slip.upload);
    try {
      return {found: await find(), expected: sentences(slip.upload)};
    } finally {
      site.delete(slip.upload);
    }
  }
  if ('from' in slip) {
    const {from, to} = slip;
    const found = await site.during(to, site.read(from), () => site.during(from, undefined, find));
    return {found, expected: sentences(to)};
  }
  const {content, expected} = spoilt(site, slip);
  return {found: await site.during(slip.file, content, find), expected};
}

/** @returns the file as the person left it, nothing when it was deleted, and the sentences that the check has to print. */
export function spoilt(site: TestSite, slip: Slip): {content: string | Buffer | undefined; expected: string[]} {
  const {file, is, says} = slip;
  const before = site.read(file);
  const after = is === undefined ? undefined : written(site, slip, is);
  const expected = says.map((said) => printed(said, file, {before, after}, (name) => site.read(name)));
  return {content: after === undefined ? undefined : saved(after, slip.saved), expected};
}
