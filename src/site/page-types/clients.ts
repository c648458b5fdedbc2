import * as z from 'zod';
import {field, list, text} from '../../cms/schema';
import {Client} from './entries';
import {definePageType} from './page-type';
import {NamedLink, inner} from './shared';

export const clients = definePageType({
  name: 'clients',
  files: ['about/clients.mdx'],
  needed: 'the home page shows some of its clients',
  schema: z.strictObject({
    ...inner,
    clients: list(Client, 'The clients in their order.', 21),
    invitation: field(
      NamedLink.extend({text: text('A few words above the link.', 'Join them', 40)}),
      'The last cell, after the logos.',
    ).optional(),
  }),
  entries: ({clients: all}) => ({clients: all}),
  show: (data) => data,
});
