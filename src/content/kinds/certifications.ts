import * as z from 'zod';
import {alt, list, photo, sample, sentences, text, unique, year} from '../fields';
import {defineKind} from './kind';
import {inner} from './shared';

const Certification = z.strictObject({
  name: unique(text('The standard or licence.', 'ISO 9001:2015', 60)),
  category: text('What it covers, in a few words.', 'Quality management', 60),
  description: sentences('The scope of the certificate.', 'Design, procurement and fabrication services.'),
  image: photo('card', '/img/certifications/quality.jpg'),
  alt: alt('The quality certificate in a frame'),
  year: year('The year on the badge.', '2022'),
  issue: text('The issue, if the certificate names one.', 'Issue 2', 40).optional(),
  sample,
});

export const certifications = defineKind({
  name: 'certifications',
  files: ['about/certifications.mdx'],

  schema: z.strictObject({
    ...inner,
    certifications: list(Certification, 'The certificates in their order.', 4),
  }),
  show: (data) => data,
});
