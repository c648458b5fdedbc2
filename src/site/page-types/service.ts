import * as z from 'zod';
import {field, grouping, icon, list, documentNumber, sample, text, unique} from '../../cms/schema';
import type {Service} from 'schema-dts';
import {entryIdOf} from '../../cms/definition/site-definition';
import {Service as Card} from './entries';
import {organizationStructuredData} from './site';
import {definePageType, type SiteContext} from './page-type';
import {pdfLinkData, capabilitySheetFile} from './pdf-files';
import {projects} from './projects';
import {Measure, shownFigures, Tile, contentPageFields, Statistic} from './shared';

const ServiceCategory = z.strictObject({
  title: text('The name of the group.', 'Mechanical & Piping', 60),
  icon: icon('tool').optional(),
  items: list(text('A few words.', 'Coded welders', 120), 'The items of the group.'),
});

/** A product or service code by which buyers find the service. */
const Code = z.strictObject({
  scheme: grouping(text('Whose code it is.', 'NJQS', 30)),
  code: unique(documentNumber('The code, as in a tender.', '3.04.01', 20)),
  name: text('What the scheme calls it.', 'Engineering design', 80),
  sample,
});

export const service = definePageType({
  name: 'service',
  folder: 'services',
  collection: {list: 'services', field: 'service'},
  create: {label: 'A service'},

  schema: z.strictObject({
    ...contentPageFields,
    sidebar_label: text('The name in the side menu, if it differs from the title.', 'Engineering', 40).optional(),
    sidebar_position: field(z.int().min(1), 'The position in the side menu and on the overview: 1 is first.', '1'),
    service: field(Card, 'The card of this service on other pages.'),
    codes: list(Code, 'The codes by which buyers find the service, shown in one line below the heading.').optional(),
    sheet: text('The text of the link to its capability sheet, a one-page PDF.', 'Capability sheet', 40).optional(),
    measures: list(Measure, 'Large figures, each with its unit and label.').optional(),
    scope: list(
      text('A few words.', 'Storage tank design', 120),
      'A numbered list of what the service covers.',
    ).optional(),
    phases: list(Tile, 'The phases, in order.').optional(),
    groups: list(ServiceCategory, 'Groups of items: scope groups, categories or offerings.').optional(),
    support: list(Tile, 'The support that comes with the service.').optional(),
    strengths: list(Tile, 'Strengths, capabilities or reasons.').optional(),
  }),
  specified: {
    '/services/engineering': {scope: 25},
    '/services/procurement': {phases: 6, strengths: 5},
    '/services/commissioning': {groups: 5},
    '/services/operations': {scope: 8, strengths: 5},
    '/services/manpower': {groups: 6, support: 6},
    '/services/trading': {measures: 3},
  },
  order: ({sidebar_position: position}) => position,
  entries: ({service: card}, {file, path}) => ({services: [{...card, id: entryIdOf(file), path}]}),
  facts: ({service: {title, description, sample: isSample}, codes = []}, {path}) => ({
    services: [{name: title, description, page: path, sample: isSample}],
    codes: codes.map((code) => ({...code, service: title, page: path})),
  }),
  // Only other pages show the card, so it is left out here.
  show: ({service: card, measures, sheet, ...data}, context, {file, path}) => ({
    ...data,
    relatedProjects: projectsOf(entryIdOf(file), context),
    sheet: pdfLinkData(sheet, capabilitySheetFile(path), context.sizeOf),
    ...(measures && {measures: shownFigures(measures, context.site)}),
    service: {title: card.title},
  }),
  structuredData: ({service: card}, {path}, {site}): Service[] => [
    {
      '@type': 'Service',
      '@id': `${site.url}${path}#service`,
      name: card.title,
      description: card.description,
      url: site.url + path,
      provider: organizationStructuredData(site),
      areaServed: {'@type': 'Country', name: site.country},
    },
  ],
});

/** Undefined when there are none; with the label of the projects' page. */
function projectsOf(id: string, {entries, pagesOf}: SiteContext) {
  const [page] = pagesOf(projects);
  const related = entries.projects
    .filter(({discipline}) => discipline === id)
    .map(({path, title, client, from, to, outcome}) => ({path, title, client, from, to, outcome}));
  return page && related.length > 0 ? {heading: page.projectLabels.ofService, projects: related} : undefined;
}

export const services = definePageType({
  name: 'services',
  files: ['services/index.mdx'],

  schema: z.strictObject({
    ...contentPageFields,
    slug: field(z.literal('/'), 'Always "/": this page is the overview.', '/'),
    statistics: list(Statistic, 'The figures below the cards.'),
  }),
  show: (data, {site, entries}) => ({
    ...data,
    statistics: shownFigures(data.statistics, site),
    services: entries.services,
  }),
});
