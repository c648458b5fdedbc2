import type {Project} from '../../src/content/kinds/entries';
import type {JobWords} from '../../src/content/kinds/story';
import {listed, site, topOf} from './listed';
import {expect, open, PHONE, test} from './test';

const FILE = 'pages/projects.mdx';
const told = listed<Project>('projects', 'projects').filter(({story}) => story !== undefined);
const {jobWords: words} = topOf<{jobWords: JobWords}>(FILE);
const pageOf = (job?: Project) => `/projects/${job?.id}`;
const [withPhotos] = told.filter(({story}) => (story?.photos?.length ?? 0) > 1);

/** A page of a PDF; the list of all pages is called Pages. */
const SHEET = /\/Type \/Page(?!s)/g;

test.beforeEach(() => expect(told.length).toBeGreaterThan(0));

test('The title of a job that has a story leads to its page, from the cards and from the track record', async ({
  page,
}) => {
  for (const address of ['/projects', '/projects?view=table']) {
    for (const job of told) {
      await open(page, address);
      await page.locator('main').getByRole('link', {name: job.title, exact: true}).first().click();
      await expect(page).toHaveURL(pageOf(job));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(job.title);
    }
  }
});

test('The page of a service leads to its jobs, and the page of a job to its service', async ({page}) => {
  const [job] = told.filter(({discipline}) => discipline !== undefined);
  expect(job).toBeDefined();
  await open(page, `/services/${job?.discipline}`);
  const own = told.filter(({discipline}) => discipline === job?.discipline);
  for (const one of own) {
    await expect(page.getByRole('main').getByRole('link', {name: one.title})).toHaveAttribute('href', pageOf(one));
  }
  await open(page, pageOf(job));
  await page.getByRole('term').filter({hasText: words.discipline}).locator('+ dd').getByRole('link').click();
  await expect(page).toHaveURL(`/services/${job?.discipline}`);
});

test('The photos of a job open in the lightbox by keyboard, with caption and stage, and the focus comes back', async ({
  page,
}) => {
  expect(withPhotos).toBeDefined();
  const [first, second] = withPhotos?.story?.photos ?? [];
  await open(page, pageOf(withPhotos));
  const link = page.getByRole('main').getByRole('link', {name: first?.alt});
  await link.focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', {name: site.labels.lightbox});
  await expect(lightbox.getByRole('figure')).toContainText(first?.caption ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('figure')).toContainText(second?.caption ?? '');
  await expect(lightbox.getByRole('figure')).toContainText(words[second?.stage ?? 'after']);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(link).toBeFocused();
});

test('The page of a job is printed on one sheet of A4, without what only a screen can do', async ({page}) => {
  for (const job of told) {
    await open(page, pageOf(job));
    // What is printed is fetched first, as a browser does it.
    await page.locator('main img').evaluateAll((all) =>
      Promise.all(
        all.map((image) => {
          (image as HTMLImageElement).loading = 'eager';
          return (image as HTMLImageElement).decode();
        }),
      ),
    );
    expect((await page.pdf({format: 'A4'})).toString('latin1').match(SHEET), job.id).toHaveLength(1);
  }
});

test.describe('On the narrowest phones', () => {
  test.use({viewport: {...PHONE, width: 320}});

  test('no page of a job is wider than the screen', async ({page}) => {
    for (const job of told) {
      await open(page, pageOf(job));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, job.id).toBe(320);
    }
  });
});
