import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProjectGrid from '../../src/components/ProjectGrid';
import {projects} from '../../src/content/kinds/projects';
import {fillPlaces} from '../../src/shared/fill-places';
import site from '../mocks/site';
import {project, servicePage} from './pages/entries';
import {pageOf} from './pages/pageOf';
import {made} from './pages/pictures';
import {address, renderPart} from './render';

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

describe('The projects grid', () => {
  it('shows each job with title, client, description, image and client logo', () => {
    renderPart(<ProjectGrid />, page, '/projects');
    const [card] = screen.getAllByRole('article');
    if (!card) throw new Error('no card');
    expect(card).toHaveTextContent('Title of skid');
    expect(card).toHaveTextContent('Client of skid');
    expect(card).toHaveTextContent('Description of skid');
    expect(within(card).getByAltText('Photo of skid')).toHaveAttribute('loading', 'eager');
    expect(card.querySelector(`img[src="${made('skid', '.svg')}"]`)).toHaveAttribute('loading', 'eager');
  });

  it('fetches the pictures of ten jobs at once, and those of a longer list as it is scrolled', () => {
    const jobs = Array.from({length: 12}, (_, index) => project(`job-${index + 1}`, 'fabrication'));
    const services = [servicePage('fabrication', 'Fabrication')];
    renderPart(<ProjectGrid />, pageOf(projects, {projects: jobs}, {beside: services}), '/projects');
    const loading = screen
      .getAllByRole('article')
      .map((card) => [...new Set([...card.querySelectorAll('img')].map((picture) => picture.getAttribute('loading')))]);
    expect(loading).toEqual([...Array<string[]>(10).fill(['eager']), ['lazy'], ['lazy']]);
  });

  it('has the filter All, which applies no filtering, and one for each discipline, with counts', () => {
    renderPart(<ProjectGrid />, page, '/projects');
    expect(filters().map((link) => link.textContent)).toEqual([
      `${site.labels.all} 3`,
      'Fabrication 2',
      'Operations & Maintenance 1',
    ]);
    expect(filters()[0]).toHaveAttribute('aria-current', 'true');
    expect(shown()).toEqual(['Title of skid', 'Title of tank', 'Title of jacket']);
  });

  it('can be filtered by a link that can be shared', async () => {
    renderPart(<ProjectGrid />, page, '/projects');
    await userEvent.click(screen.getByRole('link', {name: 'Fabrication 2'}));
    expect(address.current).toBe('/projects?discipline=fabrication');
    expect(shown()).toEqual(['Title of skid', 'Title of jacket']);
    expect(screen.getByRole('link', {name: 'Fabrication 2'})).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText(fillPlaces(site.labels.filtered, {count: 2, total: 3}))).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await userEvent.click(screen.getByRole('link', {name: `${site.labels.all} 3`}));
    expect(address.current).toBe('/projects');
    expect(shown()).toHaveLength(3);
  });

  it('opens filtered at a shared address', () => {
    renderPart(<ProjectGrid />, page, '/projects?discipline=operations');
    expect(shown()).toEqual(['Title of tank']);
  });

  it('shows all projects for a discipline that none has', () => {
    renderPart(<ProjectGrid />, page, '/projects?discipline=astronomy');
    expect(shown()).toHaveLength(3);
    expect(filters()[0]).toHaveAttribute('aria-current', 'true');
  });
});
