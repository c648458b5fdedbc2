import {screen, within} from '@testing-library/react';
import ServiceList from '../../src/components/ServiceList';
import {photo, renderPart} from './render';

const services = ['Engineering', 'Procurement'].map((title) => ({
  id: title.toLowerCase(),
  path: `/services/${title.toLowerCase()}`,
  title,
  icon: 'compass',
  color: 'signal-text',
  description: `About ${title}`,
  features: ['First', 'Second', 'Third', 'Fourth'],
  image: photo,
  alt: `Photo of ${title}`,
}));

describe('The services overview', () => {
  it('shows only the first three features of each service', () => {
    renderPart(<ServiceList />, {services});
    for (const row of screen.getAllByRole('article')) {
      const features = within(row).getAllByRole('listitem');
      expect(features.map((feature) => feature.textContent)).toEqual(['First', 'Second', 'Third']);
    }
  });

  it('has a Learn More link to each service page', () => {
    renderPart(<ServiceList />, {services});
    const link = screen.getByRole('link', {name: 'Learn more about Procurement'});
    expect(link).toHaveTextContent('Learn More');
    expect(link).toHaveAttribute('href', '/services/procurement');
  });
});
