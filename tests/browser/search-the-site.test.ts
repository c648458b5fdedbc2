import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {pageFiles} from '../../src/node/project-files';
import {addressOf} from '../../src/cms/values/paths';
import type {DataOf} from '../../src/site/page-types/registry';
import {interpolate} from '../../src/shared/interpolate';
import {SEARCH_INDEX} from '../../src/shared/search-index';
import {slug} from '../../src/shared/slug';
import {violations} from './accessibility';
import {BUDGETS} from './byte-budgets';
import {currentOpenings, listedEntries, menuLabel, site, frontMatterOfFile, slideWord, pagesIn} from './page-content';
import {ROUTES} from './routes';
import {expect, open, ignoreMessages, test} from './test';

/** How many results are shown at first, and how many more at a time. */
const STEP = 5;
/** A word that is unlike all words of the site. */
const NOWHERE = 'qxzjvkqxzjvk';
const TEXT = /javascript|css|json/;

const {places, results, nothing, failed} = frontMatterOfFile<DataOf<'search'>>('pages/search.mdx');
const resultsFor = (total: number, term: string) =>
  `${interpolate(total === 1 ? results.one : results.many, {count: total})} ${interpolate(results.term, {term})}`;
const nothingFor = (term: string) => interpolate(nothing.heading, {term});
/** Returns the name of a page: that of the menu if it has one. */
const titleOf = (file: string) => menuLabel(addressOf(file)) || frontMatterOfFile<{title: string}>(file).title;

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const hits = (page: Page) => page.getByRole('main').getByRole('article');

/** @returns the number of results that the page gives for a term. */
async function hitsIn(page: Page, term: string): Promise<number> {
  await expect(count(page)).toContainText(interpolate(results.term, {term}));
  const total = Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
  await expect(count(page)).toHaveText(resultsFor(total, term));
  return total;
}

/** Searches on the results page and waits for the answer. */
async function searchFor(page: Page, term: string): Promise<void> {
  await field(page).fill(term);
  await field(page).press('Enter');
  await expect(
    count(page)
      .filter({hasText: interpolate(results.term, {term})})
      .or(count(page).filter({hasText: nothingFor(term)})),
  ).toBeAttached();
}

test('The header search shows results, with nothing loaded before and 100 kB then', async ({page}) => {
  const asked: Request[] = [];
  page.on('request', (request) => {
    // Ignores what Docusaurus prefetches for other pages.
    if (request.headers().purpose !== 'prefetch') asked.push(request);
  });
  const addresses = () => asked.map((request) => request.url());
  await open(page, '/');
  await page.waitForLoadState('load');
  expect(addresses().filter((url) => url.endsWith(SEARCH_INDEX))).toEqual([]);
  asked.length = 0;

  await page.getByRole('banner').getByRole('searchbox').fill('  pipe ');
  await page.getByRole('banner').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?q=pipe');
  await expect(field(page)).toHaveValue('pipe');
  const total = await hitsIn(page, 'pipe');
  expect(total).toBeGreaterThan(0);
  const fabricationTitle = titleOf('pages/services/fabrication.mdx');
  const fabrication = hits(page).filter({has: page.getByRole('heading', {name: fabricationTitle, exact: true})});
  await expect(fabrication.getByText(`${titleOf('pages/services/index.mdx')} / ${fabricationTitle}`)).toBeVisible();
  await expect(fabrication.locator('mark').first()).toHaveText(/^pipe/i);
  await page.waitForLoadState('load');
  expect(addresses().some((url) => url.endsWith(SEARCH_INDEX))).toBe(true);
  const sizes = asked.map(async (request) => {
    const response = await request.response();
    const isText = TEXT.test(response?.headers()['content-type'] ?? '');
    const body = (await response?.body()) ?? Buffer.from('');
    return isText ? gzipSync(body).length : body.length;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.firstSearch);
  expect(await violations(page)).toEqual([]);

  const section = fabrication.locator('a[href*="#"]').first();
  const place = (await section.getAttribute('href')) ?? '';
  expect(place).toBe(`/services/fabrication#${slug((await section.textContent()) ?? '')}`);
  await section.click();
  await expect(page).toHaveURL(place);
  await page.goBack();
  await expect(count(page)).toHaveText(resultsFor(total, 'pipe'));
});

test('A search has an address, Back restores the earlier one, more results take the focus, and the hero highlights the term', async ({
  page,
}) => {
  await open(page, '/search?q=tests');
  await expect(hits(page)).toHaveCount(STEP);
  const total = await hitsIn(page, 'tests');
  expect(total).toBeGreaterThan(STEP);
  const more = page.getByRole('button', {name: interpolate(results.more, {count: total - STEP})});
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(hits(page)).toHaveCount(Math.min(total, 2 * STEP));
  await expect(hits(page).nth(STEP).getByRole('link').first()).toBeFocused();
  await expect(count(page)).toHaveText(resultsFor(total, 'tests'));

  await searchFor(page, 'procurement');
  await expect(page).toHaveURL('/search?q=procurement');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=tests');
  await expect(field(page)).toHaveValue('tests');
  await expect(count(page)).toContainText(interpolate(results.term, {term: 'tests'}));
  await page.goForward();
  await expect(field(page)).toHaveValue('procurement');
  await expect(count(page)).toContainText(interpolate(results.term, {term: 'procurement'}));
  // From the field to the first result, and into the page.
  await field(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const first = hits(page).getByRole('link').first();
  await expect(first).toBeFocused();
  const address = (await first.getAttribute('href')) ?? '';
  expect(ROUTES).toContain(new URL(address, page.url()).pathname);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);

  // The words of the last search are highlighted in the hero.
  await open(page, `/search?q=${slideWord.toUpperCase()}`);
  await expect(hits(page).first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', {name: menuLabel('/'), exact: true})
    .click();
  await expect(page.getByRole('region', {name: site.labels.carousel}).locator('mark').first()).toHaveText(
    new RegExp(slideWord, 'i'),
  );
});

test('Back from a result shows as many results as before, at the same place; a new search shows the first ones', async ({
  page,
}) => {
  await open(page, '/search?q=tests');
  const shown = Math.min(await hitsIn(page, 'tests'), 2 * STEP);
  expect(shown).toBeGreaterThan(STEP);
  await page.getByRole('main').getByRole('button').last().click();
  await expect(hits(page)).toHaveCount(shown);
  const opened = hits(page).last().getByRole('link').first();
  await opened.scrollIntoViewIfNeeded();
  await opened.click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(hits(page)).toHaveCount(shown);
  await expect(opened).toBeInViewport();
  await page.reload();
  await expect(hits(page)).toHaveCount(shown);

  await searchFor(page, 'procurement');
  await searchFor(page, 'tests');
  await expect(hits(page)).toHaveCount(STEP);
});

interface Listed {
  id: string;
  name: string;
  title: string;
}

const byName = (list: Listed[]) => list.map(({name}) => [name, slug(name)] as const);
const byTitle = (list: {id: string; title: string}[]) => list.map(({id, title}) => [title, id] as const);

/** The list entries that have an id on their page: their names and ids. */
const LISTS: [address: string, entries: (readonly [name: string, id: string])[]][] = [
  ['/careers', byTitle(currentOpenings())],
  ['/about/certifications', byName(listedEntries('about/certifications', 'certifications'))],
  ['/contact', listedEntries<Listed>('contact/index', 'offices').map(({id, name}) => [name, id] as const)],
  ['/projects', byTitle(pagesIn('projects'))],
  ['/oem', byName(listedEntries('oem', 'partners'))],
  ['/about/history', byTitle(listedEntries('about/history', 'timeline'))],
  ['/about/management', byName(listedEntries('about/management', 'members'))],
];

const CODED = pageFiles()
  .filter((file) => file.startsWith('pages/services/'))
  .flatMap((file) =>
    (frontMatterOfFile<{codes?: {scheme: string; code: string}[]}>(file).codes ?? []).map((code) => ({...code, file})),
  );

test('The last entry of each list is found by its name, and a service by its code', async ({page}) => {
  await open(page, '/search');
  for (const [address, entries] of LISTS) {
    const [[name, id] = ['', '']] = entries.slice(-1);
    await searchFor(page, name);
    await expect(page.locator(`main a[href="${address}#${id}"]`), `${name} in ${address}`).toBeVisible();
  }
  // A client and a figure belong to the section around them.
  for (const [address, text = ''] of [
    ['/about/clients', listedEntries('about/clients', 'clients').at(-1)?.name],
    ['/services/trading', listedEntries('services/trading', 'measures')[0]?.label],
  ] as const) {
    await searchFor(page, text);
    await expect(page.locator(`main a[href^="${address}#"]`).first(), text).toBeVisible();
  }
  for (const {scheme, code, file} of CODED.slice(-1)) {
    for (const term of [code, `${scheme} ${code}`]) {
      await searchFor(page, term);
      await expect(
        hits(page)
          .locator(`a[href^="${addressOf(file)}"]`)
          .first(),
        term,
      ).toBeVisible();
    }
  }
});

test('When nothing is found, the page suggests the nearest word; markup is plain text; a blank term shows all pages', async ({
  page,
}) => {
  const term = 'comissioning';
  await open(page, `/search?q=${term}`);
  await expect(page.getByRole('heading', {name: nothingFor(term)})).toBeVisible();
  await expect(count(page)).toHaveText(nothingFor(term));
  const meant = page.getByRole('main').getByRole('link', {name: 'commissioning', exact: true});
  await expect(page.getByText(interpolate(nothing.meant, {word: 'commissioning'}))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await meant.click();
  await expect(page).toHaveURL('/search?q=commissioning');
  await expect(page.locator('main a[href="/services/commissioning"]')).toBeVisible();
  await searchFor(page, NOWHERE);
  await expect(page.getByRole('heading', {name: nothingFor(NOWHERE)})).toBeVisible();
  for (const {name, href} of nothing.links)
    await expect(page.getByRole('main').getByRole('link', {name})).toHaveAttribute('href', href);
  const [before = ''] = nothing.meant.split('{word}');
  await expect(page.getByText(before.trim())).toHaveCount(0);

  const markup = '<img src=x onerror="document.title=1"><b>zzzz</b>';
  await open(page, `/search?q=${encodeURIComponent(markup)}`);
  await expect(count(page)).toContainText(markup);
  await expect(field(page)).toHaveValue(markup);
  await expect(page.locator('main b, main img[src="x"]')).toHaveCount(0);
  await open(page, '/search?q=%20');
  await expect(page.getByRole('heading', {name: places.all})).toBeVisible();
  await expect(count(page)).toBeEmpty();
});

test('If the index cannot load, the page says so and lists all pages', async ({page, watch}) => {
  const index = `**${SEARCH_INDEX}`;
  await page.route(index, (route) => route.abort());
  await open(page, '/search?q=valves');
  await expect(page.getByRole('heading', {name: failed.heading})).toBeVisible();
  await expect(count(page)).toHaveText(failed.heading);
  const projects = page
    .getByRole('main')
    .getByRole('link', {name: titleOf('pages/projects.mdx')})
    .first();
  await expect(projects).toBeVisible();
  await page.unroute(index);
  await searchFor(page, 'procurement');
  await expect(hits(page).first()).toBeVisible();
  // Chromium reports the failed request; no other message is allowed.
  ignoreMessages(watch, 'ERR_FAILED');
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('/search offers the list of all pages at any address', async ({page}) => {
    await page.goto('/search?q=valves');
    await expect(page.getByText(places.withoutScript)).toBeVisible();
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const sought = ROUTES.filter((route) => !['/search', '/thank-you'].includes(route));
    expect(sought.filter((route) => !links.includes(route))).toEqual([]);
  });
});
