/** Identifies the entries of a list, which have no ids of their own, while the list changes. */
import {asList, valueAt} from '../../cms/lint';
import type {Path} from '../../cms/edit';

export interface KeyedEntry {
  key: number;
  /** The content of the entry, to find it again. */
  content: string;
}

/**
 * @param before the entries as they were
 * @returns the entries as they are: each has its key again after others were added, removed or moved, and after a change
 * of its own content
 */
export function keyEntries(before: readonly KeyedEntry[], entries: readonly unknown[]): KeyedEntry[] {
  const contents = entries.map((entry) => JSON.stringify(entry));
  const left = new Set(before);
  const take = (found: KeyedEntry | undefined): number | undefined =>
    found && left.delete(found) ? found.key : undefined;
  const unchanged = contents.map((content) => take([...left].find((known) => known.content === content)));
  const known = unchanged.map((key, index) => key ?? take(before[index]));
  let last = Math.max(-1, ...before.map(({key}) => key));
  return contents.map((content, index) => ({key: known[index] ?? (last += 1), content}));
}

/**
 * @param before the data of the page when the path was right
 * @returns the path after the entries around it were moved, also to another list; undefined if one of them is gone
 */
export function movedPath(path: Path, before: unknown, after: unknown): Path | undefined {
  const moved: (string | number)[] = [];
  for (const [depth, key] of path.entries()) {
    const entries = keyEntries([], asList(valueAt(before, path.slice(0, depth))));
    const now = keyEntries(entries, asList(valueAt(after, moved)));
    // Where entries were added or removed, only an unchanged one is certainly the same.
    const isSure = ({content}: KeyedEntry) =>
      now.length === entries.length || content === entries[Number(key)]?.content;
    const index = now.findIndex((entry) => entry.key === key && isSure(entry));
    if (typeof key === 'number' && index === -1) {
      const entry = valueAt(before, path.slice(0, depth + 1));
      const found = isGroup(entry) ? findEntry(after, JSON.stringify(entry)) : undefined;
      return found && [...found, ...path.slice(depth + 1)];
    }
    moved.push(typeof key === 'number' ? index : key);
  }
  return moved;
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Finds an entry by its content in all lists of a page. */
function findEntry(data: unknown, content: string, path: Path = []): Path | undefined {
  if (!isGroup(data)) return undefined;
  if (typeof path.at(-1) === 'number' && JSON.stringify(data) === content) return path;
  for (const [key, value] of Object.entries(data)) {
    const found = findEntry(value, content, [...path, Array.isArray(data) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}
