import {pageFiles} from '../../src/node/project-files';
import {addressOf} from '../../src/content/base/paths';
import {fillPlaces} from '../../src/shared/fill-places';
import {figures, listed, site, topOf} from './listed';
import {DESKTOP, expect, open, PHONE, TABLET, test} from './test';

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
  .sort((a, b) => a.page.sidebar_position - b.page.sidebar_position)
  .map(({address, page}) => [page.service.title, address, page] as const);
/** Their words in the side menu. */
const MENU = SERVICES.map(([, , {sidebar_label: label, title}]) => label ?? title);

test('The services overview has every service, each with its first three features and a Learn More link', async ({
  page,
}) => {
  await open(page, '/services');
  const rows = page.locator('main').getByRole('article');
  await expect(rows).toHaveCount(SERVICES.length);
  for (const [index, [name, address]] of SERVICES.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole('heading')).toHaveText(name);
    await expect(row.getByRole('listitem')).toHaveCount(3);
    await expect(
      row.getByRole('link', {name: fillPlaces(site.labels.learnMoreOf, {name}), exact: true}),
    ).toHaveAttribute('href', address);
  }
});

test('The services overview shows its figures and leads on by its buttons', async ({page}) => {
  await open(page, '/services');
  await expect(page.locator('main dl .srOnly')).toHaveText(figures('services/index'));
  const main = page.locator('main');
  const {callToAction} = topOf<{callToAction: {buttons: {name: string; href: string}[]}}>('pages/services/index.mdx');
  for (const {name, href} of callToAction.buttons)
    await expect(main.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
});

for (const [index, [name, address]] of SERVICES.entries()) {
  test(`${address} has the side menu with ${name} marked, from medium screens up`, async ({page}) => {
    await page.setViewportSize(TABLET);
    await open(page, address);
    const menu = page.locator('main').getByRole('navigation', {name: site.labels.sideMenu});
    await expect(menu.getByRole('link')).toHaveText(MENU);
    await expect(menu.locator('[aria-current="page"]')).toHaveText(MENU[index] ?? '');
    await page.setViewportSize(PHONE);
    await expect(menu).toBeHidden();
  });
}

test('The side menu stays in view while the page scrolls', async ({page}) => {
  await page.setViewportSize({width: DESKTOP.width, height: 450});
  await open(page, '/services/engineering');
  const menu = page.locator('main').getByRole('navigation', {name: site.labels.sideMenu});
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(menu).toBeInViewport({ratio: 1});
});

for (const [, address] of SERVICES.filter(([, , {banner}]) => banner)) {
  test(`${address} has the banner that its page names`, async ({page}) => {
    await open(page, address);
    await expect(page.locator('main img').first()).toHaveAttribute('fetchpriority', 'high');
  });
}

test('Trading awaits 2 images, its banner and its figure', async ({page}) => {
  await open(page, '/services/trading');
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(2);
});

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

for (const [name, address] of SERVICES) {
  test(`${address} lists all that the page of ${name} holds`, async ({page}) => {
    await open(page, address);
    for (const selector of new Set(LISTS.map(([, found]) => found))) {
      const lists = LISTS.filter(([, found]) => found === selector).map(([list]) => listed(address.slice(1), list));
      const jobs = told.filter(({discipline}) => selector === JOBS && address === `/services/${discipline}`);
      await expect(page.locator(`main ${selector}`)).toHaveCount(lists.flat().length + jobs.length);
    }
  });
}
