/** By what the entries of a list are known. */
import * as z from 'zod';
import {metaOf, unwrap} from './meta';

export type Schema = z.core.$ZodType | undefined;

/** Stands before the position of an entry that is no longer there. */
export const GONE = 'gone-';

/** What tells the entries of a list apart, and what people call them: the first words that each of them must have. */
export function namesOf(element: Schema): {identifier?: string; title?: string} {
  const plain = element && unwrap(element);
  if (!(plain instanceof z.ZodObject)) return {};
  const fields = Object.entries<z.core.$ZodType>(plain.shape);
  return {
    identifier: fields.find(([, field]) => metaOf(field).identifier)?.[0],
    title: fields.find(([, field]) => field instanceof z.ZodString && !metaOf(field).identifier)?.[0],
  };
}

/** @returns the field of a list's entries that tells one from the others for ever; nothing where they have none. */
export const identifierOf = (list: Schema): string | undefined => {
  const plain = list && unwrap(list);
  return plain instanceof z.ZodArray ? namesOf(plain.element).identifier : undefined;
};
