import {isSecondLane} from '../project';
import {dropdowns, pageInDropdown, menuLabel, site} from './page-content';
import {REPRESENTATIVE, VISITED} from './routes';
import {expect, PHONE, test} from './test';

test.use({javaScriptEnabled: false});

test('Without JavaScript every page is readable', async ({page}) => {
  for (const route of isSecondLane ? VISITED : REPRESENTATIVE) {
    await page.goto(route, {waitUntil: 'domcontentloaded'});
    await expect.soft(page.getByRole('heading', {level: 1}), route).toBeVisible();
    await expect.soft(page.getByRole('status').filter({hasText: /\S/}), route).toHaveCount(0);
    await expect.soft(page.getByRole('contentinfo'), route).toBeVisible();
  }
});

test('Without JavaScript dropdowns, menu, search box and slides work', async ({page}) => {
  const banner = page.getByRole('banner');
  await page.goto('/');
  await expect(page.getByRole('region', {name: site.labels.carousel}).getByRole('group')).toHaveCount(5);
  const entry = banner.getByRole('link', {name: pageInDropdown.name, exact: true});
  await expect(entry).toBeHidden();
  await banner.getByRole('link', {name: dropdowns[0]?.name, exact: true}).hover();
  await entry.click();
  await expect(page).toHaveURL(pageInDropdown.href);
  // So that it is never transparent on white.
  await expect(banner).toHaveCSS('position', 'absolute');
  await banner.getByRole('searchbox').fill('valves');
  await banner.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?q=valves');

  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', {name: site.labels.openMenu}).click();
  await page
    .locator('dialog')
    .getByRole('link', {name: menuLabel('/oem')})
    .click();
  await expect(page).toHaveURL('/oem');
});
