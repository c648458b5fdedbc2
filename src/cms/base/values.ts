/** What YAML gives for a front matter, whether it meets its schema or not. */

/** The way to a value of a front matter: keys, and positions in lists counted from 0. */
export type Path = readonly (string | number)[];

/** Fields by their names. */
export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the fields of a group; none where something else is there. */
export const asGroup = (value: unknown): Group => (isGroup(value) ? value : {});

/** @returns the entries of a list; none where something else is there. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** @returns the path of a zod issue; its type allows for symbols, which YAML data never have. */
export const pathOf = ({path}: {path: readonly PropertyKey[]}): Path => path.filter((key) => typeof key !== 'symbol');

/** @returns the value at a path, or nothing. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined,
    data,
  );
