/** Formats a new group or list like its neighbours. */
import {isCollection, isMap, isSeq, visit, type Document} from 'yaml';
import type {Path} from '../base/values';
import {isMapping, isList, type Value} from './edit';
import {columnOf} from './items';
import {waysToWrite} from './scalar';

/** The indentation of a file. */
export interface Steps {
  /** The step from the name of a list to its hyphens. */
  list: number;
  /** The step from the name of a group to its fields. */
  group: number;
}

/** The indentation of our own pages. */
export const DEFAULT_LAYOUT: Steps = {list: 2, group: 2};

/** @returns the indentation of a file, which may differ from ours. */
export function indentSteps(text: string, document: Document): Steps {
  const found: Partial<Steps> = {};
  visit(document, {
    Pair(_key, {key, value}) {
      if (!(isMap(value) || isSeq(value)) || value.flow || !value.range) return;
      const name = (key as {range?: [number, number, number]}).range;
      if (!name) return;
      const step = columnOf(text, value.range[0]) - columnOf(text, name[0]);
      if (isSeq(value)) found.list ??= step;
      else found.group ??= step;
    },
  });
  return {...DEFAULT_LAYOUT, ...found};
}

/** @returns a value in brackets, `{name: Home, href: /}`. */
export function inFlow(value: Value): string {
  if (isList(value)) return `[${value.map(inFlow).join(', ')}]`;
  if (!isMapping(value)) return waysToWrite(value, {flow: true, indent: 0})[0] ?? '';
  return `{${fieldsOf(value)
    .map(([key, field]) => `${key}: ${inFlow(field)}`)
    .join(', ')}}`;
}

/** The values at the same path in sibling entries, the nearest first. A new value gets their layout. */
export type Likes = readonly unknown[];

/** @returns the values of the same field in the sibling entries of the innermost list. */
export function likesAt(document: Document, path: Path): Likes {
  const depth = path.findLastIndex((key) => typeof key === 'number');
  const list = depth === -1 ? undefined : document.getIn(path.slice(0, depth), true);
  if (!isSeq(list)) return [];
  const index = Number(path[depth]);
  const beside = nearestEntries(list.items.toSpliced(index, 1), index);
  return path.slice(depth + 1).reduce<Likes>(within, beside);
}

/** @returns entries, the nearest to an index first. */
export const nearestEntries = (entries: Likes, index: number): Likes => [
  ...entries.slice(0, index).reverse(),
  ...entries.slice(index),
];

const within = (likes: Likes, key: string | number): Likes =>
  likes.flatMap((like) => (isMap(like) && like.has(key) ? [like.get(key, true)] : []));

const isFlow = ([like]: Likes): boolean => isCollection(like) && like.flow === true;

/**
 * @returns a value on separate lines, or in brackets if its siblings are in brackets. The text begins at `column`, so its
 * first line is not indented.
 */
export function inBlock(value: Value, column: number, steps: Steps, likes: Likes = []): string {
  if (isFlow(likes) && typeof value === 'object') return inFlow(value);
  const ofEntries = likes.flatMap((like) => (isSeq(like) ? like.items : []));
  const parts = isList(value)
    ? value.map((entry) => `- ${inBlock(entry, column + '- '.length, steps, ofEntries)}`)
    : isMapping(value)
      ? fieldsOf(value).map(([key, field]) => fieldText(key, field, column, steps, within(likes, key)))
      : [waysToWrite(value, {flow: false, indent: column})[0] ?? ''];
  if (parts.length === 0) return isList(value) ? '[]' : '{}';
  return parts.join(`\n${' '.repeat(column)}`);
}

/** @returns a field with its value on the same line or below it. */
export const fieldText = (key: string, value: Value, column: number, steps: Steps, likes: Likes): string =>
  `${key}:${behindName(value, column, steps, likes)}`;

/** @returns the text after the colon of a field. Its name begins at `column`. */
export function behindName(value: Value, column: number, steps: Steps, likes: Likes): string {
  const hasLines = typeof value === 'object' && value !== null && Object.keys(value).length > 0 && !isFlow(likes);
  if (!hasLines) return ` ${inBlock(value, column, steps, likes)}`;
  const inner = column + (isList(value) ? steps.list : steps.group);
  return `\n${' '.repeat(inner)}${inBlock(value, inner, steps, likes)}`;
}

const fieldsOf = (group: Readonly<Record<string, Value>>) => Object.entries(group);
