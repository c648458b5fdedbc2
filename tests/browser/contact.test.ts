import type {Page} from '@playwright/test';
import type {DataOf} from '../../src/site/page-types/registry';
import {twelveHours} from '../../src/shared/days';
import {interpolate} from '../../src/shared/interpolate';
import {violations} from './accessibility';
import {SITE_URL} from './address';
import {listed, menuWord, site, topOf} from './listed';
import {expect, open, PHONE, test} from './test';

const OSM = 'https://www.openstreetmap.org/**';
/** Half a minute before Saturday ends in Lagos; in other time zones it may be another day. */
const LATE_SATURDAY = new Date('2026-11-21T22:59:30Z');

const offices = listed('contact/index', 'offices');
const [first, second] = offices;
const last = offices.at(-1);
const {labels} = topOf<DataOf<'contact'>>('pages/contact/index.mdx');
const hours = listed<{days: string; weekdays: string[]; opens?: string; closes?: string}>('contact/index', 'hours').map(
  ({opens, closes, ...row}) => ({
    ...row,
    hours: opens && closes ? `${twelveHours(opens)} – ${twelveHours(closes)}` : labels.closed,
  }),
);
const tab = (page: Page, name = '') => page.getByRole('tab', {name});
const panel = (page: Page, name = '') => page.getByRole('tabpanel', {name});
const showMap = (page: Page) => page.getByRole('button', {name: labels.showMap});

test('Contact has a tab for every office with all its addresses, and a WhatsApp chat; print lists all', async ({
  page,
}) => {
  await open(page, '/contact');
  for (const [index, {name = '', address = '', phone = '', email = '', directionsUrl = ''}] of offices.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    else await tab(page, name).focus();
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    const office = panel(page, name);
    await expect(office.getByText(address, {exact: true})).toBeVisible();
    const toOffice = interpolate(labels.toOffice, {name});
    for (const [link, href] of [
      ...phone.split(', ').map((number) => [number, `tel:${number.replace(/ /g, '')}`]),
      [`${labels.sendEmail} ${toOffice}`, `mailto:${email}`],
      [[labels.directions, toOffice, site.labels.newTab].join(' '), directionsUrl],
    ] as [string, string][])
      await expect(office.getByRole('link', {name: link})).toHaveAttribute('href', href);
  }
  const chat = page.getByRole('link', {name: `${site.labels.whatsapp} ${site.labels.newTab}`});
  await expect(chat).toHaveAttribute('href', site.whatsapp);
  await expect(chat).toHaveAttribute('target', '_blank');
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
  // The security policy of the visit's first page applies to all that follow.
  await open(page, '/careers');
  await page
    .getByRole('banner')
    .getByRole('link', {name: menuWord('/contact'), exact: true})
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

test('The office hours mark the current day in Lagos, in any time zone of the visitor', async ({browser}) => {
  const context = await browser.newContext({timezoneId: 'Pacific/Auckland'});
  const page = await context.newPage();
  await page.clock.install({time: LATE_SATURDAY});
  await open(page, '/contact');
  const rows = page.getByRole('table', {name: labels.hours}).getByRole('row');
  await expect(rows).toContainText(hours.map(({hours: open}) => open));
  const today = page.locator('tr[aria-current="date"]');
  for (const day of ['Saturday', 'Sunday']) {
    const {days = '', hours: open = ''} = hours.find(({weekdays}) => weekdays.includes(day)) ?? {};
    await expect(today.locator('th, td')).toHaveText([`${days} ${labels.today}`, open]);
    await page.clock.fastForward(60_000);
  }
  await context.close();
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
