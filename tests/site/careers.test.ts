import type {OpeningData} from '../../src/content/kinds/careers';
import {fillPlaces} from '../../src/shared/fill-places';
import {currentOpenings, listed, sectionWith, site, topOf} from './listed';
import {expect, open, test} from './test';

const applyFor = (name: string) => `${site.labels.apply} ${fillPlaces(site.labels.applyFor, {name})}`;
const openings = currentOpenings();

test('Careers names its benefits, each opening with an Apply link to an external form, and the HR e-mail address', async ({
  page,
}) => {
  await open(page, '/careers');
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);
  for (const {title: name} of listed('careers', 'benefits'))
    await expect(page.getByRole('heading', {name})).toBeVisible();

  await expect(page.getByText(site.labels.noOpenings)).toHaveCount(openings.length === 0 ? 1 : 0);
  await expect(page.locator('main a[target="_blank"]', {hasText: site.labels.apply})).toHaveCount(openings.length);
  for (const {title, applyLink} of openings) {
    const link = page.getByRole('link', {name: applyFor(title)});
    await expect(link).toHaveAttribute('href', applyLink);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }

  const section = page.locator(`section:has(#${sectionWith('pages/careers.mdx', '<HrAddress />')})`);
  const address = section.getByRole('link', {name: site.hrEmail});
  await expect(address).toHaveAttribute('href', `mailto:${site.hrEmail}`);
  await expect(address).not.toHaveAttribute('target');
});

test('The title of an opening leads to its own page, with the form and the way back', async ({page}) => {
  const [opening] = openings;
  expect(opening).toBeDefined();
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
