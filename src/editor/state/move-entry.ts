/** Moves an entry from its list to the same list of another entry: a photo from one category of a gallery to another. */
import {controlAt, undefinedIfUnwritable, writeEdit, type Path, type Value} from '../../cms/edit';
import {asList, valueAt} from '../../cms/lint';
import type {Source} from '../../cms/parse';
import {siteDefinition} from '../../site/site-definition';
import {entryTitle} from './entry-title';

export interface OtherList {
  /** The name of the entry that has the list. */
  name: string;
  path: Path;
}

const lengthOf = (data: unknown, list: Path): number => asList(valueAt(data, list)).length;

/** @returns the lists to which an entry can move; none if its list must keep it, or is the only one of its kind */
export function listsToMoveTo({schema, parsed}: Source, path: Path): OtherList[] {
  const list = path.slice(0, -1);
  const [outer, index, key] = [list.slice(0, -2), list.at(-2), list.at(-1)];
  const control = controlAt(schema, list)?.control;
  const owners = asList(valueAt(parsed?.data, outer));
  if (typeof index !== 'number' || key === undefined || control?.kind !== 'list') return [];
  if (lengthOf(parsed?.data, list) <= control.least) return [];
  return owners.flatMap((owner: unknown, at): OtherList[] => {
    const other = [...outer, at, key];
    const isFull = lengthOf(parsed?.data, other) >= (control.most ?? Infinity);
    return at === index || isFull ? [] : [{name: entryTitle(owner) ?? String(at + 1), path: other}];
  });
}

/** @returns the text of the page after an entry has moved to the end of another list; undefined if it cannot be written */
export function movedEntry({file, text, parsed}: Source, path: Path, list: Path): string | undefined {
  const value = valueAt(parsed?.data, path) as Value;
  const index = lengthOf(parsed?.data, list);
  return undefinedIfUnwritable(() => {
    const added = writeEdit(siteDefinition, file, text, {kind: 'insert', path: list, index, value});
    return writeEdit(siteDefinition, file, added, {kind: 'remove', path});
  });
}
