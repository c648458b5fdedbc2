/** Applies a change to the data of a front matter, independent of the text. */
import * as z from 'zod';
import {schemaAt} from '../schema/meta';
import {normalizeCharacters} from '../parse/characters';
import type {Path} from '../values/values';
import {isMapping, isList, type Edit, type Value} from './edit';
import {unsupportedFormError} from './items';

/** A change of fields. A change of the body has no data to apply to. */
export type FieldEdit = Exclude<Edit, {kind: 'body' | 'setBody' | 'appendToBody'}>;

export const valueIn = (data: Value, path: Path): Value | undefined =>
  path.reduce<Value | undefined>((at, key) => (at === undefined ? undefined : childOf(at, key)), data);

function childOf(value: Value, key: string | number): Value | undefined {
  if (isList(value)) return typeof key === 'number' ? value[key] : undefined;
  return isMapping(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** @returns whether two values are equal, regardless of the order of fields. */
export function isSameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (a === undefined || b === undefined || a === b) return a === b;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((entry, index) => isSameValue(entry, b[index]));
  if (!isMapping(a) || !isMapping(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSameValue(a[key], b[key]))
  );
}

/** @returns a value without invisible characters and with ordinary letters, as the check requires. */
export function cleanValue(value: Value): Value {
  if (typeof value === 'string') return normalizeCharacters(value.replace(/\r\n?/g, '\n'));
  if (isList(value)) return value.map(cleanValue);
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, cleanValue(field)]));
}

/** @throws UnwritableError when the path does not exist */
export function applyEdit(schema: z.ZodObject, data: Value, edit: FieldEdit): Value {
  switch (edit.kind) {
    case 'set':
      return updateAt(data, edit.path, (old) => keepFinalLineEnd(old, edit.value));
    case 'insert':
      return updateAt(data, edit.path, (list = []) => {
        if (!isList(list) || edit.index > list.length) throw unsupportedFormError();
        return list.toSpliced(edit.index, 0, edit.value);
      });
    case 'remove':
      return updateAt(data, pathToRemove(schema, data, edit.path), () => undefined);
    case 'move':
      return updateAt(data, edit.path, (list) => {
        const entry = list !== undefined && isList(list) ? list[edit.from] : undefined;
        if (list === undefined || !isList(list) || entry === undefined || edit.to >= list.length)
          throw unsupportedFormError();
        return list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, entry);
      });
  }
}

/** Keeps the line end after multi-line text, which belongs to the formatting: nobody types it, and no page shows it. */
const keepFinalLineEnd = (old: Value | undefined, value: Value): Value =>
  typeof old === 'string' && old.endsWith('\n') && typeof value === 'string' && !value.endsWith('\n')
    ? `${value}\n`
    : value;

/** @returns the path to remove: for the last entry of an optional list that may not be empty, the path of the list. */
export function pathToRemove(schema: z.ZodObject, data: Value, path: Path): Path {
  const list = path.slice(0, -1);
  const entries = valueIn(data, list);
  if (entries === undefined || !isList(entries) || entries.length > 1) return path;
  const field = schemaAt(schema, list);
  return field instanceof z.ZodOptional && !field.safeParse([]).success ? list : path;
}

type Change = (old: Value | undefined) => Value | undefined;

function updateAt(data: Value, [key, ...innerPath]: Path, change: Change): Value {
  if (key === undefined) throw unsupportedFormError();
  const old = childOf(data, key);
  if (old === undefined && innerPath.length > 0) throw unsupportedFormError();
  const now = old === undefined || innerPath.length === 0 ? change(old) : updateAt(old, innerPath, change);
  if (isList(data) && typeof key === 'number' && old !== undefined) {
    return now === undefined ? data.toSpliced(key, 1) : data.with(key, now);
  }
  if (!isMapping(data) || typeof key !== 'string') throw unsupportedFormError();
  const {[key]: _old, ...others} = data;
  if (now === undefined && old === undefined) throw unsupportedFormError();
  return now === undefined ? others : old === undefined ? {...others, [key]: now} : {...data, [key]: now};
}
