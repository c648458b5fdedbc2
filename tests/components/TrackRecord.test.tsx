import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProjectGrid from '../../src/components/ProjectGrid';
import {projects} from '../../src/content/kinds/projects';
import {fillPlaces} from '../../src/shared/fill-places';
import {project, servicePage, trackRecordWords} from './pages/entries';
import {pageOf, read, restOf} from './pages/pageOf';
import {address, htmlOf, renderPart} from './render';

const beside = [servicePage('fabrication', 'Fabrication'), servicePage('operations', 'Operations')];
const written = {
  projects: [
    {...project('skid', 'fabrication'), from: '2023-03', to: '2024-11', place: 'Warri', contract: '=Lump sum'},
    {...project('tank', 'operations'), from: '2021-02', to: '2021-08', place: 'Aba', outcome: {number: 12, unit: 'km'}},
    project('jacket', 'fabrication'),
  ],
  trackRecordWords,
};
const page = pageOf(projects, written, {beside});
const TABLE = '/projects?view=table';

const table = () => screen.getByRole('table', {name: 'Completed jobs'});
const rows = () =>
  within(table())
    .getAllByRole('rowheader')
    .map((head) => head.textContent);
const click = (name: string) => userEvent.click(screen.getByRole('link', {name}));

describe('The track record', () => {
  it('does not exist where no project says anything for it', () => {
    const plain = pageOf(projects, {projects: [project('skid')], trackRecordWords}, {beside});
    const html = htmlOf(<ProjectGrid />, plain);
    expect(html).not.toContain('<table');
    expect(html).not.toContain('Track record');
  });

  it('leaves out the columns of which no project says anything', () => {
    renderPart(<ProjectGrid />, page, TABLE);
    for (const fact of ['February – August 2021', 'March 2023 – November 2024', '12 km'])
      expect(table()).toHaveTextContent(fact);
    const heads = within(table())
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads.join()).toContain('Contract');
    expect(heads.join()).not.toMatch(/Value|Completion/);
  });

  it('leaves out a column that says the same of every project, and keeps all of a single one', () => {
    const named = (...ids: string[]) => ids.map((id) => ({...project(id), value: 'Not disclosed', place: id}));
    const headsOf = (...ids: string[]) => {
      const {unmount} = renderPart(
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

  it('is sorted by a head, and the other way round by a second click; what is not known stands last', async () => {
    renderPart(<ProjectGrid />, page, TABLE);
    await click('Sort by Place');
    expect(address.current).toBe(`${TABLE}&sort=place`);
    expect(rows()).toEqual(['Title of tank', 'Title of skid', 'Title of jacket']);
    expect(screen.getByRole('columnheader', {name: 'Sort by Place'})).toHaveAttribute('aria-sort', 'ascending');
    await click('Sort by Place');
    expect(address.current).toBe(`${TABLE}&sort=-place`);
    expect(rows()).toEqual(['Title of skid', 'Title of tank', 'Title of jacket']);
  });

  it('is filtered by service and by year together, and keeps both while it is sorted', async () => {
    const {unmount} = renderPart(<ProjectGrid />, page, `${TABLE}&discipline=fabrication`);
    expect(rows()).toEqual(['Title of skid', 'Title of jacket']);
    await click(fillPlaces(trackRecordWords.sinceYear, {year: 2021}));
    expect(rows()).toEqual(['Title of skid']);
    await click('Sort by Client');
    expect(address.current).toBe(`${TABLE}&discipline=fabrication&since=2021&sort=client`);
    unmount();
    // An order and a year that nobody knows.
    renderPart(<ProjectGrid />, page, `${TABLE}&since=1066&sort=colour`);
    expect(rows()).toHaveLength(3);
  });

  it('can be taken along with every job, whatever its cells begin with', () => {
    const own = read(projects, written);
    const [file] = own.downloads(restOf([own, ...beside], '2026-11-30'));
    expect(file?.path).toBe('/projects/track-record.csv');
    expect(file?.content.split('\r\n')).toEqual([
      '\uFEFF"Job","Client","Service","Place","Period","Contract","Outcome","Unit","Value"',
      '"Title of skid","Client of skid","Fabrication","Warri","March 2023 – November 2024","=""=Lump sum""",,,',
      '"Title of tank","Client of tank","Operations","Aba","February – August 2021",,12,"km",',
      '"Title of jacket","Client of jacket","Fabrication",,,,,,',
      '',
    ]);
  });
});
