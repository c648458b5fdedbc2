/** Entries and pages that came with the site as examples, once a person has changed them. */
import {valueAt} from '../../cms/lint';
import {type Path, Reader} from '../../cms/edit';
import {siteDefinition} from '../../site/site-definition';

/** Reads the files as they were; that of the files as they are keeps one text of each. */
const reader = new Reader(siteDefinition);

/**
 * @param before the file as it was; undefined for a new one
 * @param now the same as it is
 * @param value what is at the path now
 * @returns whether an entry says something else than any of its list did before, or a page than it did
 */
export function isChanged(file: string, before: string | undefined, now: string, path: Path, value: unknown): boolean {
  if (before === undefined || path.length === 0) return before !== now;
  const data: unknown = reader.sourceOf(file, before)?.parsed?.data;
  const isEntry = typeof path.at(-1) === 'number';
  const list: unknown = isEntry ? valueAt(data, path.slice(0, -1)) : [valueAt(data, path)];
  const spelt = JSON.stringify(value);
  return !(Array.isArray(list) && list.some((entry) => JSON.stringify(entry) === spelt));
}
