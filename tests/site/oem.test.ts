import {countryCodes} from '../../src/content/base/countries';
import {listed} from './listed';
import {expect, open, test} from './test';

test('OEM shows every manufacturer of its page, and awaits 1 image and one for each', async ({page}) => {
  const partners = listed('oem', 'partners');
  await open(page, '/oem');
  await expect(page.locator('main').getByRole('article')).toHaveCount(partners.length);
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1 + partners.length);
});

test('A manufacturer has the flags of its countries beside their names, one of no country a globe', async ({page}) => {
  await open(page, '/oem');
  const cards = page.locator('main').getByRole('article');
  for (const [index, {country = ''}] of listed('oem', 'partners').entries()) {
    const place = cards.nth(index).getByText(country, {exact: true});
    const flags = countryCodes(country).length;
    await expect(place.locator('img')).toHaveCount(flags);
    await expect(place.locator('svg')).toHaveCount(flags === 0 ? 1 : 0);
  }
});

test('OEM names its Partnership Advantages', async ({page}) => {
  await open(page, '/oem');
  for (const {title: name} of listed('oem', 'advantages')) {
    await expect(page.getByRole('heading', {name})).toBeVisible();
  }
});
