/** What a person may change in a file of pages/, said without a word of how it is written. */
import type {BareFlaw} from '../flaw';

/** The way to a value of a top block: keys, and places in lists counted from 0, as in a zod issue. */
export type Path = readonly (string | number)[];

/** What a field may hold. A group has its fields in the order in which they shall be written. */
export type Value = string | number | boolean | readonly Value[] | {readonly [field: string]: Value};

/** One change of one file. Lines are those of the whole file, counted from 1, as the nodes of a body have them. */
export type Edit =
  /** Gives a field or an entry another value. A field that is not there yet is added where its schema has it. */
  | {kind: 'set'; at: Path; value: Value}
  /** Puts an entry into a list before the one at `index`. A list that is not there is begun. */
  | {kind: 'insert'; at: Path; index: number; value: Value}
  /** Takes a field or an entry away. With its last entry a list leaves that may be absent and may not be empty. */
  | {kind: 'remove'; at: Path}
  /** Gives an entry another place in its list; both places are counted from 0, `to` after it was taken out. */
  | {kind: 'move'; at: Path; from: number; to: number}
  /**
   * Writes other words in place of the lines of the body from `first` to `last`. Blocks stay apart by an empty line.
   * With `last` one less than `first` nothing is replaced, and the words become a block before `first`; without words
   * the lines leave.
   */
  | {kind: 'body'; first: number; last: number; text: string}
  /** Puts the block on these lines of the body before the line `to`, or behind all others. */
  | {kind: 'moveBody'; first: number; last: number; to: number};

/** A change that cannot be written so that nothing else changes. The file is as it was. */
export class Unwritable extends Error {
  /** @param flaw what is in the way, in words for staff */
  constructor(readonly flaw: BareFlaw) {
    super(flaw.text);
    this.name = 'Unwritable';
  }
}
