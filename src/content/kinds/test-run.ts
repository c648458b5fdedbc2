import * as z from 'zod';

const count = z.int().min(0);

/** What the last run of all tests found, as `npm run statement` keeps it. */
export const TestRun = z.strictObject({
  commit: z.string().regex(/^[0-9a-f]{40,64}$/),
  /** A hash of the code of that commit: of all files but pages, pictures and this one. */
  program: z.string().regex(/^[0-9a-f]{64}$/),
  day: z.iso.date(),
  passed: count,
  /** What could not run on that machine. */
  skipped: count,
  /** Versions by name. */
  browsers: z.record(z.string(), z.string()),
  accessibility: z.strictObject({tool: z.string(), looks: count}),
  html: z.strictObject({tool: z.string(), pages: count}),
  /** Bytes of code of the lightest and of the heaviest page. */
  code: z.strictObject({least: count, most: count}),
  /** Bytes of Home on a phone: on first view, and when it is read to its end. */
  home: z.strictObject({first: count, requests: count, all: count}),
  /** How much longer than plain HTML the pages take, the quickest and the slowest; nothing where that was not measured. */
  speed: z.strictObject({least: z.number(), most: z.number()}).optional(),
});

export type TestRun = z.infer<typeof TestRun>;
