/** Changes of a top block as replacements of parts of its text. */
import type * as z from 'zod';
import {isMap, isSeq, type Document, type YAMLMap} from 'yaml';
import {schemaAt, unwrap} from '../fields/meta';
import type {Path, Value} from './edit';
import {collectionAt, columnOf, itemsOf, unknownWriting, type Collection, type Item} from './items';
import {behindName, fieldText, inBlock, inFlow, likesAt, nearest, stepsOf} from './layout';
import type {FieldEdit} from './meaning';
import {waysToWrite} from './scalar';
import type {Splice} from './text';
import type {TopBlock} from './top-block';

/** What a change needs of a top block. */
type Written = Pick<TopBlock, 'yaml' | 'document'>;

/** The names of the fields of a group in the order in which a new one is to stand among them. */
export type Order = (group: Path, key: string) => readonly string[];

/** What is known of the place of something new. */
export interface Hints {
  order: Order;
  /** What stood above it in the base of the file, where it stood there. */
  gapAbove: (at: Path) => string;
}

/** @returns the order of the schema; `schemaAt` leads through lists and optional fields. */
export const orderOf =
  (schema: z.ZodObject): Order =>
  (group) => {
    const at = schemaAt(schema, group);
    const plain = at && unwrap(at);
    return plain && 'shape' in plain ? Object.keys(plain.shape as object) : [];
  };

/**
 * @param edit its place exists, or its field can be added
 * @returns ways to make the change, the best first; the caller reads what came out
 * @throws Unwritable when the place is written in an unknown way
 */
export function waysToChange(block: Written, edit: FieldEdit, hints: Hints): Splice[] {
  const {yaml, document} = block;
  switch (edit.kind) {
    case 'set':
      return document.hasIn(edit.at)
        ? setAt(block, edit.at, edit.value)
        : [addField(block, edit.at, edit.value, hints)];
    case 'insert':
      return document.hasIn(edit.at) ? insertAt(block, edit, hints) : [addField(block, edit.at, [edit.value], hints)];
    case 'remove':
      return [removeAt(yaml, document, edit.at)];
    case 'move':
      return [move(yaml, collectionAt(document, edit.at), edit.from, edit.to)];
  }
}

function itemAt(yaml: string, document: Document, at: Path): {all: Item[]; index: number; item: Item; in: Collection} {
  const key = at.at(-1);
  const collection = collectionAt(document, at.slice(0, -1));
  const all = itemsOf(yaml, collection);
  const index = typeof key === 'number' ? key : all.findIndex((item) => item.key === key);
  const item = all[index];
  if (!item || isMap(collection) !== (typeof key === 'string')) throw unknownWriting();
  return {all, index, item, in: collection};
}

/** @param value another kind of value than stood there, or a single one */
function setAt({yaml, document}: Written, at: Path, value: Value): Splice[] {
  const {item, in: collection} = itemAt(yaml, document, at);
  const flow = collection.flow === true;
  const column = columnOf(yaml, item.valueStart);
  const place = {flow, indent: columnOf(yaml, item.start) + 2};
  const replaced = (text: string): Splice => ({from: item.valueStart, to: item.valueEnd, text});
  const isNothing = item.valueStart === item.valueEnd;
  if (typeof value !== 'object' || value === null) {
    const old = isNothing ? undefined : {node: item.value, text: yaml.slice(item.valueStart, item.valueEnd)};
    return waysToWrite(value, place, old).map((text) => replaced(isNothing ? ` ${text}` : text));
  }
  if (flow) return [replaced(inFlow(value))];
  const steps = stepsOf(yaml, document);
  const likes = likesAt(document, at);
  const inPlace = isNothing ? ` ${inBlock(value, column + 1, steps, likes)}` : inBlock(value, column, steps, likes);
  if (isSeq(collection)) return [replaced(inPlace)];
  const text = behindName(value, columnOf(yaml, item.start), steps, likes);
  const below = {from: item.behind, to: item.valueEnd, text};
  // A comment between the name and the value stays.
  return yaml.slice(item.behind, item.valueStart).includes('#') ? [replaced(inPlace), below] : [below];
}

function addField({yaml, document}: Written, at: Path, value: Value, hints: Hints): Splice {
  const group = collectionAt(document, at.slice(0, -1)) as YAMLMap;
  const key = String(at.at(-1));
  const all = itemsOf(yaml, group);
  const names = hints.order(at.slice(0, -1), key);
  const before = names.slice(0, Math.max(names.indexOf(key), 0)).toReversed();
  const found = before.map((name) => all.findIndex((item) => item.key === name)).find((place) => place !== -1);
  const index = found === undefined ? (names.includes(key) ? 0 : all.length) : found + 1;
  if (group.flow) return intoFlow(yaml, group, all, index, `${key}: ${inFlow(value)}`);
  return intoBlock(yaml, all, index, hints.gapAbove(at), (column) =>
    fieldText(key, value, column, stepsOf(yaml, document), likesAt(document, at)),
  );
}

function insertAt({yaml, document}: Written, edit: FieldEdit & {kind: 'insert'}, hints: Hints): Splice[] {
  const list = collectionAt(document, edit.at);
  const all = itemsOf(yaml, list);
  const {value, index} = edit;
  if (all.length === 0) {
    const parent = itemAt(yaml, document, edit.at);
    return parent.in.flow
      ? [{from: parent.item.valueStart, to: parent.item.valueEnd, text: inFlow([value])}]
      : setAt({yaml, document}, edit.at, [value]);
  }
  if (list.flow) return [intoFlow(yaml, list, all, index, inFlow(value))];
  const steps = stepsOf(yaml, document);
  const likes = nearest(list.items, index);
  const write = (column: number) => `- ${inBlock(value, column + '- '.length, steps, likes)}`;
  return [intoBlock(yaml, all, index, hints.gapAbove([...edit.at, index]), write)];
}

function intoFlow(yaml: string, collection: Collection, all: Item[], index: number, text: string): Splice {
  const [before, next] = [all[index - 1], all[index]];
  if (before) {
    const between = next ? yaml.slice(before.end, next.start) : separatorOf(yaml, all);
    const separator = /^\s*,[^#]*$/.test(between) ? between : ', ';
    return {from: before.end, to: before.end, text: separator + text};
  }
  if (next) {
    const between = separatorOf(yaml, all);
    return {from: next.start, to: next.start, text: text + (/^\s*,[^#]*$/.test(between) ? between : ', ')};
  }
  const start = (collection.range?.[0] ?? 0) + 1;
  return {from: start, to: start, text};
}

const separatorOf = (yaml: string, [first, second]: Item[]): string =>
  first && second ? yaml.slice(first.end, second.start) : ', ';

function intoBlock(
  yaml: string,
  all: Item[],
  index: number,
  gapAbove: string,
  write: (column: number) => string,
): Splice {
  const [before, next] = [all[index - 1], all[index]];
  const near = before ?? next;
  if (!near) throw unknownWriting();
  const column = columnOf(yaml, near.start);
  const blank = areParted(yaml, all) ? '\n' : '';
  const lead = ' '.repeat(column);
  if (before) {
    // A comment that stood above what comes back is still there.
    const above = gapAbove.trimEnd();
    const from = before.end + (yaml.startsWith(above, before.end) ? above.length : 0);
    return {from, to: from, text: `\n${blank}${lead}${write(column)}`};
  }
  return {from: near.start, to: near.start, text: `${write(column)}\n${blank}${lead}`};
}

/** Whether an empty line parts the entries of a list or the fields of a group from each other. */
function areParted(yaml: string, all: Item[]): boolean {
  const gaps = all.slice(1).map((item, index) => yaml.slice(all[index]?.end, item.start));
  return gaps.length > 0 && gaps.every((gap) => /\n[ \t]*\n/.test(gap));
}

function removeAt(yaml: string, document: Document, at: Path): Splice {
  const {all, index, item, in: collection} = itemAt(yaml, document, at);
  const [before, next] = [all[index - 1], all[index + 1]];
  if (collection.flow) return removeFromFlow(yaml, before, item, next);
  if (!before && !next) return emptied(yaml, document, at, collection);
  const hasWords = (gap: string) => gap.trim() !== '';
  const above = before ? yaml.slice(before.end, item.start) : '';
  const below = next ? yaml.slice(item.end, next.start) : '';
  if (before && next) {
    const kept = hasWords(above) && hasWords(below) ? above.replace(/\n[ \t]*$/, '') + below : longer(above, below);
    return {from: before.end, to: next.start, text: kept};
  }
  if (next) return hasWords(below) ? wholeLines(yaml, item) : {from: item.start, to: next.start, text: ''};
  return {from: (before?.end ?? item.start) + above.trimEnd().length, to: item.end, text: ''};
}

/** The comments between two items stay; of two gaps without any the larger one does. */
function longer(above: string, below: string): string {
  if (above.trim() !== '') return above;
  return below.trim() !== '' || below.length > above.length ? below : above;
}

/** An item with its line, where comments below it stay. */
function wholeLines(yaml: string, {start, end}: Item): Splice {
  const first = start - columnOf(yaml, start);
  const own = yaml.slice(first, start).trim() === '';
  return own ? {from: first, to: end < yaml.length ? end + 1 : end, text: ''} : {from: start, to: end, text: ''};
}

/** A list that holds nothing any more; a group without a field would be a slip. */
function emptied(yaml: string, document: Document, at: Path, collection: Collection): Splice {
  const path = at.slice(0, -1);
  if (path.length === 0 || isMap(collection)) throw unknownWriting();
  const {item, in: outer} = itemAt(yaml, document, path);
  const [inner] = itemsOf(yaml, collection);
  const to = inner?.end ?? item.valueEnd;
  const isBelow = yaml.slice(item.behind, item.valueStart).includes('#');
  // Brackets stand further in than the name of the list, hyphens need not.
  const lead = isMap(outer) && columnOf(yaml, item.valueStart) <= columnOf(yaml, item.start) ? '  ' : '';
  if (isSeq(outer) || isBelow) return {from: item.valueStart, to, text: `${lead}[]`};
  return {from: item.behind, to, text: ' []'};
}

function removeFromFlow(yaml: string, before: Item | undefined, item: Item, next: Item | undefined): Splice {
  if (before) return {from: before.end, to: item.end, text: ''};
  return {from: item.start, to: next?.start ?? commaBehind(yaml, item), text: ''};
}

/** A comma behind the only entry leaves with it. */
const commaBehind = (yaml: string, {end}: Item): number => end + (/^\s*,/.exec(yaml.slice(end))?.[0].length ?? 0);

function move(yaml: string, list: Collection, from: number, to: number): Splice {
  const all = itemsOf(yaml, list);
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const [first, last, moved] = [all[low], all[high], all[from]];
  if (!first || !last || !moved) throw unknownWriting();
  const places = all.slice(low, high + 1);
  const order = places.filter((item) => item !== moved).toSpliced(to - low, 0, moved);
  const parts = order.map((item, index) => {
    const gap = places[index + 1] ? yaml.slice(places[index]?.end, places[index + 1]?.start) : '';
    return yaml.slice(item.start, item.end) + gap;
  });
  return {from: first.start, to: last.end, text: parts.join('')};
}
