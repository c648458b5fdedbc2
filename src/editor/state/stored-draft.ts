/** The stored form of a draft. */
import * as z from 'zod';
import type {StoredDraft} from './draft-store';

const Content = z.union([z.string(), z.instanceof(Uint8Array)]).optional();
const Splice = z.object({from: z.int().nonnegative(), to: z.int().nonnegative(), text: z.string()});
const Written = z.union([
  z.object({file: z.string(), forth: Splice, back: Splice}),
  z.object({file: z.string(), before: Content, after: Content}),
]);
const At = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
  line: z.number().optional(),
});
const Steps = z.array(z.object({at: At.optional(), isTyped: z.boolean().optional(), writes: z.array(Written)}));
const Stored = z.object({
  branch: z.string(),
  key: z.string(),
  draft: z.object({
    base: z.string(),
    files: z.map(z.string().regex(/^(pages|static)\//), z.object({before: Content, now: Content})),
    past: Steps,
    future: Steps,
  }),
  sent: z.object({number: z.int(), url: z.string(), branch: z.string(), commit: z.string()}).optional(),
  helpers: z.array(z.string()).optional(),
  sentence: z.string().optional(),
  onto: z.object({branch: z.string(), commit: z.string()}).optional(),
  at: z.date(),
}) satisfies z.ZodType<StoredDraft>;

/** @returns a stored draft; undefined when the stored value has a different format */
export const parseStoredDraft = (stored: unknown): StoredDraft | undefined => Stored.safeParse(stored).data;
