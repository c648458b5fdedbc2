/** The page of certificates, with one of them and what it says besides. */
import {certifications} from '../../../src/content/kinds/certifications';
import {pageOf, read, topOf} from './pageOf';

type Written = Parameters<typeof read<'certifications', never, never, (typeof certifications)['schema']>>[1];

export const {recordWords = {} as never} = topOf('pages/about/certifications.mdx') as Written;

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

/** @returns the page as it was built on a day. */
export const certificationsPage = (written: Written, today: string) => pageOf(certifications, written, {today});
