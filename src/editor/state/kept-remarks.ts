/** The stored form of unsent remarks. */
import * as z from 'zod';

const Remark = z.object({
  key: z.string(),
  words: z.string(),
  place: z.string(),
  named: z.string(),
  instead: z.string().optional(),
});
/** The keys of the changes that the reviewer has ticked as seen, each with its commit. */
const Seen = z.record(z.string(), z.string()).optional();
const Kept = z.object({key: z.string(), words: z.string(), remarks: z.array(Remark), seen: Seen});

/** A stored review that is not sent yet. */
export type KeptReview = z.infer<typeof Kept>;

/** @returns a stored review; undefined when the stored value has another form */
export const readKeptReview = (stored: unknown): KeptReview | undefined => Kept.safeParse(stored).data;
