import {menuLabel, pagesIn, site, frontMatterOfFile} from './page-content';
import {expect, open, test} from './test';

const titleOf = (file: string) => frontMatterOfFile<{title: string}>(file).title;
/** A project that Home links. */
const pinned = pagesIn<{pinned?: number}>('projects').find((project) => project.pinned === 1)?.id ?? '';

test('A page opened by a link is announced and takes the focus, and so does the target of a link below the header', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const careers = page.getByRole('status').filter({hasText: titleOf('pages/careers.mdx')});
  await open(page, '/');
  await expect(page.locator('body')).toBeFocused();
  await banner.getByRole('link', {name: menuLabel('/careers')}).press('Enter');
  await expect(careers).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: site.labels.skip})).toBeFocused();
  await banner.getByRole('link', {name: menuLabel('/projects')}).click();
  // The address changes before the page does, and going back too early would leave the page as it is.
  await expect(page.getByRole('status').filter({hasText: titleOf('pages/projects.mdx')})).toBeFocused();
  await page.goBack();
  await expect(careers).toBeFocused();
  await page.goBack();

  await page.locator(`a[href="/projects#${pinned}"]`).press('Enter');
  const project = page.locator(`#${pinned}`);
  await expect(project).toBeFocused();
  await expect(project).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const heading = await project.getByRole('heading').boundingBox();
  expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});
