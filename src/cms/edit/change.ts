/** Turns a change of a front matter into replacements in its text. */
import type * as z from 'zod';
import {isCollection, isSeq, type YAMLMap, isMap, type Document} from 'yaml';
import {schemaAt, unwrap} from '../schema/meta';
import type {Path} from '../values/values';
import type {Value} from './edit';
import {collectionAt, columnOf, itemAt, itemsOf, unsupportedFormError, type Collection, type Item} from './items';
import {formatAfterHyphen, formatAfterKey, formatInBlock, formatInFlow} from './layout';
import type {FieldEdit} from './apply-edit';
import type {Splice} from './text';
import type {FrontMatter} from './front-matter';

/** @throws UnwritableError for the last field of a group, and for unsupported YAML */
function removeAt(yaml: string, document: Document, path: Path): Splice {
  const {all, index, item, in: collection} = itemAt(yaml, document, path);
  const [before, next] = [all[index - 1], all[index + 1]];
  if (collection.flow) return removeFromFlow(yaml, before, item, next);
  if (!before && !next) return spliceToEmpty(yaml, document, path, collection);
  const hasWords = (gap: string) => gap.trim() !== '';
  const above = before ? yaml.slice(before.end, item.start) : '';
  const below = next ? yaml.slice(item.end, next.start) : '';
  if (before && next) {
    const keptGap =
      hasWords(above) && hasWords(below) ? above.replace(/\n[ \t]*$/, '') + below : largerGap(above, below);
    return {from: before.end, to: next.start, text: keptGap};
  }
  if (next) return hasWords(below) ? spliceOfLines(yaml, item) : {from: item.start, to: next.start, text: ''};
  return {from: (before?.end ?? item.start) + above.trimEnd().length, to: item.end, text: ''};
}

/** Keeps comments between two items; of two gaps without comments, it keeps the larger one. */
function largerGap(above: string, below: string): string {
  if (above.trim() !== '') return above;
  return below.trim() !== '' || below.length > above.length ? below : above;
}

/** The whole lines of an item, without comments below it. */
function spliceOfLines(yaml: string, {start, end}: Item): Splice {
  const first = start - columnOf(yaml, start);
  const startsLine = yaml.slice(first, start).trim() === '';
  return startsLine ? {from: first, to: end < yaml.length ? end + 1 : end, text: ''} : {from: start, to: end, text: ''};
}

/** Writes an empty list as `[]`; an empty group would be a YAML syntax error. */
function spliceToEmpty(yaml: string, document: Document, keys: Path, collection: Collection): Splice {
  const path = keys.slice(0, -1);
  if (path.length === 0 || isMap(collection)) throw unsupportedFormError();
  const {item, in: outer} = itemAt(yaml, document, path);
  const [inner] = itemsOf(yaml, collection);
  const to = inner?.end ?? item.valueEnd;
  const isBelow = yaml.slice(item.afterMark, item.valueStart).includes('#');
  // Brackets must be indented further than the name of the list; hyphens need not be.
  const lead = isMap(outer) && columnOf(yaml, item.valueStart) <= columnOf(yaml, item.start) ? '  ' : '';
  if (isSeq(outer) || isBelow) return {from: item.valueStart, to, text: `${lead}[]`};
  return {from: item.afterMark, to, text: ' []'};
}

function removeFromFlow(yaml: string, before: Item | undefined, item: Item, next: Item | undefined): Splice {
  if (before) return {from: before.end, to: item.end, text: ''};
  return {from: item.start, to: next?.start ?? endWithComma(yaml, item), text: ''};
}

/** The end of an item with the comma after it, for removing the only entry. */
const endWithComma = (yaml: string, {end}: Item): number => end + (/^\s*,/.exec(yaml.slice(end))?.[0].length ?? 0);

/** @param index of the item after the new one; the number of items to insert it last */
function insertIntoFlow(collection: Collection, all: Item[], index: number, text: string): Splice {
  const [before, next] = [all[index - 1], all[index]];
  const from = before?.end ?? next?.start ?? (collection.range?.[0] ?? 0) + 1;
  return {from, to: from, text: before ? `, ${text}` : next ? `${text}, ` : text};
}

/** @throws UnwritableError when the list or group has no items */
function insertIntoBlock(
  yaml: string,
  all: Item[],
  index: number,
  gapAbove: string,
  write: (column: number) => string,
): Splice {
  const [before, next] = [all[index - 1], all[index]];
  const near = before ?? next;
  if (!near) throw unsupportedFormError();
  const column = columnOf(yaml, near.start);
  const blank = haveEmptyLinesBetween(yaml, all) ? '\n' : '';
  const lead = ' '.repeat(column);
  if (before) {
    // The comment above a deleted item is kept, so restoring the item must not add it again.
    const above = gapAbove.trimEnd();
    const from = before.end + (yaml.startsWith(above, before.end) ? above.length : 0);
    return {from, to: from, text: `\n${blank}${lead}${write(column)}`};
  }
  return {from: near.start, to: near.start, text: `${write(column)}\n${blank}${lead}`};
}

/** Whether empty lines separate the entries of a list or the fields of a group. */
function haveEmptyLinesBetween(yaml: string, all: Item[]): boolean {
  const gaps = all.slice(1).map((item, index) => yaml.slice(all[index]?.end, item.start));
  return gaps.length > 0 && gaps.every((gap) => /\n[ \t]*\n/.test(gap));
}

type Written = Pick<FrontMatter, 'yaml' | 'document'>;

/** The order of a group's fields, which decides the place of a new one. */
export type FieldOrder = (group: Path, key: string) => readonly string[];

export interface WriteHints {
  order: FieldOrder;
  /** Returns the text above the same position in the base, if the base has it. */
  gapAbove: (path: Path) => string;
}

/** @returns the order of fields in the schema, even inside lists and optional fields. */
export const orderOf =
  (schema: z.ZodObject): FieldOrder =>
  (group) => {
    const inner = schemaAt(schema, group);
    const plain = inner && unwrap(inner);
    return plain && 'shape' in plain ? Object.keys(plain.shape as object) : [];
  };

/** @throws UnwritableError for YAML of an unknown form */
export function spliceOf(block: Written, edit: FieldEdit, hints: WriteHints): Splice {
  const {yaml, document} = block;
  switch (edit.kind) {
    case 'set':
      return document.hasIn(edit.path)
        ? setAt(block, edit.path, edit.value)
        : addField(block, edit.path, edit.value, hints);
    case 'insert':
      return document.hasIn(edit.path) ? insertAt(block, edit, hints) : addField(block, edit.path, [edit.value], hints);
    case 'remove':
      return removeAt(yaml, document, edit.path);
    case 'move':
      return move(yaml, collectionAt(document, edit.path), edit.from, edit.to);
  }
}

/** @param value a scalar, or a value of a different type than the old one */
function setAt({yaml, document}: Written, path: Path, value: Value): Splice {
  const {item, in: collection} = itemAt(yaml, document, path);
  const {valueStart: from, valueEnd: to, afterMark} = item;
  if (collection.flow) return {from, to, text: formatInFlow(value)};
  // Without quotes, the linter would read a comment on the same line as part of the text.
  if (typeof value === 'string' && /^[ \t]+#/.test(yaml.slice(to))) return {from, to, text: JSON.stringify(value)};
  const column = columnOf(yaml, item.mark);
  const text = isSeq(collection) ? formatAfterHyphen(value, column) : formatAfterKey(value, column);
  // Spaces and a comment between the name and the value stay.
  const gap = yaml.slice(afterMark, from);
  const isScalar = typeof value !== 'object' || value === null;
  if (!gap.includes('#') && (!isScalar || /^$|\n/.test(gap))) return {from: afterMark, to, text};
  return {from, to, text: isScalar ? text.trimStart() : formatInBlock(value, columnOf(yaml, from))};
}

function addField({yaml, document}: Written, path: Path, value: Value, hints: WriteHints): Splice {
  const group = collectionAt(document, path.slice(0, -1)) as YAMLMap;
  const key = String(path.at(-1));
  const all = itemsOf(yaml, group);
  const names = hints.order(path.slice(0, -1), key);
  const before = names.slice(0, Math.max(names.indexOf(key), 0)).toReversed();
  const found = before.map((name) => all.findIndex((item) => item.key === name)).find((position) => position !== -1);
  const index = found === undefined ? (names.includes(key) ? 0 : all.length) : found + 1;
  if (group.flow) return insertIntoFlow(group, all, index, `${key}: ${formatInFlow(value)}`);
  const write = (column: number) => `${key}:${formatAfterKey(value, column)}`;
  return insertIntoBlock(yaml, all, index, hints.gapAbove(path), write);
}

function insertAt(block: Written, edit: FieldEdit & {kind: 'insert'}, hints: WriteHints): Splice {
  const {yaml, document} = block;
  const {value, index, path} = edit;
  const list = collectionAt(document, path);
  const all = itemsOf(yaml, list);
  if (all.length === 0) return setAt(block, path, [value]);
  if (list.flow) return insertIntoFlow(list, all, index, formatInFlow(value));
  const near = (all[index - 1] ?? all[index])?.value;
  const isOnOneLine = isCollection(near) && near.flow === true;
  const write = (column: number) => (isOnOneLine ? `- ${formatInFlow(value)}` : `-${formatAfterHyphen(value, column)}`);
  return insertIntoBlock(yaml, all, index, hints.gapAbove([...path, index]), write);
}

function move(yaml: string, list: Collection, from: number, to: number): Splice {
  const all = itemsOf(yaml, list);
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const [first, last, moved] = [all[low], all[high], all[from]];
  if (!first || !last || !moved) throw unsupportedFormError();
  const places = all.slice(low, high + 1);
  const order = places.filter((item) => item !== moved).toSpliced(to - low, 0, moved);
  const parts = order.map((item, index) => {
    const gap = places[index + 1] ? yaml.slice(places[index]?.end, places[index + 1]?.start) : '';
    return yaml.slice(item.start, item.end) + gap;
  });
  return {from: first.start, to: last.end, text: parts.join('')};
}
