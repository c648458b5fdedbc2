/** The forms that several answers of GitHub share. */
import * as z from 'zod';

/** What git calls a commit, a tree, a file. */
export const Sha = z.string().regex(/^[0-9a-f]{40}$/);

/** A moment, as GitHub writes it. */
export const Day = z.iso.datetime({offset: true}).transform((day) => new Date(day));
