import type {Page} from '@playwright/test';
import type {TrackRecordWords} from '../../src/content/kinds/track-record';
import {fillPlaces} from '../../src/shared/fill-places';
import {violationsInBothThemes} from './accessibility';
import {listed, site, topOf} from './listed';
import {expect, fileTest, open, PHONE, test} from './test';

const projects = listed('projects', 'projects');
/** The discipline of the first project, as its service is called. */
const chosen = projects.find(({discipline}) => discipline !== undefined)?.discipline ?? '';
const chosenName = topOf<{service: {title: string}}>(`pages/services/${chosen}.mdx`).service.title;
const of = (service: string) => projects.filter(({discipline}) => discipline === service).length;
const words = topOf<{trackRecordWords: TrackRecordWords}>('pages/projects.mdx').trackRecordWords;
const rows = (page: Page) => page.getByRole('table', {name: words.caption}).getByRole('rowheader');

test('Projects shows every job, awaits its images, and is filtered by keyboard, by address, without a jump, and back again', async ({
  page,
}) => {
  await open(page, '/projects');
  const cards = page.locator('main').getByRole('article');
  const awaited = page.locator('main img[loading="eager"]');
  await expect(cards).toHaveCount(projects.length);
  await expect(awaited).toHaveCount(1 + 2 * projects.length);
  await expect(page.locator('main img[loading="lazy"]')).toHaveCount(0);

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

  await open(page, `/projects?discipline=${chosen}`);
  await expect(cards).toHaveCount(of(chosen));
  await expect(awaited).toHaveCount(1 + 2 * projects.length);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
});

test('The track record is reached, filtered and sorted by keyboard on a phone, fits it, and can be used by everybody', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/projects');
  await page.getByRole('link', {name: words.table, exact: true}).press('Enter');
  await expect(page).toHaveURL('/projects?view=table');
  await expect(rows(page)).toHaveCount(projects.length);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', {name: `${chosenName} ${of(chosen)}`}).press('Enter');
  await expect(rows(page)).toHaveCount(of(chosen));
  await page.getByRole('link', {name: fillPlaces(words.sortBy, {name: words.project})}).press('Enter');
  await expect(page).toHaveURL(`/projects?view=table&discipline=${chosen}&sort=project`);
  const titles = await rows(page).allTextContents();
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

fileTest('The track record is a file with a row for each job', async ({request}) => {
  const answer = await request.get('/projects/track-record.csv');
  expect(answer.headers()['content-type']).toContain('text/csv');
  expect((await answer.text()).trimEnd().split('\r\n')).toHaveLength(1 + projects.length);
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('Projects shows all jobs and the whole track record at any address, and no filter that would do nothing', async ({
    page,
  }) => {
    await page.goto(`/projects?view=table&discipline=${chosen}`);
    await expect(page.locator('main').getByRole('article')).toHaveCount(projects.length);
    await expect(page.getByRole('navigation', {name: site.labels.filter})).toBeHidden();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(rows(page)).toHaveCount(projects.length);
  });
});
