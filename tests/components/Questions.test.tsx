import {screen, within} from '@testing-library/react';
import Questions from '../../src/components/Questions';
import {buyers} from '../../src/content/kinds/buyers';
import type * as z from 'zod';
import {certifications} from '../../src/content/kinds/certifications';
import {CompanyFile, companySchema} from '../../src/content/kinds/company-schema';
import {equipment} from '../../src/content/kinds/equipment';
import {projects} from '../../src/content/kinds/projects';
import {checkableCertificate, recordWords} from './pages/certifications';
import {project, servicePage, trackRecordWords} from './pages/entries';
import {pageOf, read, restOf, topOf} from './pages/pageOf';
import {htmlOf, renderPart} from './render';

type Written = Parameters<typeof read<'buyers', never, never, (typeof buyers)['schema']>>[1];
const {answerWords} = topOf('pages/buyers.mdx') as Written;

const LAST_DAY = '2026-11-30';
const NEXT_DAY = '2026-12-01';

const papers = read(certifications, {
  title: 'Our Certifications',
  certifications: [checkableCertificate],
  registrations: [
    {kind: 'CAC', number: 'RC 0000000', register: 'https://cac.example/search'},
    {kind: 'TIN', number: '00000000-0000'},
    {kind: 'ITF', number: 'ITF-000000', validUntil: '2026-12-31'},
  ],
  recordWords,
});
const jobs = read(projects, {
  projects: [
    {...project('older', 'engineering'), from: '2021-01', to: '2021-03', place: 'Delta State'},
    {...project('latest'), from: '2025-01', to: '2025-03', outcome: {number: 48, unit: 'valves serviced'}},
    {...project('old'), from: '2019-01', to: '2019-03'},
  ],
  trackRecordWords,
});
const yard = read(
  equipment,
  topOf('pages/equipment.mdx') as Parameters<typeof read<'equipment', never, never, (typeof equipment)['schema']>>[1],
);
const services = ['engineering', 'fabrication'].map((id) => servicePage(id, id));

const asked = (question: Partial<Written['questions'][number]>, today = LAST_DAY) =>
  pageOf(
    buyers,
    {questions: [{question: 'Which?', group: 'Standing', answer: 'certifications', ...question}], answerWords},
    {beside: [papers, jobs, yard, ...services], today},
  );
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

describe('A question of a buyer', () => {
  it('is answered by a certificate with number, issuer, validity and register, and leads to the page that states it', () => {
    renderPart(<Questions />, asked({}));
    const [line] = lines();
    for (const fact of ['ISO 9001:2015', 'QMS-000000', 'Issued by Sample Certification Body']) {
      expect(line).toContain(fact);
    }
    expect(line).toContain('Valid until 30 November 2026');
    expect(screen.getByRole('link', {name: /^Look it up/})).toHaveAttribute('href', checkableCertificate.register);
    expect(screen.getByRole('link', {name: 'From Our Certifications'})).toHaveAttribute('href', papers.path);
  });

  it('says of a certificate that it has expired, and never that it is valid, in a build of the next day', () => {
    const html = htmlOf(<Questions />, asked({}, NEXT_DAY));
    expect(html).toContain('Expired on 30 November 2026');
    expect(html).not.toContain('Valid until');
  });

  it('is answered by the registrations that it asks for, in the order of their page', () => {
    renderPart(<Questions />, asked({answer: 'registrations', registrations: ['TIN', 'CAC']}));
    expect(lines()).toHaveLength(2);
    expect(lines()[0]).toContain('Certificate of Incorporation');
    expect(lines()[1]).toContain('00000000-0000');
  });

  it('is answered by the latest jobs first, with the number of those that are left out', () => {
    renderPart(<Questions />, asked({answer: 'projects', most: 2}));
    expect(lines()[0]).toContain('48 valves serviced');
    expect(lines()[1]).toContain('Delta State, January – March 2021');
    expect(lines()).toHaveLength(2);
    expect(screen.getByText('and 1 more')).toBeVisible();
  });

  it('leads to each page where the answer stands on several', () => {
    renderPart(<Questions />, asked({answer: 'services'}));
    const [first, second] = screen.getAllByRole('listitem').map((line) => within(line).getByRole('link'));
    expect(first).toHaveAttribute('href', '/services/engineering');
    expect(second).toHaveAttribute('href', '/services/fabrication');
  });

  it('is answered by the equipment, owned or leased, and by the facts of the company', () => {
    renderPart(<Questions />, asked({answer: 'equipment'}));
    expect(lines()[0]).toContain('Quantity 4Owned, Port Harcourt, 2019');
    renderPart(<Questions />, asked({answer: 'company'}));
    expect(screen.getByText('Registered name')).toBeVisible();
  });

  it('is left out with its heading where nothing answers it', () => {
    renderPart(<Questions />, asked({answer: 'policies'}));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('The file for the systems of buyers', () => {
  const page = read(buyers, {
    questions: [
      {question: 'Which certificates?', group: 'Quality', answer: 'certifications'},
      {question: 'Which policies?', group: 'Quality', answer: 'policies'},
    ],
    answerWords,
  });
  const dataOf = (today = LAST_DAY) => {
    const [file] = page.downloads(restOf([page, papers, jobs, yard, ...services], today));
    return CompanyFile.parse(JSON.parse(file?.content ?? ''));
  };

  it('has the shape of its schema, which says of every field what it means', () => {
    const {site} = restOf([page], LAST_DAY);
    const schema = JSON.parse(companySchema(site).content) as z.core.JSONSchema.BaseSchema & {$id: string};
    const undescribed: string[] = [];
    const visit = (at: z.core.JSONSchema.BaseSchema, name: string) => {
      for (const [key, field] of Object.entries(at.properties ?? {})) {
        if (typeof field === 'boolean') continue;
        if (field.description === undefined) undescribed.push(`${name}.${key}`);
        visit(field, `${name}.${key}`);
      }
      if (typeof at.items === 'object' && !Array.isArray(at.items)) visit(at.items, `${name}[]`);
    };
    visit(schema, '');
    expect(undescribed).toEqual([]);
    expect(schema.$id).toBe(dataOf().$schema);
    expect(dataOf().certifications[0]).toMatchObject({number: 'QMS-000000', validUntil: '2026-11-30', expired: false});
    expect(dataOf().equipment.map(({name, sample}) => [name, sample])).toEqual([
      ['Welding machine', true],
      ['Crawler crane', true],
    ]);
    expect(dataOf().projects[0]).toMatchObject({service: 'engineering', from: '2021-01', to: '2021-03'});
  });

  it('tells a certificate as expired in a build of the next day', () => {
    expect(dataOf(NEXT_DAY).certifications[0]?.expired).toBe(true);
  });

  it('names the questions that it answers, and whole addresses', () => {
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
