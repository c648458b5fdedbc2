import * as z from 'zod';
import {field} from './meta';

/** @param specified the agreed number of entries; fewer give a warning, never a finding. */
export const list = <S extends z.ZodType>(item: S, description: string, specified?: number) =>
  z
    .array(item)
    .min(1)
    .meta({description, ...(specified === undefined ? {} : {specified})});

/** A list with exactly this many entries. */
export const exactly = <S extends z.ZodType>(count: number, item: S, description: string) =>
  field(z.array(item).length(count), description);

/** A list with a number of entries in this range, without duplicates. */
export const between = <S extends z.ZodType<string>>(
  [least, most]: readonly [least: number, most: number],
  item: S,
  description: string,
  specified: number,
) =>
  z
    .array(item)
    .min(least)
    .max(most)
    .superRefine((entries, context) => {
      for (const [index, entry] of entries.entries()) {
        if (entries.indexOf(entry) === index) continue;
        const params = {help: 'Remove one of the two lines.'};
        context.addIssue({code: 'custom', path: [index], message: 'appears twice', params});
      }
    })
    .meta({description, specified});
