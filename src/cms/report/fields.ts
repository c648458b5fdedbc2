import {formatList as labelOf, type Labels} from '../base/format-list';
import {namesOf} from '../schema/identity';
import {metaOf} from '../schema/meta';
import {entryName, type Group, isGroup, type DiffNode, plainValue} from '../parse';
import {textChange, type What} from './texts';

/** One thing that is different. */
export interface FieldChange {
  /** Where, in people's words from the outside in: a list or field, the name of an entry, a field of it. */
  place: string[];
  /** The same by the names of the model. */
  path: string[];
  what: What;
  /** How many names lead to the entry or section in which it is. */
  depth: number;
  /** It is about the order of entries or sections. */
  isOrder?: boolean;
  /** It is about a picture. */
  isPicture?: boolean;
  /** What a new entry says besides its name, by the names that the editor gives its fields. */
  values?: {name: string; text: string}[];
  /** The entry that another page may show as well: its list and its id. */
  entry?: {list: string; id: string};
}

/** Files of static/ that hold something else than before, by the path that pages write. */
export type Replaced = ReadonlySet<string>;

/** An entry or a field that was not there before. */
export const ADDED: What = {kind: 'note', text: 'added'};
const REMOVED: What = {kind: 'note', text: 'removed'};
export const MOVED: What = {kind: 'note', text: 'in another order'};

/** What is known of all that is in one place. */
type Where = Omit<FieldChange, 'what' | 'path'>;

/** What is known of both versions. */
interface Context {
  replaced: Replaced;
  labels: Labels;
}

/** @returns the name of a field, as the editor has it, within a sentence: `callToAction` is "call to action". */
const formatList = (key: string, labels: Labels): string =>
  labelOf(key, labels).replace(/^\p{Lu}(?=[\p{Ll}-]*(\s|$))/u, (first) => first.toLowerCase());
/** @returns a value as a person would say it */
const said = (value: unknown): string | undefined =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : plainValue(value);

/**
 * What is different in a front matter.
 * @param names how a field of the page itself is called, where not by its key
 * @returns every difference that is more than spelling: quotes, comments, blank lines and the order of fields do not
 * count
 */
export const fieldChanges = (
  top: DiffNode,
  context: Context,
  names: ReadonlyMap<string, string> = new Map(),
): FieldChange[] =>
  (top.inside ?? []).flatMap((field) => {
    const key = field.path.at(-1) ?? '';
    return changesOf(field, {place: [names.get(key) ?? formatList(key, context.labels)], depth: 0}, context);
  });

function changesOf(value: DiffNode, where: Where, context: Context): FieldChange[] {
  const {path, schema, before, after, inside} = value;
  const change = (what: What, more: Partial<FieldChange> = {}): FieldChange => ({...where, ...more, path, what});
  if (Array.isArray(after ?? before) && inside) {
    const entries = inside.flatMap((entry) => entryChanges(entry, where, context));
    return inside.some(({moved}) => moved) ? [...entries, change(MOVED, {isOrder: true})] : entries;
  }
  if (inside) {
    return inside.flatMap((field) => {
      const place = [...where.place, formatList(field.path.at(-1) ?? '', context.labels)];
      return changesOf(field, {...where, place}, context);
    });
  }
  if (isNested(before) || isNested(after)) {
    return [after === undefined ? change(REMOVED) : change(ADDED, {values: valuesOf(after, schema, context.labels)})];
  }
  const [was, is] = [said(before), said(after)];
  const isPicture = metaOf(schema).picture;
  if (was !== is) return [change(textChange(was, is), {isPicture})];
  return is !== undefined && context.replaced.has(is)
    ? [change({kind: 'note', text: `replaced (${is})`}, {isPicture: true})]
    : [];
}

function entryChanges(entry: DiffNode, list: Where, context: Context): FieldChange[] {
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

/** @returns what names an entry without a name best, such as the label of a figure */
const longestText = (entry: Group, schema: DiffNode['schema'], labels: Labels): string =>
  (valuesOf(entry, schema, labels) ?? []).map(({text}) => text).reduce((a, b) => (b.length > a.length ? b : a), '');

/** What an entry says in words and numbers of its own. Its name is said already, and what only machines read is left out. */
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
