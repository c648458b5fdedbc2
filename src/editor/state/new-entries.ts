/** Tells which entries of a list a person has added, and what such an entry still has in common with another one. */
import {asList, valueAt} from '../../cms/lint';
import {type Path, Reader} from '../../cms/edit';
import {pageTypeOf, type Source} from '../../cms/parse';
import {siteDefinition} from '../../site/site-definition';
import {entryTitle, fieldOf} from './entry-title';

/** Reads the earlier pages. It is separate, because a reader caches only one text per file. */
const reader = new Reader(siteDefinition);

/** @param before the texts of the pages before the person's changes @returns the data of one of them */
export function earlierData(before: ReadonlyMap<string, string>, file: string): unknown {
  const text = before.get(file);
  return text === undefined ? undefined : reader.sourceOf(file, text)?.parsed?.data;
}

const entriesAt = (data: unknown, list: Path): readonly unknown[] => asList(valueAt(data, list));

/** @returns what stays the same when an entry moves or changes: its short name or its title */
const keyOf = (entry: unknown): unknown =>
  fieldOf(entry, 'id') ?? fieldOf(entry, 'key') ?? entryTitle(entry) ?? JSON.stringify(entry);

/** @returns the path of the outermost entry around a value; undefined for a field that belongs to the page */
function outermostEntry(path: Path): Path | undefined {
  const index = path.findIndex((key) => typeof key === 'number');
  return index === -1 ? undefined : path.slice(0, index + 1);
}

/**
 * @param before the data of the page before the person's changes
 * @returns the same value in the earlier data, where its entry may have had another index; undefined if its entry is new
 */
export function earlierPath(path: Path, now: unknown, before: unknown): Path | undefined {
  const entry = outermostEntry(path);
  if (!entry) return path;
  const list = entry.slice(0, -1);
  const index = Number(entry.at(-1));
  const keys = entriesAt(now, list).map(keyOf);
  const sameBefore = keys.slice(0, index).filter((key) => key === keys[index]).length;
  const found = entriesAt(before, list).flatMap((old, at) => (keyOf(old) === keys[index] ? at : []))[sameBefore];
  return found === undefined ? undefined : [...list, found, ...path.slice(entry.length)];
}

type Meta = Source['values'][number]['meta'];

/** The kinds of values that usually differ between two entries, although a copy has both. */
const OWN_KINDS: readonly Meta['kind'][] = ['alt', 'day', 'email', 'link', 'month', 'phone', 'phones'];

/** @returns the values below a path that usually differ between two entries, by their path from there */
function ownValues({values}: Source, prefix: Path): Map<string, {path: Path; value: unknown}> {
  const isBelow = (path: Path) => path.length > prefix.length && prefix.every((key, index) => path[index] === key);
  const isOwn = (meta: Meta) =>
    meta.picture === true ||
    meta.file === true ||
    (OWN_KINDS.includes(meta.kind) && (prefix.length > 0 || isTimeless(meta)));
  return new Map(
    values.flatMap(({value, path, meta}) =>
      isBelow(path) && isOwn(meta) && typeof value === 'string' && value !== ''
        ? [[JSON.stringify(path.slice(prefix.length)), {path, value}] as const]
        : [],
    ),
  );
}

export interface Inherited {
  /** The name of the other entry. */
  from: string;
  paths: Path[];
}

/** @returns whether a value is not a date. A copied page has none, and two pages may begin on one day. */
const isTimeless = ({kind}: Meta) => kind !== 'day' && kind !== 'month';

/** @returns what an entry or a page still has in common with the one that it is most like; undefined if there is nothing */
export function inheritedValues(source: Source, path: Path, pages: readonly Source[]): Inherited | undefined {
  const own = [...ownValues(source, path)];
  const commonWith = (values: ReturnType<typeof ownValues>) =>
    own.flatMap(([key, {path: place, value}]) => (values.get(key)?.value === value ? [place] : []));
  const index = path.at(-1);
  const list = path.slice(0, -1);
  const others =
    typeof index === 'number'
      ? entriesAt(source.parsed?.data, list).flatMap((entry, at) =>
          at === index ? [] : [{from: entryTitle(entry) ?? '', paths: commonWith(ownValues(source, [...list, at]))}],
        )
      : pages
          .filter(({file}) => file !== source.file && isSister(file, source.file))
          .map((page) => ({from: entryTitle(page.parsed?.data) ?? '', paths: commonWith(ownValues(page, []))}));
  const [most] = others.sort((a, b) => b.paths.length - a.paths.length);
  return most && most.paths.length > 0 ? most : undefined;
}

/** @returns whether a photo has been replaced but still has the description of the earlier one */
export function hasOldDescription({values, parsed}: Source, path: Path, before: unknown): boolean {
  const group = path.slice(0, -1);
  const earlier = earlierPath(group, parsed?.data, before);
  if (earlier === undefined) return false;
  const changed = (place: Path) =>
    valueAt(parsed?.data, place) !== valueAt(before, [...earlier, ...place.slice(group.length)]);
  const photo = values.find(
    ({meta, path: other}) =>
      meta.picture && other.length === path.length && group.every((key, index) => other[index] === key),
  );
  return photo !== undefined && changed(photo.path) && !changed(path);
}

/** @returns the fields beside a changed value that should change with it, and have not yet */
export function unchangedCompanions(
  {parsed}: Source,
  path: Path,
  before: unknown,
  changesWith: readonly string[],
): Path[] {
  const group = path.slice(0, -1);
  const earlier = earlierPath(group, parsed?.data, before);
  if (earlier === undefined) return [];
  const isSame = (key: string | number | undefined) =>
    key !== undefined && valueAt(parsed?.data, [...group, key]) === valueAt(before, [...earlier, key]);
  return isSame(path.at(-1)) ? [] : changesWith.filter(isSame).map((key) => [...group, key]);
}

/** @returns whether both pages are entries of one collection, such as two openings */
export function isSister(file: string, other: string): boolean {
  const type = pageTypeOf(siteDefinition, file);
  return type.folder !== undefined && type === pageTypeOf(siteDefinition, other);
}
