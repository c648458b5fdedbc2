import {screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Projects from '../../../src/components/Projects';
import {projects} from '../../../src/site/page-types/projects';
import {interpolate} from '../../../src/shared/interpolate';
import site from '../../mocks/site';
import {createSiteContext, projectLabels, pageOf, projectPage, read, servicePage, trackRecordLabels} from './pages';
import {address, htmlOf, renderBlock} from './render';

describe('The projects grid', () => {
  const page = pageOf(
    projects,
    {projectLabels},
    {
      beside: [
        projectPage('skid', 'fabrication'),
        projectPage('tank', 'operations'),
        projectPage('jacket', 'fabrication'),
        servicePage('engineering', 'Engineering'),
        servicePage('fabrication', 'Fabrication'),
        servicePage('operations', 'Operations & Maintenance'),
      ],
    },
  );

  const shown = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const filters = () => within(screen.getByRole('navigation')).getAllByRole('link');

  it('loads the pictures of ten projects at once, and those of a longer list on scrolling', () => {
    const all = Array.from({length: 12}, (_, index) => projectPage(`project-${index + 1}`, 'fabrication'));
    const beside = [servicePage('fabrication', 'Fabrication'), ...all];
    renderBlock(<Projects />, pageOf(projects, {projectLabels}, {beside}), '/projects');
    const loading = screen
      .getAllByRole('article')
      .map((card) => [...new Set([...card.querySelectorAll('img')].map((picture) => picture.getAttribute('loading')))]);
    expect(loading).toEqual([...Array<string[]>(10).fill(['eager']), ['lazy'], ['lazy']]);
  });

  describe('with more than 24 projects', () => {
    const ids = Array.from({length: 30}, (_, index) => `project-${index + 1}`);
    const all = ids.map((id, index) => projectPage(id, index % 2 ? 'operations' : 'fabrication'));
    const services = [servicePage('fabrication', 'Fabrication'), servicePage('operations', 'Operations')];
    const long = pageOf(projects, {projectLabels}, {beside: [...services, ...all]});
    const summary = (count: number) => screen.getByText(interpolate(site.labels.showMore, {count}));
    const rows = () => within(screen.getByRole('group')).getAllByRole('link');

    it('shows the first 24 as cards, and the others as rows on demand, each with its anchor', () => {
      const {container} = renderBlock(<Projects />, long, '/projects');
      expect(screen.getAllByRole('article')).toHaveLength(24);
      expect(summary(6)).toBeVisible();
      expect(rows().map((row) => row.getAttribute('href'))).toEqual(ids.slice(24).map((id) => `/projects/${id}`));
      expect(ids.filter((id) => container.querySelectorAll(`#${id}`).length !== 1)).toEqual([]);
      expect(screen.getByRole('group')).not.toHaveAttribute('open');
    });

    it('filters all of them', () => {
      renderBlock(<Projects />, long, '/projects?discipline=operations');
      expect(shown()).toHaveLength(15);
      expect(screen.queryByRole('group')).toBeNull();
      expect(screen.getByText(interpolate(site.labels.filtered, {count: 15, total: 30}))).toBeInTheDocument();
    });

    it('expands the rows when the address names one of them', () => {
      const scroll = jest.fn();
      Element.prototype.scrollIntoView = scroll;
      const {unmount} = renderBlock(<Projects />, long, '/projects#project-2');
      expect(screen.getByRole('group')).not.toHaveAttribute('open');
      unmount();
      renderBlock(<Projects />, long, '/projects#project-29');
      expect(screen.getByRole('group')).toHaveAttribute('open');
      expect(scroll).toHaveBeenCalledTimes(1);
    });
  });

  it('opens filtered at a shared address, and shows all for a service without projects', () => {
    const {unmount} = renderBlock(<Projects />, page, '/projects?discipline=operations');
    expect(shown()).toEqual(['Title of tank']);
    const {all, filtered} = site.labels;
    const names = [`${all} 3`, 'Fabrication 2', 'Operations & Maintenance 1'];
    expect(filters().map((link) => link.textContent)).toEqual(names);
    expect(screen.getByText(interpolate(filtered, {count: 1, total: 3}))).toHaveAttribute('aria-live', 'polite');
    unmount();
    renderBlock(<Projects />, page, '/projects?discipline=astronomy');
    expect(shown()).toHaveLength(3);
    expect(filters()[0]).toHaveAttribute('aria-current', 'true');
  });
});

describe('The track record', () => {
  const services = [servicePage('fabrication', 'Fabrication'), servicePage('operations', 'Operations')];
  const written = {projectLabels, trackRecordLabels};
  const beside = [
    projectPage('jacket', 'fabrication'),
    projectPage('tank', 'operations', {
      ...{from: '2021-02', to: '2021-08', place: 'Aba', outcome: {number: 12, unit: 'km'}},
    }),
    projectPage('skid', 'fabrication', {from: '2023-03', to: '2024-11', place: 'Warri', contract: '=Lump sum'}),
    ...services,
  ];
  const page = pageOf(projects, written, {beside});
  const TABLE = '/projects?view=table';
  const table = () => screen.getByRole('table', {name: 'Completed projects'});
  const rows = () =>
    within(table())
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
  const click = (name: string) => userEvent.click(screen.getByRole('link', {name}));

  it('is missing if no project has data for it', () => {
    const plain = pageOf(projects, written, {beside: [projectPage('skid'), ...services]});
    const html = htmlOf(<Projects />, plain);
    expect(html).not.toContain('<table');
    expect(html).not.toContain('Track record');
  });

  it('omits empty columns', () => {
    renderBlock(<Projects />, page, TABLE);
    for (const fact of ['February – August 2021', 'March 2023 – November 2024', '12 km'])
      expect(table()).toHaveTextContent(fact);
    const heads = within(table())
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads.join()).toContain('Contract');
    expect(heads.join()).not.toMatch(/Value|Completion/);
  });

  it('omits a column with the same value for all projects, unless there is only one project', () => {
    const named = (...ids: string[]) =>
      ids.map((id) => projectPage(id, undefined, {value: 'Not disclosed', place: id}));
    const headsOf = (...ids: string[]) => {
      const page = pageOf(projects, written, {beside: [...named(...ids), ...services]});
      const {unmount} = renderBlock(<Projects />, page, TABLE);
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
    renderBlock(<Projects />, page, TABLE);
    await click('Sort by Place');
    expect(address.current).toBe(`${TABLE}&sort=place`);
    expect(rows()).toEqual(['Title of tank', 'Title of skid', 'Title of jacket']);
    expect(screen.getByRole('columnheader', {name: 'Sort by Place'})).toHaveAttribute('aria-sort', 'ascending');
    await click('Sort by Place');
    expect(address.current).toBe(`${TABLE}&sort=-place`);
    expect(rows()).toEqual(['Title of skid', 'Title of tank', 'Title of jacket']);
  });

  it('is filtered by service and by year at the same time, and keeps both filters when sorted', async () => {
    const {unmount} = renderBlock(<Projects />, page, `${TABLE}&discipline=fabrication`);
    expect(rows()).toEqual(['Title of skid', 'Title of jacket']);
    await click(interpolate(trackRecordLabels.sinceYear, {year: 2021}));
    await waitFor(() => expect(rows()).toEqual(['Title of skid']));
    await click('Sort by Client');
    expect(address.current).toBe(`${TABLE}&discipline=fabrication&since=2021&sort=client`);
    unmount();
    // An unknown order and an impossible year.
    renderBlock(<Projects />, page, `${TABLE}&since=1066&sort=colour`);
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
