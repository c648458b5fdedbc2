import {addressesAbove, menuName} from '../../../src/shared/breadcrumbs';

test.each([
  ['/', ['/']],
  ['/about', ['/']],
  ['/about/history', ['/', '/about']],
  ['/a/b/c', ['/', '/a', '/a/b']],
])('The pages above %s begin with Home', (address, above) => {
  expect(addressesAbove(address)).toEqual(above);
});

test('A page has the name that the menu or one of its dropdowns gives it, or none', () => {
  const menu = [
    {name: 'About', href: '/about', dropdown: [{name: 'History', href: '/about/history'}]},
    {name: 'Careers', href: '/careers'},
  ];
  const names = ['/about', '/about/history', '/careers', '/privacy'].map((address) => menuName(menu, address));
  expect(names).toEqual(['About', 'History', 'Careers', undefined]);
});
