/** Determines how list entries are identified and named. */
import * as z from 'zod';
import {metaOf, unwrap} from './meta';

export type Schema = z.core.$ZodType | undefined;

/** The prefix for the index of a removed entry. */
export const GONE = 'gone-';

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
