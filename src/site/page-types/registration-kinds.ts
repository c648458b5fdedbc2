/** The kinds of registration that a company may show, with the facts that all registrations of a kind share. */

export interface RegistrationRule {
  /** The full name of the document. */
  name: string;
  issuer: string;
  /** When it expires: never, at the end of a year, or on the same day in a later year. */
  ends?: 'never' | 'december' | 'anniversary';
  /** The categories, if the document is issued for one of several. */
  categories?: readonly string[];
}

/**
 * The registrations of contractors in the Nigerian oil industry. Sources: NipeX and NOGIC JQS, the NCDMB's notes of
 * December 2025 (its eight categories), the regulator's guidelines for permits, and the documents that public tenders
 * require.
 */
export const REGISTRATIONS = {
  CAC: {name: 'Certificate of Incorporation', issuer: 'Corporate Affairs Commission', ends: 'never'},
  TIN: {name: 'Tax Identification Number', issuer: 'Nigeria Revenue Service', ends: 'never'},
  TCC: {name: 'Tax Clearance Certificate', issuer: 'Nigeria Revenue Service', ends: 'december'},
  NUPRC: {
    name: 'Oil and Gas Industry Service Permit',
    issuer: 'Nigerian Upstream Petroleum Regulatory Commission',
    ends: 'anniversary',
    categories: ['General', 'Major', 'Specialised'],
  },
  NCEC: {
    name: 'Nigerian Content Equipment Certificate',
    issuer: 'Nigerian Content Development and Monitoring Board',
    categories: ['MS', 'FC', 'EC', 'SS', 'QS', 'DA', 'PS', 'CS'],
  },
  NJQS: {name: 'NipeX Joint Qualification System', issuer: 'Nigerian Petroleum Exchange (NipeX)'},
  PENCOM: {name: 'Pension Clearance Certificate', issuer: 'National Pension Commission', ends: 'december'},
  ITF: {name: 'ITF Certificate of Compliance', issuer: 'Industrial Training Fund', ends: 'december'},
  NSITF: {name: 'NSITF Compliance Certificate', issuer: 'Nigeria Social Insurance Trust Fund', ends: 'december'},
  BPP: {name: 'Interim Registration Report', issuer: 'Bureau of Public Procurement'},
  COREN: {name: 'Registration as an Engineering Firm', issuer: 'Council for the Regulation of Engineering in Nigeria'},
} as const satisfies Record<string, RegistrationRule>;

export type RegistrationKind = keyof typeof REGISTRATIONS;
export const REGISTRATION_KINDS = Object.keys(REGISTRATIONS) as [RegistrationKind, ...RegistrationKind[]];
