/** The changes that a person may make to a file in pages/, independent of its formatting. */
import type {ReportMessage} from '../values/diagnostic';
import type {Path} from '../values/values';

/** The value of a field; null for an empty one. A new group keeps the order of its keys. */
export type Value = string | number | boolean | null | readonly Value[] | {readonly [field: string]: Value};

export type Mapping = Readonly<Record<string, Value>>;

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);
export const isMapping = (value: Value | undefined): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns whether a value could come from the YAML of a page. */
export const isValue = (data: unknown): data is Value =>
  data === null ||
  ['string', 'number', 'boolean'].includes(typeof data) ||
  (typeof data === 'object' && Object.values(data).every(isValue));

/** One change to one file. Lines are counted from 1 in the whole file, like the nodes of a body. */
export type Edit =
  /** Sets a field or an entry. A new field gets its position from the schema. */
  | {kind: 'set'; path: Path; value: Value}
  /** Inserts an entry into a list at `index`. A missing list is created. */
  | {kind: 'insert'; path: Path; index: number; value: Value}
  /** Removes a field or an entry. An optional list that may not be empty is removed with its last entry. */
  | {kind: 'remove'; path: Path}
  /** Moves an entry in its list; `to` is its index after it is taken out. */
  | {kind: 'move'; path: Path; from: number; to: number}
  /**
   * Replaces the lines of the body from `first` to `last`, and keeps empty lines between blocks. If `last` is one less
   * than `first`, the text is inserted as a block before `first`. An empty text removes the lines.
   */
  | {kind: 'body'; first: number; last: number; text: string}
  /** Sets the whole body; `joins` says that the change belongs to the last undo step, like the letters of one word. */
  | {kind: 'setBody'; text: string; joins: boolean}
  /** Adds a block at the end of the body, whatever the body is by then. */
  | {kind: 'appendToBody'; text: string};

/** A change that cannot be written without changing something else. The file stays unchanged. */
export class UnwritableError extends Error {
  constructor(readonly diagnostic: ReportMessage) {
    super(diagnostic.message);
    this.name = 'Unwritable';
  }
}

export function undefinedIfUnwritable<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof UnwritableError) return undefined;
    throw error;
  }
}
