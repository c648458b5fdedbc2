import * as z from 'zod';
import {schemaAt, unwrap} from '../fields/meta';
import {GONE, namesOf, type Schema} from '../fields/identity';
import {isGroup, keysOf, nameOf, pairEntries, textOf, type Group} from './entries';
import {pairUp} from './match-entries';
import {alikeTexts, textChange, type What} from './texts';

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

/** An entry or a field that was not there before. */
export const ADDED: What = {kind: 'note', text: 'added'};
const REMOVED: What = {kind: 'note', text: 'removed'};
export const MOVED: What = {kind: 'note', text: 'in another order'};

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

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
