import * as z from 'zod';
import {defineKind} from './kind';
import {inner} from './shared';

/** A page of words: every file of pages/ that is of no other kind. */
export const plain = defineKind({
  name: 'plain',
  files: [],
  schema: z.strictObject(inner),
  show: (data) => data,
});
