/** The changes that a person may make in a file of pages/, independent of its formatting. */
import type {BareDiagnostic} from '../base/diagnostic';
import type {Path} from '../base/values';

/** The value of a field; null where nothing follows its name. A new group is written in the order of its keys. */
export type Value = string | number | boolean | null | readonly Value[] | {readonly [field: string]: Value};

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
export const isMapping = (value: Value): value is Readonly<Record<string, Value>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns whether data are such as YAML gives for a page. */
export const isValue = (data: unknown): data is Value =>
  data === null ||
  ['string', 'number', 'boolean'].includes(typeof data) ||
  (typeof data === 'object' && Object.values(data).every(isValue));

/** One change of one file. Lines are those of the whole file, counted from 1, as the nodes of a body have them. */
export type Edit =
  /** Gives a field or an entry another value. A field that is not there yet is added where its schema has it. */
  | {kind: 'set'; path: Path; value: Value}
  /** Puts an entry into a list before the one at `index`. A list that is not there is begun. */
  | {kind: 'insert'; path: Path; index: number; value: Value}
  /** Removes a field or an entry. A list that is optional and may not be empty is removed with its last entry. */
  | {kind: 'remove'; path: Path}
  /** Moves an entry in its list; `to` is its index after it was taken out. */
  | {kind: 'move'; path: Path; from: number; to: number}
  /**
   * Writes other words in place of the lines of the body from `first` to `last`. Blocks stay apart by an empty line.
   * With `last` one less than `first` nothing is replaced, and the words become a block before `first`; without words
   * the lines leave.
   */
  | {kind: 'body'; first: number; last: number; text: string}
  /** Puts the block on these lines of the body before the line `to`, or behind all others. */
  | {kind: 'moveBody'; first: number; last: number; to: number};

/** A change that cannot be written without changing something else. The file stays as it was. */
export class Unwritable extends Error {
  /** @param diagnostic what is in the way, in words for staff */
  constructor(readonly diagnostic: BareDiagnostic) {
    super(diagnostic.message);
    this.name = 'Unwritable';
  }
}

/** @returns what was made, or undefined when it cannot be written. */
export function ifWritable<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof Unwritable) return undefined;
    throw error;
  }
}
