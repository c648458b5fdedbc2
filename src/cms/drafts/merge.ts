/** Merges the changes of others to a file with those of a draft: fields one by one, the body block by block. */
import type {Path} from '../values/values';
import {type Mapping, type Value, isMapping, isList} from '../edit/edit';
import {SITE_FILE} from '../values/paths';
import {type SiteDefinition, schemaOf} from '../definition/site-definition';
import {currentIndices} from '../diff/fields';
import {schemaAt, type Schema} from '../schema/meta';
import {writeEdit} from '../edit/write-edit';
import {isSameValue} from '../edit/apply-edit';
import {editsBetween} from '../edit/plan';
import {readFrontMatter} from '../edit/front-matter';
import {diff3Merge, diffIndices} from 'node-diff3';
import {blocksOf} from '../edit/body';

/** Three versions of a value; undefined where it does not exist. */
export interface ThreeWay<T> {
  base?: T;
  theirs?: T;
  ours?: T;
}

/** A value that both have changed differently. */
export type Conflict = ({kind: 'field'; path: Path} & ThreeWay<Value>) | ({kind: 'body'} & ThreeWay<string>);

/** Which of the two texts a person chose, or a new text instead of both. */
export type Choice = 'theirs' | 'ours' | {text: string};

type Decide = (conflict: Conflict) => Choice;

type MergeResult =
  | {kind: 'merged'; text: string; conflicts: Conflict[]}
  /** Others have deleted the page that the draft changes. The text stays until the person decides. */
  | {kind: 'deleted'; text: string}
  /** The draft deletes a page that others have changed. */
  | {kind: 'changed'; text: string};

/**
 * @param choose a person's choice for each conflict; without one the other people's text stays
 * @returns the current file with the draft's changes, and the conflicts; undefined when both have deleted the file
 * @throws UnwritableError when one of the texts cannot be read, or a change cannot be written
 */
export function merge(
  definition: SiteDefinition,
  file: string,
  {base, theirs, ours}: ThreeWay<string>,
  choose: (conflict: Conflict) => Choice | undefined = () => undefined,
): MergeResult | undefined {
  if (theirs === undefined) {
    if (ours === undefined) return undefined;
    return base === undefined ? {kind: 'merged', text: ours, conflicts: []} : {kind: 'deleted', text: ours};
  }
  if (ours === undefined) return theirs === base ? undefined : {kind: 'changed', text: theirs};
  if (ours === theirs || ours === base) return {kind: 'merged', text: theirs, conflicts: []};
  if (theirs === base) return {kind: 'merged', text: ours, conflicts: []};
  const conflicts: Conflict[] = [];
  const decide: Decide = (conflict) => {
    conflicts.push(conflict);
    return choose(conflict) ?? 'theirs';
  };
  const withFields = mergeFields(definition, file, {base, theirs, ours}, decide);
  const text =
    file === SITE_FILE ? withFields : mergeBodies(definition, file, {base, theirs, ours}, withFields, decide);
  return {kind: 'merged', text, conflicts};
}

function mergeFields(
  definition: SiteDefinition,
  file: string,
  texts: ThreeWay<string> & {theirs: string},
  decide: Decide,
): string {
  const dataOf = (text?: string) => (text === undefined ? {} : readFrontMatter(file, text).data);
  const [base, theirs, ours] = [dataOf(texts.base), dataOf(texts.theirs), dataOf(texts.ours)];
  const schema = schemaOf(definition, file);
  const wanted = mergeValues(schema, {base, theirs, ours}, [], decide) ?? {};
  return editsBetween(schema, theirs, wanted).reduce(
    (text, edit) => writeEdit(definition, file, text, edit),
    texts.theirs,
  );
}

function mergeValues(schema: Schema, three: ThreeWay<Value>, path: Path, decide: Decide): Value | undefined {
  const {base, theirs, ours} = three;
  if (isSameValue(base, ours) || isSameValue(theirs, ours)) return theirs;
  if (isSameValue(base, theirs)) return ours;
  if (isMapping(theirs) && isMapping(ours))
    return mergeGroups(schema, {base: isMapping(base) ? base : {}, theirs, ours}, path, decide);
  if (isList(base) && isList(theirs) && isList(ours)) {
    const merged = mergeLists(schema, {base, theirs, ours}, path, decide);
    if (merged) return merged;
  }
  const choice = decide({kind: 'field', path, ...three});
  return typeof choice === 'object' ? choice.text : choice === 'ours' ? ours : theirs;
}

function mergeGroups(schema: Schema, three: Required<ThreeWay<Mapping>>, path: Path, decide: Decide): Value {
  const ownValue = (group: Mapping, key: string) => (Object.hasOwn(group, key) ? group[key] : undefined);
  const keys = new Set([...Object.keys(three.theirs), ...Object.keys(three.ours)]);
  const fields = [...keys].flatMap((key): [string, Value][] => {
    const values = {
      base: ownValue(three.base, key),
      theirs: ownValue(three.theirs, key),
      ours: ownValue(three.ours, key),
    };
    const value = mergeValues(schema && schemaAt(schema, [key]), values, [...path, key], decide);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(fields);
}

type List = readonly Value[];

/** @returns undefined when entries are ambiguous, or both people have reordered them. */
function mergeLists(schema: Schema, three: Required<ThreeWay<List>>, path: Path, decide: Decide): Value | undefined {
  const {base, theirs, ours} = three;
  const isDistinct = (list: List) => new Set(list.map((entry) => JSON.stringify(entry))).size === list.length;
  if (![base, theirs, ours].every(isDistinct)) return undefined;
  const inTheirs = currentIndices(schema, base, theirs);
  const inOurs = currentIndices(schema, base, ours);
  const isSorted = (places: (number | undefined)[]) => {
    const matchedIndices = places.filter((index) => index !== undefined);
    return matchedIndices.every((position, index) => position >= (matchedIndices[index - 1] ?? 0));
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
    const mergedValue = mergeValues(entry, values, [...path, old], decide);
    if (mergedValue !== undefined) merged.push({value: mergedValue, index: position});
  }
  for (const [old, index] of inOther.entries()) {
    // One side has deleted the entry and the other has changed it.
    if (index === undefined || inLead[old] !== undefined) continue;
    const values = {base: base[old], [first]: undefined, [first === 'theirs' ? 'ours' : 'theirs']: other[index]};
    const mergedValue = mergeValues(entry, values, [...path, old], decide);
    if (mergedValue !== undefined) insertAfter(merged, other, index, mergedValue);
  }
  for (const [index, value] of other.entries()) {
    if (inOther.includes(index) || merged.some((item) => isSameValue(item.value, value))) continue;
    insertAfter(merged, other, index, value);
  }
  return merged.map(({value}) => value);
}

function insertAfter(merged: {value: Value; index?: number}[], other: List, position: number, value: Value): void {
  const above = Array.from({length: position}, (_, index) => position - 1 - index);
  const found = above.map((item) => merged.findIndex((entry) => entry.index === item)).find((index) => index !== -1);
  const isFirst = position === 0 && other.length > 1;
  merged.splice(found === undefined ? (isFirst ? 0 : merged.length) : found + 1, 0, {value, index: position});
}

/** @returns the current file, whose front matter is merged already, with the draft's changes to the body. */
function mergeBodies(
  definition: SiteDefinition,
  file: string,
  three: ThreeWay<string>,
  text: string,
  decide: Decide,
): string {
  const blocks = (source = '') => blocksOf(source).map((block) => block.text);
  const theirs = blocks(three.theirs);
  const wanted = mergeBlocks({base: blocks(three.base), theirs, ours: blocks(three.ours)}, decide);
  // From the end, so that the lines of earlier blocks stay valid.
  return diffIndices(theirs, wanted).reduceRight(
    (merged, {buffer1: [start, length], buffer2Content}) =>
      withBlocks(definition, file, merged, start, start + length, joinBlocks(buffer2Content)),
    text,
  );
}

const joinBlocks = (blocks: readonly string[]) => blocks.join('\n\n');

function mergeBlocks({base, theirs, ours}: Required<ThreeWay<string[]>>, decide: Decide): string[] {
  const regions = diff3Merge(withSeams(base, theirs), withSeams(base, base), withSeams(base, ours));
  return regions.flatMap(({ok = [], conflict}) => {
    if (!conflict) return withoutSeams(ok);
    const {o, a, b} = conflict;
    const [baseBlocks, theirBlocks, ourBlocks] = [withoutSeams(o), withoutSeams(a), withoutSeams(b)];
    // Both have added blocks at the same position; all are kept.
    if (baseBlocks.length === 0) return [...theirBlocks, ...ourBlocks];
    const choice = decide({
      kind: 'body',
      base: joinBlocks(baseBlocks),
      theirs: joinBlocks(theirBlocks),
      ours: joinBlocks(ourBlocks),
    });
    return typeof choice === 'object' ? [choice.text] : choice === 'theirs' ? theirBlocks : ourBlocks;
  });
}

/** A block, or a separator between two blocks. */
type BlockOrSeam = string | number;

const withoutSeams = (parts: BlockOrSeam[]) => parts.filter((part) => typeof part === 'string');

/**
 * Puts two separators before each block and at the end, because diff3 treats changes of neighbouring blocks as one conflict.
 * A replaced block follows its second seam; an added block is between the two seams.
 */
function withSeams(base: string[], blocks: string[]): BlockOrSeam[] {
  const added = new Map<number, string[]>();
  const replaced = new Map<number, {end: number; by: string[]}>();
  for (const {buffer1, buffer2Content} of diffIndices(base, blocks)) {
    const [start, length] = buffer1;
    if (length === 0) added.set(start, buffer2Content);
    else replaced.set(start, {end: start + length, by: buffer2Content});
  }
  const parts: BlockOrSeam[] = [];
  let position = 0;
  while (position <= base.length) {
    const {end, by} = replaced.get(position) ?? {end: position + 1, by: base.slice(position, position + 1)};
    parts.push(2 * position, ...(added.get(position) ?? []), 2 * position + 1, ...by);
    position = end;
  }
  return parts;
}

function withBlocks(
  definition: SiteDefinition,
  file: string,
  text: string,
  from: number,
  to: number,
  content: string,
): string {
  const all = blocksOf(text);
  const [first, last] = [all[from], all[to - 1]];
  if (from < to && first && last) {
    return writeEdit(definition, file, text, {kind: 'body', first: first.first, last: last.last, text: content});
  }
  const index = first?.first ?? (all.at(-1)?.last ?? text.split('\n').length - 1) + 1;
  return writeEdit(definition, file, text, {kind: 'body', first: index, last: index - 1, text: content});
}
