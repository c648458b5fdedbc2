/** Registrations with public bodies. Staff enter a number and a date; the rest follows from the kind. */
import * as z from 'zod';
import {day, field, paperNumber, register, sample} from '../../cms/schema';
import {checkOrder, withValidity, type Validity} from './papers';

/** The facts that all registrations of a kind share. */
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
const REGISTRATIONS = {
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
const YEAR_END = '-12-31';
const YEAR_LENGTH = '2026'.length;

/** The name and issuer that the page shows for each kind. */
const SHOWN = Object.fromEntries(Object.entries(REGISTRATIONS).map(([kind, {name, issuer}]) => [kind, [name, issuer]]));

/** @returns the month and day of a date such as 2026-11-30. */
const dayOf = (day: string) => day.slice(YEAR_LENGTH);

export const Registration = z
  .strictObject({
    kind: field(
      z.enum(REGISTRATION_KINDS),
      'The registration by its short name; its issuer and full name follow from it.',
      'CAC',
    ).meta({shownAs: SHOWN}),
    category: field(z.string(), 'What it is issued for, where it is issued by category.', 'Major').optional(),
    number: paperNumber('The number, as it is printed on the paper.', '"00000000"'),
    issued: day('The day on which it was issued.', '2026-03-01').optional(),
    validUntil: day('Its last day; after it the page says that it has expired.', '2026-12-31').optional(),
    register: register('The page on which the issuer shows it.', 'https://register.example/00000000').optional(),
    sample,
  })
  .superRefine(checkOrder)
  .superRefine(({kind, category, issued, validUntil}, context) => {
    const {ends, categories}: RegistrationRule = REGISTRATIONS[kind];
    const tell = (name: string, message: string, help: string) =>
      context.addIssue({code: 'custom', path: [name], message, params: {help}});
    if (category !== undefined && !categories?.includes(category)) {
      const help = categories ? `It may be ${categories.join(', ')}.` : 'Remove the line.';
      tell('category', `is not a category of ${kind}`, help);
    }
    if (validUntil === undefined) {
      if (ends !== 'never') tell('kind', 'has a last day', `Add a line such as "validUntil: 2026${YEAR_END}".`);
    } else if (ends === 'never') {
      tell('validUntil', `is the last day of a paper that has none`, 'Remove the line.');
    } else if (ends === 'december' && !validUntil.endsWith(YEAR_END)) {
      const help = `Write ${validUntil.slice(0, YEAR_LENGTH)}${YEAR_END}, or look at the paper.`;
      tell('validUntil', `is not the end of a year, when ${kind} expires`, help);
    } else if (ends === 'anniversary' && issued !== undefined && dayOf(issued) !== dayOf(validUntil)) {
      tell('validUntil', `is not the anniversary of ${issued}, when ${kind} expires`, 'Look at the paper.');
    }
  });

/** A registration on a page. */
export interface ShownRegistration extends Validity {
  kind: RegistrationKind;
  name: string;
  issuer: string;
  category?: string;
  number: string;
  register?: string;
}

/** @returns registrations with the data of their kinds, and whether they are valid on the day of the build. */
export const shownRegistrations = (all: z.infer<typeof Registration>[], today: string): ShownRegistration[] =>
  all.map(({kind, category, number, validUntil, register: inRegister}) => {
    const {name, issuer} = REGISTRATIONS[kind];
    return {...withValidity({validUntil}, today), kind, name, issuer, category, number, register: inRegister};
  });

/** @returns registrations with the fields that only the JSON file of facts has. */
export const registrationFacts = (all: z.infer<typeof Registration>[], page: string, today: string) =>
  all.map((entry) => {
    const {name, issuer} = REGISTRATIONS[entry.kind];
    return {...withValidity(entry, today), name, issuer, page};
  });
