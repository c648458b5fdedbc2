import * as z from 'zod';
import {list, portrait, sample, sentences, text, unique, id, year, alt, photo, field} from '../../cms/schema';
import {definePageType} from './page-type';
import {contentPageFields, Tile, NamedLink} from './shared';
import {slug} from '../../shared/slug';
import {Client} from './entries';

export const about = definePageType({
  name: 'about',
  files: ['about/index.mdx'],
  schema: z.strictObject({
    ...contentPageFields,
    values: list(Tile, 'The core values.').optional(),
  }),
  show: (data) => data,
});

export const ManagementMember = z.strictObject({
  name: unique(text('First name and surname, with title.', 'Engr. Ngozi Sample', 60)),
  position: text('The person’s position.', 'Managing Director', 80),
  image: portrait('/img/management/portrait-01.svg'),
  bio: sentences('Two or three sentences.', 'Leads the company and is responsible for its results.'),
  sample,
});

const StructureGroup = z.strictObject({
  title: text('The name of the group.', 'Executive Management', 60),
  items: list(text('A position or a committee.', 'Audit and Risk Committee', 80), 'The members of the group.'),
});

export const management = definePageType({
  name: 'management',
  files: ['about/management.mdx'],

  schema: z.strictObject({
    ...contentPageFields,
    members: list(ManagementMember, 'The leaders, in the order in which they are shown.', 9),
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

const TimelineEntry = z.strictObject({
  id: id('foundation'),
  year: year('The year, if it is known.', '2015').optional(),
  title: text('The milestone in a few words.', 'Company Foundation', 60),
  description: sentences('What happened, in one or two sentences.', 'Incorporated in Lagos.'),
});

export const history = definePageType({
  name: 'history',
  files: ['about/history.mdx'],

  schema: z.strictObject({
    ...contentPageFields,
    timeline: list(TimelineEntry, 'The milestones, oldest first.', 5),
    legacy: sentences('The Legacy paragraph.', 'This is the legacy we work for.'),
  }),
  facts({timeline}) {
    const years = timeline.flatMap((milestone) => milestone.year ?? []);
    return years.length === 0 ? {} : {since: Math.min(...years)};
  },
  show: (data) => data,
});

export const GalleryCategory = z.strictObject({
  name: unique(text('The name of the category.', 'Fields & Operations', 60)),
  images: list(
    z.strictObject({src: photo('card', '/img/gallery/fields-01.jpg'), alt: alt(), sample}),
    'The photos of the category.',
  ),
});

export const gallery = definePageType({
  name: 'gallery',
  files: ['about/gallery.mdx'],

  schema: z.strictObject({
    ...contentPageFields,
    categories: list(GalleryCategory, 'The categories, in the order in which they are shown.', 9),
  }),
  show: (data) => data,
});

export type GalleryCategory = z.infer<typeof GalleryCategory>;

export const clients = definePageType({
  name: 'clients',
  files: ['about/clients.mdx'],
  needed: 'the home page shows some of its clients',
  schema: z.strictObject({
    ...contentPageFields,
    clients: list(Client, 'The clients, in the order in which they are shown.', 21),
    invitation: field(
      NamedLink.extend({text: text('A few words above the link.', 'Join them', 40)}),
      'The last tile, after the logos.',
    ).optional(),
  }),
  entries: ({clients: all}) => ({clients: all}),
  show: (data) => data,
});
