import type {OpeningData} from '../../src/content/kinds/careers';
import {fillPlaces} from '../../src/shared/fill-places';
import {currentOpenings, listed, sectionWith, site, topOf} from './listed';
import {expect, open, test} from './test';

test('Careers awaits 1 image', async ({page}) => {
  await open(page, '/careers');
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);
});

test('Careers names its benefits', async ({page}) => {
  await open(page, '/careers');
  for (const {title: name} of listed('careers', 'benefits')) {
    await expect(page.getByRole('heading', {name})).toBeVisible();
  }
});

const applyFor = (name: string) => `${site.labels.apply} ${fillPlaces(site.labels.applyFor, {name})}`;

test('Each opening of the list has an Apply link to an external form in a new tab', async ({page}) => {
  await open(page, '/careers');
  const openings = currentOpenings();
  await expect(page.getByText(site.labels.noOpenings)).toHaveCount(openings.length === 0 ? 1 : 0);
  await expect(page.locator('main a[target="_blank"]', {hasText: site.labels.apply})).toHaveCount(openings.length);
  for (const {title, applyLink} of openings) {
    const link = page.getByRole('link', {name: applyFor(title)});
    await expect(link).toHaveAttribute('href', applyLink);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('The title of an opening leads to its own page, with the form and the way back', async ({page}) => {
  const [opening] = currentOpenings();
  test.skip(opening === undefined, 'No opening is listed.');
  const {id = '', title = '', applyLink = ''} = opening ?? {};
  const {openingPage} = topOf<{openingPage: OpeningData['words']}>('pages/careers.mdx');
  await open(page, '/careers');
  await page.getByRole('link', {name: title, exact: true}).click();
  await expect(page).toHaveURL(`/careers/${id}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.getByRole('navigation', {name: site.labels.breadcrumb}).getByRole('listitem')).toHaveCount(3);
  const apply = page.getByRole('link', {name: applyFor(title)});
  await expect(apply).toHaveAttribute('href', applyLink);
  await expect(apply).toHaveAttribute('target', '_blank');
  await page.getByRole('link', {name: openingPage.all}).click();
  await expect(page).toHaveURL('/careers');
});

test('Whoever finds no opening is given the HR e-mail link', async ({page}) => {
  await open(page, '/careers');
  const section = page.locator(`section:has(#${sectionWith('pages/careers.mdx', '<HrAddress />')})`);
  const link = section.getByRole('link', {name: site.hrEmail});
  await expect(link).toHaveAttribute('href', `mailto:${site.hrEmail}`);
  await expect(link).not.toHaveAttribute('target');
});
