/** The record of a document from a third party, so that buyers can verify it. */
import * as z from 'zod';
import {day, pdfPath, field, documentNumber, reportIssue, registerAddress, sample, text} from '../../cms/schema';

/** Optional fields of a certificate or licence. A card shows only those that are filled in. */
export const recordFields = {
  number: documentNumber('The number printed on the certificate.', '"00000000"').optional(),
  issuer: text('Who issued it.', 'Sample Certification Body', 80).optional(),
  accreditedBy: text('Who accredited the issuer.', 'Sample Accreditation Service', 80).optional(),
  scope: text('The scope printed on the certificate.', 'Design and fabrication of pressure vessels.', 240).optional(),
  issued: day('The date of issue.', '2024-03-01').optional(),
  validUntil: day('The expiry date. After it, the page says that it has expired.', '2027-02-28').optional(),
  register: registerAddress(
    'The address of the issuer’s own page about it.',
    'https://register.example/00000000',
  ).optional(),
  file: pdfPath('The certificate as a PDF in static/files.', '/files/iso-9001.pdf').optional(),
};

/** The fields of a record. A page that uses one of them needs their labels. */
export const RECORD_FIELDS = Object.keys(recordFields);

/** Reports a document that expires before it is issued. */
export function checkDates(
  {issued, validUntil}: {issued?: string; validUntil?: string},
  context: z.RefinementCtx,
): void {
  if (issued === undefined || validUntil === undefined || issued < validUntil) return;
  reportIssue(context, `is not after ${issued}`, 'Check both dates on the document; one of them is wrong.', [
    'validUntil',
  ]);
}

export const recordLabels = field(
  z.strictObject({
    number: text('Label above the number of a certificate or registration.', 'Number', 40),
    issuer: text('Label above the issuer.', 'Issued by', 40),
    accreditedBy: text('Label above the body that accredited the issuer.', 'Accredited by', 40),
    scope: text('Label above the scope.', 'Scope', 40),
    issued: text('Label above the date of issue.', 'Issued', 40),
    validity: text('Label above the expiry date.', 'Validity', 40),
    validUntil: text('The expiry date; {date} is that date.', 'Valid until {date}', 40),
    expired: text('The text instead, once that date is past.', 'Expired on {date}', 40),
    noEnd: text('The text instead, for a registration that does not expire.', 'No expiry', 40),
    check: text('Label above the links to the registers.', 'Register', 40),
    register: text('The link to the register of the issuer.', 'Check in the register', 40),
    registerOf: text('The end of that link, for screen readers; {name} is the certificate.', 'for {name}', 40),
    file: text('The link to the certificate itself.', 'Certificate (PDF)', 40),
    more: text('The button that shows the full record.', 'Full record', 40),
    registrations: text('The name of the table of registrations, for screen readers.', 'Registrations', 60),
    registration: text('Column heading above the names of the registrations.', 'Registration', 40),
  }),
  'The labels and texts around certificates and registrations.',
);

export type RecordLabels = z.infer<typeof recordLabels>;

export interface Validity {
  validUntil?: string;
  /** Whether it had expired when the site was built. */
  expired: boolean;
}

/** @returns the document, and whether it has expired by this day; on its last day it is still valid. */
export const withValidity = <P extends {validUntil?: string}>(paper: P, today: string): P & Validity => ({
  ...paper,
  expired: paper.validUntil !== undefined && paper.validUntil < today,
});

/** The facts that all registrations of a kind share. */
interface RegistrationRule {
  name: string;
  issuer: string;
  /** When it expires: never, at the end of a year, or on the same day in a later year. */
  ends?: 'never' | 'december' | 'anniversary';
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

type RegistrationKind = keyof typeof REGISTRATIONS;
export const REGISTRATION_KINDS = Object.keys(REGISTRATIONS) as [RegistrationKind, ...RegistrationKind[]];
const YEAR_END = '-12-31';
const YEAR_LENGTH = '2026'.length;

/** The name and issuer that the page shows for each kind. */
const SHOWN_REGISTRATIONS = Object.fromEntries(
  Object.entries(REGISTRATIONS).map(([kind, {name, issuer}]) => [kind, [name, issuer]]),
);

/** @returns the month and day of a date such as 2026-11-30. */
const monthAndDayOf = (day: string) => day.slice(YEAR_LENGTH);

export const Registration = z
  .strictObject({
    kind: field(
      z.enum(REGISTRATION_KINDS),
      'The short name of the registration. The site adds the issuer and the full name.',
      'CAC',
    ).meta({shownAs: SHOWN_REGISTRATIONS}),
    category: field(z.string(), 'The category, if the registration has one.', 'Major').optional(),
    number: documentNumber('The number printed on the document.', '"00000000"'),
    issued: day('The date of issue.', '2026-03-01').optional(),
    validUntil: day('The expiry date. After it, the page says that it has expired.', '2026-12-31').optional(),
    register: registerAddress(
      'The address of the issuer’s own page about it.',
      'https://register.example/00000000',
    ).optional(),
    sample,
  })
  .superRefine(checkDates)
  .superRefine(({kind, category, issued, validUntil}, context) => {
    const {ends, categories}: RegistrationRule = REGISTRATIONS[kind];
    const tell = (name: string, message: string, help: string) => reportIssue(context, message, help, [name]);
    if (category !== undefined && !categories?.includes(category)) {
      const help = categories ? `Use one of ${categories.join(', ')}.` : 'Remove the line.';
      tell('category', `is not a category of ${kind}`, help);
    }
    if (validUntil === undefined) {
      if (ends !== 'never') tell('kind', 'needs an expiry date', `Add a line such as "validUntil: 2026${YEAR_END}".`);
    } else if (ends === 'never') {
      tell('validUntil', `is not needed, because ${kind} does not expire`, 'Remove the line.');
    } else if (ends === 'december' && !validUntil.endsWith(YEAR_END)) {
      const help = `Write ${validUntil.slice(0, YEAR_LENGTH)}${YEAR_END}, or check the document.`;
      tell('validUntil', `is not the end of a year, which is when ${kind} expires`, help);
    } else if (ends === 'anniversary' && issued !== undefined && monthAndDayOf(issued) !== monthAndDayOf(validUntil)) {
      tell(
        'validUntil',
        `is not the anniversary of ${issued}, which is when ${kind} expires`,
        'Check the date on the document.',
      );
    }
  });

interface ShownRegistration extends Validity {
  kind: RegistrationKind;
  name: string;
  issuer: string;
  category?: string;
  number: string;
  register?: string;
}

export const shownRegistrations = (all: z.infer<typeof Registration>[], today: string): ShownRegistration[] =>
  all.map(({kind, category, number, validUntil, register: inRegister}) => {
    const {name, issuer} = REGISTRATIONS[kind];
    return {...withValidity({validUntil}, today), kind, name, issuer, category, number, register: inRegister};
  });

export const registrationFacts = (all: z.infer<typeof Registration>[], page: string, today: string) =>
  all.map((entry) => {
    const {name, issuer} = REGISTRATIONS[entry.kind];
    return {...withValidity(entry, today), name, issuer, page};
  });
