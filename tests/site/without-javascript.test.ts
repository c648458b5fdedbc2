import {dropdowns, inDropdown, menuWord, site} from './listed';
import {VISITED} from './routes';
import {expect, PHONE, test} from './test';

test.use({javaScriptEnabled: false});

for (const route of VISITED) {
  test(`${route} reads without JavaScript`, async ({page}) => {
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('status').filter({hasText: /\S/})).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('Without JavaScript the dropdowns open by CSS', async ({page}) => {
  await page.goto('/');
  const entry = page.getByRole('banner').getByRole('link', {name: inDropdown.name, exact: true});
  await expect(entry).toBeHidden();
  await page.getByRole('banner').getByRole('link', {name: dropdowns[0]?.name, exact: true}).hover();
  await entry.click();
  await expect(page).toHaveURL(inDropdown.href);
});

test('Without JavaScript the menu of small screens opens', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', {name: site.labels.openMenu}).click();
  await page
    .locator('dialog')
    .getByRole('link', {name: menuWord('/oem')})
    .click();
  await expect(page).toHaveURL('/oem');
});

test('Without JavaScript the header is not fixed, so that it never stands clear on white', async ({page}) => {
  await page.goto('/projects');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
});

test('Without JavaScript the search box leads to /search', async ({page}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('searchbox').fill('valves');
  await page.getByRole('banner').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?q=valves');
});

test('Without JavaScript every slide of the hero can be read', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('region', {name: site.labels.carousel}).getByRole('group')).toHaveCount(5);
});
