import {menuWord, site, topOf} from './listed';
import {expect, open, PHONE, test} from './test';

const titleOf = (file: string) => topOf<{title: string}>(file).title;
const [latest = ''] = topOf<{projects: string[]}>('pages/index.mdx').projects;

test.describe('A page that is reached by a link', () => {
  test('is named to those who listen, and the keyboard goes on at its start', async ({page}) => {
    await open(page, '/');
    await expect(page.locator('body')).toBeFocused();
    await page
      .getByRole('banner')
      .getByRole('link', {name: menuWord('/careers')})
      .press('Enter');
    await expect(page.getByRole('status').filter({hasText: titleOf('pages/careers.mdx')})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: site.labels.skip})).toBeFocused();
  });

  test('lets the keyboard go on at the place that the link names', async ({page}) => {
    await open(page, '/');
    await page.locator(`a[href="/projects#${latest}"]`).press('Enter');
    const project = page.locator(`#${latest}`);
    await expect(project).toBeFocused();
    await expect(project).toBeInViewport();
    // Its heading lies below the fixed header.
    const header = await page.getByRole('banner').boundingBox();
    const heading = await project.getByRole('heading').boundingBox();
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });

  test('is named after a search and after a choice in the menu of a phone, which closes', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/');
    await page.getByRole('button', {name: site.labels.openMenu}).click();
    await page.getByRole('dialog').getByRole('searchbox').fill('commissioning');
    await page.keyboard.press('Enter');
    await expect(
      page
        .getByRole('status')
        .filter({hasText: titleOf('pages/search.mdx')})
        .first(),
    ).toBeFocused();
    await page.getByRole('button', {name: site.labels.openMenu}).click();
    await page
      .getByRole('dialog')
      .getByRole('link', {name: menuWord('/careers'), exact: true})
      .click();
    await expect(page.getByRole('status').filter({hasText: titleOf('pages/careers.mdx')})).toBeFocused();
  });

  test('is named when a visitor goes back', async ({page}) => {
    await open(page, '/careers');
    await page
      .getByRole('banner')
      .getByRole('link', {name: menuWord('/projects')})
      .click();
    await expect(page).toHaveURL('/projects');
    await page.goBack();
    await expect(page.getByRole('status').filter({hasText: titleOf('pages/careers.mdx')})).toBeFocused();
  });
});
