/** Merges the changes of two people in the fields of a file. */
import {indicesNow} from '../../diff/fields';
import {schemaAt} from '../../schema/meta';
import type {Path} from '../../base/values';
import type {Value} from '../../edit/edit';
import {writeEdit} from '../../edit/write-edit';
import {isMapping, isList} from '../../edit/edit';
import {same} from '../../edit/meaning';
import {editsBetween} from '../../edit/plan';
import {readTopBlock} from '../../edit/front-matter';
import {schemaOf, type SiteDefinition} from '../../definition/site-definition';
import type {Decide, Three} from './three';

/** @returns the current file with the draft's changes to its fields */
export function mergeFields(
  definition: SiteDefinition,
  file: string,
  texts: Three<string> & {theirs: string},
  decide: Decide,
): string {
  const dataOf = (text?: string) => (text === undefined ? {} : readTopBlock(file, text).data);
  const [base, theirs, ours] = [dataOf(texts.base), dataOf(texts.theirs), dataOf(texts.ours)];
  const schema = schemaOf(definition, file);
  const wanted = mergeValues(schema, {base, theirs, ours}, [], decide) ?? {};
  return editsBetween(schema, theirs, wanted).reduce(
    (text, edit) => writeEdit(definition, file, text, edit),
    texts.theirs,
  );
}

type Schema = Parameters<typeof schemaAt>[0] | undefined;

function mergeValues(schema: Schema, three: Three<Value>, path: Path, decide: Decide): Value | undefined {
  const {base, theirs, ours} = three;
  if (same(base, ours) || same(theirs, ours)) return theirs;
  if (same(base, theirs)) return ours;
  if (theirs !== undefined && ours !== undefined) {
    if (isMapping(theirs) && isMapping(ours)) {
      return mergeGroups(schema, {base: base !== undefined && isMapping(base) ? base : {}, theirs, ours}, path, decide);
    }
    const isGrown = base !== undefined && isList(base) && isList(theirs) && isList(ours);
    const merged = isGrown ? mergeLists(schema, {base, theirs, ours}, path, decide) : undefined;
    if (merged) return merged;
  }
  const choice = decide({kind: 'field', path, ...three});
  return typeof choice === 'object' ? choice.text : choice === 'ours' ? ours : theirs;
}

type Group = Readonly<Record<string, Value>>;

function mergeGroups(schema: Schema, three: Required<Three<Group>>, path: Path, decide: Decide): Value {
  const own = (group: Group, key: string) => (Object.hasOwn(group, key) ? group[key] : undefined);
  const keys = new Set([...Object.keys(three.theirs), ...Object.keys(three.ours)]);
  const fields = [...keys].flatMap((key): [string, Value][] => {
    const values = {base: own(three.base, key), theirs: own(three.theirs, key), ours: own(three.ours, key)};
    const value = mergeValues(schema && schemaAt(schema, [key]), values, [...path, key], decide);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(fields);
}

type List = readonly Value[];

/** @returns undefined when entries are ambiguous, or both people have reordered them. */
function mergeLists(schema: Schema, three: Required<Three<List>>, path: Path, decide: Decide): Value | undefined {
  const {base, theirs, ours} = three;
  const isDistinct = (list: List) => new Set(list.map((entry) => JSON.stringify(entry))).size === list.length;
  if (![base, theirs, ours].every(isDistinct)) return undefined;
  const inTheirs = indicesNow(schema, base, theirs);
  const inOurs = indicesNow(schema, base, ours);
  const isSorted = (places: (number | undefined)[]) => {
    const known = places.filter((index) => index !== undefined);
    return known.every((position, index) => position >= (known[index - 1] ?? 0));
  };
  if (!isSorted(inTheirs) && !isSorted(inOurs)) return undefined;
  const entry = schema && schemaAt(schema, [0]);
  // The version that was reordered decides the order; the other's new entries follow their neighbours.
  const first = isSorted(inOurs) ? 'theirs' : 'ours';
  const [lead, other] = first === 'theirs' ? [theirs, ours] : [ours, theirs];
  const [inLead, inOther] = first === 'theirs' ? [inTheirs, inOurs] : [inOurs, inTheirs];
  const merged: {value: Value; index?: number}[] = [];
  for (const [index, value] of lead.entries()) {
    const old = inLead.indexOf(index);
    if (old === -1) {
      merged.push({value});
      continue;
    }
    const position = inOther[old];
    const values = {
      base: base[old],
      [first]: value,
      [first === 'theirs' ? 'ours' : 'theirs']: position === undefined ? undefined : other[position],
    };
    const kept = mergeValues(entry, values, [...path, old], decide);
    if (kept !== undefined) merged.push({value: kept, index: position});
  }
  for (const [old, index] of inOther.entries()) {
    // One side has deleted the entry and the other has changed it.
    if (index === undefined || inLead[old] !== undefined) continue;
    const values = {base: base[old], [first]: undefined, [first === 'theirs' ? 'ours' : 'theirs']: other[index]};
    const kept = mergeValues(entry, values, [...path, old], decide);
    if (kept !== undefined) insertBehind(merged, other, index, kept);
  }
  for (const [index, value] of other.entries()) {
    if (inOther.includes(index) || merged.some((item) => same(item.value, value))) continue;
    insertBehind(merged, other, index, value);
  }
  return merged.map(({value}) => value);
}

/** Inserts an entry after the one that was above it. */
function insertBehind(merged: {value: Value; index?: number}[], other: List, position: number, value: Value): void {
  const above = Array.from({length: position}, (_, index) => position - 1 - index);
  const found = above.map((item) => merged.findIndex((entry) => entry.index === item)).find((index) => index !== -1);
  const isFirst = position === 0 && other.length > 1;
  merged.splice(found === undefined ? (isFirst ? 0 : merged.length) : found + 1, 0, {value, index: position});
}
