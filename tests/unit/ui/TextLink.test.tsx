import {screen} from '@testing-library/react';
import TextLink from '../../../src/ui/TextLink';
import site from '../../mocks/site';
import {renderBlock} from '../components/render';

it.each([
  ['/about', null, 'Words'],
  ['#part', null, 'Words'],
  ['mailto:ada@firm.example', null, 'Words'],
  ['tel:+2348031234567', null, 'Words'],
  ['/files/list.pdf', '_blank', `Words ${site.labels.newTab}`],
  ['https://register.example/a', '_blank', `Words ${site.labels.newTab}`],
])('A link in running text to %s opens in the tab %s, and its name says so', (to, target, name) => {
  renderBlock(<TextLink to={to}>Words</TextLink>);
  const link = screen.getByRole('link', {name});
  expect(link.getAttribute('target')).toBe(target);
});
