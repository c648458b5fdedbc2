/** Which field and which entry of a list is which in another version of a front matter. */
import * as z from 'zod';
import {isGroup, type Group} from '../base/values';
import {GONE, namesOf, type Schema} from '../schema/identity';
import {schemaAt, unwrap} from '../schema/meta';
import {matchSequences, type Pair} from './sequences';
import {alikeTexts, collapseWhitespace} from './texts';

/** A value of a front matter before and now: a field, a group of fields, a list or an entry of one. */
export interface DiffNode {
  /** The names that lead to it now; those of an entry are its identifier or its position. */
  path: string[];
  /** The names that led to it before. */
  was: string[];
  schema: Schema;
  before?: unknown;
  after?: unknown;
  /** The fields of a group, or the entries of a list, that was there before and is there now. */
  inside?: DiffNode[];
  /** Of an entry: it is elsewhere among those that stayed. */
  moved?: boolean;
}

/** An entry whose name is new is an old one renamed when at least this share of its fields is the same. */
const ALIKE = 0.5;

/** Pairs all values of two versions of a field, from the outside in. */
export function pairValues(
  schema: Schema,
  before: unknown,
  after: unknown,
  path: string[] = [],
  was: string[] = path,
): DiffNode {
  const value = {path, was, schema, before, after};
  // A list that is new or gone is compared with an empty one, so that its entries are told.
  const [entriesBefore, entries] = [before ?? [], after ?? []];
  if (Array.isArray(entriesBefore) && Array.isArray(entries) && (before ?? after) !== undefined)
    return {...value, inside: pairLists(value, entriesBefore, entries)};
  if (!isGroup(before) || !isGroup(after)) return value;
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const inside = keys.map((key) =>
    pairValues(schema && schemaAt(schema, [key]), before[key], after[key], [...path, key], [...was, key]),
  );
  return {...value, inside};
}

function pairLists({path, was, schema}: DiffNode, before: unknown[], after: unknown[]): DiffNode[] {
  const element = elementOf(schema);
  const {identifier} = namesOf(element);
  return pairEntries(element, before, after).map(({before: old, after: now, moved}) => {
    const nameIn = (entry: Entry | undefined) => identifierIn(entry?.value, identifier);
    const wasNamed = nameIn(old) ?? String(old?.index ?? '');
    const isNamed = now ? (nameIn(now) ?? String(now.index)) : (nameIn(old) ?? `${GONE}${wasNamed}`);
    return {...pairValues(element, old?.value, now?.value, [...path, isNamed], [...was, wasNamed]), moved};
  });
}

/**
 * @param list the schema of a list
 * @returns for each entry before its place in the list now, or undefined when it is gone
 */
export function indicesNow(
  list: Schema,
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const pairs = pairEntries(elementOf(list), before, after);
  return before.map((_, index) => pairs.find((pair) => pair.before?.index === index)?.after?.index);
}

interface Entry {
  value: unknown;
  index: number;
}

function pairEntries(element: Schema, before: readonly unknown[], after: readonly unknown[]): Pair<Entry>[] {
  const {identifier} = namesOf(element);
  const inPlace = (entries: readonly unknown[]) => entries.map((value, index) => ({value, index}));
  return matchSequences<Entry>(inPlace(before), inPlace(after), {
    key: ({value}) => entryName(value, element),
    isEdit({value: old}, {value: now}) {
      if (isGroup(old) && isGroup(now)) return areAlike(old, now, identifier);
      return !isGroup(old) && !isGroup(now) && alikeTexts(plainValue(old) ?? '', plainValue(now) ?? '');
    },
    canReplace: ({value: old}, {value: now}) => !isGroup(old) && !isGroup(now),
  });
}

/** An entry with another identifier is another one, unless nothing else about it is. */
function areAlike(before: Group, after: Group, identifier: string | undefined): boolean {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const same = keys.filter((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]));
  return identifier === undefined ? same.length / keys.length >= ALIKE : same.length === keys.length - 1;
}

const elementOf = (list: Schema): Schema => {
  const plain = list && unwrap(list);
  return plain instanceof z.ZodArray ? plain.element : undefined;
};

/** @returns the identifier of an entry, where its list has one */
export function identifierIn(entry: unknown, identifier: string | undefined): string | undefined {
  const name = identifier !== undefined && isGroup(entry) ? entry[identifier] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** @returns the words that tell an entry from the others. */
export function entryName(entry: unknown, element: Schema): string {
  if (!isGroup(entry)) return plainValue(entry) ?? '';
  const {identifier, title} = namesOf(element);
  const key = identifier ?? title;
  return plainValue(key === undefined ? undefined : entry[key]) ?? JSON.stringify(entry);
}

/** @returns a plain value as it is compared; undefined when there is none. */
export function plainValue(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return collapseWhitespace(typeof value === 'string' ? value : JSON.stringify(value));
}
