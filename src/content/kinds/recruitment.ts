import * as z from 'zod';
import {Recruitment} from './entries';
import {defineKind} from './kind';
import {inner} from './shared';

/** The page on which an applicant finds out whether an offer is genuine. The pages of all openings show its lists. */
export const recruitment = defineKind({
  name: 'recruitment',
  files: ['careers/genuine.mdx'],
  schema: z.strictObject({...inner, ...Recruitment.shape}),
  parts: {Recruitment: 'says from where the company writes, and what it never asks for'},
  entries: ({senders, never, recruitmentWords: words}) => ({recruitment: {senders, never, recruitmentWords: words}}),
  show: ({senders, never, recruitmentWords: words, ...data}) => ({
    ...data,
    recruitment: {senders, never, recruitmentWords: words},
  }),
});
