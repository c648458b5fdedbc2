/** Which entry of a list is which in another version of it. */
import * as z from 'zod';
import {namesOf, type Schema} from '../fields/identity';
import {unwrap} from '../fields/meta';
import {pairUp} from './match-entries';
import {alikeTexts, tidy} from './texts';

export type Group = Record<string, unknown>;

/** An entry whose name is new is an old one renamed when at least this share of its fields is the same. */
const ALIKE = 0.5;

/**
 * @param list the schema of a list
 * @returns for each entry before its place in the list now, or nothing where it is gone
 */
export function placesNow(list: Schema, before: unknown[], after: unknown[]): (number | undefined)[] {
  const plain = list && unwrap(list);
  const element = plain instanceof z.ZodArray ? plain.element : undefined;
  const hasIdentifier = namesOf(element).identifier !== undefined;
  const wordsOf = (value: unknown) => (isGroup(value) ? nameOf(value, element) : (textOf(value) ?? ''));
  const alike = (a: unknown, b: unknown) =>
    isGroup(a) && isGroup(b) ? !hasIdentifier && alikeGroups(a, b) : alikeTexts(wordsOf(a), wordsOf(b));
  const inPlace = (entries: unknown[]) => entries.map((entry, index) => ({entry, index}));
  const {pairs} = pairUp(
    inPlace(before),
    inPlace(after),
    ({entry}) => wordsOf(entry),
    (a, b) => alike(a.entry, b.entry),
  );
  return before.map((_, place) => pairs.find((pair) => pair.before?.index === place)?.after?.index);
}

/** @returns the pairs of entries of two versions of a list, by what tells its entries apart, and whether they moved */
export function pairEntries(element: Schema, before: Group[], after: Group[]) {
  // An identifier never changes, so another one is another entry.
  const hasIdentifier = namesOf(element).identifier !== undefined;
  const alike = (a: Group, b: Group) => !hasIdentifier && alikeGroups(a, b);
  return pairUp(before, after, (entry) => nameOf(entry, element), alike);
}

function alikeGroups(before: Group, after: Group): boolean {
  const keys = keysOf(before, after);
  const same = keys.filter((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]));
  return same.length / keys.length >= ALIKE;
}

/** @returns the words that tell an entry from the others. */
export const nameOf = (entry: Group, element: Schema): string => {
  const {identifier, title} = namesOf(element);
  const key = identifier ?? title;
  return textOf(key === undefined ? undefined : entry[key]) ?? JSON.stringify(entry);
};

/** @returns the fields in the order in which the page has them now, then those that are gone. */
export const keysOf = (before: Group, after: Group) => [...new Set([...Object.keys(after), ...Object.keys(before)])];

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns a plain value as it is compared; nothing where there is none. */
export function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return tidy(typeof value === 'string' ? value : JSON.stringify(value));
}
