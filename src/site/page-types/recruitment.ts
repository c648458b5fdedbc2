import * as z from 'zod';
import {list, sender, text} from '../../cms/schema';
import {definePageType, type SiteContext} from './page-type';
import {contentPageFields} from './shared';

const recruitmentLabels = z
  .strictObject({
    tag: text('The name of the section on the page of an opening.', 'Before you apply', 40),
    heading: text('The heading of that section.', 'Is this offer from us?', 70),
    senders: text('The text above the addresses.', 'We write to applicants only from', 60),
    never: text('The text above the list of what the company never asks for.', 'We never ask you for', 60),
    more: text('The link from an opening to this page.', 'How to recognise a false offer', 40),
  })
  .meta({description: 'The text of the warning about false job offers, here and on the page of each opening.'});

/** How applicants can check whether an offer is genuine. */
const Recruitment = z.strictObject({
  senders: list(
    sender('The part after the @ of all e-mails to applicants, or one full address.', 'ferrowell.example'),
    'The addresses from which the company writes to applicants.',
  ),
  never: list(
    text('One item, in a few words.', 'A fee of any kind', 120),
    'What the company never asks an applicant for.',
  ),
  recruitmentLabels,
});

export type Recruitment = z.infer<typeof Recruitment>;

/** The page where applicants can check whether an offer is genuine. The pages of all openings show its lists. */
export const recruitment = definePageType({
  name: 'recruitment',
  files: ['careers/genuine.mdx'],
  schema: z.strictObject({...contentPageFields, ...Recruitment.shape}),
  blocks: {Recruitment: 'says which addresses the company writes from and what it never asks for'},
  show: ({senders, never, recruitmentLabels: messages, ...data}) => ({
    ...data,
    recruitment: {senders, never, recruitmentLabels: messages},
  }),
});

export function recruitmentIn({pagesOf}: SiteContext): Recruitment | undefined {
  const [page] = pagesOf(recruitment);
  return page && {senders: page.senders, never: page.never, recruitmentLabels: page.recruitmentLabels};
}
