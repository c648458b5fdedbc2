import {valueAt} from '../../cms/lint';
import type {Path} from '../../cms/edit';
import {earlierData} from './new-entries';

/** A range of numbers with a hyphen, such as 4-6, but not a part of a number, a name or an address. */
const HYPHENATED = /(?<=^|[\s(])([1-9]\d{0,3})-([1-9]\d{0,3})(?=$|[\s),.;:%+])/g;
const DASHED = /\d–\d/;

/** @returns the text with a dash in each range, if the page `beside` it writes ranges with a dash */
export function withDashes(text: string, beside: string): string | undefined {
  if (!DASHED.test(beside)) return undefined;
  const dashed = text.replace(HYPHENATED, (range, from: string, to: string) =>
    Number(from) < Number(to) ? `${from}–${to}` : range,
  );
  return dashed === text ? undefined : dashed;
}

/** @returns whether an entry differs from every earlier entry of its list, or a page from its earlier text */
export function isChangedSample(
  file: string,
  before: ReadonlyMap<string, string>,
  now: string,
  path: Path,
  value: unknown,
): boolean {
  if (!before.has(file) || path.length === 0) return before.get(file) !== now;
  const data = earlierData(before, file);
  const isEntry = typeof path.at(-1) === 'number';
  const list: unknown = isEntry ? valueAt(data, path.slice(0, -1)) : [valueAt(data, path)];
  const spelt = JSON.stringify(value);
  return !(Array.isArray(list) && list.some((entry) => JSON.stringify(entry) === spelt));
}
