/** The edits that turn one value into another. */
import {placesNow} from '../diff/fields';
import {schemaAt} from '../schema/meta';
import type {Path} from '../base/values';
import {isGroup, isList, type Value} from './edit';
import {same, type FieldEdit} from './meaning';

type Schema = Parameters<typeof schemaAt>[0] | undefined;

/**
 * @param schema of the value; it tells which entries of a list are the same
 * @param at where the value stands
 * @returns the smallest edits, to be made in this order
 */
export function editsBetween(schema: Schema, before: Value, after: Value, at: Path = []): FieldEdit[] {
  if (same(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return groupEdits(schema, before, after, at);
  if (isList(before) && isList(after) && before.length > 0 && after.length > 0) {
    return listEdits(schema, before, after, at);
  }
  return [{kind: 'set', at, value: after}];
}

type Group = Readonly<Record<string, Value>>;

function groupEdits(schema: Schema, before: Group, after: Group, at: Path): FieldEdit[] {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  // Removing first could leave the group empty for a moment, which cannot be written.
  const changed = Object.entries(after).flatMap(([key, value]): FieldEdit[] => {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (old === undefined) return [{kind: 'set', at: [...at, key], value}];
    return editsBetween(schema && schemaAt(schema, [key]), old, value, [...at, key]);
  });
  return [...changed, ...gone.map((key): FieldEdit => ({kind: 'remove', at: [...at, key]}))];
}

function listEdits(schema: Schema, before: readonly Value[], after: readonly Value[], at: Path): FieldEdit[] {
  const found = placesNow(schema, before, after);
  const kept = found.some((place) => place !== undefined);
  // Unmatched entries replace each other, so that the list is never empty.
  const places = kept ? found : before.map((_, index) => (index < after.length ? index : undefined));
  const entry = schema && schemaAt(schema, [0]);
  const taken = new Set(places);
  const edits: FieldEdit[] = [];
  const now = before.map((value, index) => ({value, place: places[index]}));
  const insertAll = () => {
    for (const [index, value] of after.entries()) {
      if (taken.has(index)) continue;
      edits.push({kind: 'insert', at, index, value});
      now.splice(index, 0, {value, place: index});
    }
  };
  const removeAll = () => {
    for (let index = now.length - 1; index >= 0; index -= 1) {
      if (now[index]?.place !== undefined) continue;
      edits.push({kind: 'remove', at: [...at, index]});
      now.splice(index, 1);
    }
  };
  const sortAll = () => {
    const order = now.flatMap(({place}) => place ?? []).sort((a, b) => a - b);
    for (const [index, place] of order.entries()) {
      const from = now.findIndex((item) => item.place === place);
      if (from === index) continue;
      edits.push({kind: 'move', at, from, to: index});
      now.splice(index, 0, ...now.splice(from, 1));
    }
  };
  removeAll();
  sortAll();
  insertAll();
  for (const [index, {value}] of now.entries()) {
    const wanted = after[index];
    if (wanted !== undefined) edits.push(...editsBetween(entry, value, wanted, [...at, index]));
  }
  return edits;
}
