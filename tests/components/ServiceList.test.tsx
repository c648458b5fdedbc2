import {screen, within} from '@testing-library/react';
import ServiceList from '../../src/components/ServiceList';
import {services} from '../../src/content/kinds/services';
import {fillPlaces} from '../../src/shared/fill-places';
import site from '../mocks/site';
import {servicePage} from './pages/entries';
import {pageOf} from './pages/pageOf';
import {renderPart} from './render';

const page = pageOf(
  services,
  {slug: '/', statistics: [{number: 150, label: 'Projects Completed'}]},
  {beside: ['Engineering', 'Procurement'].map((title) => servicePage(title.toLowerCase(), title))},
);

describe('The services overview', () => {
  it('shows only the first three features of each service', () => {
    renderPart(<ServiceList />, page);
    for (const row of screen.getAllByRole('article')) {
      const features = within(row).getAllByRole('listitem');
      expect(features.map((feature) => feature.textContent)).toEqual(['First', 'Second', 'Third']);
    }
  });

  it('has a Learn More link to each service page', () => {
    renderPart(<ServiceList />, page);
    const link = screen.getByRole('link', {name: fillPlaces(site.labels.learnMoreOf, {name: 'Procurement'})});
    expect(link).toHaveTextContent(site.labels.learnMore);
    expect(link).toHaveAttribute('href', '/services/procurement');
  });
});
