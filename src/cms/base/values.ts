/** Types of the data that YAML gives for a front matter, valid or not. */

/** The path to a value in a front matter: keys, and indices of lists. */
export type Path = readonly (string | number)[];

/** A value of a front matter by its path, a block of a body by the line on which it begins, or a whole file. */
export interface ContentRef {
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
