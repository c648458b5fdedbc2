/** How a section looks that holds a part; without one it is plain. */
export type Tone = 'alt' | 'ink' | 'strip';

interface Part {
  /** A band of its own across the whole page, outside the numbered sections. */
  band?: true;
  tone?: Tone;
  /** It stands in the banner, below the heading, wherever the page names it. */
  banner?: true;
  /** What follows it stands beside it, each heading in a panel of its own. */
  panels?: true;
}

/**
 * Every part that a page may use. Each is a folder of the same name in src/components and shows a list of the page's
 * top block; none takes attributes.
 */
export const PARTS: Readonly<Record<string, Part>> = {
  Hero: {band: true},
  ServiceCards: {tone: 'alt'},
  Statistics: {tone: 'ink'},
  ProjectTeasers: {},
  ClientStrip: {tone: 'strip'},
  CallToAction: {band: true},
  ServiceList: {},
  Measures: {},
  ScopeList: {},
  Phases: {},
  Groups: {},
  Support: {},
  Strengths: {},
  ProjectGrid: {},
  Partners: {},
  Advantages: {tone: 'alt'},
  Benefits: {},
  Openings: {tone: 'alt'},
  HrAddress: {tone: 'ink'},
  Offices: {},
  OfficeHours: {tone: 'alt'},
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
  Gallery: {},
  ClientWall: {},
  SearchForm: {banner: true},
  SearchResults: {band: true},
};
