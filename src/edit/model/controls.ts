/** Which control a value needs, told by its schema alone: a new field of a known kind needs no line here. */
import * as z from 'zod';
import {COUNTRY_NAMES} from '../../content/countries';
import {metaOf, unwrap, type FieldMeta} from '../../content/fields/meta';
import type {Value} from '../../content/write';

type Schema = z.core.$ZodType;

/** What a person is given to change a value. */
export type Control =
  | {kind: 'group'; fields: [name: string, schema: Schema][]}
  | {kind: 'list'; entry: Schema; least: number; most?: number}
  | {kind: 'yes'}
  | {kind: 'fixed'}
  | {kind: 'number'}
  | {kind: 'choice'; options: readonly string[]}
  | {kind: 'picture' | 'icon' | 'focal' | 'map' | 'file'}
  | {kind: 'reference'; to: NonNullable<FieldMeta['reference']>}
  | {kind: 'country'; names: readonly string[]}
  | {kind: 'text'; type: 'text' | 'date' | 'month' | 'time' | 'email' | 'url'; most?: number; long: boolean};

/** Longer words get several lines. */
const ONE_LINE = 90;

/** A value that one kind of text takes, and one very like it that it does not take. */
const PROBES = [
  ['date', '2026-11-30', '2026-13-32'],
  ['month', '2026-11', '2026-13'],
  ['time', '08:00', '28:00'],
  ['email', 'name@company.example', 'name'],
  ['url', 'https://www.company.example/page', 'page'],
  ['focal', '50% 50%', '150% 50%'],
  ['map', 'https://www.openstreetmap.org/export/embed.html?bbox=3.34,6.48,3.37,6.52&marker=6.50,3.35', 'map'],
] as const;

/** @throws Error for a kind of schema that no control is made for; a test walks all schemas */
export function controlOf(schema: Schema): Control {
  const meta = metaOf(schema);
  const plain = unwrap(schema);
  if (meta.picture) return {kind: 'picture'};
  if (plain instanceof z.ZodObject) return {kind: 'group', fields: Object.entries<Schema>(plain.shape)};
  if (plain instanceof z.ZodArray) return {kind: 'list', entry: plain.element, ...sizesOf(plain)};
  if (plain instanceof z.ZodEnum) return {kind: 'choice', options: plain.options.map(String)};
  if (plain instanceof z.ZodBoolean) return {kind: 'yes'};
  if (plain instanceof z.ZodLiteral) return {kind: plain.value === true ? 'yes' : 'fixed'};
  if (plain instanceof z.ZodNumber) return {kind: 'number'};
  if (plain instanceof z.ZodString || plain instanceof z.ZodStringFormat) return textOf(schema, plain, meta);
  throw new Error(`There is no control for a field of the kind ${plain._zod.def.type}.`);
}

function textOf(schema: Schema, plain: z.ZodString | z.ZodStringFormat, meta: Partial<FieldMeta>): Control {
  if (meta.icon) return {kind: 'icon'};
  if (meta.file) return {kind: 'file'};
  if (meta.reference) return {kind: 'reference', to: meta.reference};
  if (meta.country) return {kind: 'country', names: COUNTRY_NAMES};
  const takes = (value: string) => z.safeParse(schema, value).success;
  const found = PROBES.find(([, right, wrong]) => takes(right) && !takes(wrong))?.[0];
  if (found === 'focal' || found === 'map') return {kind: found};
  const most = plain.maxLength ?? undefined;
  return {kind: 'text', type: found ?? 'text', most, long: (most ?? 0) > ONE_LINE};
}

function sizesOf({_zod: {bag}}: z.ZodArray): {least: number; most?: number} {
  const {minimum = 0, maximum, length} = bag as {minimum?: number; maximum?: number; length?: number};
  return {least: length ?? minimum, most: length ?? maximum};
}

const isOptional = (schema: Schema) => schema instanceof z.ZodOptional;

/** @returns a value to begin with: what must be there, still empty, so that the check asks for it. */
export function beginning(schema: Schema): Value {
  const control = controlOf(schema);
  switch (control.kind) {
    case 'group': {
      const needed = control.fields.filter(([, field]) => !isOptional(field));
      return Object.fromEntries(needed.map(([name, field]) => [name, beginning(field)]));
    }
    case 'list':
      return Array.from({length: Math.max(control.least, 1)}, () => beginning(control.entry));
    case 'yes':
      return true;
    case 'number':
      return 1;
    case 'choice':
      return control.options[0] ?? '';
    case 'fixed': {
      const plain = unwrap(schema);
      return plain instanceof z.ZodLiteral ? String(plain.value) : '';
    }
    default:
      return '';
  }
}
