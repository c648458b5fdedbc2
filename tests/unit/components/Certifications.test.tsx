import {act, screen, within} from '@testing-library/react';
import Certifications from '../../../src/components/Certifications';
import Registrations from '../../../src/components/Registrations';
import {certifications} from '../../../src/site/page-types/certifications';
import {createSiteContext, pageOf, read} from './pages';
import {htmlOf, renderBlock} from './render';
import {OfPapers, certificate, plainCertificate, recordLabels} from './certificates';

/** @returns the page in a build of this day. */
const certificationsPage = (written: OfPapers, today: string) => pageOf(certifications, written, {today});

const LAST_DAY = '2026-11-30';
const NEXT_DAY = '2026-12-01';

const pageWith = (entry: typeof plainCertificate, today = LAST_DAY) =>
  certificationsPage({certifications: [entry], recordLabels}, today);

const {number, issuer, validUntil} = certificate;

describe('A certificate', () => {
  it('shows no record if staff entered none, and nothing to expand if there are no more facts', () => {
    for (const page of [
      pageWith(plainCertificate),
      certificationsPage({certifications: [plainCertificate]}, LAST_DAY),
    ]) {
      const html = htmlOf(<Certifications />, page);
      expect(html).toContain('ISO 9001:2015');
      expect(html).not.toMatch(/<dl|<details/);
    }
    const few = htmlOf(<Certifications />, pageWith({...plainCertificate, ...{number, issuer, validUntil}}));
    expect(few).toContain('QMS-000000');
    expect(few).not.toContain('<details');
  });

  it('shows its scope, number, issuer and expiry date immediately, and the other details in a <details> that works without scripts', () => {
    const [card = '', rest = ''] = htmlOf(<Certifications />, pageWith(certificate)).split('<details');
    for (const fact of [
      'Design and fabrication.',
      'QMS-000000',
      'Sample Certification Body',
      'Valid until 30 November 2026',
    ])
      expect(card).toContain(fact);
    for (const fact of ['Sample Accreditation Service', '1 December 2023']) {
      expect(card).not.toContain(fact);
      expect(rest).toContain(fact);
    }
    expect(rest).toContain('href="https://register.example/000000"');
    expect(rest).toContain('href="/files/iso-9001.pdf"');
  });

  it('has expired in a build of the next day, with a link to the register', () => {
    const [card = ''] = htmlOf(<Certifications />, pageWith(certificate, NEXT_DAY)).split('<details');
    expect(card).toContain('Expired on 30 November 2026');
    expect(card).toContain('href="https://register.example/000000"');
    expect(card).not.toContain('Valid until');
  });

  it('expires at midnight in Lagos on a page that stays open', () => {
    jest.useFakeTimers({now: new Date('2026-11-30T22:59:30Z')});
    renderBlock(<Certifications />, pageWith(certificate));
    expect(screen.getByText('Valid until 30 November 2026')).toBeVisible();
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.getByText('Expired on 30 November 2026')).toBeVisible();
    expect(screen.queryByText(/^Valid until/)).toBeNull();
    jest.useRealTimers();
  });

  it('is in the structured data with number, issuer and validity until it expires, but not without a number', () => {
    const reported = (entry: typeof plainCertificate, today: string) => {
      const page = read(certifications, {certifications: [entry], recordLabels});
      return page.structuredData(createSiteContext([page], today));
    };
    const facts = {
      '@type': 'Certification',
      certificationIdentification: 'QMS-000000',
      issuedBy: {name: 'Sample Certification Body'},
      validFrom: '2023-12-01',
      expires: LAST_DAY,
    };
    expect(reported(certificate, LAST_DAY)).toMatchObject([{'@type': 'Organization', hasCertification: [facts]}]);
    expect(reported(certificate, NEXT_DAY)).toEqual([]);
    expect(reported(plainCertificate, LAST_DAY)).toEqual([]);
  });
});

it('The registrations are a table with the full name, issuer and register of each kind, and expire after their last day', () => {
  const registrations = [
    {kind: 'CAC' as const, number: 'RC 0000000', register: 'https://cac.example/search'},
    {kind: 'NCEC' as const, category: 'FC', number: 'NCEC-FC-000000', validUntil: LAST_DAY},
  ];
  const page = (today: string) =>
    certificationsPage({certifications: [plainCertificate], registrations, recordLabels}, today);
  renderBlock(<Registrations />, page(LAST_DAY));
  const table = within(screen.getByRole('table', {name: recordLabels.registrations}));
  const cac = table.getByRole('row', {name: /^CAC/});
  expect(cac).toHaveTextContent('CACCertificate of Incorporation');
  expect(cac).toHaveTextContent(`RC 0000000Corporate Affairs Commission${recordLabels.noEnd}`);
  expect(within(cac).getByRole('link')).toHaveAttribute('href', 'https://cac.example/search');
  expect(table.getByRole('row', {name: /^NCEC/})).toHaveTextContent('Nigerian Content Equipment Certificate, FC');
  const html = htmlOf(<Registrations />, page(NEXT_DAY));
  expect(html).toContain('Expired on 30 November 2026');
  expect(html).not.toContain('Valid until');
});
