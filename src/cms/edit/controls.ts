/** Derives the form control of each field from the schema. */
import * as z from 'zod';
import {COUNTRY_NAMES} from '../values/countries';
import {AUTOFILL_FIELDS} from '../schema/contact-details';
import {metaOf, formatPath, unwrap, type FieldMeta, type ValueKind} from '../schema/meta';
import type {Path} from '../values/values';
import type {Edit, Value} from './edit';

/** How a person enters a value. */
export type Control =
  | {kind: 'group'; fields: ControlField[]}
  /** A list of entries to add, copy, move and remove. */
  | {kind: 'list'; entry: ControlEntry; least: number; most?: number}
  /** Text; `long` text needs several lines. */
  | {kind: 'words' | 'alt'; most?: number; long: boolean}
  | {kind: 'number'; least?: number; most?: number}
  | {kind: 'mark'}
  | {kind: 'answer'}
  | {kind: 'choice' | 'colour'; options: readonly string[]}
  /** Text that is usually one of the options, but may be any other. */
  | {kind: 'suggestion'; options: readonly string[]}
  /** An entry of another page's list, or a page of this site. */
  | {kind: 'reference'; target: string}
  | {kind: 'picture'; shape?: FieldMeta['shape']}
  /** A short name for links, which must not change once published. */
  | {kind: 'identifier'}
  /** A PDF in static/files. */
  | {kind: 'file'}
  | {kind: 'icon'}
  | {kind: Exclude<ValueKind, 'alt' | 'autofill' | 'colour'>};

interface ControlEntry {
  description?: string;
  example?: string;
  control: Control;
  /** The fields beside it that change with it. */
  changesWith?: readonly string[];
}

export interface ControlField extends ControlEntry {
  key: string;
  required: boolean;
}

/** Longer text takes more than one line on a phone. */
const MAX_ONE_LINE = 60;

/** @throws Error that names a field whose type has no control */
export const fieldsOf = (schema: z.core.$ZodType, path: readonly string[] = []): ControlField[] => {
  const plain = unwrap(schema);
  if (!(plain instanceof z.ZodObject)) throw new Error(`${formatPath(path)} is not a group of fields.`);
  return Object.entries<z.core.$ZodType>(plain.shape).map(([key, field]) => ({
    key,
    required: !(field instanceof z.ZodOptional) || metaOf(field).isCommon === true,
    ...entryOf(field, [...path, key]),
  }));
};

/** The empty value of a new field, entry or page, with every required field; the check asks for each. */
export function emptyValueOf(control: Control): Value {
  switch (control.kind) {
    case 'group':
      return Object.fromEntries(
        control.fields.filter(({required}) => required).map(({key, control: inner}) => [key, emptyValueOf(inner)]),
      );
    case 'list':
      return Array.from({length: control.least}, () => emptyValueOf(control.entry.control));
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

/** @returns the change that adds an absent field: an empty value, or for a list its first entry. */
export const additionOf = (control: Control, path: Path): Edit =>
  control.kind === 'list'
    ? {kind: 'insert', path, index: 0, value: emptyValueOf(control.entry.control)}
    : {kind: 'set', path, value: emptyValueOf(control)};

export function controlAt(schema: z.core.$ZodType, path: Path): ControlEntry | undefined {
  return path.reduce<ControlEntry | undefined>(
    (at, key) => {
      if (at?.control.kind === 'list') return at.control.entry;
      return at?.control.kind === 'group' ? at.control.fields.find((field) => field.key === key) : undefined;
    },
    {control: {kind: 'group', fields: fieldsOf(schema)}},
  );
}

function entryOf(schema: z.core.$ZodType, path: readonly string[]): ControlEntry {
  const meta = metaOf(schema);
  const {description, example, changesWith} = meta;
  return {description, example, changesWith, control: controlOf(unwrap(schema), meta, path)};
}

function controlOf(schema: z.core.$ZodType, meta: Partial<FieldMeta>, path: readonly string[]): Control {
  const {least, most} = limitsOf(schema);
  if (meta.picture) return {kind: 'picture', shape: meta.shape};
  if (schema instanceof z.ZodObject) return {kind: 'group', fields: fieldsOf(schema, path)};
  if (schema instanceof z.ZodArray) {
    const entry = entryOf(schema.element, [...path, 'entry']);
    return {kind: 'list', entry, least: least ?? 0, most};
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
  if (!control) throw new Error(`No form control exists for ${formatPath(path)} (type ${schema._zod.def.type}).`);
  return control;
}

/** Returns the control for text: a special one if the text has a certain format, otherwise plain text. */
function controlOfText(schema: z.core.$ZodString, meta: Partial<FieldMeta>, most?: number): Control | undefined {
  const {kind, reference, identifier} = meta;
  if (reference) return {kind: 'reference', target: reference};
  if (meta.icon) return {kind: 'icon'};
  if (meta.file) return {kind: 'file'};
  if (meta.country) return {kind: 'suggestion', options: COUNTRY_NAMES};
  if (kind === 'autofill') return {kind: 'suggestion', options: [...AUTOFILL_FIELDS]};
  if (identifier) return {kind: 'identifier'};
  if (kind === 'alt' || kind === undefined) {
    const isLong = most === undefined || most > MAX_ONE_LINE;
    return hasOnlyLengthLimit(schema) ? {kind: kind ?? 'words', most, long: isLong} : undefined;
  }
  return kind === 'colour' ? undefined : {kind};
}

interface SizeCheck {
  check: string;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: unknown;
}

function limitsOf(schema: z.core.$ZodType): {least?: number; most?: number} {
  const found: {least?: number; most?: number} = {};
  for (const {check, minimum, maximum, length, value} of rulesOf(schema)) {
    const limit = typeof value === 'number' ? value : undefined;
    found.least ??= minimum ?? length ?? (check === 'greater_than' ? limit : undefined);
    found.most ??= maximum ?? length ?? (check === 'less_than' ? limit : undefined);
  }
  return found;
}

const rulesOf = (schema: z.core.$ZodType): SizeCheck[] =>
  (schema._zod.def.checks ?? []).map((check): SizeCheck => check._zod.def);

/** Whether a text has no limit except its length. */
const hasOnlyLengthLimit = (schema: z.core.$ZodString): boolean =>
  schema instanceof z.ZodString && rulesOf(schema).every(({check}) => check !== 'string_format');
