import {inMenuOrder} from '../../src/edit/model/page-order';

const navigation = [
  {name: 'Home', href: '/'},
  {
    name: 'About',
    href: '/about',
    dropdown: [
      {name: 'Our History', href: '/about/history'},
      {name: 'Clients', href: '/about/clients'},
    ],
  },
  {name: 'Services', href: '/services'},
];

test('The editor lists pages as the menu does, and those of no menu below the page that they belong to', () => {
  const files = [
    'pages/privacy.mdx',
    'pages/services/welding.mdx',
    'pages/about/apprenticeships.mdx',
    'pages/about/clients.mdx',
    'pages/services/index.mdx',
    'pages/about/history.mdx',
    'pages/about/index.mdx',
    'pages/index.mdx',
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
