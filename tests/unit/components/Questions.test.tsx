import {screen, within} from '@testing-library/react';
import type * as z from 'zod';
import {certifications} from '../../../src/site/page-types/certifications';
import {createSiteContext, pageOf, projectPage, read, servicePage, readFixtureFrontMatter} from './pages';
import {htmlOf, renderBlock} from './render';
import {equipment} from '../../../src/site/page-types/equipment';
import Questions from '../../../src/components/Questions';
import {buyers, CompanyFile, companySchema} from '../../../src/site/page-types/buyers';
import {certificate, recordLabels} from './certificates';

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

const yard = read(equipment, readFixtureFrontMatter('pages/equipment.mdx') as never);

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
    for (const fact of ['ISO 9001:2015', 'QMS-000000', 'Issued by Sample Certification Body'])
      expect(line).toContain(fact);
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
    expect(dataOf().certifications[0]).toMatchObject({number: 'QMS-000000', validUntil: '2026-11-30', expired: false});
    expect(dataOf().equipment.map(({name, sample}) => [name, sample])).toEqual([
      ['Welding machine', true],
      ['Crawler crane', true],
    ]);
    expect(dataOf().projects[1]).toMatchObject({service: 'engineering', from: '2021-01', to: '2021-03'});
  });

  it('marks a certificate as expired in a build of the next day', () =>
    expect(dataOf(NEXT_DAY).certifications[0]?.expired).toBe(true));

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
