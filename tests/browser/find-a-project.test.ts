import type {Page} from '@playwright/test';
import type {TrackRecordLabels} from '../../src/site/page-types/project-labels';
import {interpolate} from '../../src/shared/interpolate';
import {pageWidth, violationsInBothThemes} from './accessibility';
import {listedEntries, pagesIn, site, frontMatterOfFile} from './page-content';
import {closeLayer} from './page-actions';
import {SHEET} from './pdf';
import {expect, fileTest, open, PHONE, test} from './test';

interface Project {
  id: string;
  title: string;
  discipline?: string;
  photos?: {alt: string; caption: string; stage: 'before' | 'during' | 'after'}[];
}

const projects = pagesIn<Project>('projects');
/** The service of the first project. */
const chosen = projects.find(({discipline}) => discipline !== undefined)?.discipline ?? '';
const chosenName = frontMatterOfFile<{service: {title: string}}>(`pages/services/${chosen}.mdx`).service.title;
const ofChosen = projects.filter(({discipline}) => discipline === chosen).length;
const {trackRecordLabels: messages, projectLabels} = frontMatterOfFile<{
  trackRecordLabels: TrackRecordLabels;
  projectLabels: Record<string, string>;
}>('pages/projects.mdx');
const rows = (page: Page) => page.getByRole('table', {name: messages.caption}).getByRole('rowheader');
const linkTo = (page: Page, title = '') => page.getByRole('main').getByRole('link', {name: title, exact: true}).first();
const pageOf = (project?: Project) => `/projects/${project?.id}`;

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

test('The track record can be opened and sorted by keyboard on a phone, and every project is linked from card and row', async ({
  page,
}) => {
  const expectLinks = async () => {
    for (const entry of projects) await expect(linkTo(page, entry.title)).toHaveAttribute('href', pageOf(entry));
  };
  await page.setViewportSize(PHONE);
  await open(page, '/projects');
  await expectLinks();
  await page.getByRole('link', {name: messages.table, exact: true}).press('Enter');
  await expect(page).toHaveURL('/projects?view=table');
  await expect(rows(page)).toHaveCount(projects.length);
  await expectLinks();
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

test('A project is linked from its service, and links back; its photos open by keyboard, with caption', async ({
  page,
}) => {
  const [project] = projects.filter(({discipline, photos = []}) => discipline !== undefined && photos.length > 1);
  const [first, second] = project?.photos ?? [];
  await open(page, `/services/${project?.discipline}`);
  await linkTo(page, project?.title).click();
  await expect(page).toHaveURL(pageOf(project));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(project?.title ?? '');
  const link = page.getByRole('main').getByRole('link', {name: first?.alt});
  await link.press('Enter');
  const lightbox = page.getByRole('dialog', {name: site.labels.lightbox});
  await expect(lightbox.getByRole('figure')).toContainText(first?.caption ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('figure')).toContainText(second?.caption ?? '');
  await expect(lightbox.getByRole('figure')).toContainText(projectLabels[second?.stage ?? 'after'] ?? '');
  await closeLayer(page);
  await expect(link).toBeFocused();
  await page.getByRole('term').filter({hasText: projectLabels.discipline}).locator('+ dd').getByRole('link').click();
  await expect(page).toHaveURL(`/services/${project?.discipline}`);
});

const PX_PER_MM = 96 / 25.4;
/** The width of a sheet without its margins (src/css/print.css). */
const PRINTED_MM = {A4: 210 - 2 * 14, Letter: 216 - 2 * 14};

/** Runs in the page. @returns the words that continue on the next line; a word may end with a hyphen or a slash */
function findBrokenWords(table: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    for (const {0: word, index} of (walker.currentNode as Text).data.matchAll(/[^\s/–-]+/g)) {
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      if (new Set(Array.from(range.getClientRects(), ({top}) => top)).size > 1) found.push(word);
    }
  }
  return found;
}

test('The track record prints without breaking a word, on A4 and on Letter', async ({page}) => {
  await open(page, '/projects?view=table');
  await expect(rows(page)).toHaveCount(projects.length);
  await page.emulateMedia({media: 'print'});
  for (const [paper, millimetres] of Object.entries(PRINTED_MM)) {
    const width = Math.floor(millimetres * PX_PER_MM);
    await page.setViewportSize({width, height: width});
    const table = page.getByRole('table', {name: messages.caption});
    expect(await table.evaluate(findBrokenWords), paper).toEqual([]);
    expect(await pageWidth(page), paper).toBeLessThanOrEqual(width);
  }
});

test('The page of each project prints on one sheet of A4', async ({page}) => {
  for (const entry of projects) {
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
  const {readinessLabels} = frontMatterOfFile<{readinessLabels: {print: string}}>('pages/contact/quote.mdx');
  await page.addInitScript(() => Object.assign(window, {print: () => undefined}));
  await open(page, '/contact/quote');
  await page.getByRole('button', {name: readinessLabels.print}).click();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const {name = ''} of papers) await expect(page.getByRole('listitem').getByText(name)).toBeVisible();
  expect((await page.pdf({format: 'A4'})).toString('latin1').match(SHEET)).toHaveLength(1);
});
