/** Finds the edits that turn one value into another. */
import {currentIndices} from '../diff/fields';
import {schemaAt, type Schema} from '../schema/meta';
import type {Path} from '../values/values';
import {isMapping, isList, type Mapping, type Value} from './edit';
import {isSameValue, type FieldEdit} from './apply-edit';

/** @returns the smallest edits, in the order in which to apply them */
export function editsBetween(schema: Schema, before: Value, after: Value, path: Path = []): FieldEdit[] {
  if (isSameValue(before, after)) return [];
  if (isMapping(before) && isMapping(after)) return groupEdits(schema, before, after, path);
  if (isList(before) && isList(after) && before.length > 0 && after.length > 0) {
    return listEdits(schema, before, after, path);
  }
  return [{kind: 'set', path, value: after}];
}

function groupEdits(schema: Schema, before: Mapping, after: Mapping, path: Path): FieldEdit[] {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  // Removing comes last, because an empty group cannot be written.
  const changed = Object.entries(after).flatMap(([key, value]): FieldEdit[] => {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (old === undefined) return [{kind: 'set', path: [...path, key], value}];
    return editsBetween(schema && schemaAt(schema, [key]), old, value, [...path, key]);
  });
  return [...changed, ...gone.map((key): FieldEdit => ({kind: 'remove', path: [...path, key]}))];
}

function listEdits(schema: Schema, before: readonly Value[], after: readonly Value[], path: Path): FieldEdit[] {
  const found = currentIndices(schema, before, after);
  const hasMatch = found.some((index) => index !== undefined);
  // Unmatched entries replace each other, so that the list is never empty.
  const places = hasMatch ? found : before.map((_, index) => (index < after.length ? index : undefined));
  const entry = schema && schemaAt(schema, [0]);
  const matchedIndices = new Set(places);
  const edits: FieldEdit[] = [];
  const now = before.map((value, index) => ({value, index: places[index]}));
  const insertAll = () => {
    for (const [index, value] of after.entries()) {
      if (matchedIndices.has(index)) continue;
      edits.push({kind: 'insert', path, index, value});
      now.splice(index, 0, {value, index});
    }
  };
  const removeAll = () => {
    for (let index = now.length - 1; index >= 0; index -= 1) {
      if (now[index]?.index !== undefined) continue;
      edits.push({kind: 'remove', path: [...path, index]});
      now.splice(index, 1);
    }
  };
  const sortAll = () => {
    const order = now.flatMap(({index}) => index ?? []).sort((a, b) => a - b);
    for (const [index, position] of order.entries()) {
      const from = now.findIndex((item) => item.index === position);
      if (from === index) continue;
      edits.push({kind: 'move', path, from, to: index});
      now.splice(index, 0, ...now.splice(from, 1));
    }
  };
  removeAll();
  sortAll();
  insertAll();
  for (const [index, {value}] of now.entries()) {
    const wanted = after[index];
    if (wanted !== undefined) edits.push(...editsBetween(entry, value, wanted, [...path, index]));
  }
  return edits;
}
