import {pageFiles} from '../../src/node/project-files';
import {addressOf} from '../../src/content/base/paths';
import {fillPlaces} from '../../src/shared/fill-places';
import {figures, listed, site, topOf} from './listed';
import {expect, open, PHONE, TABLET, test} from './test';

interface Service {
  title: string;
  banner?: string;
  sidebar_position: number;
  sidebar_label?: string;
  service: {title: string};
}

/** The services as their pages name them, in the order of the side menu. */
const SERVICES = pageFiles()
  .filter((file) => /^pages\/services\/(?!index)/.test(file))
  .map((file) => ({address: addressOf(file), page: topOf<Service>(file)}))
  .sort((a, b) => a.page.sidebar_position - b.page.sidebar_position);
/** Their words in the side menu. */
const MENU = SERVICES.map(({page: {sidebar_label: label, title}}) => label ?? title);

/** Each list of a service's page and how its entries stand on the page. */
const LISTS = [
  ['scope', 'section > ol > li'],
  ['phases', 'section > ol > li'],
  ['codes', 'section > dl dd strong'],
  ['measures', 'section > dl > div:not(:has(strong))'],
  ['strengths', 'section > ul > li'],
  ['support', 'section > ul > li'],
  ['groups', 'section > ul > li'],
] as const;

/** Where its jobs stand that have a page. */
const JOBS = 'section > ul > li';
const told = listed<{discipline?: string; story?: object}>('projects', 'projects').filter(({story}) => story);

test('The services overview has every service with its features and its link, the figures, and the buttons that lead on', async ({
  page,
}) => {
  await open(page, '/services');
  const main = page.getByRole('main');
  const rows = main.getByRole('article');
  await expect(rows).toHaveCount(SERVICES.length);
  for (const [index, {address, page: shown}] of SERVICES.entries()) {
    const name = shown.service.title;
    const row = rows.nth(index);
    await expect(row.getByRole('heading')).toHaveText(name);
    await expect(row.getByRole('listitem')).toHaveCount(3);
    const link = row.getByRole('link', {name: fillPlaces(site.labels.learnMoreOf, {name}), exact: true});
    await expect(link).toHaveAttribute('href', address);
  }
  await expect(main.locator('dl .srOnly')).toHaveText(figures('services/index'));
  const {callToAction} = topOf<{callToAction: {buttons: {name: string; href: string}[]}}>('pages/services/index.mdx');
  for (const {name, href} of callToAction.buttons)
    await expect(main.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
});

test('Each service has its banner, all that its page lists, and a side menu that marks it, from medium screens up', async ({
  page,
}) => {
  const menu = page.locator('main').getByRole('navigation', {name: site.labels.sideMenu});
  for (const [index, {address, page: shown}] of SERVICES.entries()) {
    await page.setViewportSize(TABLET);
    await open(page, address);
    await expect(menu.getByRole('link'), address).toHaveText(MENU);
    await expect(menu.locator('[aria-current="page"]'), address).toHaveText(MENU[index] ?? '');
    if (shown.banner !== undefined)
      await expect(page.locator('main img').first(), address).toHaveAttribute('fetchpriority', 'high');
    for (const selector of new Set(LISTS.map(([, found]) => found))) {
      const lists = LISTS.filter(([, found]) => found === selector).map(([list]) => listed(address.slice(1), list));
      const jobs = told.filter(({discipline}) => selector === JOBS && address === `/services/${discipline}`);
      await expect(page.locator(`main ${selector}`), `${address} ${selector}`).toHaveCount(
        lists.flat().length + jobs.length,
      );
    }
    await page.setViewportSize(PHONE);
    await expect(menu, address).toBeHidden();
  }
});

test('The side menu stays in view while the page scrolls, and Trading awaits its banner and its figure', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 450});
  await open(page, '/services/trading');
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(2);
  const menu = page.locator('main').getByRole('navigation', {name: site.labels.sideMenu});
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(menu).toBeInViewport({ratio: 1});
});
