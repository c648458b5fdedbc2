import {countryCodes} from '../../src/cms/values/countries';
import {interpolate} from '../../src/shared/interpolate';
import {currentOpenings, listedEntries, site, frontMatterOfFile} from './page-content';
import {expect, open, test} from './test';

const applyFor = (name: string) => `${site.labels.apply} ${interpolate(site.labels.applyFor, {name})}`;
const openings = currentOpenings();

test('Careers shows its benefits, each opening with its external form, and the HR e-mail address', async ({page}) => {
  await open(page, '/careers');
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);
  for (const {title: name} of listedEntries('careers', 'benefits'))
    await expect(page.getByRole('heading', {name})).toBeVisible();
  for (const {title, applyLink} of openings) {
    const link = page.getByRole('link', {name: applyFor(title)});
    await expect(link).toHaveAttribute('href', applyLink);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const address = page.getByRole('main').getByRole('link', {name: site.hrEmail}).first();
  await expect(address).toHaveAttribute('href', `mailto:${site.hrEmail}`);

  const {id = '', title = ''} = openings[0] ?? {};
  const {openingLabels} = frontMatterOfFile<{openingLabels: {all: string}}>('pages/careers.mdx');
  await page.getByRole('link', {name: title, exact: true}).click();
  await expect(page).toHaveURL(`/careers/${id}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.getByRole('navigation', {name: site.labels.breadcrumb}).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', {name: openingLabels.all}).click();
  await expect(page).toHaveURL('/careers');
});

test('Careers and an opening print the address of the form', async ({page}) => {
  const [{id, applyLink} = {id: '', applyLink: ''}] = openings;
  await page.emulateMedia({media: 'print'});
  for (const address of ['/careers', `/careers/${id}`]) {
    await open(page, address);
    const link = page.getByRole('main').locator(`a[href="${applyLink}"]`).first();
    await expect(link).toBeVisible();
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed).toContain(applyLink);
  }
});

test('OEM shows every manufacturer with the flags of its countries or a globe, and its advantages', async ({page}) => {
  const partners = listedEntries('oem', 'partners');
  await open(page, '/oem');
  const cards = page.locator('main').getByRole('article');
  await expect(cards).toHaveCount(partners.length);
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1 + partners.length);
  for (const [index, {country = ''}] of partners.entries()) {
    const element = cards.nth(index).getByRole('paragraph').filter({hasText: country}).last();
    const flags = countryCodes(country).length;
    await expect(element.locator('img')).toHaveCount(flags);
    await expect(element.locator('svg')).toHaveCount(flags === 0 ? 1 : 0);
  }
  for (const {title: name} of listedEntries('oem', 'advantages'))
    await expect(page.getByRole('heading', {name})).toBeVisible();
});
