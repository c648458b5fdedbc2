/** Identifies the entries of a list, which have no ids of their own, while the list changes. */

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
