/** The page of certificates, with one of them and what it says besides. */
import {certifications} from '../../../src/content/kinds/certifications';
import {pageOf, read} from './pageOf';

export const recordWords = {
  number: 'Number',
  issuer: 'Issued by',
  accreditedBy: 'Accredited by',
  scope: 'Scope',
  issued: 'Issued',
  validity: 'Validity',
  validUntil: 'Valid until {date}',
  expired: 'Expired on {date}',
  noEnd: 'No expiry',
  check: 'Register',
  register: 'Check in the register',
  registerOf: 'for {name}',
  file: 'Certificate (PDF)',
  more: 'Full record',
  registrations: 'Registrations',
  registration: 'Registration',
};

export const plainCertificate = {
  name: 'ISO 9001:2015',
  category: 'Quality management',
  description: 'How quality is managed.',
  image: '/img/certifications/quality.jpg',
  alt: 'A certificate',
  year: 2022,
};

export const checkableCertificate = {
  ...plainCertificate,
  number: 'QMS-000000',
  issuer: 'Sample Certification Body',
  accreditedBy: 'Sample Accreditation Service',
  scope: 'Design and fabrication.',
  issued: '2023-12-01',
  validUntil: '2026-11-30',
  register: 'https://register.example/000000',
  file: '/files/iso-9001.pdf',
};

type Written = Parameters<typeof read<'certifications', never, never, (typeof certifications)['schema']>>[1];

/** @returns the page as it was built on a day. */
export const certificationsPage = (written: Written, today: string) => pageOf(certifications, written, {today});
