import {act, screen, within} from '@testing-library/react';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import type * as z from 'zod';
import Certifications from '../../../src/components/Certifications';
import Registrations from '../../../src/components/Registrations';
import {certifications} from '../../../src/site/page-types/certifications';
import {createSiteContext, pageOf, projectPage, read, servicePage, readFixtureFrontMatter} from './pages';
import {htmlOf, renderBlock} from './render';
import Signature from '../../../src/components/Signature';
import {plain} from '../../../src/site/page-types/plain';
import site from '../../mocks/site';
import SafetyFigures from '../../../src/components/SafetyFigures';
import Equipment from '../../../src/components/Equipment';
import {equipment} from '../../../src/site/page-types/equipment';
import {splitPage} from '../../../src/cms/parse/front-matter';
import {ROOT} from '../../project';
import Questions from '../../../src/components/Questions';
import {buyers, CompanyFile, companySchema} from '../../../src/site/page-types/buyers';

type OfPapers = Parameters<typeof read<'certifications', never, (typeof certifications)['schema']>>[1];

const {recordLabels = {} as never} = readFixtureFrontMatter('pages/about/certifications.mdx') as OfPapers;

const plainCertificate = {
  name: 'ISO 9001:2015',
  category: 'Quality management',
  description: 'How quality is managed.',
  image: '/img/certifications/quality.jpg',
  alt: 'A certificate',
  year: 2022,
};

const certificate = {
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

/** @returns the page in a build of this day. */
const certificationsPage = (written: OfPapers, today: string) => pageOf(certifications, written, {today});

describe('Documents', () => {
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
      ]) {
        expect(card).toContain(fact);
      }
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
});

describe('The signature of a policy', () => {
  const signature = {signedBy: 'Managing Director', signed: '2026-03-02'};
  const {labels} = site;
  const facts = () => screen.getAllByRole('term').map((name) => [name.textContent, name.nextSibling?.textContent]);

  it('says who signed it, when, and when its review is due', () => {
    renderBlock(<Signature />, pageOf(plain, {signature: {...signature, reviewBy: '2027-03-01'}}));
    expect(facts()).toEqual([
      [labels.signedBy, 'Managing Director'],
      [labels.signed, '2 March 2026'],
      [labels.reviewBy, '1 March 2027'],
    ]);
  });

  it('omits the day of the review if it is not set', () => {
    renderBlock(<Signature />, pageOf(plain, {signature}));
    expect(facts().map(([name]) => name)).toEqual([labels.signedBy, labels.signed]);
  });
});

describe('The safety figures', () => {
  type Written = Parameters<typeof read<'plain', never, (typeof plain)['schema']>>[1];
  const {safety} = readFixtureFrontMatter('pages/policy-of-the-tests.mdx') as Written;
  const page = () => pageOf(plain, {safety});

  it('give the rates of each year per million hours, and beside them per 200,000', () => {
    renderBlock(<SafetyFigures />, page());
    const cells = within(screen.getByRole('row', {name: /^2025/})).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '2,000,000',
      '0',
      '1',
      '4',
      '0.500.10 for 200,000 hours',
      '2.000.40 for 200,000 hours',
    ]);
    expect(screen.getByRole('columnheader', {name: 'LTIF per 1,000,000 hours'})).toBeVisible();
  });

  it('are a chart in the HTML, with a name and the figures of the table, and the tallest bar for the highest rate', () => {
    const html = htmlOf(<SafetyFigures />, page());
    renderBlock(<SafetyFigures />, page());
    expect(html).toMatch(/role="img" aria-label="LTIF and TRIR of each year"/);
    const heights = [...html.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));
    const {textContent: text} = screen.getByRole('img');
    expect(text).toBe('1.003.0020240.502.002025');
    const shares = heights.map((height) => (height / Math.max(...heights)).toFixed(2));
    expect(shares).toEqual(['0.33', '1.00', '0.17', '0.67']);
  });

  it('show nothing when staff entered none', () => {
    expect(htmlOf(<SafetyFigures />, pageOf(plain, {}))).toBe('');
  });
});

describe('The equipment', () => {
  type Written = Parameters<typeof read<'equipment', never, (typeof equipment)['schema']>>[1];

  /** The page from the guide with which staff can start. */
  const [, beginning = ''] =
    /```mdx\n(---\ntitle: Equipment\n.*?)```/s.exec(readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8')) ?? [];
  const guided = parse(splitPage(beginning)?.yaml ?? '') as Written;
  const crane = {name: 'Crane', group: 'Lifting', quantity: 1, ownership: 'Leased' as const};

  const heads = (name: string) =>
    within(screen.getByRole('table', {name}))
      .getAllByRole('columnheader')
      .map((head) => head.textContent);

  it('is a table for each group with the same columns, and can start from the page in the guide', () => {
    renderBlock(<Equipment />, pageOf(equipment, {...guided, equipment: [...guided.equipment, crane]}));
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Welding', 'Lifting']);
    expect(heads('Lifting')).toEqual(heads('Welding'));
    const row = screen.getByRole('row', {name: /^Welding machine/});
    expect(row).toHaveTextContent('Sample Makers SM-400');
    expect(row).toHaveTextContent('Owned');
  });

  it('omits empty columns, and shows the photo of an item that has one', () => {
    const items = [{...crane, photo: '/img/equipment/crane.jpg', alt: 'A crane in the yard'}];
    renderBlock(<Equipment />, pageOf(equipment, {...guided, equipment: items}));
    expect(heads('Lifting')).toEqual(['Item', 'Quantity', 'Ownership']);
    expect(screen.getByRole('img', {name: 'A crane in the yard'})).toBeVisible();
  });

  it('can be downloaded for Excel from the page', () => {
    const page = read(equipment, {...guided, equipment: [{...crane, capacity: '=80 t'}]});
    const [file] = page.downloads(createSiteContext([page], '2026-11-30'));
    expect(file?.content.split('\r\n')[1]).toBe('"Lifting","Crane",,"=""=80 t""",1,,"Leased",');
    renderBlock(<Equipment />, pageOf(equipment, guided));
    expect(screen.getByRole('link', {name: guided.equipmentLabels.download})).toHaveAttribute('href', file?.path);
  });
});

describe('The page for buyers', () => {
  type Written = Parameters<typeof read<'buyers', never, (typeof buyers)['schema']>>[1];

  const {answerLabels} = readFixtureFrontMatter('pages/buyers.mdx') as Written;
  const LAST_DAY = '2026-11-30';
  const NEXT_DAY = '2026-12-01';

  const papers = read(certifications, {
    title: 'Our Certifications',
    certifications: [certificate],
    registrations: [
      {kind: 'CAC', number: 'RC 0000000', register: 'https://cac.example/search'},
      {kind: 'TIN', number: '00000000-0000'},
      {kind: 'ITF', number: 'ITF-000000', validUntil: '2026-12-31'},
    ],
    recordLabels,
  });

  const completed = [
    projectPage('old', undefined, {from: '2019-01', to: '2019-03'}),
    projectPage('older', 'engineering', {from: '2021-01', to: '2021-03', place: 'Delta State'}),
    projectPage('latest', undefined, {
      ...{from: '2025-01', to: '2025-03', outcome: {number: 48, unit: 'valves serviced'}},
    }),
  ];

  const yard = read(
    equipment,
    readFixtureFrontMatter('pages/equipment.mdx') as Parameters<
      typeof read<'equipment', never, (typeof equipment)['schema']>
    >[1],
  );

  const services = ['engineering', 'fabrication'].map((id) => servicePage(id, id));

  const asked = (question: Partial<Written['questions'][number]>, today = LAST_DAY) =>
    pageOf(
      buyers,
      {questions: [{question: 'Which?', group: 'Standing', answer: 'certifications', ...question}], answerLabels},
      {beside: [papers, ...completed, yard, ...services], today},
    );

  const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

  describe('A question of a buyer', () => {
    it('is answered by a certificate with number, issuer, validity and register, and links to its page', () => {
      renderBlock(<Questions />, asked({}));
      const [line] = lines();
      for (const fact of ['ISO 9001:2015', 'QMS-000000', 'Issued by Sample Certification Body']) {
        expect(line).toContain(fact);
      }
      expect(line).toContain('Valid until 30 November 2026');
      expect(screen.getByRole('link', {name: /^Look it up/})).toHaveAttribute('href', certificate.register);
      expect(screen.getByRole('link', {name: 'From Our Certifications'})).toHaveAttribute('href', papers.path);
    });

    it('says that a certificate has expired, not that it is valid, in a build of the next day', () => {
      const html = htmlOf(<Questions />, asked({}, NEXT_DAY));
      expect(html).toContain('Expired on 30 November 2026');
      expect(html).not.toContain('Valid until');
    });

    it('is answered by the requested registrations, in the order of their page', () => {
      renderBlock(<Questions />, asked({answer: 'registrations', registrations: ['TIN', 'CAC']}));
      expect(lines()).toHaveLength(2);
      expect(lines()[0]).toContain('Certificate of Incorporation');
      expect(lines()[1]).toContain('00000000-0000');
    });

    it('is answered by the latest projects first, with the number of omitted ones', () => {
      renderBlock(<Questions />, asked({answer: 'projects', most: 2}));
      expect(lines()[0]).toContain('48 valves serviced');
      expect(lines()[1]).toContain('Delta State, January – March 2021');
      expect(lines()).toHaveLength(2);
      expect(screen.getByText('and 1 more')).toBeVisible();
    });

    it('links to the page of each project', () => {
      renderBlock(<Questions />, asked({answer: 'projects', most: 1}));
      expect(screen.getByRole('listitem').querySelector('a')).toHaveAttribute('href', '/projects/latest');
    });

    it('links to each page if the answer is on several', () => {
      renderBlock(<Questions />, asked({answer: 'services'}));
      const [first, second] = screen.getAllByRole('listitem').map((line) => within(line).getByRole('link'));
      expect(first).toHaveAttribute('href', '/services/engineering');
      expect(second).toHaveAttribute('href', '/services/fabrication');
    });

    it('is answered by the equipment, owned or leased, and by the facts of the company', () => {
      renderBlock(<Questions />, asked({answer: 'equipment'}));
      expect(lines()[0]).toContain('Quantity 4Owned, Port Harcourt, 2019');
      renderBlock(<Questions />, asked({answer: 'company'}));
      expect(screen.getByText('Registered name')).toBeVisible();
    });

    it('is omitted with its heading if it has no answer', () => {
      renderBlock(<Questions />, asked({answer: 'policies'}));
      expect(screen.queryByRole('heading')).toBeNull();
    });
  });

  describe('The file for buyers’ software', () => {
    const page = read(buyers, {
      questions: [
        {question: 'Which certificates?', group: 'Quality', answer: 'certifications'},
        {question: 'Which policies?', group: 'Quality', answer: 'policies'},
      ],
      answerLabels,
    });
    const dataOf = (today = LAST_DAY) => {
      const [file] = page.downloads(createSiteContext([page, papers, ...completed, yard, ...services], today));
      return CompanyFile.parse(JSON.parse(file?.content ?? ''));
    };

    it('matches its schema, which describes every field', () => {
      const {site} = createSiteContext([page], LAST_DAY);
      const schema = JSON.parse(companySchema(site).content) as z.core.JSONSchema.BaseSchema & {$id: string};
      const undescribed: string[] = [];
      const visit = (inner: z.core.JSONSchema.BaseSchema, name: string) => {
        for (const [key, field] of Object.entries(inner.properties ?? {})) {
          if (typeof field === 'boolean') continue;
          if (field.description === undefined) undescribed.push(`${name}.${key}`);
          visit(field, `${name}.${key}`);
        }
        if (typeof inner.items === 'object' && !Array.isArray(inner.items)) visit(inner.items, `${name}[]`);
      };
      visit(schema, '');
      expect(undescribed).toEqual([]);
      expect(schema.$id).toBe(dataOf().$schema);
      expect(dataOf().certifications[0]).toMatchObject({
        number: 'QMS-000000',
        validUntil: '2026-11-30',
        expired: false,
      });
      expect(dataOf().equipment.map(({name, sample}) => [name, sample])).toEqual([
        ['Welding machine', true],
        ['Crawler crane', true],
      ]);
      expect(dataOf().projects[1]).toMatchObject({service: 'engineering', from: '2021-01', to: '2021-03'});
    });

    it('marks a certificate as expired in a build of the next day', () => {
      expect(dataOf(NEXT_DAY).certifications[0]?.expired).toBe(true);
    });

    it('has the answered questions, and full addresses', () => {
      const {
        questions,
        certifications: [certificate],
        company,
      } = dataOf();
      expect(questions).toEqual([{question: 'Which certificates?', group: 'Quality', answer: 'certifications'}]);
      expect(certificate?.page).toBe(`${company.url}/about/certifications#iso-9001-2015`);
      expect(certificate?.file).toBe(`${company.url}/files/iso-9001.pdf`);
      expect(company.sample).toBe(true);
    });
  });
});
