/** The certificates of these tests. */
import {certifications} from '../../../src/site/page-types/certifications';
import {read, readFixtureFrontMatter} from './pages';

export type OfPapers = Parameters<typeof read<'certifications', never, (typeof certifications)['schema']>>[1];

export const {recordLabels = {} as never} = readFixtureFrontMatter('pages/about/certifications.mdx') as OfPapers;

export const plainCertificate = {
  ...{name: 'ISO 9001:2015', category: 'Quality management', description: 'How quality is managed.', year: 2022},
  ...{image: '/img/certifications/quality.jpg', alt: 'A certificate'},
};

export const certificate = {
  ...plainCertificate,
  ...{number: 'QMS-000000', issuer: 'Sample Certification Body', accreditedBy: 'Sample Accreditation Service'},
  ...{scope: 'Design and fabrication.', issued: '2023-12-01', validUntil: '2026-11-30'},
  ...{register: 'https://register.example/000000', file: '/files/iso-9001.pdf'},
};
