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

test('A job with a story is reached from its card, its row and its service, and leads back to its service', async ({
  page,
}) => {
  const [job] = told.filter(({discipline}) => discipline !== undefined);
  expect(job).toBeDefined();
  for (const address of ['/projects', '/projects?view=table']) {
    await open(page, address);
    for (const {id, title} of told)
      await expect(
        page.locator('main').getByRole('link', {name: title, exact: true}).first(),
        `${id} at ${address}`,
      ).toHaveAttribute('href', `/projects/${id}`);
  }
  await open(page, `/services/${job?.discipline}`);
  for (const one of told.filter(({discipline}) => discipline === job?.discipline))
    await expect(page.getByRole('main').getByRole('link', {name: one.title})).toHaveAttribute('href', pageOf(one));
  await page
    .getByRole('main')
    .getByRole('link', {name: job?.title ?? ''})
    .click();
  await expect(page).toHaveURL(pageOf(job));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(job?.title ?? '');
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

test('The page of a job fits the narrowest phones and is printed on one sheet of A4', async ({page}) => {
  for (const job of told) {
    await page.setViewportSize({...PHONE, width: 320});
    await open(page, pageOf(job));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), job.id).toBe(320);
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
