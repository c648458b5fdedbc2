import {listed} from './listed';
import {expect, open, test} from './test';

test('OEM shows at least nine manufacturers, as many as its page lists, and awaits 1 image and one for each', async ({
  page,
}) => {
  const partners = listed('oem', 'partners');
  expect(partners.length).toBeGreaterThanOrEqual(9);
  await open(page, '/oem');
  await expect(page.locator('main').getByRole('article')).toHaveCount(partners.length);
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1 + partners.length);
});

test('The Hunan steel partner has an output of 200,000 tons a year and the flag of China', async ({page}) => {
  await open(page, '/oem');
  const card = page.locator('main').getByRole('article').filter({hasText: 'Hunan'});
  await expect(card).toContainText('200,000 tons a year');
  await expect(card.locator('img[src*="/cn."]')).toHaveCount(1);
});

test('The Tunisia and Houston partner shows two flags, a partner of no country a globe', async ({page}) => {
  await open(page, '/oem');
  await expect(page.getByText('Tunisia and Houston').locator('img')).toHaveCount(2);
  await expect(page.getByText('International', {exact: true}).locator('svg')).toBeVisible();
});

test('OEM names the four Partnership Advantages', async ({page}) => {
  await open(page, '/oem');
  for (const name of ['Quality Assurance', 'Certified Partners', 'Global Reach', 'Technical Support']) {
    await expect(page.getByRole('heading', {name})).toBeVisible();
  }
});
