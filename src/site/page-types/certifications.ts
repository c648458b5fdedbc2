import * as z from 'zod';
import type {Certification as Certified, Organization} from 'schema-dts';
import {alt, list, photo, sample, sentences, text, unique, year} from '../../cms/schema';
import {organizationStructuredData} from './site';
import {slug} from '../../shared/slug';
import {definePageType} from './page-type';
import {
  checkDates,
  recordFields,
  RECORD_FIELDS,
  recordLabels,
  withValidity,
  type Validity,
  Registration,
  registrationFacts,
  shownRegistrations,
} from './certificate-records';
import {contentPageFields, requiresLabels} from './shared';

export const Certification = z
  .strictObject({
    name: unique(text('The standard or licence.', 'ISO 9001:2015', 60)),
    category: text('What it covers, in a few words.', 'Quality management', 60),
    description: sentences('The scope of the certificate.', 'Design, procurement and fabrication services.'),
    image: photo('card', '/img/certifications/quality.jpg'),
    alt: alt('The quality certificate in a frame'),
    year: year('The year on the badge.', '2022'),
    issue: text('The issue, if the certificate names one.', 'Issue 2', 40).optional(),
    ...recordFields,
    sample,
  })
  .superRefine(checkDates);

export type Certification = z.infer<typeof Certification> & Validity;

const schema = z
  .strictObject({
    ...contentPageFields,
    certifications: list(Certification, 'The certificates, in the order in which they are shown.', 4),
    registrations: list(
      Registration,
      'The registrations with public bodies, in the order in which they are shown.',
    ).optional(),
    recordLabels: recordLabels.optional(),
  })
  .superRefine(
    requiresLabels('recordLabels', 'needs the labels of a record', ({certifications: all, registrations}) => {
      const index = all.findIndex((entry) => RECORD_FIELDS.some((name) => name in entry));
      if (index !== -1) return ['certifications', index];
      return registrations && ['registrations'];
    }),
  );

export const certifications = definePageType({
  name: 'certifications',
  files: ['about/certifications.mdx'],
  schema,
  show: (data, {today}) => ({
    ...data,
    certifications: data.certifications.map((certification) => withValidity(certification, today)),
    registrations: data.registrations && shownRegistrations(data.registrations, today),
  }),
  facts: ({certifications: all, registrations = []}, {path}, {today}) => ({
    certifications: all.map(({description: _text, image: _image, alt: _alt, year: _year, issue: _issue, ...entry}) => ({
      ...withValidity(entry, today),
      page: `${path}#${slug(entry.name)}`,
    })),
    registrations: registrationFacts(registrations, path, today),
  }),
  structuredData({certifications: all}, _place, {site, today}): Organization[] {
    const hasCertification = all
      .filter((entry) => entry.number !== undefined && !withValidity(entry, today).expired)
      .map(certificationData);
    return hasCertification.length === 0 ? [] : [{...organizationStructuredData(site), hasCertification}];
  },
});

/** Structured data of a certificate that has a number and is valid. */
const certificationData = ({
  name,
  number,
  issuer,
  issued,
  validUntil,
  register,
}: z.infer<typeof Certification>): Certified => ({
  '@type': 'Certification',
  name,
  certificationIdentification: number,
  certificationStatus: 'https://schema.org/CertificationActive',
  ...(issuer !== undefined && {issuedBy: {'@type': 'Organization', name: issuer}}),
  ...(issued !== undefined && {validFrom: issued}),
  ...(validUntil !== undefined && {expires: validUntil}),
  ...(register !== undefined && {url: register}),
});
