import type {Block} from '../cms/definition/site-definition';

export type Tone = 'alt' | 'ink' | 'strip';

/** A block. It shows the entries of a field in a layout component of src/ui, or it is a component of src/components. */
interface SiteBlock extends Block {
  tone?: Tone;
  as?: 'Tiles' | 'StepList';
}

/** Every block that a page may use. Most show a list from the front matter; none takes attributes. */
export const BLOCKS: Readonly<Record<string, SiteBlock>> = {
  Hero: {band: true, shows: 'slides', only: '/'},
  ServiceCards: {tone: 'alt', shows: 'services', only: '/'},
  Statistics: {tone: 'ink', shows: 'statistics'},
  ProjectTeasers: {only: '/'},
  ClientStrip: {tone: 'strip', shows: 'clients', only: '/'},
  CallToAction: {band: true, shows: 'callToAction', optional: true, only: '/'},
  ServiceList: {only: '/services'},
  Codes: {shows: 'codes'},
  CapabilitySheet: {shows: 'sheet'},
  RelatedProjects: {},
  Measures: {shows: 'measures'},
  ScopeList: {shows: 'scope'},
  Phases: {shows: 'phases', as: 'StepList'},
  Groups: {shows: 'groups', as: 'Tiles'},
  Support: {shows: 'support', as: 'Tiles'},
  Strengths: {shows: 'strengths', as: 'Tiles'},
  Projects: {lists: 'projects', only: '/projects'},
  ProjectResults: {band: true, shows: 'delivered'},
  ProjectPhotos: {band: true, shows: 'photos'},
  Testimonial: {band: true, shows: 'quote'},
  ProjectPapers: {band: true, shows: 'papers'},
  Partners: {shows: 'partners', anchors: 'name'},
  Advantages: {tone: 'alt', shows: 'advantages', as: 'Tiles'},
  Benefits: {shows: 'benefits'},
  Openings: {tone: 'alt', lists: 'openings', only: '/careers'},
  HrAddress: {tone: 'ink'},
  Recruitment: {shows: 'senders', only: '/careers/genuine'},
  Offices: {shows: 'offices', anchors: 'id'},
  OfficeHours: {tone: 'alt', shows: 'hours'},
  Forms: {shows: 'forms'},
  Contacts: {shows: 'contacts', anchors: 'id'},
  WhatsApp: {},
  Form: {panels: true, shows: 'form'},
  CompanyAddress: {},
  CompanyPhone: {},
  Readiness: {shows: 'readiness'},
  Steps: {shows: 'steps', as: 'StepList'},
  Partnerships: {tone: 'alt', shows: 'partnerships', as: 'Tiles'},
  Values: {shows: 'values', as: 'Tiles'},
  Members: {shows: 'members', anchors: 'name'},
  Structure: {tone: 'alt', shows: 'structure'},
  Timeline: {shows: 'timeline', anchors: 'id'},
  Legacy: {tone: 'ink', shows: 'legacy'},
  Certifications: {shows: 'certifications', anchors: 'name'},
  Registrations: {tone: 'alt', shows: 'registrations'},
  Signature: {shows: 'signature'},
  SafetyFigures: {shows: 'safety'},
  Equipment: {shows: 'equipment'},
  Questions: {shows: 'questions'},
  Gallery: {shows: 'categories'},
  ClientWall: {shows: 'clients', only: '/about/clients'},
  SearchForm: {banner: true, only: '/search'},
  SearchResults: {band: true, only: '/search'},
};

/** The components around the body of every opening and project; pages do not name them. */
const FRAME_BLOCKS = ['OpeningFacts', 'FalseOffers', 'ProjectFacts', 'NextProject'];

/** The names of the components of src/components that the body of a page may get. */
export const COMPONENTS: ReadonlySet<string> = new Set([
  ...Object.entries(BLOCKS).flatMap(([name, {as}]) => (as === undefined ? name : [])),
  ...FRAME_BLOCKS,
]);
