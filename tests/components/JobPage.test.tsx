import type {ReactNode} from 'react';
import {render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import type {JobData} from '../../src/content/kinds/job';
import {projects} from '../../src/content/kinds/projects';
import {PageProvider, type PageData} from '../../src/hooks/usePage';
import JobPage from '../../src/shells/JobPage';
import {fillPlaces} from '../../src/shared/fill-places';
import {jobWords, project, servicePage, trackRecordWords} from './pages/entries';
import {read, restOf} from './pages/pageOf';

// The frame has its own tests.
jest.mock('../../src/shells/Page', () => ({page, children}: {page: PageData; children: ReactNode}) => (
  <PageProvider page={page}>{children}</PageProvider>
));

const photo = (stage: 'before' | 'after') => ({
  image: `/img/projects/${stage}.jpg`,
  alt: `Photo from ${stage}`,
  caption: `Caption of ${stage}`,
  stage,
});
const everything = {
  question: 'What was needed?',
  scope: ['First thing', 'Second thing'],
  delivered: [{number: 1400, unit: 'm² of deck'}],
  photos: [photo('before'), photo('after')],
  people: 14,
  hours: 9200,
  standards: ['ASME IX'],
  learned: 'Measure before you cut.',
  said: {words: 'Well done.', name: 'Ada Eze', position: 'Lead', consent: '2026-01-15'},
  papers: [{name: 'The certificate', file: '/files/completion.pdf'}],
};
const written = {
  projects: [
    {...project('skid', 'fabrication'), from: '2024-03', to: '2024-11', story: everything},
    {...project('spool', 'fabrication'), story: {learned: 'Old pipe is thin.'}},
    project('jacket', 'fabrication'),
    {...project('survey'), outcome: {number: 12, unit: 'km surveyed'}, story: {question: 'Where to?'}},
  ],
  trackRecordWords,
  jobWords,
};
const beside = [servicePage('fabrication', 'Fabrication')];
const owner = read(projects, written);
const rest = restOf([owner, ...beside], '2026-11-01');
const pages = owner.pages(rest);
const dataOf = (id: string): JobData => {
  const page = pages.find(({path}) => path === `/projects/${id}`);
  if (!page) throw new Error(`${id} has no page.`);
  return page.data;
};

const renderJob = (id: string) =>
  render(
    <MemoryRouter>
      <JobPage page={dataOf(id)} />
    </MemoryRouter>,
  );
const headings = () => screen.getAllByRole('heading', {level: 2}).map(({textContent}) => textContent);

const words = jobWords;
const TASK = `${words.task}: ${words.taskHeading}`;
const RESULT = `${words.result}: ${words.resultHeading}`;
const WAY = `${words.way}: ${words.wayHeading}`;
const NEXT = `${words.next}: ${fillPlaces(words.nextHeading, {service: 'Fabrication'})}`;

describe('The page of a job', () => {
  it('is there for each job with a story, and for no other', () => {
    expect(pages.map(({path}) => path)).toEqual(['/projects/skid', '/projects/spool', '/projects/survey']);
  });

  it('tells all of a story in its order, with figures, consent and papers', () => {
    renderJob('skid');
    const pictures = `${words.pictures}: ${words.picturesHeading}`;
    const papers = `${words.papers}: ${words.papersHeading}`;
    expect(headings()).toEqual([words.facts, TASK, RESULT, pictures, WAY, `${words.said}: “Well done.”`, papers, NEXT]);
    for (const fact of ['1,400', '9,200', 'Done in November 2024', `${words.consent} 15 January 2026`])
      expect(document.body).toHaveTextContent(fact);
    expect(screen.getByRole('link', {name: 'The certificate'})).toHaveAttribute('href', '/files/completion.pdf');
    expect(screen.getByRole('link', {name: 'Title of spool'})).toHaveAttribute('href', '/projects/spool');
  });

  it('has a title that fits the tab of a browser, and all of it as its heading', () => {
    const title = 'Replacement of the second compressor skid and of all its pipework at once';
    const [page] = read(projects, {...written, projects: [{...project('long'), title, story: {people: 2}}]}).pages(
      rest,
    );
    expect(page?.title).toBe('Replacement of the second compressor skid and of…');
    expect(page?.data.heading).toBe(title);
  });

  it('has no section for what its story does not say', () => {
    renderJob('spool');
    expect(headings()).toEqual([words.facts, WAY, NEXT]);
    expect(document.body).not.toHaveTextContent(/heads|hours of work|Rules/);
  });

  it('sets the outcome large where the story has no other figures, and is the last word where no job is beside it', () => {
    renderJob('survey');
    expect(headings()).toEqual([words.facts, TASK, RESULT]);
    expect(screen.getByText('km surveyed').nextSibling).toHaveTextContent('12');
  });

  it('is told to search engines with its client, service and time', () => {
    const [work] = pages[0]?.structuredData ?? [];
    expect(work).toMatchObject({
      '@type': 'CreativeWork',
      name: 'Title of skid',
      sponsor: {name: 'Client of skid'},
      about: {name: 'Fabrication'},
      temporalCoverage: '2024-03/2024-11',
    });
  });
});
