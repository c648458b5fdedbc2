import fc from 'fast-check';
import {inMenuOrder, uniqueMenuName} from '../../../../src/editor/state/page-order';

const pages = {'Our History': '/about/history', Clients: '/about/clients'};
const dropdown = Object.entries(pages).map(([name, href]) => ({name, href}));
const navigation = [
  {name: 'Home', href: '/'},
  {name: 'About', href: '/about', dropdown},
  {name: 'Services', href: '/services'},
];

test('The editor lists pages like the menu, and other pages below their parent page', () => {
  const files = [
    ...[
      'pages/privacy.mdx',
      'pages/services/welding.mdx',
      'pages/about/apprenticeships.mdx',
      'pages/about/clients.mdx',
    ],
    ...['pages/services/index.mdx', 'pages/about/history.mdx', 'pages/about/index.mdx', 'pages/index.mdx'],
  ];
  expect(inMenuOrder(files, navigation).map(({path, isBelow}) => `${isBelow ? '- ' : ''}${path}`)).toEqual([
    '/',
    '/about',
    '- /about/history',
    '- /about/clients',
    '- /about/apprenticeships',
    '/services',
    '- /services/welding',
    '/privacy',
  ]);
});

test('Of many pages in one folder, each knows how many come before it, so that the list can fold', () => {
  const files = ['pages/projects/c.mdx', 'pages/projects/a.mdx', 'pages/projects.mdx', 'pages/projects/b.mdx'];
  const listed = inMenuOrder(files, [{name: 'Projects', href: '/projects'}]);
  expect(listed.map(({path, siblingsBefore}) => [path, siblingsBefore])).toEqual([
    ['/projects', 0],
    ['/projects/a', 0],
    ['/projects/b', 1],
    ['/projects/c', 2],
  ]);
});

test('A page has the name that the menu gives it, unless the menu gives it two or gives its name to another page', () => {
  const clients = {name: 'Clients', href: '/about/clients'};
  expect(uniqueMenuName(navigation, '/about/clients')).toBe('Clients');
  expect(uniqueMenuName([...navigation, {...clients, name: 'Customers'}], '/about/clients')).toBeUndefined();
  expect(uniqueMenuName([...navigation, {...clients, href: '/oem'}], '/about/clients')).toBeUndefined();
  expect(uniqueMenuName(navigation, '/privacy')).toBeUndefined();
});

const ADDRESSES = ['/', '/a', '/a/b', '/a/c', '/d', '/d/e', '/f'];
const line = fc.record({name: fc.constantFrom('One', 'Two', 'Three', 'Six'), href: fc.constantFrom(...ADDRESSES, '#')});
const menus = fc.array(fc.record({name: fc.string(), href: fc.constantFrom(...ADDRESSES), dropdown: fc.array(line)}));
const fileOf = (address: string) => (address === '/' ? 'pages/index.mdx' : `pages${address}.mdx`);

test('Every page is listed once, whatever the menus contain', () => {
  const property = fc.property(menus, (menu) => {
    const paths = inMenuOrder(ADDRESSES.map(fileOf), menu).map(({path}) => path);
    expect(paths.toSorted()).toEqual(ADDRESSES);
  });
  fc.assert(property);
});

test('No two pages have one name of the menu, even while a line of it is being copied', () => {
  const property = fc.property(menus, (menu) => {
    const names = ADDRESSES.flatMap((address) => uniqueMenuName(menu, address) ?? []);
    expect(new Set(names).size).toBe(names.length);
  });
  fc.assert(property);
});
