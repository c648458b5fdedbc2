import * as z from 'zod';
import {field} from './meta';

/** @param specified the number of entries that the specification names; fewer are a notice, never a flaw. */
export const list = <S extends z.ZodType>(item: S, description: string, specified?: number) =>
  z
    .array(item)
    .min(1)
    .meta({description, ...(specified === undefined ? {} : {specified})});

/** A list of a fixed length (specification section 9). */
export const exactly = <S extends z.ZodType>(count: number, item: S, description: string) =>
  field(z.array(item).length(count), description);
