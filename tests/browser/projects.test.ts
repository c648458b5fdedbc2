import type {Page} from '@playwright/test';
import type {Project} from '../../src/site/page-types/entries';
import type {ProjectMessages, TrackRecordWords} from '../../src/site/page-types/story';
import {interpolate} from '../../src/shared/interpolate';
import {pageWidth, violationsInBothThemes} from './accessibility';
import {listedEntries, site, frontMatterOfFile} from './page-content';
import {closeLayer} from './page-actions';
import {SHEET} from './pdf';
import {expect, fileTest, open, PHONE, test} from './test';

const projects = listedEntries<Project>('projects', 'projects');
/** The service of the first project. */
const chosen = projects.find(({discipline}) => discipline !== undefined)?.discipline ?? '';
const chosenName = frontMatterOfFile<{service: {title: string}}>(`pages/services/${chosen}.mdx`).service.title;
const ofChosen = projects.filter(({discipline}) => discipline === chosen).length;
const {trackRecordWords: messages, jobWords} = frontMatterOfFile<{
  trackRecordWords: TrackRecordWords;
  jobWords: ProjectMessages;
}>('pages/projects.mdx');
const rows = (page: Page) => page.getByRole('table', {name: messages.caption}).getByRole('rowheader');
const reported = projects.filter(({story}) => story !== undefined);
const pageOf = (job?: Project) => `/projects/${job?.id}`;

test('Projects shows every project, and filters by keyboard and address without a layout shift', async ({page}) => {
  await open(page, '/projects');
  const cards = page.locator('main').getByRole('article');
  const awaited = page.locator('main img[loading="eager"]');
  await expect(cards).toHaveCount(projects.length);
  await expect(awaited).toHaveCount(1 + 2 * projects.length);
  const filter = page.getByRole('navigation', {name: site.labels.filter});
  const choice = filter.getByRole('link', {name: `${chosenName} ${ofChosen}`});
  await choice.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await choice.press('Enter');
  await expect(page).toHaveURL(`/projects?discipline=${chosen}`);
  await expect(cards).toHaveCount(ofChosen);
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await expect(choice).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(cards).toHaveCount(projects.length);
  await open(page, `/projects?discipline=${chosen}`);
  await expect(cards).toHaveCount(ofChosen);
});

test('The track record can be opened and sorted by keyboard on a phone', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/projects');
  await page.getByRole('link', {name: messages.table, exact: true}).press('Enter');
  await expect(page).toHaveURL('/projects?view=table');
  await expect(rows(page)).toHaveCount(projects.length);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', {name: interpolate(messages.sortBy, {name: messages.project})}).press('Enter');
  await expect(page).toHaveURL('/projects?view=table&sort=project');
  expect(await pageWidth(page)).toBeLessThanOrEqual(PHONE.width);
});

fileTest('The track record is a file with a row for each project', async ({request}) => {
  const answer = await request.get('/projects/track-record.csv');
  expect(answer.headers()['content-type']).toContain('text/csv');
  expect((await answer.text()).trimEnd().split('\r\n')).toHaveLength(1 + projects.length);
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('Projects shows all projects and the whole track record at any address, and no filter', async ({page}) => {
    await page.goto(`/projects?view=table&discipline=${chosen}`);
    await expect(page.locator('main').getByRole('article')).toHaveCount(projects.length);
    await expect(page.getByRole('navigation', {name: site.labels.filter})).toBeHidden();
    await expect(rows(page)).toHaveCount(projects.length);
  });
});

test('A project with a story is linked from card, row and service, and links back', async ({page}) => {
  const [job] = reported.filter(({discipline}) => discipline !== undefined);
  const link = (title = '') => page.getByRole('main').getByRole('link', {name: title, exact: true}).first();
  for (const address of ['/projects', '/projects?view=table']) {
    await open(page, address);
    for (const entry of reported) await expect(link(entry.title), address).toHaveAttribute('href', pageOf(entry));
  }
  await open(page, `/services/${job?.discipline}`);
  await link(job?.title).click();
  await expect(page).toHaveURL(pageOf(job));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(job?.title ?? '');
  await page.getByRole('term').filter({hasText: jobWords.discipline}).locator('+ dd').getByRole('link').click();
  await expect(page).toHaveURL(`/services/${job?.discipline}`);
});

test('The photos of a project open by keyboard, with caption', async ({page}) => {
  const [job] = reported.filter(({story}) => (story?.photos?.length ?? 0) > 1);
  const [first, second] = job?.story?.photos ?? [];
  await open(page, pageOf(job));
  const link = page.getByRole('main').getByRole('link', {name: first?.alt});
  await link.press('Enter');
  const lightbox = page.getByRole('dialog', {name: site.labels.lightbox});
  await expect(lightbox.getByRole('figure')).toContainText(first?.caption ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('figure')).toContainText(second?.caption ?? '');
  await expect(lightbox.getByRole('figure')).toContainText(jobWords[second?.stage ?? 'after']);
  await closeLayer(page);
  await expect(link).toBeFocused();
});

test('The page of each project prints on one sheet of A4', async ({page}) => {
  for (const entry of reported) {
    await open(page, pageOf(entry));
    // Loads everything before printing, as a browser does.
    await page
      .locator('main img')
      .evaluateAll((all) =>
        Promise.all(all.map((image) => Object.assign(image as HTMLImageElement, {loading: 'eager'}).decode())),
      );
    expect((await page.pdf({format: 'A4'})).toString('latin1').match(SHEET), entry.id).toHaveLength(1);
  }
});

test('The documents for vendors print on one sheet of A4', async ({page}) => {
  // Any page with a form may list documents.
  const papers = listedEntries('contact/quote', 'readiness');
  const {readinessWords} = frontMatterOfFile<{readinessWords: {print: string}}>('pages/contact/quote.mdx');
  await page.addInitScript(() => Object.assign(window, {print: () => undefined}));
  await open(page, '/contact/quote');
  await page.getByRole('button', {name: readinessWords.print}).click();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const {name = ''} of papers) await expect(page.getByRole('listitem').getByText(name)).toBeVisible();
  expect((await page.pdf({format: 'A4'})).toString('latin1').match(SHEET)).toHaveLength(1);
});
