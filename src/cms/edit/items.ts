/** Finds the positions of fields and list entries in the text of a front matter. */
import {isCollection, isMap, isScalar, isSeq, type Document, type YAMLMap, type YAMLSeq} from 'yaml';
import type {Path} from '../values/values';
import {UnwritableError} from './edit';

/** A field of a group or an entry of a list, with its positions in the text. */
export interface Item {
  key?: string;
  value: unknown;
  /** The start of its lines, including the comments above and below that belong to it. */
  start: number;
  end: number;
  /** The position of its name or hyphen, below its comments. */
  mark: number;
  /** The position after the colon or the hyphen. */
  afterMark: number;
  /** The start of its value, even if it has none. */
  valueStart: number;
  /** The end of its value, without a comment on the same line. */
  valueEnd: number;
}

export type Collection = YAMLMap | YAMLSeq;

export const columnOf = (text: string, index: number): number => index - (text.lastIndexOf('\n', index - 1) + 1);

const UNSUPPORTED_FORM = {
  message: 'This part of the file is written in a form that the editor does not support.',
  help: 'Change it in the file on GitHub.',
};

export const unsupportedFormError = (): UnwritableError => new UnwritableError(UNSUPPORTED_FORM);

function nodeAt(document: Document, path: Path): unknown {
  const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  if (node === undefined || node === null) throw unsupportedFormError();
  return node;
}

export function collectionAt(document: Document, path: Path): Collection {
  const node = nodeAt(document, path);
  if (!isMap(node) && !isSeq(node)) throw unsupportedFormError();
  return node;
}

export function itemsOf(text: string, collection: Collection): Item[] {
  if (collection.flow) return flowItems(text, collection);
  return blockItems(text, collection).map((item, index) =>
    index === 0 ? item : {...item, start: withComments(text, item)},
  );
}

/** @throws UnwritableError for YAML of an unknown form */
export function itemAt(
  yaml: string,
  document: Document,
  path: Path,
): {all: Item[]; index: number; item: Item; in: Collection} {
  const key = path.at(-1);
  const collection = collectionAt(document, path.slice(0, -1));
  const all = itemsOf(yaml, collection);
  const index = typeof key === 'number' ? key : all.findIndex((item) => item.key === key);
  const item = all[index];
  if (!item || isMap(collection) !== (typeof key === 'string')) throw unsupportedFormError();
  return {all, index, item, in: collection};
}

const startOf = (node: unknown): number => (isNode(node) ? node.range[0] : throwUnsupportedForm());
const endOf = (node: unknown): number => (isNode(node) ? node.range[1] : throwUnsupportedForm());

function throwUnsupportedForm(): never {
  throw unsupportedFormError();
}

const isNode = (node: unknown): node is {range: [number, number, number]} =>
  (isScalar(node) || isCollection(node)) && Array.isArray(node.range);

/** YAML allows a question mark before the name of a field. No page uses it. */
function assertNoExplicitKey(text: string, from: number, start: number): void {
  const before = text.slice(from, start).replace(/#.*/g, '');
  if (before.includes('?')) throwUnsupportedForm();
}

function flowItems(text: string, collection: Collection): Item[] {
  let position = startOf(collection);
  const item = (key: string | undefined, start: number, value: unknown): Item => {
    if (isEmpty(value)) throwUnsupportedForm();
    assertNoExplicitKey(text, position, start);
    const [valueStart, valueEnd] = [startOf(value), endOf(value)];
    position = valueEnd;
    return {key, value, start, mark: start, end: valueEnd, afterMark: valueStart, valueStart, valueEnd};
  };
  return isMap(collection)
    ? collection.items.map(({key, value}) => item(fieldName(key), startOf(key), value))
    : collection.items.map((value) => item(undefined, startOf(value), value));
}

const fieldName = (key: unknown): string => (isScalar(key) ? String(key.value) : throwUnsupportedForm());

const isEmpty = (value: unknown): boolean =>
  value === null || (isScalar(value) && value.value === null && endOf(value) === startOf(value));

function blockItems(text: string, collection: Collection): Item[] {
  const column = columnOf(text, startOf(collection));
  const finish = (start: number, afterMark: number, value: unknown, key?: string): Item => {
    const [valueStart, valueEnd] = isEmpty(value) ? [afterMark, afterMark] : [startOf(value), contentEnd(text, value)];
    return {key, value, start, mark: start, end: lastLineEnd(text, valueEnd, column), afterMark, valueStart, valueEnd};
  };
  if (isMap(collection)) {
    let position = startOf(collection);
    return collection.items.map(({key, value}) => {
      assertNoExplicitKey(text, position, startOf(key));
      const item = finish(startOf(key), text.indexOf(':', endOf(key)) + 1, value, fieldName(key));
      position = item.end;
      return item;
    });
  }
  const items: Item[] = [];
  let hyphen = startOf(collection);
  for (const value of collection.items) {
    if (text[hyphen] !== '-') throwUnsupportedForm();
    const item = finish(hyphen, hyphen + 1, value);
    items.push(item);
    hyphen = nextContentStart(text, item.end);
  }
  return items;
}

/** The position of the next text that is neither blank nor a comment. */
function nextContentStart(text: string, lineEnd: number): number {
  const gap = /^(?:[ \t]*(?:#.*)?\n)*[ \t]*/.exec(text.slice(lineEnd + 1))?.[0] ?? '';
  return lineEnd + 1 + gap.length;
}

/** The position after a value, without its comment and the empty lines below. */
function contentEnd(text: string, node: unknown): number {
  if (isCollection(node) && !node.flow && node.items.length > 0) {
    const last = itemsOf(text, node).at(-1);
    return last?.valueEnd ?? throwUnsupportedForm();
  }
  const end = endOf(node);
  if (!isScalar(node) || (node.type !== 'BLOCK_LITERAL' && node.type !== 'BLOCK_FOLDED')) return end;
  const [header = ''] = text.slice(startOf(node)).split('\n');
  if (/^[|>]\d?\+/.test(header)) return text[end - 1] === '\n' ? end - 1 : end;
  let last = end;
  while (last > startOf(node) && ' \t\n'.includes(text.charAt(last - 1))) last -= 1;
  const empty = text.slice(last, end).indexOf('\n');
  return empty === -1 ? end : last + empty;
}

/** The end of a value's last line, or of the last comment below it with the same indentation as its content. */
function lastLineEnd(text: string, valueEnd: number, column: number): number {
  let end = lineEnd(text, valueEnd);
  while (end < text.length) {
    const next = lineEnd(text, end + 1);
    const [, lead] = /^( *)#/.exec(text.slice(end + 1, next)) ?? [];
    if (lead === undefined || lead.length <= column) break;
    end = next;
  }
  return end;
}

const lineEnd = (text: string, index: number): number => {
  const end = text.indexOf('\n', index);
  return end === -1 ? text.length : end;
};

/** The start of an item with the comment lines directly above it at the same column, which belong to it. */
function withComments(text: string, {start}: Item): number {
  const column = columnOf(text, start);
  const comment = `${' '.repeat(column)}#`;
  if (text.slice(start - column, start).trim() !== '') return start;
  let first = start;
  for (;;) {
    const above = text.lastIndexOf('\n', first - column - 2) + 1;
    if (first - column - 1 <= 0 || !text.startsWith(comment, above)) return first;
    first = above + column;
  }
}
