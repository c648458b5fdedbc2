/** How a section looks that holds a part; without one it is plain. */
export type Tone = 'alt' | 'ink' | 'strip';

interface Part {
  /** A band of its own across the whole page, outside the numbered sections. */
  band?: true;
  tone?: Tone;
  /** It stands in the banner, below the heading, wherever the page names it. */
  banner?: true;
  /** The field of the top block that it shows, where that is not the part's own name in small letters. */
  shows?: string;
  /** What follows it stands beside it, each heading in a panel of its own. */
  panels?: true;
}

/**
 * Every part that a page may use. Each is a folder of the same name in src/components and shows a list of the page's
 * top block; none takes attributes.
 */
export const PARTS: Readonly<Record<string, Part>> = {
  Hero: {band: true, shows: 'slides'},
  ServiceCards: {tone: 'alt', shows: 'services'},
  Statistics: {tone: 'ink'},
  ProjectTeasers: {shows: 'projects'},
  ClientStrip: {tone: 'strip', shows: 'clients'},
  CallToAction: {band: true, shows: 'callToAction'},
  ServiceList: {},
  Measures: {},
  ScopeList: {shows: 'scope'},
  Phases: {},
  Groups: {},
  Support: {},
  Strengths: {},
  ProjectGrid: {shows: 'projects'},
  Partners: {},
  Advantages: {tone: 'alt'},
  Benefits: {},
  Openings: {tone: 'alt'},
  HrAddress: {tone: 'ink'},
  Offices: {},
  OfficeHours: {tone: 'alt', shows: 'hours'},
  WhatsApp: {},
  Form: {panels: true},
  CompanyAddress: {},
  CompanyPhone: {},
  Steps: {},
  Partnerships: {tone: 'alt'},
  Values: {},
  Members: {},
  Structure: {tone: 'alt'},
  Timeline: {},
  Legacy: {tone: 'ink'},
  Certifications: {},
  Gallery: {shows: 'categories'},
  ClientWall: {shows: 'clients'},
  SearchForm: {banner: true},
  SearchResults: {band: true},
};
