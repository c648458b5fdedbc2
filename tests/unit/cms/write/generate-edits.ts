/** Generates every change of a front matter, with the expected data and the reversal. */
import * as z from 'zod';
import type {Path, Value} from '../../../../src/cms/edit';
import type {FieldEdit} from '../../../../src/cms/edit/apply-edit';
import {schemaAt} from '../../../../src/cms/schema/meta';

/** Text that YAML or the check could misread. */
export const HARD_WORDS: readonly string[] = [
  ...['Plain words', 'A colon: and a # hash', '"Quoted" words', "It's fine", `It's "both"`, '- a hyphen first'],
  ...['*starred*', '150', '1.50', '+234 000 000 0000', '0x1F', 'true', 'null', '~', '“Curly quotes”', '{braces}'],
  ...['[brackets], and a comma', 'An end:', '# all hash', '@somebody', 'A back\\slash', '% of all', '? really'],
  ...['| bar', '> more', '2026-01-01', '08:00', 'Ẹ káàbọ̀ — 😀', '• a bullet of Word', '**Name:** in bold'],
  ...['& more', '! now', '---', 'x: {a'],
];

export interface Case {
  edit: FieldEdit;
  back: FieldEdit[];
  meant: unknown;
}

type Data = Record<string, unknown> | unknown[];

const isGroup = (value: unknown): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns a copy of the data with a change to the group or list that contains the path. */
function after(data: unknown, path: Path, change: (holder: Data, key: string | number) => void): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(data));
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], copy);
  change(holder as Data, path.at(-1) ?? '');
  return copy;
}

const put = (data: unknown, path: Path, value: Value) =>
  after(data, path, (holder, key) => {
    (holder as Record<string | number, unknown>)[key] = value;
  });

/** Whether the schema allows removing an empty list. */
function mayRemoveEmpty(schema: z.ZodObject, path: Path): boolean {
  const field = schemaAt(schema, path);
  return field instanceof z.ZodOptional && !field.safeParse([]).success;
}

/** @param words hard texts for the changed values, in turn */
export function editCasesOf(schema: z.ZodObject, data: Value, words: readonly string[] = HARD_WORDS): Case[] {
  const cases: Case[] = [];
  let turn = 0;
  const visit = (value: Value, path: Path) => {
    if (Array.isArray(value)) ofList(value, path);
    else if (isGroup(value)) ofGroup(value, path);
    else ofSingle(value, path);
  };
  const ofSingle = (value: Value, path: Path) => {
    turn += 1;
    const word = words[turn % words.length] ?? '';
    const other = typeof value === 'number' ? value + 1 : word === value ? 'Other words' : word;
    const back: FieldEdit[] = [{kind: 'set', path, value}];
    cases.push({edit: {kind: 'set', path, value: other}, back, meant: put(data, path, other)});
  };
  const ofGroup = (group: Record<string, Value>, path: Path) => {
    for (const [key, value] of Object.entries(group)) {
      const keys = [...path, key];
      visit(value, keys);
      // The check reports a group without fields.
      if (Object.keys(group).length === 1) continue;
      const meant = after(data, keys, (holder) => Reflect.deleteProperty(holder, key));
      cases.push({edit: {kind: 'remove', path: keys}, back: [{kind: 'set', path: keys, value}], meant});
    }
  };
  const ofList = (list: readonly Value[], path: Path) => {
    const places = list.length === 0 ? [0] : [...new Set([0, Math.ceil(list.length / 2), list.length])];
    for (const index of places) {
      const value = copyOf(list[index] ?? list.at(-1) ?? 'A new entry', words, (turn += 1));
      const meant = after(data, path, (holder, key) => {
        (holder as Record<string | number, Value[]>)[key]?.splice(index, 0, value);
      });
      const back: FieldEdit[] = [{kind: 'remove', path: [...path, index]}];
      cases.push({edit: {kind: 'insert', path, index, value}, back, meant});
    }
    for (const [index, value] of list.entries()) {
      visit(value, [...path, index]);
      const leaves = list.length === 1 && mayRemoveEmpty(schema, path);
      const meant = leaves
        ? after(data, path, (holder, key) => Reflect.deleteProperty(holder, key))
        : after(data, [...path, index], (holder) => (holder as Value[]).splice(index, 1));
      const back: FieldEdit[] = [{kind: 'insert', path, index, value}];
      cases.push({edit: {kind: 'remove', path: [...path, index]}, back, meant});
      const to = (index * 2 + 1) % list.length;
      if (to === index) continue;
      const moved = after(data, path, (holder, key) => {
        const entries = (holder as Record<string | number, Value[]>)[key] ?? [];
        entries.splice(to, 0, ...entries.splice(index, 1));
      });
      const home: FieldEdit[] = [{kind: 'move', path, from: to, to: index}];
      cases.push({edit: {kind: 'move', path, from: index, to}, back: home, meant: moved});
    }
  };
  visit(data, []);
  return cases;
}

/** Copies an entry, with a different first text. */
function copyOf(value: Value, words: readonly string[], turn: number): Value {
  if (typeof value === 'string') return `${words[turn % words.length]} too`;
  if (!isGroup(value)) return value;
  const [first] = Object.keys(value).filter((key) => typeof value[key] === 'string');
  return first === undefined ? value : {...value, [first]: `new-${turn}`};
}
