/** The form control of each field of a page, derived from the schema alone. */
import * as z from 'zod';
import {COUNTRY_NAMES} from '../base/countries';
import {AUTOFILL_FIELDS} from '../schema/contact-details';
import {metaOf, trail, unwrap, type FieldMeta, type ValueKind} from '../schema/meta';
import type {Path} from '../base/values';
import type {Value} from './edit';

/** How a value is chosen or written. */
export type Control =
  /** Fields that belong together. */
  | {kind: 'group'; fields: Field[]}
  /** Entries to add, copy, move and remove. */
  | {
      kind: 'list';
      entry: Entry;
      least: number;
      most?: number;
      /** How many were agreed; fewer are no finding. */
      specified?: number;
    }
  /** Words; `long` ones need several lines. `places` are those in curly brackets that are filled in. */
  | {kind: 'words' | 'alt'; most?: number; long: boolean; places: string[]}
  | {kind: 'number'; least?: number; most?: number}
  /** Set, or not there. */
  | {kind: 'mark'}
  /** One of two answers. */
  | {kind: 'answer'}
  | {kind: 'choice' | 'colour'; options: readonly string[]}
  /** Words of which most are among the options, but which may hold others. */
  | {kind: 'suggestion'; options: readonly string[]}
  /** An entry of a list that another page owns, or a page of this site. */
  | {kind: 'reference'; target: string}
  | {kind: 'picture'; endings: readonly string[]; shape?: FieldMeta['shape']}
  /** A short name for links that never changes once it is published. */
  | {kind: 'identifier'}
  /** A PDF in static/files. */
  | {kind: 'file'}
  | {kind: 'icon'}
  | {kind: Exclude<ValueKind, 'alt' | 'autofill' | 'colour'>};

/** A value and the message about it. */
interface Entry {
  /** A sentence in an editor's words. */
  description?: string;
  example?: string;
  control: Control;
  /** No other entry of its list may have the same. */
  unique: boolean;
}

/** A field of a group. */
export interface Field extends Entry {
  key: string;
  required: boolean;
}

/** Words of more characters than this take more than one line on a phone. */
const ONE_LINE = 60;

/**
 * @param schema a page's, or that of a group in it
 * @returns its fields in their order
 * @throws Error that names a field for whose type there is no control
 */
export const fieldsOf = (schema: z.core.$ZodType, path: readonly string[] = []): Field[] => {
  const plain = unwrap(schema);
  if (!(plain instanceof z.ZodObject)) throw new Error(`${trail(path)} is not a group of fields.`);
  return Object.entries<z.core.$ZodType>(plain.shape).map(([key, field]) => ({
    key,
    required: !(field instanceof z.ZodOptional) || metaOf(field).usual === true,
    ...entryOf(field, [...path, key]),
  }));
};

/**
 * @returns the empty value of a new field, entry or page, with every required field in it. The check has a
 * sentence for each part that must be filled in.
 */
export function blankOf(control: Control): Value {
  switch (control.kind) {
    case 'group':
      return Object.fromEntries(
        control.fields.filter(({required}) => required).map(({key, control: inner}) => [key, blankOf(inner)]),
      );
    case 'list':
      return Array.from({length: control.least}, () => blankOf(control.entry.control));
    case 'number':
      return control.least ?? 0;
    case 'mark':
      return true;
    case 'answer':
      return false;
    case 'choice':
    case 'colour':
      return control.options[0] ?? '';
    default:
      return '';
  }
}

/** @returns the message about the value at a path, with its control; undefined when the schema has no such place. */
export function controlAt(schema: z.core.$ZodType, path: Path): Entry | undefined {
  return path.reduce<Entry | undefined>(
    (at, key) => {
      if (at?.control.kind === 'list') return at.control.entry;
      return at?.control.kind === 'group' ? at.control.fields.find((field) => field.key === key) : undefined;
    },
    {control: {kind: 'group', fields: fieldsOf(schema)}, unique: false},
  );
}

function entryOf(schema: z.core.$ZodType, path: readonly string[]): Entry {
  const meta = metaOf(schema);
  const {description, example, unique = false} = meta;
  return {description, example, unique, control: controlOf(unwrap(schema), meta, path)};
}

function controlOf(schema: z.core.$ZodType, meta: Partial<FieldMeta>, path: readonly string[]): Control {
  const {least, most} = limitsOf(schema);
  if (meta.picture) return {kind: 'picture', endings: meta.endings ?? [], shape: meta.shape};
  if (schema instanceof z.ZodObject) return {kind: 'group', fields: fieldsOf(schema, path)};
  if (schema instanceof z.ZodArray) {
    const entry = entryOf(schema.element, [...path, 'entry']);
    return {kind: 'list', entry, least: least ?? 0, most, specified: meta.specified};
  }
  if (schema instanceof z.ZodEnum) {
    return {kind: meta.kind === 'colour' ? 'colour' : 'choice', options: schema.options.map(String)};
  }
  if (schema instanceof z.ZodNumber) return {kind: 'number', least, most};
  if (schema instanceof z.ZodBoolean) return {kind: 'answer'};
  if (schema instanceof z.ZodLiteral) {
    return schema.values.has(true) ? {kind: 'mark'} : {kind: 'choice', options: [...schema.values].map(String)};
  }
  const control = schema instanceof z.core.$ZodString ? controlOfText(schema, meta, most) : undefined;
  if (!control) throw new Error(`${trail(path)} has no control: ${schema._zod.def.type}.`);
  return control;
}

/** The control of a text: its own where the text has a certain form, else one for plain words. */
function controlOfText(schema: z.core.$ZodString, meta: Partial<FieldMeta>, most?: number): Control | undefined {
  const {kind, reference, identifier, example = ''} = meta;
  if (reference) return {kind: 'reference', target: reference};
  if (meta.icon) return {kind: 'icon'};
  if (meta.file) return {kind: 'file'};
  if (meta.country) return {kind: 'suggestion', options: COUNTRY_NAMES};
  if (kind === 'autofill') return {kind: 'suggestion', options: [...AUTOFILL_FIELDS]};
  if (identifier) return {kind: 'identifier'};
  if (kind === 'alt' || kind === undefined) {
    const places = example.match(/\{\w+\}/g) ?? [];
    const messages = {long: most === undefined || most > ONE_LINE, most, places};
    return isFree(schema) ? {kind: kind ?? 'words', ...messages} : undefined;
  }
  return kind === 'colour' ? undefined : {kind};
}

/** What a zod check tells about the values that it accepts. */
interface Rule {
  check: string;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: unknown;
}

/** The least and the most of a number, of characters or of entries. */
function limitsOf(schema: z.core.$ZodType): {least?: number; most?: number} {
  const found: {least?: number; most?: number} = {};
  for (const {check, minimum, maximum, length, value} of rulesOf(schema)) {
    const limit = typeof value === 'number' ? value : undefined;
    found.least ??= minimum ?? length ?? (check === 'greater_than' ? limit : undefined);
    found.most ??= maximum ?? length ?? (check === 'less_than' ? limit : undefined);
  }
  return found;
}

const rulesOf = (schema: z.core.$ZodType): Rule[] =>
  (schema._zod.def.checks ?? []).map((check): Rule => check._zod.def);

/** Whether only the length of a text is limited. */
const isFree = (schema: z.core.$ZodString): boolean =>
  schema instanceof z.ZodString && rulesOf(schema).every(({check}) => check !== 'string_format');
