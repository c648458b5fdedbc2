/** The metadata of fields, for people and for the check, and functions that find a field by its path. */
import * as z from 'zod';
import type {Path} from '../values/values';

/** The format of a value, if it does not follow from the type; it determines the form control. */
export type ValueKind =
  | 'address'
  | 'alt'
  | 'autofill'
  | 'colour'
  | 'day'
  | 'email'
  | 'hour'
  | 'link'
  | 'map'
  | 'month'
  | 'phone'
  | 'phones'
  | 'point';

export interface FieldMeta {
  description: string;
  /** A valid value, as typed in YAML. */
  example?: string;
  kind?: ValueKind;
  /** The list that the value refers to: of a page, of pages/_site.yml, or `pages`. */
  reference?: string;
  specified?: number;
  /** Values that the site calculates from this group, by field names that staff might add by mistake. */
  computed?: readonly string[];
  file?: true;
  picture?: true;
  /** The limits of a photo's aspect ratio. */
  shape?: {
    maxAspectRatio: number;
    maxTallRatio: number;
    /** The aspect ratio (width to height) to which the page always crops the photo. */
    shown?: number;
  };
  icon?: true;
  /** Whether the value is the English name of a country, or of two with "and" between them. */
  country?: true;
  /** Whether the value is for machines: it identifies a list entry and is never visible. */
  identifier?: true;
  /** The fields beside it that describe the same thing, and so change with it. */
  changesWith?: readonly string[];
  elsewhere?: true;
  /** Whether the value must be unique in its list, ignoring punctuation and case. */
  unique?: true;
  /** Whether entries are grouped by this value, so that spelling matters. */
  grouping?: true;
  /** Whether the value is an e-mail address, a telephone number, or several of them separated by commas. */
  contact?: true;
  /** Whether a new entry starts with this value, although it is optional. */
  isCommon?: true;
  /** What a page shows for each choice, in addition to the choice itself. */
  shownAs?: Readonly<Record<string, readonly string[]>>;
  /** Whether the value is plain text; placeholders such as {name} are replaced if its example has them. */
  words?: true;
}

export const field = <S extends z.ZodType>(schema: S, description: string, example?: string, kind?: ValueKind): S =>
  schema.meta({description, ...(example !== undefined && {example}), ...(kind !== undefined && {kind})});

/** Reports a value. The message continues a sentence that begins with the path or the value. */
export const reportIssue = (context: z.RefinementCtx, message: string, help?: string, path: (string | number)[] = []) =>
  context.addIssue({code: 'custom', message, path, params: {help}});

/** @returns the schema at a path without its optional and transforming layers; undefined when there is none */
export function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((inner, key) => inner && childAt(inner, key), schema);
}

/** Returns the schema one step further in. Properties of Object.prototype are not fields. */
function childAt(schema: z.core.$ZodType, key: string | number): z.core.$ZodType | undefined {
  const plain = unwrap(schema);
  if (plain instanceof z.ZodObject) {
    const {shape} = plain as {shape: Record<string | number, z.core.$ZodType>};
    return Object.hasOwn(shape, key) ? shape[key] : undefined;
  }
  return plain instanceof z.ZodArray ? plain.element : undefined;
}

export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}

/** A cache: schemas do not change at run time, and lookups in zod's registry are slow. */
const metaCache = new WeakMap<z.core.$ZodType, Partial<FieldMeta>>();

export function metaOf(schema: z.core.$ZodType | undefined): Partial<FieldMeta> {
  if (!schema) return {};
  const meta = metaCache.get(schema) ?? lookUpMeta(schema);
  metaCache.set(schema, meta);
  return meta;
}

function lookUpMeta(schema: z.core.$ZodType): Partial<FieldMeta> {
  const registered: Partial<FieldMeta> | undefined = z.globalRegistry.get(schema);
  if (registered?.description !== undefined) return registered;
  if (schema instanceof z.ZodOptional) return metaOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? metaOf(schema.in) : {};
}

/** Formats a path for people, with indices counted from 1: `projects › 3 › client`. */
export const formatPath = (path: Path): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ');

type Visit = (value: unknown, path: Path, meta: Partial<FieldMeta>) => void;

/** Visits every value of a front matter, outer values first, with the metadata of its field. */
export function walkFields(schema: z.core.$ZodType, data: unknown, visit: Visit): void {
  const step = (value: unknown, path: Path, inner: z.core.$ZodType | undefined) => {
    visit(value, path, metaOf(inner));
    const enter = (item: unknown, key: string | number) => step(item, [...path, key], inner && childAt(inner, key));
    if (Array.isArray(value)) value.forEach(enter);
    else if (typeof value === 'object' && value !== null) {
      Object.entries(value).forEach(([key, item]) => enter(item, key));
    }
  };
  step(data, [], schema);
}

export type Schema = z.core.$ZodType | undefined;

/** The prefix for the index of a removed entry. */
export const REMOVED_PREFIX = 'gone-';

/** Returns the fields that identify an entry and give its name; the name is its first required text. */
export function namesOf(element: Schema): {identifier?: string; title?: string} {
  const plain = element && unwrap(element);
  if (!(plain instanceof z.ZodObject)) return {};
  const fields = Object.entries<z.core.$ZodType>(plain.shape);
  return {
    identifier: fields.find(([, field]) => metaOf(field).identifier)?.[0],
    title: fields.find(([, field]) => field instanceof z.ZodString && !metaOf(field).identifier)?.[0],
  };
}

/** @returns the field that identifies an entry of a list, whatever else changes; undefined when there is none. */
export const identifierOf = (list: Schema): string | undefined => {
  const plain = list && unwrap(list);
  return plain instanceof z.ZodArray ? namesOf(plain.element).identifier : undefined;
};
