/** How each block of a page is printed: the lists of a page as layouts of the PDF. */
import type {SiteContext, ShownFigure, ShownPage} from '../page-types';
import {telephoneLink, telephonesIn} from '../../shared/telephone-links';
import {longDate, twelveHours, periodOf} from '../../shared/days';
import {withCommas} from '../../shared/numbers';
import type {Shape} from './model';
import type {DocumentPictures} from './pictures';
import {
  safetyTable,
  safetyFigures,
  equipmentTable,
  certificateMatrix,
  registrationTables,
  trackRecord,
  type StatedFacts,
} from './tables';

const TEASERS = 3;

function teasers({page}: StatedFacts, pictures: DocumentPictures): Shape[] {
  const projects = (page('projects')?.projects ?? []).filter(({outcome}) => outcome !== undefined).slice(0, TEASERS);
  if (projects.length === 0) return [];
  return [
    {
      t: 'teasers',
      items: projects.map(({title, client, place, image, alt, outcome, ...period}) => ({
        title,
        words: [client, place, periodOf(period)].filter((word) => word !== undefined).join(', '),
        number: outcome ? withCommas(outcome.number) : '',
        unit: outcome?.unit ?? '',
        photo: pictures.photo(image, alt),
      })),
    },
  ];
}

export interface PrintContext {
  page: ShownPage;
  stated: StatedFacts;
  pictures: DocumentPictures;
}

/** Blocks that are only links or input, and the services, which the profile lists with photos and page numbers. */
const NOT_PRINTED = [
  ...['Hero', 'ServiceCards', 'ProjectTeasers', 'ClientStrip', 'CallToAction', 'ServiceList', 'CapabilitySheet'],
  ...['RelatedProjects', 'ProjectResults', 'ProjectPhotos', 'ProjectPapers', 'Testimonial', 'Openings', 'HrAddress'],
  ...['Benefits', 'Recruitment', 'Forms', 'Contacts', 'WhatsApp', 'Form', 'Readiness', 'SearchForm', 'SearchResults'],
  ...['Steps', 'Partnerships', 'Timeline', 'Legacy', 'Questions', 'Gallery'],
];
const ofPage =
  <Name extends ShownPage['kind']>(
    kind: Name,
    shapes: (page: Extract<ShownPage, {kind: Name}>, context: PrintContext) => Shape[],
  ) =>
  (context: PrintContext): Shape[] =>
    context.page.kind === kind ? shapes(context.page as Extract<ShownPage, {kind: Name}>, context) : [];

const figuresOf = (figures: readonly ShownFigure[] = [], joined: boolean): Shape[] =>
  figures.length === 0
    ? []
    : [
        {
          t: 'figures',
          items: figures.map(({number, suffix = '', label}) => ({
            number: withCommas(number) + (joined ? suffix : ''),
            unit: joined ? '' : suffix,
            label: [label],
          })),
        },
      ];

interface Entry {
  title: string;
  description?: string;
}
const tileOf = ({title, description}: Entry) => ({title, text: description});
const tiles = (entries: readonly Entry[] = []): Shape[] =>
  entries.length === 0 ? [] : [{t: 'tiles', items: entries.map(tileOf)}];

export const PRINT_BLOCK: Readonly<Record<string, (context: PrintContext) => Shape[]>> = {
  ...Object.fromEntries(NOT_PRINTED.map((name) => [name, () => []])),
  Statistics: ofPage('services', ({statistics}) => figuresOf(statistics, true)),
  Codes: ofPage('service', ({codes = []}, {stated}) => [
    {t: 'codes', name: stated.site.print.codes, items: codes.map(({scheme, code, name}) => ({scheme, code, name}))},
  ]),
  Measures: ofPage('service', ({measures}) => figuresOf(measures, false)),
  ScopeList: ofPage('service', ({scope = []}) => [{t: 'numbered', items: scope}]),
  Phases: ofPage('service', ({phases = []}) => [{t: 'steps', items: phases.map(tileOf)}]),
  Groups: ofPage('service', ({groups = []}) => [{t: 'tiles', items: groups.map(({title, items}) => ({title, items}))}]),
  Support: ofPage('service', ({support}) => tiles(support)),
  Strengths: ofPage('service', ({strengths}) => tiles(strengths)),
  Projects: ({stated, pictures}) => [...teasers(stated, pictures), ...trackRecord(stated)],
  Partners: ofPage('oem', ({partners}, {pictures}) => {
    const items = partners.map(({name, country, description: text, logo}) => ({name, country, text, logo}));
    return [{t: 'makers', items: items.map((item) => ({...item, logo: pictures.logo(item.logo, '')}))}];
  }),
  Advantages: ofPage('oem', ({advantages}) => tiles(advantages)),
  Offices: ofPage('contact', ({offices}) => [officesOf(offices)]),
  OfficeHours: ofPage('contact', ({hours, labels}) => [
    {
      t: 'hours',
      name: labels.hours,
      rows: hours.map(({days, opens, closes}) => {
        const isOpen = opens !== undefined && closes !== undefined;
        return {days, hours: isOpen ? `${twelveHours(opens)} – ${twelveHours(closes)}` : labels.closed};
      }),
    },
  ]),
  CompanyAddress: ({stated: {site}}) => [{t: 'words', v: site.address.join(', ')}],
  CompanyPhone: ({stated: {site}}) => [{t: 'words', v: site.phones.join(', ')}],
  Values: ofPage('about', ({values = []}) => [{t: 'tiles', items: values.map(tileOf), loud: true}]),
  Members: ofPage('management', ({members}, {pictures}) => {
    const items = members.map(({image, name, position, bio}) => {
      const picture = pictures.portrait(image, name);
      return {name, position, bio, picture};
    });
    return [{t: 'people', items}];
  }),
  Structure: ofPage('management', ({structure}) => [{t: 'trees', items: structure}]),
  Certifications: ({stated}) => certificateMatrix(stated),
  Registrations: ({stated}) => registrationTables(stated.facts.registrations, stated),
  Signature: ofPage('plain', ({signature}, {stated: {site}}) => (signature ? [signatureOf(signature, site)] : [])),
  SafetyFigures: ({stated}) => [...safetyFigures(stated), ...safetyTable(stated)],
  Equipment: ({stated}) => equipmentTable(stated),
  ClientWall: ofPage('clients', ({clients}, {pictures}) => [
    {t: 'logos', items: clients.map(({name, logo}) => pictures.logo(logo, name))},
  ]),
};

interface Office {
  name: string;
  address: string;
  phone: string;
  email: string;
}

export const officesOf = (offices: readonly Office[]): Shape & {t: 'offices'} => ({
  t: 'offices',
  items: offices.map(({name, address, phone, email}) => ({
    name,
    lines: [
      {v: address},
      ...telephonesIn(phone).map((number) => ({v: number, url: telephoneLink(number)})),
      {v: email, url: `mailto:${email}`},
    ],
  })),
});

function signatureOf(
  {signedBy, signed, reviewBy}: {signedBy: string; signed: string; reviewBy?: string},
  {labels}: SiteContext['site'],
): Shape {
  return {
    t: 'facts',
    items: [
      {name: labels.signedBy, v: signedBy},
      {name: labels.signed, v: longDate(signed)},
      ...(reviewBy === undefined ? [] : [{name: labels.reviewBy, v: longDate(reviewBy)}]),
    ],
  };
}
