/** Restores the original formatting of values that equal the base again. */
import type * as z from 'zod';
import {isMap, isSeq} from 'yaml';
import {currentIndices} from '../diff/fields';
import {schemaAt} from '../schema/meta';
import type {Path} from '../values/values';
import {undefinedIfUnwritable, isList} from './edit';
import {itemsOf, type Collection} from './items';
import {isSameValue, valueIn} from './apply-edit';
import {normalizeLineEnds, applySpliceToFile, type Splice} from './text';
import {readFrontMatter, type FrontMatter} from './front-matter';

/** @returns the file, with the base's text for all fields and entries that equal it. */
export function restoreFromBase(schema: z.ZodObject, file: string, source: string, base: string): string {
  if (source === base) return source;
  const [now, before] = [readFrontMatter(file, source), readFrontMatter(file, base)];
  const restored = splicesToBase(schema, now, before)
    .filter(({from, to, text}) => now.yaml.slice(from, to) !== text)
    .sort((a, b) => b.from - a.from)
    .reduce(
      (text, {from, to, text: content}) =>
        applySpliceToFile(text, {from: from + now.start, to: to + now.start, text: content}),
      source,
    );
  if (normalizeLineEnds(restored) === normalizeLineEnds(base)) return base;
  const value = undefinedIfUnwritable(() => readFrontMatter(file, restored).data);
  return isSameValue(value, now.data) && keepsComments(source, restored, base) ? restored : source;
}

/** Whether no comment was lost or duplicated. */
function keepsComments(now: string, restored: string, base: string): boolean {
  const count = (text: string) => text.match(/^[ \t]*#|\s#/gm)?.length ?? 0;
  return count(restored) >= count(now) && count(restored) <= Math.max(count(now), count(base));
}

function splicesToBase(schema: z.ZodObject, now: FrontMatter, before: FrontMatter): Splice[] {
  if (isSameValue(now.data, before.data)) return [{from: 0, to: now.yaml.length, text: before.yaml}];
  const versions = {now, before, partners: entryMatcher(schema, now, before)};
  const [node, old] = [now.document.contents, before.document.contents];
  return (
    undefinedIfUnwritable(() => splicesWithin(versions, {node, old, path: [], oldAt: [], from: 0, oldFrom: 0})) ?? []
  );
}

type EntryMatcher = (list: Path, old: Path) => (number | undefined)[];

const entryMatcher =
  (schema: z.ZodObject, now: FrontMatter, before: FrontMatter): EntryMatcher =>
  (list, oldList) => {
    const [entries, old] = [valueIn(now.data, list) ?? [], valueIn(before.data, oldList) ?? []];
    if (!isList(entries) || !isList(old)) return [];
    // Equal entries are ambiguous.
    if ([entries, old].some((list) => new Set(list.map((entry) => JSON.stringify(entry))).size < list.length))
      return [];
    const places = currentIndices(schemaAt(schema, list), old, entries);
    return entries.map((_, index) => {
      const position = places.indexOf(index);
      if (position !== -1) return position;
      return entries.length === old.length && places[index] === undefined ? index : undefined;
    });
  };

interface Versions {
  now: FrontMatter;
  before: FrontMatter;
  partners: EntryMatcher;
}

/** A value in both texts, its path, and the start of the text before its first field or entry. */
interface Pair {
  node: unknown;
  old: unknown;
  path: Path;
  oldAt: Path;
  from: number;
  oldFrom: number;
}

/** Returns the splices that restore the base's text of each equal item, and of the gaps between equal neighbours. */
function splicesWithin(versions: Versions, {node, old, path: keys, oldAt, from, oldFrom}: Pair): Splice[] {
  const {now, before, partners} = versions;
  if (!isCollection(node) || !isCollection(old) || isMap(node) !== isMap(old) || node.flow !== old.flow) return [];
  const [items, past] = [itemsOf(now.yaml, node), itemsOf(before.yaml, old)];
  const entries = isSeq(node) ? partners(keys, oldAt) : [];
  const places = items.map(({key}, index) =>
    key === undefined ? (entries[index] ?? -1) : past.findIndex((item) => item.key === key),
  );
  const inside = items.flatMap((item, index): Splice[] => {
    const position = places[index] ?? -1;
    const partner = past[position];
    if (!partner) return [];
    const path = [...keys, item.key ?? index];
    const oldPath = [...oldAt, item.key ?? position];
    const text = before.yaml.slice(partner.mark, partner.end);
    if (now.yaml.slice(item.mark, item.end) === text) return [];
    if (isSameValue(valueIn(now.data, path), valueIn(before.data, oldPath)))
      return [{from: item.mark, to: item.end, text}];
    const [value, oldValue] = [item.value, partner.value];
    const pair = {node: value, old: oldValue, path, oldAt: oldPath, from: item.afterMark, oldFrom: partner.afterMark};
    return splicesWithin(versions, pair);
  });
  // The gaps between entries do not move with them.
  const matchedIndices = places.filter((index) => index !== -1);
  if (matchedIndices.some((position, index) => position < (matchedIndices[index - 1] ?? 0))) return inside;
  const between = items.flatMap((item, index): Splice[] => {
    const position = places[index] ?? -1;
    const partner = past[position];
    const follows = index === 0 ? position === 0 : position > 0 && places[index - 1] === position - 1;
    if (!partner || !follows || (index === 0 && node.flow)) return [];
    const [start, oldStart] = index === 0 ? [from, oldFrom] : [items[index - 1]?.end, past[position - 1]?.end];
    return [{from: start ?? 0, to: item.mark, text: before.yaml.slice(oldStart, partner.mark)}];
  });
  return [...inside, ...between];
}

const isCollection = (node: unknown): node is Collection => isMap(node) || isSeq(node);
