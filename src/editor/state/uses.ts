/** Finds the values that refer to an entry or a page, and replaces them, so that it can be removed in one step. */
import {controlAt, writeEdit, type Edit, type Path} from '../../cms/edit';
import {asList, valueAt} from '../../cms/lint';
import {addressOf, pageTypeOf, type Source} from '../../cms/parse';
import {siteDefinition} from '../../site/site-definition';
import type {Files} from './draft-state';
import {fieldOf} from './entry-title';

/** A value that refers to an entry of a list by its id, or to a page by its address. */
export interface Use {
  file: string;
  path: Path;
  by: 'id' | 'address';
  /** What can be removed with it: the value itself, or the line of a menu around it; undefined if it is required. */
  removable?: Path;
}

/** What other values refer to: an entry by its list and id, and a page by its address. */
export interface Target {
  list?: string;
  id?: string;
  address?: string;
}

/** @returns how other values refer to an entry; one without a short name has none */
export function targetOfEntry(data: unknown, path: Path): Target {
  const id = fieldOf(valueAt(data, path), 'id');
  return {list: String(path.at(-2)), ...(typeof id === 'string' && {id})};
}

/** @returns how other pages refer to a page */
export function targetOfPage(file: string): Target {
  const {collection} = pageTypeOf(siteDefinition, file);
  const id = addressOf(file).split('/').at(-1);
  return {address: addressOf(file), ...(collection && {list: collection.list, id})};
}

/** @returns the value, or the entry around it, whichever may be removed */
function removableAt({schema, parsed}: Pick<Source, 'schema' | 'parsed'>, path: Path): Path | undefined {
  const parent = path.slice(0, -1);
  const control = controlAt(schema, parent)?.control;
  if (control?.kind === 'list') {
    return asList(valueAt(parsed?.data, parent)).length > control.least ? path : undefined;
  }
  if (control?.kind !== 'group') return undefined;
  if (control.fields.some(({key, required}) => key === path.at(-1) && !required)) return path;
  const entry: unknown = valueAt(parsed?.data, parent);
  // A line of the menu with lines below it stays, because they would leave with it.
  const isPlain = Object.values(entry ?? {}).every((value) => typeof value !== 'object');
  return typeof parent.at(-1) === 'number' && isPlain ? removableAt({schema, parsed}, parent) : undefined;
}

/** @param except the file or the entry that is to be removed @returns the values elsewhere that refer to it */
export function usesOf(target: Target, sources: readonly Source[], except: {file: string; path: Path}): Use[] {
  const isInside = (file: string, path: Path) =>
    file === except.file && except.path.every((key, index) => path[index] === key);
  return sources.flatMap((source) =>
    source.values.flatMap(({value, path, meta: {reference}}): Use[] => {
      if (typeof value !== 'string' || reference === undefined || isInside(source.file, path)) return [];
      const by = reference === 'pages' ? 'address' : 'id';
      const isUse =
        by === 'address' ? value.split('#')[0] === target.address : reference === target.list && value === target.id;
      return isUse ? [{file: source.file, path, by, removable: removableAt(source, path)}] : [];
    }),
  );
}

/** @returns the other values of a list, which may not have one twice; nothing for a single value */
const siblingsOf = ({parsed}: Source, path: Path): readonly unknown[] =>
  asList(valueAt(parsed?.data, path.slice(0, -1)));

/** Two values of one line of a menu are removed with that line, once. */
const isFirstOfItsPath = ({path}: Edit & {path: Path}, index: number, all: readonly (Edit & {path: Path})[]): boolean =>
  all.findIndex((other) => other.path.join('.') === path.join('.')) === index;

/**
 * @param replacement what to refer to; undefined removes the values
 * @returns the changed files
 * @throws UnwritableError
 */
export function replaceUses(uses: readonly Use[], sources: readonly Source[], replacement: Target | undefined): Files {
  const files = [...new Set(uses.map(({file}) => file))];
  return files.flatMap((file) => {
    const source = sources.find((one) => one.file === file);
    if (!source) return [];
    const {text} = source;
    const edits = uses
      .filter((use) => use.file === file)
      // The last one first, because removing an entry moves those after it.
      .toReversed()
      .map(({path, by, removable = path}): Edit & {path: Path} => {
        const value = replacement?.[by];
        const isRepeated = value !== undefined && siblingsOf(source, path).includes(value);
        return value === undefined || isRepeated ? {kind: 'remove', path: removable} : {kind: 'set', path, value};
      })
      .filter(isFirstOfItsPath);
    return [[file, edits.reduce((now, edit) => writeEdit(siteDefinition, file, now, edit, text), text)]] as const;
  });
}
