import * as z from 'zod';
import {day, field, text} from '../../cms/schema';
import {definePageType} from './page-type';
import {safety, safetyFacts} from './safety';
import {inner} from './shared';

/** The signature below a policy. Buyers accept only signed and dated policies (IOGP 423-01). */
const PolicySignature = z
  .strictObject({
    signedBy: text('Who signed it: a position or a name.', 'Managing Director', 80),
    signed: day('The day on which it was signed.', '2026-03-02'),
    reviewBy: day('The day by which it must be reviewed.', '2027-03-01').optional(),
  })
  .superRefine(({signed, reviewBy}, context) => {
    if (reviewBy === undefined || reviewBy > signed) return;
    const params = {help: 'Look at the policy: one of the two days is wrong.'};
    context.addIssue({code: 'custom', path: ['reviewBy'], message: `is not later than ${signed}`, params});
  });

/** A plain text page: every file of pages/ that no other page type claims. */
export const plain = definePageType({
  name: 'plain',
  files: [],
  create: {folder: '', label: 'A plain page'},
  schema: z.strictObject({
    ...inner,
    safety: safety.optional(),
    signature: field(PolicySignature, 'For a policy: who has signed it, and when.').optional(),
  }),
  facts: ({title, signature, safety: figures, sample}, {path}) => ({
    safety: figures && safetyFacts(figures, path),
    policies: signature ? [{name: title, ...signature, page: path, sample}] : [],
  }),
  show: (data) => data,
});
