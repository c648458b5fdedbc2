import {valueAt} from '../../cms/lint';
import {type Path, Reader} from '../../cms/edit';
import {siteDefinition} from '../../site/site-definition';

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

/** Reads the earlier files. It is separate, because a reader caches only one text per file. */
const reader = new Reader(siteDefinition);

/** @returns whether an entry differs from every earlier entry of its list, or a page from its earlier text */
export function isChangedSample(
  file: string,
  before: string | undefined,
  now: string,
  path: Path,
  value: unknown,
): boolean {
  if (before === undefined || path.length === 0) return before !== now;
  const data: unknown = reader.sourceOf(file, before)?.parsed?.data;
  const isEntry = typeof path.at(-1) === 'number';
  const list: unknown = isEntry ? valueAt(data, path.slice(0, -1)) : [valueAt(data, path)];
  const spelt = JSON.stringify(value);
  return !(Array.isArray(list) && list.some((entry) => JSON.stringify(entry) === spelt));
}
