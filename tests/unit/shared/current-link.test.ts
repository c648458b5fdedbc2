import {current, currentSection} from '../../../src/shared/current-link';

const ABOUT = {href: '/about', dropdown: [{href: '/privacy'}]};

test.each([
  ['/about', ABOUT, 'page'],
  ['/about/history', ABOUT, 'true'],
  ['/privacy', ABOUT, 'true'],
  ['/about-us', ABOUT, undefined],
  ['/', {href: '/'}, 'page'],
  ['/careers', {href: '/'}, undefined],
] as const)('On %s the item %j of the menu is current: %s', (pathname, item, expected) => {
  expect(currentSection(pathname, item)).toBe(expected);
});

test('A link is current only on its own page', () => {
  expect([current('/about', '/about'), current('/about/history', '/about')]).toEqual(['page', undefined]);
});
