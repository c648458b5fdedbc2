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

describe('A certificate', () => {
  it('shows no record where staff entered none, with and without the words for one', () => {
    for (const words of [{recordWords}, {}]) {
      const html = htmlOf(
        <Certifications />,
        certificationsPage({certifications: [plainCertificate], ...words}, LAST_DAY),
      );
      expect(html).toContain('ISO 9001:2015');
      expect(html).not.toMatch(/<dl|<details/);
    }
  });

  it('shows its number, its issuer and its last day at once, and the rest below, where it opens without a script', () => {
    const html = htmlOf(<Certifications />, pageWith(certificate));
    const [card = '', rest = ''] = html.split('<details');
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

  it('has nothing to open where number, issuer and last day are all that is known', () => {
    const {number, issuer, validUntil} = certificate;
    const html = htmlOf(<Certifications />, pageWith({...plainCertificate, ...{number, issuer, validUntil}}));
    expect(html).toContain('QMS-000000');
    expect(html).not.toContain('<details');
  });

  it('is told as expired, with the register beside it, by a build of the next day', () => {
    const [card = ''] = htmlOf(<Certifications />, pageWith(certificate, NEXT_DAY)).split('<details');
    expect(card).toContain('Expired on 30 November 2026');
    expect(card).toContain('href="https://register.example/000000"');
    expect(card).not.toContain('Valid until');
  });

  it('is told to search engines with identification, issuer and validity until it expires, and without a number never', () => {
    const told = (one: typeof plainCertificate, today: string) => {
      const page = read(certifications, {certifications: [one], recordWords});
      return page.structuredData(restOf([page], today));
    };
    expect(told(certificate, LAST_DAY)).toMatchObject([
      {
        '@type': 'Organization',
        hasCertification: [
          {
            '@type': 'Certification',
            certificationIdentification: 'QMS-000000',
            issuedBy: {name: 'Sample Certification Body'},
            validFrom: '2023-12-01',
            expires: LAST_DAY,
          },
        ],
      },
    ]);
    expect(told(certificate, NEXT_DAY)).toEqual([]);
    expect(told(plainCertificate, LAST_DAY)).toEqual([]);
  });
});

describe('The last day of a paper', () => {
  beforeEach(() => jest.useFakeTimers({now: new Date('2026-11-30T22:59:30Z')}));
  afterEach(() => jest.useRealTimers());

  it('counts to midnight in Lagos on a page that stays open, and is past from then on', () => {
    renderPart(<Certifications />, pageWith(certificate));
    expect(screen.getByText('Valid until 30 November 2026')).toBeVisible();
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.getByText('Expired on 30 November 2026')).toBeVisible();
    expect(screen.queryByText(/^Valid until/)).toBeNull();
  });
});

describe('The registrations', () => {
  const registrations = [
    {kind: 'CAC' as const, number: 'RC 0000000', register: 'https://cac.example/search'},
    {kind: 'NCEC' as const, category: 'FC', number: 'NCEC-FC-000000', validUntil: LAST_DAY},
  ];
  const page = (today: string) =>
    certificationsPage({certifications: [plainCertificate], registrations, recordWords}, today);

  it('are a table whose rows know full name and issuer of each kind', () => {
    renderPart(<Registrations />, page(LAST_DAY));
    const table = screen.getByRole('table', {name: 'Registrations'});
    const cac = within(table).getByRole('row', {name: /^CAC/});
    expect(cac).toHaveTextContent('CACCertificate of Incorporation');
    expect(cac).toHaveTextContent('RC 0000000Corporate Affairs CommissionNo expiry');
    expect(within(cac).getByRole('link')).toHaveAttribute('href', 'https://cac.example/search');
    expect(within(table).getByRole('row', {name: /^NCEC/})).toHaveTextContent(
      'Nigerian Content Equipment Certificate, FC',
    );
  });

  it('are never shown as valid after their last day', () => {
    const html = htmlOf(<Registrations />, page(NEXT_DAY));
    expect(html).toContain('Expired on 30 November 2026');
    expect(html).not.toContain('Valid until');
  });
});
