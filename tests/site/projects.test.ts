import {listed, site, topOf} from './listed';
import {expect, open, test} from './test';

const projects = listed('projects', 'projects');
/** The discipline of the first project, as its service is called. */
const chosen = projects.find(({discipline}) => discipline !== undefined)?.discipline ?? '';
const chosenName = topOf<{service: {title: string}}>(`pages/services/${chosen}.mdx`).service.title;
const of = (service: string) => projects.filter(({discipline}) => discipline === service).length;

test('Projects shows every completed job of its page, and awaits 1 + 2 images for each', async ({page}) => {
  await open(page, '/projects');
  await expect(page.locator('main').getByRole('article')).toHaveCount(projects.length);
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1 + 2 * projects.length);
  await expect(page.locator('main img[loading="lazy"]')).toHaveCount(0);
});

test('Projects are filtered by discipline with the keyboard, without a jump, and back again', async ({page}) => {
  await open(page, '/projects');
  const cards = page.locator('main').getByRole('article');
  const filter = page.getByRole('navigation', {name: site.labels.filter});
  const choice = filter.getByRole('link', {name: `${chosenName} ${of(chosen)}`});
  await choice.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/projects?discipline=${chosen}`);
  await expect(cards).toHaveCount(of(chosen));
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await expect(choice).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(cards).toHaveCount(projects.length);
});

test('A shared filter opens filtered, and all images are awaited all the same', async ({page}) => {
  await open(page, `/projects?discipline=${chosen}`);
  await expect(page.locator('main').getByRole('article')).toHaveCount(of(chosen));
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1 + 2 * projects.length);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('Projects shows all jobs at any address, and no filter that would do nothing', async ({page}) => {
    await page.goto(`/projects?discipline=${chosen}`);
    await expect(page.locator('main').getByRole('article')).toHaveCount(projects.length);
    await expect(page.getByRole('navigation', {name: site.labels.filter})).toBeHidden();
  });
});
