/** Matches the fields and list entries of two versions of a front matter. */
import * as z from 'zod';
import {isGroup, type Group} from '../values/values';
import {REMOVED_PREFIX, namesOf, type Schema, schemaAt, unwrap} from '../schema/meta';
import {matchSequences, type Pair} from './sequences';
import {areSimilarTexts, collapseWhitespace} from './texts';

/** A value in both versions of a front matter: a field, a group, a list or a list entry. */
export interface DiffNode {
  /** Its current path; an entry's name is its identifier or its index. */
  path: string[];
  /** Its earlier path. */
  was: string[];
  schema: Schema;
  before?: unknown;
  after?: unknown;
  /** The fields of a group or the entries of a list that both versions have. */
  inside?: DiffNode[];
  /** Whether an entry moved among those that both versions have. */
  moved?: boolean;
}

/** A new entry counts as a renamed old one when they share at least this part of their fields. */
const MIN_SHARED_FIELDS = 0.5;

export function diffValues(
  schema: Schema,
  before: unknown,
  after: unknown,
  path: string[] = [],
  was: string[] = path,
): DiffNode {
  const value = {path, was, schema, before, after};
  // A new or deleted list is compared with an empty one, so that its entries are reported.
  const [entriesBefore, entries] = [before ?? [], after ?? []];
  if (Array.isArray(entriesBefore) && Array.isArray(entries) && (before ?? after) !== undefined)
    return {...value, inside: diffLists(value, entriesBefore, entries)};
  if (!isGroup(before) || !isGroup(after)) return value;
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const inside = keys.map((key) =>
    diffValues(schema && schemaAt(schema, [key]), before[key], after[key], [...path, key], [...was, key]),
  );
  return {...value, inside};
}

function diffLists({path, was, schema}: DiffNode, before: unknown[], after: unknown[]): DiffNode[] {
  const element = elementOf(schema);
  const {identifier} = namesOf(element);
  return matchEntries(element, before, after).map(({before: old, after: now, moved}) => {
    const nameIn = (entry: Entry | undefined) => identifierOfEntry(entry?.value, identifier);
    const wasNamed = nameIn(old) ?? String(old?.index ?? '');
    const isNamed = now ? (nameIn(now) ?? String(now.index)) : (nameIn(old) ?? `${REMOVED_PREFIX}${wasNamed}`);
    return {...diffValues(element, old?.value, now?.value, [...path, isNamed], [...was, wasNamed]), moved};
  });
}

/** @returns the current index of each earlier entry; undefined for a deleted one */
export function currentIndices(
  list: Schema,
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const pairs = matchEntries(elementOf(list), before, after);
  return before.map((_, index) => pairs.find((pair) => pair.before?.index === index)?.after?.index);
}

interface Entry {
  value: unknown;
  index: number;
}

function matchEntries(element: Schema, before: readonly unknown[], after: readonly unknown[]): Pair<Entry>[] {
  const {identifier} = namesOf(element);
  const inPlace = (entries: readonly unknown[]) => entries.map((value, index) => ({value, index}));
  return matchSequences<Entry>(inPlace(before), inPlace(after), {
    key: ({value}) => entryName(value, element),
    isEdit({value: old}, {value: now}) {
      if (isGroup(old) && isGroup(now)) return isRenamedEntry(old, now, identifier);
      return !isGroup(old) && !isGroup(now) && areSimilarTexts(plainValue(old) ?? '', plainValue(now) ?? '');
    },
    canReplace: ({value: old}, {value: now}) => !isGroup(old) && !isGroup(now),
  });
}

/** An entry with another identifier is a different one, unless everything else is the same. */
function isRenamedEntry(before: Group, after: Group, identifier: string | undefined): boolean {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const same = keys.filter((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]));
  return identifier === undefined ? same.length / keys.length >= MIN_SHARED_FIELDS : same.length === keys.length - 1;
}

const elementOf = (list: Schema): Schema => {
  const plain = list && unwrap(list);
  return plain instanceof z.ZodArray ? plain.element : undefined;
};

export function identifierOfEntry(entry: unknown, identifier: string | undefined): string | undefined {
  const name = identifier !== undefined && isGroup(entry) ? entry[identifier] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** @returns the text that distinguishes an entry from the others. */
export function entryName(entry: unknown, element: Schema): string {
  if (!isGroup(entry)) return plainValue(entry) ?? '';
  const {identifier, title} = namesOf(element);
  const key = identifier ?? title;
  return plainValue(key === undefined ? undefined : entry[key]) ?? JSON.stringify(entry);
}

/** @returns a plain value in the form for comparing; undefined when there is none. */
export function plainValue(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return collapseWhitespace(typeof value === 'string' ? value : JSON.stringify(value));
}
