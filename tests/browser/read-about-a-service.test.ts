import {addressOf} from '../../src/cms/values/paths';
import {pageFiles} from '../../src/node/project-files';
import {interpolate} from '../../src/shared/interpolate';
import {figures, listedEntries, site, frontMatterOfFile, pagesIn} from './page-content';
import {expect, open, PHONE, TABLET, test} from './test';

interface Service {
  title: string;
  banner?: string;
  sidebar_position: number;
  sidebar_label?: string;
  service: {title: string};
}

/** The services by the names on their pages, in the order of the side menu. */
const SERVICES = pageFiles()
  .filter((file) => /^pages\/services\/(?!index)/.test(file))
  .map((file) => ({address: addressOf(file), ...frontMatterOfFile<Service>(file)}))
  .sort((a, b) => a.sidebar_position - b.sidebar_position);
const MENU = SERVICES.map(({sidebar_label: label, title}) => label ?? title);

/** The list of its projects that have a page, among similar lists. */
const JOBS = 'section > ul > li';
/** The selectors for the list entries on a service's page. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'section > ol > li': ['scope', 'phases'],
  'section > dl dd strong': ['codes'],
  'section > dl > div:not(:has(strong))': ['measures'],
  [JOBS]: ['strengths', 'support', 'groups'],
};
const reported = pagesIn<{discipline?: string}>('projects').filter(({discipline}) => discipline);

test('The overview has every service with its features and its link, the figures, and links to other pages', async ({
  page,
}) => {
  await open(page, '/services');
  const main = page.getByRole('main');
  const rows = main.getByRole('article');
  await expect(rows).toHaveCount(SERVICES.length);
  for (const [index, {address, service}] of SERVICES.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole('heading')).toHaveText(service.title);
    await expect(row.getByRole('listitem')).toHaveCount(3);
    const name = interpolate(site.labels.learnMoreOf, {name: service.title});
    await expect(row.getByRole('link', {name, exact: true})).toHaveAttribute('href', address);
  }
  await expect(main.locator('dl .srOnly')).toHaveText(figures('services/index'));
  const {callToAction} = frontMatterOfFile<{callToAction: {buttons: {name: string; href: string}[]}}>(
    'pages/services/index.mdx',
  );
  for (const {name, href} of callToAction.buttons)
    await expect(main.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
});

test('Each service shows everything in its file, and a side menu that highlights it', async ({page}) => {
  const menu = page.locator('main').getByRole('navigation', {name: site.labels.sideMenu});
  for (const [index, {address, banner}] of SERVICES.entries()) {
    await page.setViewportSize(TABLET);
    await open(page, address);
    await expect(menu.getByRole('link'), address).toHaveText(MENU);
    await expect(menu.locator('[aria-current="page"]'), address).toHaveText(MENU[index] ?? '');
    if (banner !== undefined)
      await expect(page.locator('main img').first(), address).toHaveAttribute('fetchpriority', 'high');
    for (const [selector, lists] of Object.entries(LISTS)) {
      const entries = lists.flatMap((list) => listedEntries(address.slice(1), list));
      const jobs = reported.filter(({discipline}) => selector === JOBS && address === `/services/${discipline}`);
      const count = entries.length + jobs.length;
      await expect(page.locator(`main ${selector}`), `${address} ${selector}`).toHaveCount(count);
    }
    await page.setViewportSize(PHONE);
    await expect(menu, address).toBeHidden();
  }
  // It stays visible while the page scrolls.
  await page.setViewportSize({width: 1440, height: 450});
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(menu).toBeInViewport({ratio: 1});
});
