/** The messages of the frame, in a separate file so that the frame does not load their validation. */
import * as z from 'zod';

/** What a person clicked: a text, a picture or a date. */
const Pointed = z.object({
  /** The references around it, the closest first. */
  places: z.array(z.string()),
  /** The references of the clicked words themselves. */
  own: z.array(z.string()).optional(),
  /** The clicked text; `position` is the index of the clicked letter. */
  text: z.string().optional(),
  position: z.number().optional(),
  row: z.string().optional(),
  src: z.string().optional(),
  /** Such as `2026-11-30`. */
  day: z.string().optional(),
  /** The ids of the elements with the sentences about a highlight. */
  reported: z.string().optional(),
  /** The address of the page that the clicked link opens. */
  to: z.string().optional(),
});
export type Pointed = z.infer<typeof Pointed>;

export const FrameMessage = z.discriminatedUnion('kind', [
  z.object({kind: z.enum(['ready', 'escape'])}),
  /** The frame shows the page of the request with this number. */
  z.object({kind: z.literal('drawn'), number: z.int()}),
  /** The page of the request with this number cannot be rendered. */
  z.object({kind: z.literal('failed'), number: z.int()}),
  Pointed.extend({kind: z.literal('pointed')}),
  z.object({kind: z.literal('go'), to: z.string()}),
  /** The page shows no highlight of this sentence. */
  z.object({kind: z.literal('absent'), sentence: z.int()}),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;
