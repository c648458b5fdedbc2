/** Joins what others have changed in a file meanwhile with what a draft changes in it, field by field. */
import {diffArrays} from 'diff';
import {placesNow} from '../changes/compare-fields';
import {schemaAt} from '../fields/meta';
import {SITE_FILE} from '../paths';
import {blocksOf, writeEdit, type Path, type Value} from '../write';
import {isGroup, isList} from '../write/edit';
import {same} from '../write/meaning';
import {editsBetween} from '../write/plan';
import {readTopBlock, schemaOf} from '../write/top-block';

/** One text that three people know differently; nothing where it is not there. */
export interface Three<T> {
  base?: T;
  theirs?: T;
  ours?: T;
}

/** A place that both have changed, each in another way. */
export type Conflict =
  | ({kind: 'field'; at: Path} & Three<Value>)
  /** Some blocks of the body. */
  | ({kind: 'body'} & Three<string>);

/** Which of the two a person wants. */
export type Choice = 'theirs' | 'ours';

/** What came out. */
export type Merged =
  | {kind: 'merged'; text: string; conflicts: Conflict[]}
  /** Others have deleted the page that the draft changes. Its text is kept until the person has decided. */
  | {kind: 'deleted'; text: string}
  /** The draft deletes a page that others have changed. */
  | {kind: 'changed'; text: string};

/**
 * @param file path from the project's root
 * @param texts the file as the draft began with it, as it stands now, and as the draft has it
 * @param choose what a person wants where both have changed one place; without an answer theirs stands
 * @returns the file as it stands now with the draft's changes, in which only these are other, and the places where both
 * have changed the same; nothing where both have deleted it
 * @throws Unwritable when one of the texts cannot be read, or a change cannot be written
 */
export function merge(
  file: string,
  {base, theirs, ours}: Three<string>,
  choose: (conflict: Conflict) => Choice | undefined = () => undefined,
): Merged | undefined {
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
  const withFields = mergeFields(file, {base, theirs, ours}, decide);
  const text = file === SITE_FILE ? withFields : mergeBodies(file, {base, theirs, ours}, withFields, decide);
  return {kind: 'merged', text, conflicts};
}

type Decide = (conflict: Conflict) => Choice;

function mergeFields(file: string, texts: Three<string> & {theirs: string}, decide: Decide): string {
  const dataOf = (text?: string) => (text === undefined ? {} : readTopBlock(file, text).data);
  const [base, theirs, ours] = [dataOf(texts.base), dataOf(texts.theirs), dataOf(texts.ours)];
  const schema = schemaOf(file);
  const wanted = mergeValues(schema, {base, theirs, ours}, [], decide) ?? {};
  return editsBetween(schema, theirs, wanted).reduce((text, edit) => writeEdit(file, text, edit), texts.theirs);
}

type Schema = Parameters<typeof schemaAt>[0] | undefined;

function mergeValues(schema: Schema, three: Three<Value>, at: Path, decide: Decide): Value | undefined {
  const {base, theirs, ours} = three;
  if (same(base, ours) || same(theirs, ours)) return theirs;
  if (same(base, theirs)) return ours;
  if (theirs !== undefined && ours !== undefined) {
    if (isGroup(theirs) && isGroup(ours)) {
      return mergeGroups(schema, {base: base !== undefined && isGroup(base) ? base : {}, theirs, ours}, at, decide);
    }
    const isGrown = base !== undefined && isList(base) && isList(theirs) && isList(ours);
    const merged = isGrown ? mergeLists(schema, {base, theirs, ours}, at, decide) : undefined;
    if (merged) return merged;
  }
  return decide({kind: 'field', at, ...three}) === 'ours' ? ours : theirs;
}

type Group = Readonly<Record<string, Value>>;

function mergeGroups(schema: Schema, three: Required<Three<Group>>, at: Path, decide: Decide): Value {
  const own = (group: Group, key: string) => (Object.hasOwn(group, key) ? group[key] : undefined);
  const keys = new Set([...Object.keys(three.theirs), ...Object.keys(three.ours)]);
  const fields = [...keys].flatMap((key): [string, Value][] => {
    const values = {base: own(three.base, key), theirs: own(three.theirs, key), ours: own(three.ours, key)};
    const value = mergeValues(schema && schemaAt(schema, [key]), values, [...at, key], decide);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(fields);
}

type List = readonly Value[];

/** @returns nothing where entries cannot be told apart, or both have put them into another order. */
function mergeLists(schema: Schema, three: Required<Three<List>>, at: Path, decide: Decide): Value | undefined {
  const {base, theirs, ours} = three;
  const isDistinct = (list: List) => new Set(list.map((entry) => JSON.stringify(entry))).size === list.length;
  if (![base, theirs, ours].every(isDistinct)) return undefined;
  const inTheirs = placesNow(schema, [...base], [...theirs]);
  const inOurs = placesNow(schema, [...base], [...ours]);
  const isSorted = (places: (number | undefined)[]) => {
    const known = places.filter((place) => place !== undefined);
    return known.every((place, index) => place >= (known[index - 1] ?? 0));
  };
  if (!isSorted(inTheirs) && !isSorted(inOurs)) return undefined;
  const entry = schema && schemaAt(schema, [0]);
  // The one who has put the entries into another order has them in it; the other's new ones follow their neighbour.
  const first = isSorted(inOurs) ? 'theirs' : 'ours';
  const [lead, other] = first === 'theirs' ? [theirs, ours] : [ours, theirs];
  const [inLead, inOther] = first === 'theirs' ? [inTheirs, inOurs] : [inOurs, inTheirs];
  const merged: {value: Value; place?: number}[] = [];
  for (const [index, value] of lead.entries()) {
    const old = inLead.indexOf(index);
    if (old === -1) {
      merged.push({value});
      continue;
    }
    const place = inOther[old];
    const values = {
      base: base[old],
      [first]: value,
      [first === 'theirs' ? 'ours' : 'theirs']: place === undefined ? undefined : other[place],
    };
    const kept = mergeValues(entry, values, [...at, old], decide);
    if (kept !== undefined) merged.push({value: kept, place});
  }
  for (const [old, place] of inOther.entries()) {
    // What the leader has removed and the other has changed.
    if (place === undefined || inLead[old] !== undefined) continue;
    const values = {base: base[old], [first]: undefined, [first === 'theirs' ? 'ours' : 'theirs']: other[place]};
    const kept = mergeValues(entry, values, [...at, old], decide);
    if (kept !== undefined) insertBehind(merged, other, place, kept);
  }
  for (const [place, value] of other.entries()) {
    if (inOther.includes(place) || merged.some((one) => same(one.value, value))) continue;
    insertBehind(merged, other, place, value);
  }
  return merged.map(({value}) => value);
}

/** Puts an entry behind the one that stood above it. */
function insertBehind(merged: {value: Value; place?: number}[], other: List, place: number, value: Value): void {
  const above = Array.from({length: place}, (_, index) => place - 1 - index);
  const found = above.map((one) => merged.findIndex((entry) => entry.place === one)).find((index) => index !== -1);
  const isFirst = place === 0 && other.length > 1;
  merged.splice(found === undefined ? (isFirst ? 0 : merged.length) : found + 1, 0, {value, place});
}

/** Some blocks of a body, and what took their place. */
interface Hunk {
  from: number;
  to: number;
  blocks: string[];
}

function hunks(before: string[], after: string[]): Hunk[] {
  const found: Hunk[] = [];
  let from = 0;
  for (const {added, removed, value} of diffArrays(before, after)) {
    const last = found.at(-1);
    const touches = last?.to === from && (added || removed);
    if (removed) {
      if (touches) last.to += value.length;
      else found.push({from, to: from + value.length, blocks: []});
    } else if (added) {
      if (touches) last.blocks.push(...value);
      else found.push({from, to: from, blocks: [...value]});
    }
    if (!added) from += value.length;
  }
  return found;
}

const growth = (all: readonly Hunk[]) => all.reduce((sum, {from, to, blocks}) => sum + blocks.length - (to - from), 0);

const words = (blocks: readonly string[]) => blocks.join('\n\n');

/** @returns the file as it stands now, its top block merged already, with the draft's changes of the body. */
function mergeBodies(file: string, three: Three<string>, text: string, decide: Decide): string {
  const blocks = (source = '') => blocksOf(source).map((block) => block.text);
  const [base, theirs] = [blocks(three.base), blocks(three.theirs)];
  const taken = hunks(base, theirs);
  let merged = text;
  // From the end, so that the blocks above keep their places.
  for (const hunk of hunks(base, blocks(three.ours)).toReversed()) {
    if (taken.some((one) => JSON.stringify(one) === JSON.stringify(hunk))) continue;
    const met = taken.filter(({from, to}) => from < hunk.to && hunk.from < to);
    const from = Math.min(...[hunk, ...met].map((one) => one.from));
    const to = Math.max(...[hunk, ...met].map((one) => one.to));
    const ours = [...base.slice(from, hunk.from), ...hunk.blocks, ...base.slice(hunk.to, to)];
    const start = from + growth(taken.filter((one) => one.to <= hunk.from));
    const end = start + to - from + growth(met);
    const three = {base: words(base.slice(from, to)), theirs: words(theirs.slice(start, end)), ours: words(ours)};
    if (met.length > 0 && decide({kind: 'body', ...three}) === 'theirs') continue;
    merged = withBlocks(file, merged, start, end, words(ours));
  }
  return merged;
}

/** @returns the file with other words in place of the blocks from one to another. */
function withBlocks(file: string, text: string, from: number, to: number, words: string): string {
  const all = blocksOf(text);
  const [first, last] = [all[from], all[to - 1]];
  if (from < to && first && last) {
    return writeEdit(file, text, {kind: 'body', first: first.first, last: last.last, text: words});
  }
  const place = first?.first ?? (all.at(-1)?.last ?? text.split('\n').length - 1) + 1;
  return writeEdit(file, text, {kind: 'body', first: place, last: place - 1, text: words});
}
