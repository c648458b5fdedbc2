/** The record of a document from a third party, so that buyers can verify it. */
import * as z from 'zod';
import {day, download, field, paperNumber, register, text} from '../../cms/schema';

/** Optional fields of a certificate or licence. A card shows only those that are filled in. */
export const record = {
  number: paperNumber('The number of the certificate, as it is printed on it.', '"00000000"').optional(),
  issuer: text('Who issued it.', 'Sample Certification Body', 80).optional(),
  accreditedBy: text('Who accredited the issuer.', 'Sample Accreditation Service', 80).optional(),
  scope: text('What it covers, as it is printed on it.', 'Design and fabrication of pressure vessels.', 240).optional(),
  issued: day('The day on which it was issued.', '2024-03-01').optional(),
  validUntil: day('Its last day; after it the page says that it has expired.', '2027-02-28').optional(),
  register: register('The page on which the issuer shows it.', 'https://register.example/00000000').optional(),
  file: download('The certificate as a PDF in static/files.', '/files/iso-9001.pdf').optional(),
};

/** The fields of a record. A page that uses one of them needs their labels. */
export const RECORD_FIELDS = Object.keys(record);

interface Dates {
  issued?: string;
  validUntil?: string;
}

/** Reports a document that ends before it begins. */
export function checkOrder({issued, validUntil}: Dates, context: z.RefinementCtx): void {
  if (issued === undefined || validUntil === undefined || issued < validUntil) return;
  const params = {help: 'Look at the paper: one of the two days is wrong.'};
  context.addIssue({code: 'custom', path: ['validUntil'], message: `is not later than ${issued}`, params});
}

/** The labels of records and registrations. */
export const recordWords = field(
  z.strictObject({
    number: text('Above the number of a paper.', 'Number', 40),
    issuer: text('Above who issued it.', 'Issued by', 40),
    accreditedBy: text('Above who accredited the issuer.', 'Accredited by', 40),
    scope: text('Above what it covers.', 'Scope', 40),
    issued: text('Above the day of issue.', 'Issued', 40),
    validity: text('Above the last day.', 'Validity', 40),
    validUntil: text('The last day; {date} is that day.', 'Valid until {date}', 40),
    expired: text('In place of it when that day is past.', 'Expired on {date}', 40),
    noEnd: text('In place of it for a registration without an end.', 'No expiry', 40),
    check: text('Above the links to the registers.', 'Register', 40),
    register: text('The link to the register of the issuer.', 'Check in the register', 40),
    registerOf: text('The rest of it for screen readers; {name} is the paper.', 'for {name}', 40),
    file: text('The link to the paper itself.', 'Certificate (PDF)', 40),
    more: text('What opens the rest of the record.', 'Full record', 40),
    registrations: text('The name of the table of registrations, for screen readers.', 'Registrations', 60),
    registration: text('Above the names of the registrations.', 'Registration', 40),
  }),
  'The words around the records of the certificates and around the registrations.',
);

export type RecordWords = z.infer<typeof recordWords>;

/** How long a document is valid. */
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
