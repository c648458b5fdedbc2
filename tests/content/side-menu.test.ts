import {sideMenuOf} from '../../src/content/show/side-menu';
import {workInTestSite} from './site';

const FILE = 'pages/services/manpower.mdx';
const site = workInTestSite();

test('The side menu names each service by its name for the menu, else by its title, in the order of the pages', async () => {
  const text = site.read(FILE).replace('sidebar_position: 1', 'sidebar_position: 9\nsidebar_label: Crews');
  const content = await site.inMemory.contentWith(new Map([[FILE, text]]));
  const menu = sideMenuOf(content);
  expect(menu).toHaveLength(7);
  expect(menu[0]).toEqual({type: 'link', label: 'The commissioning page', href: '/services/commissioning'});
  expect(menu.at(-1)).toEqual({type: 'link', label: 'Crews', href: '/services/manpower'});
});
