import * as z from 'zod';
import type {Organization, WebSite} from 'schema-dts';
import {alt, between, pdfPath, exactly, field, focal, id, photo, sample, text} from '../../cms/schema';
import {cropForPhones} from '../../cms/images/uses';
import type {Photo} from '../../cms/images';
import {organizationStructuredData, organizationId, type Site} from './site';
import type {ListedProject, ProjectCard} from './entries';
import {definePageType} from './page-type';
import {formatMegabytes} from './pdf-files';
import {toCard} from './project';
import {reference, CallToAction, NamedLink, pageFields, shownFigures, Statistic} from './shared';

export const HeroSlide = z.strictObject({
  id: id('fabrication'),
  title: text('The large heading, at most eight words.', 'Steel that fits first time', 48),
  subtitle: text('The name of the subject, also shown on the slide’s drawing.', 'Fabrication yard', 28),
  description: text('One sentence below the title.', 'Coded welding and CNC machining in Port Harcourt.', 120),
  image: photo('hero', '/img/home/hero-fabrication-welding.jpg'),
  alt: alt(),
  focal: focal(
    'The point of the photo that must stay visible: its distance from the left and from the top.',
    '62% 50%',
  ),
  sample,
});

/** The minimum fills the strip; visitors do not read more than the maximum. */
const CLIENT_COUNT = [6, 12] as const;

export const home = definePageType({
  name: 'home',
  files: ['index.mdx'],
  needed: 'it is the home page',
  schema: z.strictObject({
    ...pageFields,
    slides: exactly(5, HeroSlide, 'The five slides of the hero.'),
    start: field(NamedLink, 'The first button of the hero; not shown on small screens.'),
    contact: field(NamedLink, 'The second button of the hero.'),
    profile: field(
      z.strictObject({
        name: text('The text of the button.', 'Download Profile', 30),
        file: pdfPath('The PDF in static/files.', '/files/company-profile.pdf'),
      }),
      'The button that downloads the company profile.',
    ),
    services: exactly(
      6,
      reference('services', 'engineering'),
      'The ids of the six services, in the order in which they are shown.',
    ),
    statistics: exactly(4, Statistic, 'The four figures of Our Impact in Numbers.'),
    clients: between(
      CLIENT_COUNT,
      reference('clients', 'northfield'),
      'The ids of the clients in the moving strip of logos.',
      10,
    ),
    callToAction: CallToAction,
  }),
  blocks: {Hero: 'contains its main heading'},
  show: (data, {site, entries, pictureOf, sizeOf}) => ({
    ...data,
    statistics: shownFigures(data.statistics, site),
    slides: data.slides.map((slide) => ({...slide, portrait: cropForPhones(pictureOf(slide.image), slide.focal)})),
    profile: {...data.profile, size: formatMegabytes(sizeOf(data.profile.file))},
    services: entriesById(entries.services, data.services).map(({features: _features, ...card}) => card),
    projects: selectForHome(entries.projects),
    clients: entriesById(entries.clients, data.clients),
  }),
  structuredData: (_data, _place, {site, countryCode}) => [organizationData(site, countryCode), websiteData(site)],
});

/** The number of projects on Home. */
const PROJECT_COUNT = 4;

/** @returns the pinned projects, then the latest ones */
const selectForHome = (projects: readonly ListedProject[]): ProjectCard[] =>
  [...projects]
    .sort(({pinned: one = Infinity}, {pinned: other = Infinity}) => (one === other ? 0 : one - other))
    .slice(0, PROJECT_COUNT)
    .map(toCard);

/** A slide, with the crop of its photo for phones. */
export type HeroSlide = z.infer<typeof HeroSlide> & {portrait: Photo};

function entriesById<T extends {id: string}>(entries: T[], ids: string[]): T[] {
  return ids.flatMap((wanted) => entries.filter((entry) => entry.id === wanted));
}

const organizationData = (site: Site, countryCode: (country: string) => string | undefined): Organization => ({
  ...organizationStructuredData(site),
  legalName: site.legalName,
  description: site.tagline,
  email: site.email,
  telephone: site.phones,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.slice(0, -1).join(', '),
    addressLocality: site.town,
    addressCountry: countryCode(site.country),
  },
  sameAs: [site.linkedin],
});

const websiteData = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  name: site.name,
  alternateName: site.shortName,
  url: `${site.url}/`,
  publisher: {'@id': organizationId(site)},
});
