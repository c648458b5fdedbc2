/** Remarks that were made and not sent yet, as this device keeps them. */
import * as z from 'zod';

const Remark = z.object({
  key: z.string(),
  words: z.string(),
  place: z.string(),
  named: z.string(),
  instead: z.string().optional(),
});
/** The keys of the changes that were seen, each with the commit that was on screen. */
const Seen = z.record(z.string(), z.string()).optional();
/** The keys of all changes that were listed while one was seen, each with the first such commit. */
const Listed = z.record(z.string(), z.string()).optional();
const Kept = z.object({key: z.string(), words: z.string(), remarks: z.array(Remark), seen: Seen, listed: Listed});

/** What a reviewer has made so far, under the key with which it will be sent. */
export type KeptReview = z.infer<typeof Kept>;

/** @returns what was kept; undefined when it cannot be read */
export const readKeptReview = (stored: unknown): KeptReview | undefined => Kept.safeParse(stored).data;
