import * as z from 'zod';
import {slug} from '../../shared/slug';
import {list, portrait, sample, sentences, text, unique} from '../../cms/schema';
import {definePageType} from './page-type';
import {inner} from './shared';

export const ManagementMember = z.strictObject({
  name: unique(text('First name and surname, with title.', 'Engr. Ngozi Sample', 60)),
  position: text('The position held.', 'Managing Director', 80),
  image: portrait('/img/management/portrait-01.svg'),
  bio: sentences('Two or three sentences.', 'Leads the company and answers for its results.'),
  sample,
});

const StructureGroup = z.strictObject({
  title: text('The name of the group.', 'Executive Management', 60),
  items: list(text('A position or a committee.', 'Audit and Risk Committee', 80), 'Who or what belongs to it.'),
});

export const management = definePageType({
  name: 'management',
  files: ['about/management.mdx'],

  schema: z.strictObject({
    ...inner,
    members: list(ManagementMember, 'The leaders in their order.', 9),
    structure: list(StructureGroup, 'Executive Management and Committees.'),
  }),
  facts: ({members}, {path}) => ({
    management: members.map(({name, position, sample: isSample}) => ({
      name,
      position,
      page: `${path}#${slug(name)}`,
      sample: isSample,
    })),
  }),
  show: (data) => data,
});

export type ManagementMember = z.infer<typeof ManagementMember>;
