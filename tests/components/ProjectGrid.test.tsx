import {screen, within} from '@testing-library/react';
import ProjectGrid from '../../src/components/ProjectGrid';
import {projects} from '../../src/content/kinds/projects';
import {fillPlaces} from '../../src/shared/fill-places';
import site from '../mocks/site';
import {project, servicePage} from './pages/entries';
import {pageOf} from './pages/pageOf';
import {renderPart} from './render';

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
  it('fetches the pictures of ten jobs at once, and those of a longer list as it is scrolled', () => {
    const jobs = Array.from({length: 12}, (_, index) => project(`job-${index + 1}`, 'fabrication'));
    const services = [servicePage('fabrication', 'Fabrication')];
    renderPart(<ProjectGrid />, pageOf(projects, {projects: jobs}, {beside: services}), '/projects');
    const loading = screen
      .getAllByRole('article')
      .map((card) => [...new Set([...card.querySelectorAll('img')].map((picture) => picture.getAttribute('loading')))]);
    expect(loading).toEqual([...Array<string[]>(10).fill(['eager']), ['lazy'], ['lazy']]);
  });

  it('opens filtered at a shared address, and shows all for a discipline that none has', () => {
    const {unmount} = renderPart(<ProjectGrid />, page, '/projects?discipline=operations');
    expect(shown()).toEqual(['Title of tank']);
    const {all, filtered} = site.labels;
    const names = [`${all} 3`, 'Fabrication 2', 'Operations & Maintenance 1'];
    expect(filters().map((link) => link.textContent)).toEqual(names);
    expect(screen.getByText(fillPlaces(filtered, {count: 1, total: 3}))).toHaveAttribute('aria-live', 'polite');
    unmount();
    renderPart(<ProjectGrid />, page, '/projects?discipline=astronomy');
    expect(shown()).toHaveLength(3);
    expect(filters()[0]).toHaveAttribute('aria-current', 'true');
  });
});
