/** What the schema says of a field to people and to the check, and the way from a path to its field. */
import * as z from 'zod';
import type {Path} from '../base/values';

/** The kind of a value, where its type does not tell; it decides how a person enters it. */
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

/** What the check shows when a value is missing or wrong. */
export interface FieldMeta {
  /** One sentence in an editor's words. */
  description: string;
  /** An accepted value, as it would be typed in YAML. */
  example?: string;
  /** What kind of value it is, where its type does not tell. */
  kind?: ValueKind;
  /** What this value may name: an entry of a list that a page or pages/_site.yml holds, by the name of the list, or of `pages`. */
  reference?: string;
  /** How many entries were agreed for the list; fewer are a warning. */
  specified?: number;
  /** What the site computes from this group, by names that staff might type by mistake. */
  computed?: readonly string[];
  /** The value is the path of a file in static/. */
  file?: true;
  /** The value is the path of a picture in static/img. */
  picture?: true;
  /** How the names of such pictures may end, and how flat and how tall a photo may be. */
  endings?: readonly string[];
  shape?: {flattest: number; tallest: number};
  /** The value is the name of a line icon. */
  icon?: true;
  /** The value is the English name of a country, or of two with "and" between them. */
  country?: true;
  /** The value is for machines: it tells an entry of a list from the others and never shows. */
  identifier?: true;
  /** The value is an address that may not be one of this site. */
  elsewhere?: true;
  /** No other entry of its list may have the value, nor one that differs in signs or capitals alone. */
  unique?: true;
  /** Entries are grouped by this value, so spelling counts. */
  grouping?: true;
  /** The value is an e-mail address, a telephone number, or several of them with commas between. */
  contact?: true;
  /** A new entry begins with it, though it may be absent. */
  usual?: true;
  /** What a page shows in place of each choice, beside the choice itself. */
  shownAs?: Readonly<Record<string, readonly string[]>>;
  /** The value is shown as plain text; placeholders such as {name} are filled in where its example has them. */
  words?: true;
}

/**
 * Gives a schema its words: what the field holds, for the guide, an example for the sentences of the check, and what kind
 * of value it is where its type does not tell.
 */
export const field = <S extends z.ZodType>(schema: S, description: string, example?: string, kind?: ValueKind): S =>
  schema.meta({description, ...(example !== undefined && {example}), ...(kind !== undefined && {kind})});

/**
 * The schema of one field.
 * @param path keys and positions, as in a zod issue
 * @returns the schema there, with optional and transforming layers removed, or undefined when the path leads out of it
 */
export function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((inner, key) => inner && childAt(inner, key), schema);
}

/** The schema one step further in. A name that every object of JavaScript knows is no field. */
function childAt(schema: z.core.$ZodType, key: string | number): z.core.$ZodType | undefined {
  const plain = unwrap(schema);
  if (plain instanceof z.ZodObject) {
    const {shape} = plain as {shape: Record<string | number, z.core.$ZodType>};
    return Object.hasOwn(shape, key) ? shape[key] : undefined;
  }
  return plain instanceof z.ZodArray ? plain.element : undefined;
}

/** @returns the schema without its optional and transforming layers. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}

/** A cache: schemas do not change at run time, and lookups in the registry of zod are slow. */
const known = new WeakMap<z.core.$ZodType, Partial<FieldMeta>>();

/** @returns what the schema says of a field to the person who fills it in. */
export function metaOf(schema: z.core.$ZodType | undefined): Partial<FieldMeta> {
  if (!schema) return {};
  const meta = known.get(schema) ?? lookUpMeta(schema);
  known.set(schema, meta);
  return meta;
}

function lookUpMeta(schema: z.core.$ZodType): Partial<FieldMeta> {
  const own: Partial<FieldMeta> | undefined = z.globalRegistry.get(schema);
  if (own?.description !== undefined) return own;
  if (schema instanceof z.ZodOptional) return metaOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? metaOf(schema.in) : {};
}

/** `projects › 3 › client`: list positions count from 1, as people do. */
export const trail = (path: Path): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ');

type Visit = (value: unknown, path: Path, meta: Partial<FieldMeta>) => void;

/**
 * Visits every value of a front matter as it was written, from the outside in, with what the schema says of it.
 * @param data as YAML gives it, whether it meets the schema or not
 */
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
