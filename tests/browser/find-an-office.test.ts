import {readFileSync} from 'node:fs';
import {Readability} from '@mozilla/readability';
import type {Page} from '@playwright/test';
import {JSDOM} from 'jsdom';
import type {DataOf} from '../../src/site/page-types/registry';
import {interpolate} from '../../src/shared/interpolate';
import {violations} from './accessibility';
import {SITE_URL} from './address';
import {listedEntries, menuLabel, site, frontMatterOfFile} from './page-content';
import {expect, open, PHONE, test} from './test';

const OSM = 'https://www.openstreetmap.org/**';

const offices = listedEntries('contact/index', 'offices');
const [first, second] = offices;
const last = offices.at(-1);
const {labels} = frontMatterOfFile<DataOf<'contact'>>('pages/contact/index.mdx');
const tab = (page: Page, name = '') => page.getByRole('tab', {name});
const panel = (page: Page, name = '') => page.getByRole('tabpanel', {name});
const showMap = (page: Page) => page.getByRole('button', {name: labels.showMap});

test('Contact has a tab for every office and a WhatsApp chat; print and a reader view have everything', async ({
  page,
}) => {
  await open(page, '/contact');
  await expect(page.getByRole('tab')).toHaveCount(offices.length);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  const chat = page.getByRole('link', {name: `${site.labels.whatsapp} ${site.labels.newTab}`});
  await expect(chat).toHaveAttribute('href', site.whatsapp);
  await expect(chat).toHaveAttribute('target', '_blank');
  // A reader view, with and without scripts.
  for (const html of [readFileSync('build/contact.html', 'utf8'), await page.content()]) {
    const {document} = new JSDOM(html, {url: SITE_URL}).window;
    const links = [...document.querySelectorAll('dl a[href^="tel:"], dl a[href^="mailto:"], li a.cover')];
    const wanted = links.map(({textContent}) => textContent);
    // It removes what it does not keep.
    const kept = new Readability(document).parse()?.textContent;
    expect(wanted.length).toBeGreaterThan(offices.length);
    for (const {address = ''} of offices) expect.soft(kept).toContain(address);
    for (const text of wanted) expect.soft(kept).toContain(text);
  }
  await page.emulateMedia({media: 'print'});
  for (const {address = ''} of offices) await expect(page.getByText(address, {exact: true})).toBeVisible();
  await expect(page.getByText(labels.today, {exact: true})).toBeHidden();
});

test('An office has its own address, and switching adds no history entry', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/about');
  await open(page, `/contact#${second?.id}`);
  await expect(panel(page, second?.name)).toBeInViewport();
  await expect(tab(page, second?.name)).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await tab(page, first?.name).click();
  await expect(page).toHaveURL(`/contact#${first?.id}`);
  await expect(panel(page, first?.name)).toBeVisible();
  await expect(panel(page, second?.name)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('The map loads only on a click, and a blocked map says so', async ({page, watch}) => {
  const asked: {url: string; referrer?: string}[] = [];
  // Replaces OpenStreetMap. Requests after a click do not count as requests to other sites.
  await page.route(OSM, async (route) => {
    watch.foreign.length = 0;
    asked.push({url: route.request().url(), referrer: (await route.request().allHeaders()).referer});
    await route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map</p>'});
  });
  // The security policy of the first page of a visit applies to all later pages.
  await open(page, '/careers');
  await page
    .getByRole('banner')
    .getByRole('link', {name: menuLabel('/contact'), exact: true})
    .click();
  await showMap(page).focus();
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  await tab(page, last?.name).click();
  await expect(page.locator('iframe')).toHaveAttribute('title', interpolate(labels.map, {name: last?.name ?? ''}));
  const maps = [first, last].map((office) => ({url: office?.mapUrl, referrer: `${SITE_URL}/`}));
  await expect.poll(() => asked).toEqual(maps);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', {name: labels.hideMap}).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(showMap(page)).toBeFocused();

  await page.unroute(OSM);
  await page.route(OSM, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await showMap(page).click();
  await failed;
  await expect(page.getByRole('main').getByRole('status')).toHaveText(labels.mapNote);
  await expect(panel(page, last?.name).getByRole('link', {name: labels.directions})).toBeVisible();
  watch.foreign.length = 0;
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('All offices are listed, without tabs and buttons', async ({page}) => {
    await page.goto(`/contact#${last?.id}`);
    for (const {address = ''} of offices) await expect(page.getByText(address, {exact: true})).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(showMap(page)).toBeHidden();
  });
});

test('When the script fails to load, the links still switch between the offices', async ({page, watch}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  const shown = page.locator(offices.map(({id}) => `#${id} h3:visible`).join(', '));
  await expect(shown).toHaveText([first?.name ?? '']);
  await page.getByRole('link', {name: last?.name}).click();
  await expect(shown).toHaveText([last?.name ?? '']);
  watch.messages.length = 0;
});
