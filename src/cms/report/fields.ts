import {labelOf, type Labels} from '../values/labels';
import {HOUR, twelveHours} from '../../shared/days';
import {namesOf, metaOf} from '../schema/meta';
import {entryName, type Group, isGroup, type DiffNode, plainValue, compareTexts, textOfPieces} from '../parse';
import {piecesWithAddresses, stripMarkdown} from './plain-text';

interface Words {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The change of one value: as a note, as a short value before and after, or word by word. */
export type ValueChange =
  {kind: 'note'; text: string} | {kind: 'value'; before: string; after: string} | {kind: 'words'; runs: Words[]};

/** Texts up to this length are shown completely, before and after. */
const MAX_SHOWN_WHOLE = 60;
/** How many unchanged words to keep on either side of a change; an ellipsis replaces the others. */
const CONTEXT = 6;

const lookOf = (text: string): string => stripMarkdown(text, (links) => links);
const FORMATTED_NOTE: ValueChange = {kind: 'note', text: 'formatted differently'};

/** @returns the change between two texts, with the address of each link after its words */
export function textChange(before: string | undefined, after: string | undefined): ValueChange {
  const [old, now] = [piecesWithAddresses(before ?? ''), piecesWithAddresses(after ?? '')];
  const [was, is] = [textOfPieces(old), textOfPieces(now)];
  if (before === undefined) return {kind: 'words', runs: [{kind: 'added', text: is}]};
  if (after === undefined) return {kind: 'words', runs: [{kind: 'removed', text: was}]};
  if (lookOf(was) === lookOf(is)) return FORMATTED_NOTE;
  if (was.length <= MAX_SHOWN_WHOLE && is.length <= MAX_SHOWN_WHOLE) return {kind: 'value', before: was, after: is};
  const runs = compareTexts(old, now).map(({kind, pieces}) => ({kind, text: textOfPieces(pieces)}));
  return {kind: 'words', runs};
}

/** @returns the change as a list shows it, with an ellipsis for unchanged words far from what changed */
export function shortenChange(change: ValueChange): ValueChange {
  if (change.kind !== 'words') return change;
  const last = change.runs.length - 1;
  const runs = change.runs.map(({kind, text}, index) => ({
    kind,
    text: kind === 'same' ? shorten(text, index > 0, index < last) : text,
  }));
  return {kind: 'words', runs};
}

/** Keeps the words next to changes: the first words after a change, and the last ones before the next. */
function shorten(text: string, before: boolean, after: boolean): string {
  const words = text.split(/(?<=\s)(?=\S)/);
  const head = before ? CONTEXT : 0;
  const tail = after ? CONTEXT : 0;
  if (words.length <= head + tail + 1) return text;
  return `${words.slice(0, head).join('')}…${tail > 0 ? ` ${words.slice(-tail).join('')}` : ''}`;
}

export interface FieldChange {
  /** Its position for people, from the outermost to the innermost: a list or field, the name of an entry, a field. */
  place: string[];
  path: string[];
  what: ValueChange;
  /** How many segments of the reference identify its entry or section. */
  depth: number;
  isOrder?: boolean;
  isPicture?: boolean;
  /** Whether it is not a change, but what somebody may have forgotten to change. */
  isHint?: boolean;
  /** The values of a new entry except its name, with the display names of its fields. */
  values?: {name: string; text: string}[];
  /** The entry, which another page may show as well: its list and its id. */
  entry?: {list: string; id: string};
}

/** Files of static/ with changed content, by their path in the pages. */
export type ReplacedPictures = ReadonlySet<string>;

const ADDED_NOTE: ValueChange = {kind: 'note', text: 'added'};
const REMOVED: ValueChange = {kind: 'note', text: 'removed'};
export const REORDERED_NOTE: ValueChange = {kind: 'note', text: 'reordered'};

type FieldLocation = Omit<FieldChange, 'what' | 'path'>;

interface Context {
  replaced: ReplacedPictures;
  labels: Labels;
}

/**
 * @returns the editor's name of a field, in the form for the middle of a sentence: "call to action" for `callToAction`.
 */
const labelInSentence = (key: string, labels: Labels): string =>
  labelOf(key, labels).replace(/^\p{Lu}(?=[\p{Ll}-]*(\s|$))/u, (first) => first.toLowerCase());
/** @returns a value for people; an hour as the pages show it */
function displayValue(value: unknown, schema: DiffNode['schema']): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = plainValue(value);
  return metaOf(schema).kind === 'hour' && HOUR.test(text ?? '') ? twelveHours(text ?? '') : text;
}

export const fieldChanges = (
  top: DiffNode,
  context: Context,
  names: ReadonlyMap<string, string> = new Map(),
): FieldChange[] =>
  (top.inside ?? []).flatMap((field) => {
    const key = field.path.at(-1) ?? '';
    return changesOf(field, {place: [names.get(key) ?? labelInSentence(key, context.labels)], depth: 0}, context);
  });

function changesOf(value: DiffNode, where: FieldLocation, context: Context): FieldChange[] {
  const {path, schema, before, after, inside} = value;
  const change = (what: ValueChange, more: Partial<FieldChange> = {}): FieldChange => ({...where, ...more, path, what});
  if (Array.isArray(after ?? before) && inside) {
    const entries = inside.flatMap((entry) => entryChanges(entry, where, context));
    return inside.some(({moved}) => moved) ? [...entries, change(REORDERED_NOTE, {isOrder: true})] : entries;
  }
  if (inside) {
    return inside.flatMap((field) => {
      const place = [...where.place, labelInSentence(field.path.at(-1) ?? '', context.labels)];
      return changesOf(field, {...where, place}, context);
    });
  }
  if (isNested(before) || isNested(after)) {
    return [
      after === undefined ? change(REMOVED) : change(ADDED_NOTE, {values: valuesOf(after, schema, context.labels)}),
    ];
  }
  const [was, is] = [displayValue(before, schema), displayValue(after, schema)];
  const isPicture = metaOf(schema).picture;
  if (was !== is) return [change(textChange(was, is), {isPicture})];
  return is !== undefined && context.replaced.has(is)
    ? [change({kind: 'note', text: `replaced (${is})`}, {isPicture: true})]
    : [];
}

function entryChanges(entry: DiffNode, list: FieldLocation, context: Context): FieldChange[] {
  const {path, schema, before, after} = entry;
  const shown = before ?? after;
  if (!isGroup(shown)) return changesOf(entry, list, context);
  const {identifier, title} = namesOf(schema);
  const isNamed = identifier !== undefined || title !== undefined;
  const name =
    (title === undefined ? undefined : plainValue(shown[title])) ??
    ((!isNamed && longestText(shown, schema, context.labels)) || entryName(shown, schema));
  const id = identifier === undefined ? undefined : plainValue(((after ?? before) as Group)[identifier]);
  const where = {
    ...list,
    place: [...list.place, `'${name}'`],
    depth: path.length,
    ...(id !== undefined && {entry: {list: path[0] ?? '', id}}),
  };
  return changesOf(entry, where, context);
}

/** @returns the best name for an entry without one, such as the label of a figure */
const longestText = (entry: Group, schema: DiffNode['schema'], labels: Labels): string =>
  (valuesOf(entry, schema, labels) ?? []).map(({text}) => text).reduce((a, b) => (b.length > a.length ? b : a), '');

/** Returns the texts and numbers of an entry, without its name and without values for machines. */
function valuesOf(entry: unknown, schema: DiffNode['schema'], labels: Labels): FieldChange['values'] {
  if (!isGroup(entry)) return undefined;
  const {identifier, title} = namesOf(schema);
  return Object.entries(entry).flatMap(([key, value]) => {
    if (key === identifier || key === title) return [];
    const texts = (Array.isArray(value) ? value : [value]).flatMap((item) =>
      isNested(item) ? [] : (plainValue(item) ?? []),
    );
    return texts.length === 0 ? [] : [{name: labelOf(key, labels), text: texts.join(', ')}];
  });
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null;
