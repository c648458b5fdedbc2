import * as z from 'zod';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A short name that never changes and is unique in its list. */
export const id = (example: string) =>
  z.string().regex(ID, {error: 'may hold only small letters, digits and hyphens'}).meta({
    description: 'A short name for links and references. It never changes once published.',
    example,
    identifier: true,
    unique: true,
  });

/** The id of an entry that another page owns. */
export const reference = (target: string, example: string) =>
  z.string().meta({description: `The id of one of the ${target}.`, example, reference: target});
