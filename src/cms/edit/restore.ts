/** Restores the original formatting of values that equal the base again. */
import type * as z from 'zod';
import {isMap, isSeq} from 'yaml';
import {indicesNow} from '../diff/fields';
import {schemaAt} from '../schema/meta';
import type {Path} from '../base/values';
import {ifWritable, isList} from './edit';
import {itemsOf, type Collection} from './items';
import {same, valueIn} from './meaning';
import {asRead, splicedInFile, type Splice} from './text';
import {readTopBlock, type TopBlock} from './front-matter';

/** @returns the file, with the base's text for all fields and entries that equal it. */
export function asInBase(schema: z.ZodObject, file: string, source: string, base: string): string {
  if (source === base) return source;
  const [now, before] = [readTopBlock(file, source), readTopBlock(file, base)];
  const restored = differences(schema, now, before)
    .filter(({from, to, text}) => now.yaml.slice(from, to) !== text)
    .sort((a, b) => b.from - a.from)
    .reduce(
      (text, {from, to, text: content}) =>
        splicedInFile(text, {from: from + now.start, to: to + now.start, text: content}),
      source,
    );
  if (asRead(restored) === asRead(base)) return base;
  const value = ifWritable(() => readTopBlock(file, restored).data);
  return same(value, now.data) && keepsComments(source, restored, base) ? restored : source;
}

/** Whether no comment was lost or duplicated. */
function keepsComments(now: string, restored: string, base: string): boolean {
  const count = (text: string) => text.match(/^[ \t]*#|\s#/gm)?.length ?? 0;
  return count(restored) >= count(now) && count(restored) <= Math.max(count(now), count(base));
}

function differences(schema: z.ZodObject, now: TopBlock, before: TopBlock): Splice[] {
  if (same(now.data, before.data)) return [{from: 0, to: now.yaml.length, text: before.yaml}];
  const versions = {now, before, partners: partnersIn(schema, now, before)};
  const [node, old] = [now.document.contents, before.document.contents];
  return ifWritable(() => differencesIn(versions, {node, old, path: [], oldAt: [], from: 0, oldFrom: 0})) ?? [];
}

type Partners = (list: Path, old: Path) => (number | undefined)[];

const partnersIn =
  (schema: z.ZodObject, now: TopBlock, before: TopBlock): Partners =>
  (list, oldList) => {
    const [entries, old] = [valueIn(now.data, list) ?? [], valueIn(before.data, oldList) ?? []];
    if (!isList(entries) || !isList(old)) return [];
    // Equal entries are ambiguous.
    if ([entries, old].some((list) => new Set(list.map((entry) => JSON.stringify(entry))).size < list.length))
      return [];
    const places = indicesNow(schemaAt(schema, list), old, entries);
    return entries.map((_, index) => {
      const position = places.indexOf(index);
      if (position !== -1) return position;
      return entries.length === old.length && places[index] === undefined ? index : undefined;
    });
  };

interface Versions {
  now: TopBlock;
  before: TopBlock;
  partners: Partners;
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
function differencesIn(versions: Versions, {node, old, path: keys, oldAt, from, oldFrom}: Pair): Splice[] {
  const {now, before, partners} = versions;
  if (!isCollection(node) || !isCollection(old) || isMap(node) !== isMap(old) || node.flow !== old.flow) return [];
  const [own, past] = [itemsOf(now.yaml, node), itemsOf(before.yaml, old)];
  const entries = isSeq(node) ? partners(keys, oldAt) : [];
  const places = own.map(({key}, index) =>
    key === undefined ? (entries[index] ?? -1) : past.findIndex((item) => item.key === key),
  );
  const inside = own.flatMap((item, index): Splice[] => {
    const position = places[index] ?? -1;
    const partner = past[position];
    if (!partner) return [];
    const path = [...keys, item.key ?? index];
    const oldPath = [...oldAt, item.key ?? position];
    const text = before.yaml.slice(partner.mark, partner.end);
    if (now.yaml.slice(item.mark, item.end) === text) return [];
    if (same(valueIn(now.data, path), valueIn(before.data, oldPath))) return [{from: item.mark, to: item.end, text}];
    const [value, oldValue] = [item.value, partner.value];
    const pair = {node: value, old: oldValue, path, oldAt: oldPath, from: item.behind, oldFrom: partner.behind};
    return differencesIn(versions, pair);
  });
  // The gaps between entries do not move with them.
  const known = places.filter((index) => index !== -1);
  if (known.some((position, index) => position < (known[index - 1] ?? 0))) return inside;
  const between = own.flatMap((item, index): Splice[] => {
    const position = places[index] ?? -1;
    const partner = past[position];
    const follows = index === 0 ? position === 0 : position > 0 && places[index - 1] === position - 1;
    if (!partner || !follows || (index === 0 && node.flow)) return [];
    const [start, oldStart] = index === 0 ? [from, oldFrom] : [own[index - 1]?.end, past[position - 1]?.end];
    return [{from: start ?? 0, to: item.mark, text: before.yaml.slice(oldStart, partner.mark)}];
  });
  return [...inside, ...between];
}

const isCollection = (node: unknown): node is Collection => isMap(node) || isSeq(node);
