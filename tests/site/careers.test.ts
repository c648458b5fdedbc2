import {fact, listed} from './listed';
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

test('Each opening of the list has an Apply link to an external form in a new tab', async ({page}) => {
  await open(page, '/careers');
  const links = page.getByRole('link', {name: /^Apply for .+ \(opens in a new tab\)$/});
  const today = new Date().toLocaleDateString('en-CA', {timeZone: 'Africa/Lagos'});
  const openings = listed('careers', 'openings').filter(({closes}) => closes === undefined || closes >= today);
  await expect(links).toHaveCount(openings.length);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('The title of an opening leads to its own page, with the form and the way back', async ({page}) => {
  await open(page, '/careers');
  await page.getByRole('link', {name: 'CNC Operator (FANUC)', exact: true}).click();
  await expect(page).toHaveURL('/careers/cnc-operator');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('CNC Operator (FANUC)');
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'}).getByRole('listitem')).toHaveCount(3);
  const apply = page.getByRole('link', {name: 'Apply for CNC Operator (FANUC) (opens in a new tab)'});
  await expect(apply).toHaveAttribute('href', /^https:\/\//);
  await expect(apply).toHaveAttribute('target', '_blank');
  await page.getByRole('link', {name: 'All current openings'}).click();
  await expect(page).toHaveURL('/careers');
});

test('Future Opportunities has the HR e-mail link', async ({page}) => {
  await open(page, '/careers');
  const section = page.locator('section').filter({hasText: 'Future Opportunities'});
  const link = section.getByRole('link', {name: fact('hrEmail')});
  await expect(link).toHaveAttribute('href', `mailto:${fact('hrEmail')}`);
  await expect(link).not.toHaveAttribute('target');
});
