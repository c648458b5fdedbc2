/** Types of the data that YAML gives for a front matter, valid or not. */

/** The path to a value in a front matter: keys, and indices of lists. */
export type Path = readonly (string | number)[];

/** A value of a front matter by its path, a block of a body by the line on which it begins, or a whole file. */
export interface ContentPosition {
  file: string;
  path?: Path;
  line?: number;
}

export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asGroup = (value: unknown): Group => (isGroup(value) ? value : {});

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** @returns the path of a zod issue. Its type allows symbols, which YAML data never have. */
export const pathOf = ({path}: {path: readonly PropertyKey[]}): Path => path.filter((key) => typeof key !== 'symbol');

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined,
    data,
  );

export function groupBy<T, K>(all: Iterable<T>, keyOf: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const entry of all) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}

/** @returns the earlier value of a key; undefined when there is none, and then this value is set. */
export function setIfAbsent<K, V>(map: Map<K, V>, key: K, value: V): V | undefined {
  const before = map.get(key);
  if (before === undefined) map.set(key, value);
  return before;
}
