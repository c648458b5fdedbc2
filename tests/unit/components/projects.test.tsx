import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import ProjectGrid from '../../../src/components/ProjectGrid';
import {projects, type ProjectData} from '../../../src/site/page-types/projects';
import {interpolate} from '../../../src/shared/interpolate';
import site from '../../mocks/site';
import {createSiteContext, jobWords, pageOf, project, read, servicePage, trackRecordWords} from './pages';
import {address, htmlOf, renderBlock} from './render';
import ProjectPage from '../../../src/templates/ProjectPage';

// The page layout has its own tests.
jest.mock(
  '../../../src/templates/Page',
  () =>
    ({children}: {children: ReactNode}) =>
      children,
);

describe('The projects grid', () => {
  const page = pageOf(
    projects,
    {projects: [project('skid', 'fabrication'), project('tank', 'operations'), project('jacket', 'fabrication')]},
    {
      beside: [
        servicePage('engineering', 'Engineering'),
        servicePage('fabrication', 'Fabrication'),
        servicePage('operations', 'Operations & Maintenance'),
      ],
    },
  );

  const shown = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const filters = () => within(screen.getByRole('navigation')).getAllByRole('link');

  it('loads the pictures of ten projects at once, and those of a longer list on scrolling', () => {
    const jobs = Array.from({length: 12}, (_, index) => project(`job-${index + 1}`, 'fabrication'));
    const services = [servicePage('fabrication', 'Fabrication')];
    renderBlock(<ProjectGrid />, pageOf(projects, {projects: jobs}, {beside: services}), '/projects');
    const loading = screen
      .getAllByRole('article')
      .map((card) => [...new Set([...card.querySelectorAll('img')].map((picture) => picture.getAttribute('loading')))]);
    expect(loading).toEqual([...Array<string[]>(10).fill(['eager']), ['lazy'], ['lazy']]);
  });

  it('opens filtered at a shared address, and shows all for a service without projects', () => {
    const {unmount} = renderBlock(<ProjectGrid />, page, '/projects?discipline=operations');
    expect(shown()).toEqual(['Title of tank']);
    const {all, filtered} = site.labels;
    const names = [`${all} 3`, 'Fabrication 2', 'Operations & Maintenance 1'];
    expect(filters().map((link) => link.textContent)).toEqual(names);
    expect(screen.getByText(interpolate(filtered, {count: 1, total: 3}))).toHaveAttribute('aria-live', 'polite');
    unmount();
    renderBlock(<ProjectGrid />, page, '/projects?discipline=astronomy');
    expect(shown()).toHaveLength(3);
    expect(filters()[0]).toHaveAttribute('aria-current', 'true');
  });
});

describe('The track record', () => {
  const beside = [servicePage('fabrication', 'Fabrication'), servicePage('operations', 'Operations')];
  const written = {
    projects: [
      {...project('skid', 'fabrication'), from: '2023-03', to: '2024-11', place: 'Warri', contract: '=Lump sum'},
      {
        ...project('tank', 'operations'),
        from: '2021-02',
        to: '2021-08',
        place: 'Aba',
        outcome: {number: 12, unit: 'km'},
      },
      project('jacket', 'fabrication'),
    ],
    trackRecordWords,
  };
  const page = pageOf(projects, written, {beside});
  const TABLE = '/projects?view=table';
  const table = () => screen.getByRole('table', {name: 'Completed projects'});
  const rows = () =>
    within(table())
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
  const click = (name: string) => userEvent.click(screen.getByRole('link', {name}));

  it('is missing if no project has data for it', () => {
    const plain = pageOf(projects, {projects: [project('skid')], trackRecordWords}, {beside});
    const html = htmlOf(<ProjectGrid />, plain);
    expect(html).not.toContain('<table');
    expect(html).not.toContain('Track record');
  });

  it('omits empty columns', () => {
    renderBlock(<ProjectGrid />, page, TABLE);
    for (const fact of ['February – August 2021', 'March 2023 – November 2024', '12 km'])
      expect(table()).toHaveTextContent(fact);
    const heads = within(table())
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads.join()).toContain('Contract');
    expect(heads.join()).not.toMatch(/Value|Completion/);
  });

  it('omits a column with the same value for all projects, unless there is only one project', () => {
    const named = (...ids: string[]) => ids.map((id) => ({...project(id), value: 'Not disclosed', place: id}));
    const headsOf = (...ids: string[]) => {
      const {unmount} = renderBlock(
        <ProjectGrid />,
        pageOf(projects, {projects: named(...ids), trackRecordWords}, {beside}),
        TABLE,
      );
      const heads = within(table()).getAllByRole('columnheader');
      const names = heads.map((head) => head.textContent);
      unmount();
      return names.join();
    };
    expect(headsOf('skid', 'tank')).toContain('Place');
    expect(headsOf('skid', 'tank')).not.toContain('Value');
    expect(headsOf('skid')).toContain('Value');
  });

  it('is sorted by a click on a column head, reversed by a second one; unknown values are last', async () => {
    renderBlock(<ProjectGrid />, page, TABLE);
    await click('Sort by Place');
    expect(address.current).toBe(`${TABLE}&sort=place`);
    expect(rows()).toEqual(['Title of tank', 'Title of skid', 'Title of jacket']);
    expect(screen.getByRole('columnheader', {name: 'Sort by Place'})).toHaveAttribute('aria-sort', 'ascending');
    await click('Sort by Place');
    expect(address.current).toBe(`${TABLE}&sort=-place`);
    expect(rows()).toEqual(['Title of skid', 'Title of tank', 'Title of jacket']);
  });

  it('is filtered by service and by year at the same time, and keeps both filters when sorted', async () => {
    const {unmount} = renderBlock(<ProjectGrid />, page, `${TABLE}&discipline=fabrication`);
    expect(rows()).toEqual(['Title of skid', 'Title of jacket']);
    await click(interpolate(trackRecordWords.sinceYear, {year: 2021}));
    expect(rows()).toEqual(['Title of skid']);
    await click('Sort by Client');
    expect(address.current).toBe(`${TABLE}&discipline=fabrication&since=2021&sort=client`);
    unmount();
    // An unknown order and an impossible year.
    renderBlock(<ProjectGrid />, page, `${TABLE}&since=1066&sort=colour`);
    expect(rows()).toHaveLength(3);
  });

  it('can be downloaded with every project, with any character at the start of a cell', () => {
    const own = read(projects, written);
    const [file] = own.downloads(createSiteContext([own, ...beside], '2026-11-30'));
    expect(file?.path).toBe('/projects/track-record.csv');
    expect(file?.content.split('\r\n')).toEqual([
      '\uFEFF"Project","Client","Service","Place","Period","Contract","Outcome","Unit","Value"',
      '"Title of skid","Client of skid","Fabrication","Warri","March 2023 – November 2024","=""=Lump sum""",,,',
      '"Title of tank","Client of tank","Operations","Aba","February – August 2021",,12,"km",',
      '"Title of jacket","Client of jacket","Fabrication",,,,,,',
      '',
    ]);
  });
});

describe('The page of a project', () => {
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
  const rest = createSiteContext([owner, ...beside], '2026-11-01');
  const pages = owner.pages(rest);
  const dataOf = (id: string): ProjectData => {
    const page = pages.find(({path}) => path === `/projects/${id}`);
    if (!page) throw new Error(`${id} has no page.`);
    return page.data;
  };

  const renderProject = (id: string) => renderBlock(<ProjectPage page={dataOf(id)} />, dataOf(id));
  const headings = () => screen.getAllByRole('heading', {level: 2}).map(({textContent}) => textContent);
  const messages = jobWords;
  const TASK = `${messages.task}: ${messages.taskHeading}`;
  const RESULT = `${messages.result}: ${messages.resultHeading}`;
  const WAY = `${messages.way}: ${messages.wayHeading}`;
  const NEXT = `${messages.next}: ${interpolate(messages.nextHeading, {service: 'Fabrication'})}`;

  it('exists for each project with a story, and for no other', () => {
    expect(pages.map(({path}) => path)).toEqual(['/projects/skid', '/projects/spool', '/projects/survey']);
  });

  it('shows a whole story in its order, with figures, consent and documents', () => {
    renderProject('skid');
    const pictures = `${messages.pictures}: ${messages.picturesHeading}`;
    const papers = `${messages.papers}: ${messages.papersHeading}`;
    expect(headings()).toEqual([
      messages.facts,
      TASK,
      RESULT,
      pictures,
      WAY,
      `${messages.said}: “Well done.”`,
      papers,
      NEXT,
    ]);
    for (const fact of ['1,400', '9,200', 'Done in November 2024', `${messages.consent} 15 January 2026`])
      expect(document.body).toHaveTextContent(fact);
    expect(screen.getByRole('link', {name: `The certificate ${site.labels.newTab}`})).toHaveAttribute(
      'href',
      '/files/completion.pdf',
    );
    expect(screen.getByRole('link', {name: 'Title of spool'})).toHaveAttribute('href', '/projects/spool');
  });

  it('has a title that fits the browser tab, and the full title as its heading', () => {
    const title = 'Replacement of the second compressor skid and of all its pipework at once';
    const [page] = read(projects, {...written, projects: [{...project('long'), title, story: {people: 2}}]}).pages(
      rest,
    );
    expect(page?.title).toBe('Replacement of the second compressor skid and of…');
    expect(page?.data.heading).toBe(title);
  });

  it('has no section for missing parts of its story', () => {
    renderProject('spool');
    expect(headings()).toEqual([messages.facts, WAY, NEXT]);
    expect(document.body).not.toHaveTextContent(/heads|hours of work|Rules/);
  });

  it('shows the outcome as a large figure if the story has no others, and has no next project if it is the only one', () => {
    renderProject('survey');
    expect(headings()).toEqual([messages.facts, TASK, RESULT]);
    expect(screen.getByText('km surveyed').nextSibling).toHaveTextContent('12');
  });

  it('is in the structured data with its client, service and time', () => {
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
