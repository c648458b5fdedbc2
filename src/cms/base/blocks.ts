/** How a section looks that holds a part; without one it is plain. */
export type Tone = 'alt' | 'ink' | 'strip';

interface BlockDefinition {
  /** A band of its own across the whole page, outside the numbered sections. */
  band?: true;
  tone?: Tone;
  /** The field of the front matter that it shows. */
  shows?: string;
  /** The shape of src/ui that shows the entries of this field; without one the part is a folder of src/components. */
  as?: 'Tiles' | 'StepList';
  /** The address of the only page that has the data of this part. */
  only?: string;
  /** The field of its entries that gives each of them an address on the page. */
  anchors?: 'id' | 'name';
  /** Its entries disappear by date, so no link may lead to one of them. */
  passing?: true;
  /** It stands in the banner, below the heading, wherever the page names it. */
  banner?: true;
  /** What follows it stands beside it, each heading in a panel of its own. */
  panels?: true;
}

/** Every part that a page may use. Most show a list of the page's front matter; none takes attributes. */
export const BLOCKS: Readonly<Record<string, BlockDefinition>> = {
  Hero: {band: true, shows: 'slides', only: '/'},
  ServiceCards: {tone: 'alt', shows: 'services', only: '/'},
  Statistics: {tone: 'ink', shows: 'statistics'},
  ProjectTeasers: {shows: 'projects', only: '/'},
  ClientStrip: {tone: 'strip', shows: 'clients', only: '/'},
  CallToAction: {band: true, shows: 'callToAction', only: '/'},
  ServiceList: {only: '/services'},
  Codes: {shows: 'codes'},
  CapabilitySheet: {shows: 'sheet'},
  Jobs: {},
  Measures: {shows: 'measures'},
  ScopeList: {shows: 'scope'},
  Phases: {shows: 'phases', as: 'StepList'},
  Groups: {shows: 'groups', as: 'Tiles'},
  Support: {shows: 'support', as: 'Tiles'},
  Strengths: {shows: 'strengths', as: 'Tiles'},
  ProjectGrid: {shows: 'projects', only: '/projects', anchors: 'id'},
  Partners: {shows: 'partners', anchors: 'name'},
  Advantages: {tone: 'alt', shows: 'advantages', as: 'Tiles'},
  Benefits: {shows: 'benefits'},
  Openings: {tone: 'alt', shows: 'openings', anchors: 'id', passing: true},
  HrAddress: {tone: 'ink'},
  Recruitment: {shows: 'senders', only: '/careers/genuine'},
  Offices: {shows: 'offices', anchors: 'id'},
  OfficeHours: {tone: 'alt', shows: 'hours'},
  Forms: {shows: 'forms'},
  Desks: {shows: 'desks', anchors: 'id'},
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
