import {countryCodes} from '../../src/content/base/countries';
import {listed} from './listed';
import {expect, open, test} from './test';

test('OEM shows every manufacturer with the flags of its countries or a globe, awaits their images, and names its advantages', async ({
  page,
}) => {
  const partners = listed('oem', 'partners');
  await open(page, '/oem');
  const cards = page.locator('main').getByRole('article');
  await expect(cards).toHaveCount(partners.length);
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1 + partners.length);
  for (const [index, {country = ''}] of partners.entries()) {
    const place = cards.nth(index).getByText(country, {exact: true});
    const flags = countryCodes(country).length;
    await expect(place.locator('img')).toHaveCount(flags);
    await expect(place.locator('svg')).toHaveCount(flags === 0 ? 1 : 0);
  }
  for (const {title: name} of listed('oem', 'advantages'))
    await expect(page.getByRole('heading', {name})).toBeVisible();
});
