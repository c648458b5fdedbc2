/**
 * Changes a file of pages/ by the bytes that are meant and no others: comments, quotes, the order of fields, blank lines,
 * folded and literal values, the mark at the beginning and the ends of lines stay as they were.
 */
import type {Edit, Value} from './edit';

export {Unwritable, type Edit, type Path, type Value} from './edit';

/**
 * Writes one change.
 * @param file path from the project's root; it tells the schema, and whether the file has a body
 * @param source the file as it was read, as text, with its byte order mark and its own line ends
 * @param base the file as it was before the first change. What is again as it was there is written as it was there, so
 * that a change that is taken back leaves no trace.
 * @returns the file with the change and nothing else
 * @throws Unwritable when the file cannot be read, has no such place, or when what was written does not say what was
 * meant when it is read again
 */
export function writeEdit(file: string, source: string, edit: Edit, base?: string): string {
  throw new Error(`Not built yet: ${file} ${edit.kind} ${source.length} ${base?.length}`);
}

/**
 * Writes a file that is not there yet.
 * @param file path from the project's root; it tells the schema, and whether the file has a body
 * @param data the fields of its top block, in any order
 * @param body Markdown below it
 * @throws Unwritable when what was written does not say what was meant when it is read again
 */
export function writePage(file: string, data: Readonly<Record<string, Value>>, body?: string): string {
  throw new Error(`Not built yet: ${file} ${Object.keys(data).length} ${body}`);
}

/** A part of a body that stands by itself: a heading, a paragraph, a list, a table, a photo, a part. */
export interface Block {
  first: number;
  last: number;
  /** Its Markdown, lines ending in `\n`, without the last line end. */
  text: string;
  /** The name of the part, where it is one: it can be moved and removed, but not typed. */
  part?: string;
}

/** @returns the blocks of a page's body with their lines; the whole body as one block where it cannot be read. */
export function blocksOf(source: string): Block[] {
  throw new Error(`Not built yet: ${source.length}`);
}
