import {workInTestSite} from '../cms/site';
import {sideMenuOf} from '../../../src/site/page-data';

const site = workInTestSite();

test('The side menu has each service by its name for the menu, otherwise by its title, in the order of the pages', async () => {
  const file = 'pages/services/manpower.mdx';
  const text = site.read(file).replace('sidebar_position: 1', 'sidebar_position: 9\nsidebar_label: Crews');
  const menu = sideMenuOf(await site.inMemory.contentWith(new Map([[file, text]])));
  expect(menu).toHaveLength(7);
  expect(menu[0]).toEqual({type: 'link', label: 'The commissioning page', href: '/services/commissioning'});
  expect(menu.at(-1)).toEqual({type: 'link', label: 'Crews', href: '/services/manpower'});
});
