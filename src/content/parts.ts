/** How a section looks that holds a part; without one it is plain. */
export type Tone = 'alt' | 'ink' | 'strip';

interface Part {
  /** A band of its own across the whole page, outside the numbered sections. */
  band?: true;
  tone?: Tone;
  /** The field of the top block that it shows. */
  shows?: string;
  /** The address of the only page that has what it shows. */
  only?: string;
}

/**
 * Every part that a page may use. Each is a folder of the same name in src/components and shows a list of the page's
 * top block; none takes attributes.
 */
export const PARTS: Readonly<Record<string, Part>> = {
  Hero: {band: true, shows: 'slides', only: '/'},
  ServiceCards: {tone: 'alt', shows: 'services', only: '/'},
  Statistics: {tone: 'ink', shows: 'statistics'},
  ProjectTeasers: {shows: 'projects', only: '/'},
  ClientStrip: {tone: 'strip', shows: 'clients', only: '/'},
  CallToAction: {band: true, shows: 'callToAction', only: '/'},
  ServiceList: {only: '/services'},
  Measures: {shows: 'measures'},
  ScopeList: {shows: 'scope'},
  Phases: {shows: 'phases'},
  Groups: {shows: 'groups'},
  Support: {shows: 'support'},
  Strengths: {shows: 'strengths'},
  ProjectGrid: {shows: 'projects', only: '/projects'},
  Partners: {shows: 'partners'},
  Advantages: {tone: 'alt', shows: 'advantages'},
  Benefits: {shows: 'benefits'},
  Openings: {tone: 'alt', shows: 'openings'},
  HrAddress: {tone: 'ink'},
  Offices: {shows: 'offices'},
  OfficeHours: {shows: 'hours'},
  WhatsApp: {},
  CompanyAddress: {},
  Steps: {shows: 'steps'},
  Partnerships: {shows: 'partnerships'},
  Values: {shows: 'values'},
  Members: {shows: 'members'},
  Structure: {tone: 'alt', shows: 'structure'},
  Timeline: {shows: 'timeline'},
  Certifications: {shows: 'certifications'},
  Gallery: {shows: 'categories'},
  ClientWall: {shows: 'clients', only: '/about/clients'},
};
