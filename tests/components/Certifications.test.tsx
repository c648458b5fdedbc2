import {act, screen, within} from '@testing-library/react';
import Certifications from '../../src/components/Certifications';
import Registrations from '../../src/components/Registrations';
import {certifications} from '../../src/content/kinds/certifications';
import {
  certificationsPage,
  checkableCertificate as certificate,
  plainCertificate,
  recordWords,
} from './pages/certifications';
import {read, restOf} from './pages/pageOf';
import {htmlOf, renderPart} from './render';

const LAST_DAY = '2026-11-30';
const NEXT_DAY = '2026-12-01';

const pageWith = (one: typeof plainCertificate, today = LAST_DAY) =>
  certificationsPage({certifications: [one], recordWords}, today);
const {number, issuer, validUntil} = certificate;

describe('A certificate', () => {
  it('shows no record where staff entered none, and nothing to open where nothing more is known', () => {
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

  it('shows its number, its issuer and its last day at once, and the rest below, where it opens without a script', () => {
    const [card = '', rest = ''] = htmlOf(<Certifications />, pageWith(certificate)).split('<details');
    for (const fact of ['QMS-000000', 'Sample Certification Body', 'Valid until 30 November 2026']) {
      expect(card).toContain(fact);
    }
    for (const fact of ['Sample Accreditation Service', 'Design and fabrication.', '1 December 2023']) {
      expect(card).not.toContain(fact);
      expect(rest).toContain(fact);
    }
    expect(rest).toContain('href="https://register.example/000000"');
    expect(rest).toContain('href="/files/iso-9001.pdf"');
  });

  it('has expired, with the register beside it, in a build of the next day', () => {
    const [card = ''] = htmlOf(<Certifications />, pageWith(certificate, NEXT_DAY)).split('<details');
    expect(card).toContain('Expired on 30 November 2026');
    expect(card).toContain('href="https://register.example/000000"');
    expect(card).not.toContain('Valid until');
  });

  it('expires at midnight in Lagos on a page that stays open', () => {
    jest.useFakeTimers({now: new Date('2026-11-30T22:59:30Z')});
    renderPart(<Certifications />, pageWith(certificate));
    expect(screen.getByText('Valid until 30 November 2026')).toBeVisible();
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.getByText('Expired on 30 November 2026')).toBeVisible();
    expect(screen.queryByText(/^Valid until/)).toBeNull();
    jest.useRealTimers();
  });

  it('is told to search engines with number, issuer and validity until it expires, and without a number never', () => {
    const told = (one: typeof plainCertificate, today: string) => {
      const page = read(certifications, {certifications: [one], recordWords});
      return page.structuredData(restOf([page], today));
    };
    const facts = {
      '@type': 'Certification',
      certificationIdentification: 'QMS-000000',
      issuedBy: {name: 'Sample Certification Body'},
      validFrom: '2023-12-01',
      expires: LAST_DAY,
    };
    expect(told(certificate, LAST_DAY)).toMatchObject([{'@type': 'Organization', hasCertification: [facts]}]);
    expect(told(certificate, NEXT_DAY)).toEqual([]);
    expect(told(plainCertificate, LAST_DAY)).toEqual([]);
  });
});

it('The registrations are a table with full name, issuer and register of each kind, never valid after their last day', () => {
  const registrations = [
    {kind: 'CAC' as const, number: 'RC 0000000', register: 'https://cac.example/search'},
    {kind: 'NCEC' as const, category: 'FC', number: 'NCEC-FC-000000', validUntil: LAST_DAY},
  ];
  const page = (today: string) =>
    certificationsPage({certifications: [plainCertificate], registrations, recordWords}, today);
  renderPart(<Registrations />, page(LAST_DAY));
  const table = within(screen.getByRole('table', {name: recordWords.registrations}));
  const cac = table.getByRole('row', {name: /^CAC/});
  expect(cac).toHaveTextContent('CACCertificate of Incorporation');
  expect(cac).toHaveTextContent(`RC 0000000Corporate Affairs Commission${recordWords.noEnd}`);
  expect(within(cac).getByRole('link')).toHaveAttribute('href', 'https://cac.example/search');
  expect(table.getByRole('row', {name: /^NCEC/})).toHaveTextContent('Nigerian Content Equipment Certificate, FC');
  const html = htmlOf(<Registrations />, page(NEXT_DAY));
  expect(html).toContain('Expired on 30 November 2026');
  expect(html).not.toContain('Valid until');
});
