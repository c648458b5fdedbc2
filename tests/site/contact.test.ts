import type {Page} from '@playwright/test';
import type {DataOf} from '../../src/content/kinds/registry';
import {twelveHours} from '../../src/shared/days';
import {fillPlaces} from '../../src/shared/fill-places';
import {violations} from './accessibility';
import {listed, menuWord, site, topOf} from './listed';
import {expect, open, PHONE, test} from './test';
import {SITE_URL} from './address';

const OSM = 'https://www.openstreetmap.org/**';
/** Half a minute before Saturday ends in Lagos; elsewhere it may be any day. */
const LATE_SATURDAY = new Date('2026-11-21T22:59:30Z');

interface Office {
  id: string;
  name: string;
  address: string;
  phone: string;
  email: string;
  mapUrl: string;
  directionsUrl: string;
}

const offices = listed<Office>('contact/index', 'offices');
const first = offices.at(0)?.name ?? '';
const {id: lastId = '', name: last = ''} = offices.at(-1) ?? {};
const {labels} = topOf<DataOf<'contact'>>('pages/contact/index.mdx');
const hours = listed<{days: string; weekdays: string[]; opens?: string; closes?: string}>('contact/index', 'hours').map(
  ({opens, closes, ...row}) => ({
    ...row,
    hours: opens && closes ? `${twelveHours(opens)} – ${twelveHours(closes)}` : labels.closed,
  }),
);
const tab = (page: Page, name: string) => page.getByRole('tab', {name});
const panel = (page: Page, name: string) => page.getByRole('tabpanel', {name});
const showMap = (page: Page) => page.getByRole('button', {name: labels.showMap});

/** Stands in for OpenStreetMap. What it was asked for was asked for by a click, so it counts as no foreign request. */
async function answerMaps(page: Page, watch: {foreign: string[]}): Promise<{url: string; referrer?: string}[]> {
  const asked: {url: string; referrer?: string}[] = [];
  await page.route(OSM, async (route) => {
    watch.foreign.length = 0;
    asked.push({url: route.request().url(), referrer: (await route.request().allHeaders()).referer});
    await route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Map</title><p>A map</p>'});
  });
  return asked;
}

test('Contact has every office with address, telephones and e-mail as tabs, of which the first is chosen, and a WhatsApp chat; paper lists all', async ({
  page,
}) => {
  await open(page, '/contact');
  for (const [index, {name, address, phone, email, directionsUrl}] of offices.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    else await tab(page, name).focus();
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    const office = panel(page, name);
    await expect(office.getByText(address, {exact: true})).toBeVisible();
    for (const number of phone.split(', ')) {
      await expect(office.getByRole('link', {name: number})).toHaveAttribute('href', `tel:${number.replace(/ /g, '')}`);
    }
    await expect(office.getByRole('link', {name: email, exact: true})).toHaveAttribute('href', `mailto:${email}`);
    const toOffice = fillPlaces(labels.toOffice, {name});
    await expect(office.getByRole('link', {name: `${labels.sendEmail} ${toOffice}`})).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
    const directions = office.getByRole('link', {name: [labels.directions, toOffice, site.labels.newTab].join(' ')});
    await expect(directions).toHaveAttribute('href', directionsUrl);
    await expect(directions).toHaveAttribute('target', '_blank');
    await expect(directions).toHaveAttribute('rel', /noopener/);
  }
  const chat = page.getByRole('link', {name: `${site.labels.whatsapp} ${site.labels.newTab}`});
  await expect(chat).toHaveAttribute('href', site.whatsapp);
  await expect(chat).toHaveAttribute('target', '_blank');

  await page.emulateMedia({media: 'print'});
  for (const {name, address} of offices) {
    await expect(page.getByRole('heading', {name})).toBeVisible();
    await expect(page.getByText(address, {exact: true})).toBeVisible();
  }
  await expect(page.getByText(labels.today, {exact: true})).toBeHidden();
});

test('An office can be linked to, switching leaves no step in the history, and the page stays where it is', async ({
  page,
}) => {
  const [one, second, third = one] = offices;
  await page.setViewportSize(PHONE);
  await open(page, '/about');
  await open(page, `/contact#${second?.id}`);
  await expect(panel(page, second?.name ?? '')).toBeInViewport();
  await expect(tab(page, second?.name ?? '')).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await tab(page, third?.name ?? '').click();
  await expect(page).toHaveURL(`/contact#${third?.id}`);
  await expect(panel(page, third?.name ?? '')).toBeVisible();
  await expect(panel(page, second?.name ?? '')).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('The map is asked for only by a click that names openstreetmap.org, wherever the visit began', async ({
  page,
  watch,
}) => {
  const asked = await answerMaps(page, watch);
  // The policy of the first page of a visit holds for all that follow.
  await open(page, '/careers');
  await page
    .getByRole('banner')
    .getByRole('link', {name: menuWord('/contact'), exact: true})
    .click();
  await showMap(page).focus();
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible();
  await tab(page, last).click();
  await expect(page.locator('iframe')).toHaveAttribute('title', fillPlaces(labels.map, {name: last}));
  await expect
    .poll(() => asked)
    .toEqual(
      [...new Set([offices.at(0), offices.at(-1)])].map((office) => ({url: office?.mapUrl, referrer: `${SITE_URL}/`})),
    );
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', {name: labels.hideMap}).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(showMap(page)).toBeFocused();
});

test('A blocked map leaves address and directions usable and says so', async ({page, watch}) => {
  await page.route(OSM, (route) => route.abort());
  await open(page, '/contact');
  const failed = page.waitForEvent('requestfailed');
  await showMap(page).click();
  expect((await failed).url()).toBe(offices[0]?.mapUrl);
  watch.foreign.length = 0;
  await expect(page.getByRole('main').getByRole('status')).toHaveText(labels.mapNote);
  const office = page.getByRole('tabpanel');
  await expect(office.getByText(offices[0]?.address ?? '', {exact: true})).toBeVisible();
  await expect(office.getByRole('link', {name: labels.directions})).toBeVisible();
  await tab(page, last).click();
  await expect(panel(page, last)).toBeVisible();
  watch.foreign.length = 0;
});

test('The office hours mark today as it is in Lagos, wherever the visitor is', async ({browser, request}) => {
  expect(await (await request.get('/contact')).text()).not.toContain('aria-current="date"');
  const context = await browser.newContext({timezoneId: 'Pacific/Auckland'});
  const page = await context.newPage();
  await page.clock.install({time: LATE_SATURDAY});
  await open(page, '/contact');
  const rows = page.getByRole('table', {name: labels.hours}).getByRole('row');
  await expect(rows).toContainText(hours.map(({hours: open}) => open));
  const today = page.locator('tr[aria-current="date"]');
  const shown = (day: string) => {
    const {days = '', hours: open = ''} = hours.find(({weekdays}) => weekdays.includes(day)) ?? {};
    return [`${days} ${labels.today}`, open];
  };
  await expect(today.locator('th, td')).toHaveText(shown('Saturday'));
  await page.clock.fastForward(60_000);
  await expect(today.locator('th, td')).toHaveText(shown('Sunday'));
  await context.close();
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('All offices are listed, without tabs and without a button that would do nothing', async ({page}) => {
    await page.goto(`/contact#${lastId}`);
    for (const {address} of offices) await expect(page.getByText(address, {exact: true})).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', {name: labels.directions})).toHaveCount(offices.length);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(showMap(page)).toBeHidden();
  });
});

test('When the script never comes, the links still switch between the offices', async ({page, watch}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  const shown = page.locator(offices.map(({id}) => `#${id} h3:visible`).join(', '));
  await expect(shown).toHaveText([first]);
  await page.getByRole('link', {name: last}).click();
  await expect(shown).toHaveText([last]);
  watch.messages.length = 0;
});
