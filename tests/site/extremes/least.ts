import * as z from 'zod';
import {metaOf, unwrap, walkFields} from '../../../src/content/fields/meta';
import {PARTS} from '../../../src/content/base/parts';
import {read, schemaOf, write, type Texts} from './page-text';

/** Entries that another page names, and lists that a part shows, cannot be left out. */
interface Needed {
  ids: ReadonlySet<unknown>;
  lists: ReadonlySet<string | undefined>;
}

/** A group with the words around what a part shows. */
const WORDS = 'Words';
/** Fields that may be left out, but not beside some values of others. */
const ASKED_FOR = new Set(['figure', 'figures', 'validUntil', 'email']);

/** @returns the pages without any field that may be left out, and with one entry in each list, or as few as it may have. */
export function least(texts: Texts): Texts {
  const pages = [...texts].map(([file, text]) => ({file, page: read(file, text), schema: schemaOf(file)}));
  const ids = new Set<unknown>();
  for (const {page, schema} of pages) {
    walkFields(schema, page.data, (value, _path, {reference}) => {
      if (reference !== undefined) ids.add(value);
    });
  }
  const shorter = pages.map(({file, page, schema}) => {
    const parts = [...(page.body ?? '').matchAll(/^<(\w+) \/>$/gm)].map(([, part = '']) => PARTS[part]?.shows);
    const data = valueAt(schema, page.data, {ids, lists: new Set(parts)}) as Record<string, unknown>;
    return [file, write({...page, data})] as const;
  });
  return new Map(shorter);
}

function valueAt(schema: z.core.$ZodType | undefined, value: unknown, needed: Needed): unknown {
  const plain = schema && unwrap(schema);
  if (plain instanceof z.ZodObject) {
    const {shape} = plain as {shape: Record<string, z.core.$ZodType>};
    const isKept = (key: string) =>
      needed.lists.has(key) ||
      ASKED_FOR.has(key) ||
      key.endsWith(WORDS) ||
      !(shape[key] instanceof z.ZodOptional) ||
      metaOf(shape[key]).usual === true;
    const kept = Object.entries(value as object).filter(([key]) => isKept(key));
    return Object.fromEntries(kept.map(([key, item]) => [key, valueAt(shape[key], item, needed)]));
  }
  if (!(plain instanceof z.ZodArray) || !Array.isArray(value)) return value;
  const fewest = fewestOf(plain);
  if (fewest === Infinity) return value;
  return value
    .filter((item, index) => index < fewest || needed.ids.has((item as {id?: string}).id))
    .map((item) => valueAt(plain.element, item, needed));
}

/** @returns how many entries a list has at least; all where a rule looks at them together. */
function fewestOf(list: z.ZodArray): number {
  const lengths = (list.def.checks ?? []).map(({_zod: {def}}) => {
    if (def instanceof Object && 'length' in def) return Number(def.length);
    if (def instanceof Object && 'minimum' in def) return Number(def.minimum);
    return Infinity;
  });
  return Math.max(metaOf(list.element).reference === undefined ? 1 : Infinity, ...lengths);
}
