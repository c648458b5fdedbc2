import * as z from 'zod';
import {metaOf, schemaAt, unwrap} from '../fields/meta';
import {pairUp} from './match-entries';
import {alikeTexts, textChange, tidy, type What} from './texts';

/** One thing that is different. */
export interface Change {
  /** Where, from the outside in: a list or field, the name of an entry, a field of it. */
  place: string[];
  /** The same as the words of a preview name it: keys, identifiers, and the positions of entries that have none. */
  at: string[];
  what: What;
  /** The entry that another page may show as well: its list and its id. */
  entry?: {list: string; id: string};
}

/** Files of static/ that hold something else than before, by the path that pages write. */
export type Replaced = ReadonlySet<string>;

type Group = Record<string, unknown>;
type Schema = z.core.$ZodType | undefined;

/** An entry whose name is new is an old one renamed when at least this share of its fields is the same. */
const ALIKE = 0.5;
/** An entry or a field that was not there before. */
export const ADDED: What = {kind: 'note', text: 'added'};
const REMOVED: What = {kind: 'note', text: 'removed'};
export const MOVED: What = {kind: 'note', text: 'in another order'};

/** Stands before the position of an entry that is no longer there. */
export const GONE = 'gone-';

/** Where two values stand: in people's words and as the words of a preview name it. */
type Where = Pick<Change, 'place' | 'at'>;

/** @returns the name of a field as a person would say it: `callToAction` is "call to action". */
const spoken = (key: string): string => key.replace(/_/g, ' ').replace(/[A-Z]/g, (big) => ` ${big.toLowerCase()}`);

/**
 * Compares what two versions of a top block say.
 * @param schema the page's schema: it tells which entries of a list are the same, and by which name people know them
 * @param names how a field of the page itself is called, where not by its key
 * @returns every difference that is more than spelling: quotes, comments, blank lines and the order of fields do not
 * count
 */
export function compareData(
  schema: z.ZodObject,
  before: Group,
  after: Group,
  replaced: Replaced,
  names: ReadonlyMap<string, string> = new Map(),
): Change[] {
  return keysOf(before, after).flatMap((key) => {
    const where = {place: [names.get(key) ?? spoken(key)], at: [key]};
    const changes = compare(schemaAt(schema, [key]), before[key], after[key], where, replaced);
    return changes.map(({entry, ...change}) => ({...change, ...(entry && {entry: {...entry, list: key}})}));
  });
}

function compare(schema: Schema, before: unknown, after: unknown, where: Where, replaced: Replaced): Change[] {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(schema, before, after, where, replaced);
  if (isGroup(before) && isGroup(after)) return compareGroups(schema, before, after, where, replaced);
  if (isPlain(before) && isPlain(after)) return compareTexts(textOf(before), textOf(after), where, replaced);
  return [{...where, what: after === undefined ? REMOVED : ADDED}];
}

function compareGroups(schema: Schema, before: Group, after: Group, {place, at}: Where, replaced: Replaced): Change[] {
  return keysOf(before, after).flatMap((key) => {
    const where = {place: [...place, spoken(key)], at: [...at, key]};
    return compare(schema && schemaAt(schema, [key]), before[key], after[key], where, replaced);
  });
}

function compareTexts(before: string | undefined, after: string | undefined, where: Where, replaced: Replaced) {
  if (before !== after) return [{...where, what: textChange(before, after)}];
  return after !== undefined && replaced.has(after)
    ? [{...where, what: {kind: 'note', text: `replaced (${after})`} satisfies What}]
    : [];
}

function compareLists(
  schema: Schema,
  before: unknown[],
  after: unknown[],
  {place, at}: Where,
  replaced: Replaced,
): Change[] {
  const plain = schema && unwrap(schema);
  const element = plain instanceof z.ZodArray ? plain.element : undefined;
  if (![...before, ...after].every(isGroup))
    return compareTextLists(before.map(textOf), after.map(textOf), {place, at});
  const {identifier, title} = namesOf(element);
  const {pairs, moved} = pairEntries(element, before as Group[], after as Group[]);
  const changes = pairs.flatMap(({before: old, after: now}): Change[] => {
    const shown = old ?? now ?? {};
    const inside = [...place, `'${textOf(title === undefined ? undefined : shown[title]) ?? nameOf(shown, element)}'`];
    const id = identifier === undefined ? undefined : textOf(shown[identifier]);
    const own = id ?? (now ? String(after.indexOf(now)) : `${GONE}${before.indexOf(old)}`);
    const where = {place: inside, at: [...at, own]};
    const found =
      old && now ? compareGroups(element, old, now, where, replaced) : [{...where, what: now ? ADDED : REMOVED}];
    return found.map((change) => ({...change, ...(id !== undefined && {entry: {list: '', id}})}));
  });
  return moved ? [...changes, {place, at, what: MOVED}] : changes;
}

const nameOf = (entry: Group, element: Schema): string => {
  const {identifier, title} = namesOf(element);
  const key = identifier ?? title;
  return textOf(key === undefined ? undefined : entry[key]) ?? JSON.stringify(entry);
};

/** Pairs the entries of two versions of a list by what tells its entries apart. */
function pairEntries(element: Schema, before: Group[], after: Group[]) {
  // An identifier never changes, so another one is another entry.
  const hasIdentifier = namesOf(element).identifier !== undefined;
  const alike = (a: Group, b: Group) => !hasIdentifier && alikeGroups(a, b);
  return pairUp(before, after, (entry) => nameOf(entry, element), alike);
}

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

function compareTextLists(before: (string | undefined)[], after: (string | undefined)[], where: Where): Change[] {
  const {place, at} = where;
  const boxed = (texts: (string | undefined)[]) => texts.map((text = '') => ({text}));
  const [old, now] = [boxed(before), boxed(after)];
  const {pairs, moved} = pairUp(
    old,
    now,
    ({text}) => text,
    (a, b) => alikeTexts(a.text, b.text),
  );
  const changes = pairs
    .filter((pair) => pair.before?.text !== pair.after?.text)
    .map((pair) => {
      const own = pair.after
        ? String(now.indexOf(pair.after))
        : `${GONE}${pair.before ? old.indexOf(pair.before) : ''}`;
      return {place, at: [...at, own], what: textChange(pair.before?.text, pair.after?.text)};
    });
  return moved ? [...changes, {place, at, what: MOVED}] : changes;
}

/** @returns the field of a list's entries that tells one from the others for ever; nothing where they have none. */
export const identifierOf = (list: Schema): string | undefined => {
  const plain = list && unwrap(list);
  return plain instanceof z.ZodArray ? namesOf(plain.element).identifier : undefined;
};

/** What tells the entries of a list apart, and what people call them: the first words that each of them must have. */
function namesOf(element: Schema): {identifier?: string; title?: string} {
  const plain = element && unwrap(element);
  if (!(plain instanceof z.ZodObject)) return {};
  const fields = Object.entries<z.core.$ZodType>(plain.shape);
  return {
    identifier: fields.find(([, field]) => metaOf(field).identifier)?.[0],
    title: fields.find(([, field]) => field instanceof z.ZodString && !metaOf(field).identifier)?.[0],
  };
}

function alikeGroups(before: Group, after: Group): boolean {
  const keys = keysOf(before, after);
  const same = keys.filter((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]));
  return same.length / keys.length >= ALIKE;
}

/** The fields in the order in which the page has them now, then those that are gone. */
const keysOf = (before: Group, after: Group) => [...new Set([...Object.keys(after), ...Object.keys(before)])];

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return tidy(typeof value === 'string' ? value : JSON.stringify(value));
}
