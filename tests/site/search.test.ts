import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {pageFiles} from '../../src/node/project-files';
import {addressOf} from '../../src/content/base/paths';
import type {DataOf} from '../../src/content/kinds/registry';
import {REGISTRATIONS} from '../../src/content/kinds/registration-kinds';
import {fillPlaces} from '../../src/shared/fill-places';
import {SEARCH_INDEX, type SearchPage} from '../../src/shared/search-index';
import {slug} from '../../src/shared/slug';
import {violations} from './accessibility';
import {BUDGETS} from './budgets';
import {currentOpenings, listed, menuWord, site, topOf, wordOfSlide} from './listed';
import {ROUTES} from './routes';
import {expect, fileTest, open, overlook, test} from './test';

/** How many pages are shown at first, and how many more at a time. */
const STEP = 5;
/** A word that is near none of the site. */
const NOWHERE = 'qxzjvkqxzjvk';
const TEXT = /javascript|css|json/;

const {places, results, nothing, failed} = topOf<DataOf<'search'>>('pages/search.mdx');
const resultsFor = (total: number, term: string) =>
  `${fillPlaces(total === 1 ? results.one : results.many, {count: total})} ${fillPlaces(results.term, {term})}`;
const nothingFor = (term: string) => fillPlaces(nothing.heading, {term});
/** The words by which a page is called: those of the menu, where it is in it. */
const titleOf = (file: string) => menuWord(addressOf(file)) || topOf<{title: string}>(file).title;

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const hits = (page: Page) => page.getByRole('main').getByRole('article');

/** @returns how many results the page says it has for a term. */
async function hitsIn(page: Page, term: string): Promise<number> {
  await expect(count(page)).toContainText(fillPlaces(results.term, {term}));
  const total = Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
  await expect(count(page)).toHaveText(resultsFor(total, term));
  return total;
}

/** Searches in the page of results and waits for the answer. */
async function searchFor(page: Page, term: string): Promise<void> {
  await field(page).fill(term);
  await field(page).press('Enter');
  await expect(
    count(page)
      .filter({hasText: fillPlaces(results.term, {term})})
      .or(count(page).filter({hasText: nothingFor(term)})),
  ).toBeAttached();
}

test.describe(() => {
  // It weighs what is fetched, so nothing may be there already.
  test.use({ownWindow: true});

  test('The header search leads to results with place, title, marked excerpt and count; it loads nothing before and at most 100 kB then', async ({
    page,
  }) => {
    const sizes = new Map<string, number>();
    const pending: Promise<unknown>[] = [];
    page.on('response', (response) => {
      const size = response.body().then((body) => {
        const text = TEXT.test(response.headers()['content-type'] ?? '');
        sizes.set(response.url(), text ? gzipSync(body).length : body.length);
      });
      pending.push(size.catch(() => undefined));
    });
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await Promise.all(pending);
    expect([...sizes.keys()].filter((url) => url.endsWith(SEARCH_INDEX))).toEqual([]);
    sizes.clear();

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
    await page.waitForLoadState('networkidle');
    await Promise.all(pending);
    expect([...sizes.keys()].some((url) => url.endsWith(SEARCH_INDEX))).toBe(true);
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
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
});

test('A search can be shared, repeated by keyboard and taken back; more results come on request and take the focus', async ({
  page,
}) => {
  await open(page, '/search?q=tests');
  await expect(hits(page)).toHaveCount(STEP);
  const total = await hitsIn(page, 'tests');
  expect(total).toBeGreaterThan(STEP);
  const more = page.getByRole('button', {name: fillPlaces(results.more, {count: total - STEP})});
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
  await expect(count(page)).toContainText(fillPlaces(results.term, {term: 'tests'}));
  await page.goForward();
  await expect(field(page)).toHaveValue('procurement');
  await expect(count(page)).toContainText(fillPlaces(results.term, {term: 'procurement'}));
  // Down from the field to the first result, and into the page.
  await field(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const first = hits(page).getByRole('link').first();
  await expect(first).toBeFocused();
  const address = (await first.getAttribute('href')) ?? '';
  expect(ROUTES).toContain(new URL(address, page.url()).pathname);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

interface Listed {
  id: string;
  name: string;
  title: string;
}

const byName = (list: Listed[]) => list.map(({name}) => [name, slug(name)] as const);
const byTitle = (list: {id: string; title: string}[]) => list.map(({id, title}) => [title, id] as const);

/** The entries of lists that can be linked to: their names and their ids. */
const LISTS: [address: string, entries: (readonly [name: string, id: string])[]][] = [
  ['/careers', byTitle(currentOpenings())],
  ['/about/certifications', byName(listed('about/certifications', 'certifications'))],
  ['/contact', listed<Listed>('contact/index', 'offices').map(({id, name}) => [name, id] as const)],
  ['/projects', byTitle(listed('projects', 'projects'))],
  ['/oem', byName(listed('oem', 'partners'))],
  ['/about/history', byTitle(listed('about/history', 'timeline'))],
  ['/about/management', byName(listed('about/management', 'members'))],
];

const CODED = pageFiles()
  .filter((file) => file.startsWith('pages/services/'))
  .flatMap((file) =>
    (topOf<{codes?: {scheme: string; code: string}[]}>(file).codes ?? []).map((code) => ({...code, file})),
  );

for (const [which, most, tag] of [
  ['The last entry', 1, []],
  ['Every entry', Infinity, ['@all']],
] as const) {
  test(
    `${which} of each list is found by its name and linked to, and the code of a service as a tender has it`,
    {
      tag: [...tag],
    },
    async ({page}) => {
      await open(page, '/search');
      for (const [address, all] of LISTS) {
        const entries = all.slice(-most);
        expect(entries.length, address).toBeGreaterThan(0);
        for (const [name, id] of entries) {
          await searchFor(page, name);
          await expect(page.locator(`main a[href="${address}#${id}"]`), `${name} in ${address}`).toBeVisible();
        }
      }
      for (const {name} of listed('about/clients', 'clients').slice(-most)) {
        await searchFor(page, name ?? '');
        await expect(page.locator('main a[href^="/about/clients#"]').first(), name).toBeVisible();
      }
      // A figure stands in the section around it.
      const [figure] = listed('services/trading', 'measures');
      await searchFor(page, figure?.label ?? '');
      await expect(page.locator('main a[href^="/services/trading#"]').first()).toBeVisible();
      for (const {scheme, code, file} of CODED.slice(-most)) {
        for (const term of [code, `${scheme} ${code}`]) {
          await searchFor(page, term);
          const links = hits(page).locator(`a[href^="${addressOf(file)}"]`);
          await expect(links.first(), term).toBeVisible();
        }
      }
    },
  );
}

const wordsOf = (...texts: string[]): string[] =>
  texts
    .join(' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
const isContent = (file: string) => file !== 'pages/search.mdx';

test('Capitals and plurals do not matter; the frame, the page of results and the page of errors are not searched', async ({
  page,
}) => {
  await open(page, '/search');
  for (const term of ['CERTIFICATION', 'certifications', 'Certification']) {
    await searchFor(page, term);
    await expect(page.locator('main a[href="/about/certifications"]'), term).toBeVisible();
  }
  const index = JSON.parse(readFileSync(`build${SEARCH_INDEX}`, 'utf8')) as SearchPage[];
  const words = wordsOf(...index.flatMap(({sections}) => sections.map(({text}) => text)));
  const {labels, notFound} = site;
  const frame = wordsOf(notFound.heading, notFound.text, labels.revised, labels.skip, places.often, failed.heading);
  const content = wordsOf(
    ...pageFiles()
      .filter(isContent)
      .map((file) => readFileSync(file, 'utf8')),
    // Registrations are shown with the names that the table of their kinds has.
    ...Object.values(REGISTRATIONS).flatMap(({name, issuer}) => [name, issuer]),
  );
  const outside = [...frame, 'href'].filter((word) => !content.includes(word));
  expect(outside.length).toBeGreaterThan(1);
  expect(words.filter((word) => outside.includes(word))).toEqual([]);
});

test('When nothing is found, the nearest word that the site does use is offered before all results', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const term = 'comissioning';
  await open(page, `/search?q=${term}`);
  await expect(page.getByRole('heading', {name: nothingFor(term)})).toBeVisible();
  await expect(count(page)).toHaveText(nothingFor(term));
  const meant = page.getByRole('main').getByRole('link', {name: 'commissioning', exact: true});
  await expect(page.getByText(fillPlaces(nothing.meant, {word: 'commissioning'}))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await meant.click();
  await expect(page).toHaveURL('/search?q=commissioning');
  await expect(page.locator('main a[href="/services/commissioning"]')).toBeVisible();
  await searchFor(page, NOWHERE);
  await expect(page.getByRole('heading', {name: nothingFor(NOWHERE)})).toBeVisible();
  for (const {name, href} of nothing.links)
    await expect(page.getByRole('main').getByRole('link', {name})).toHaveAttribute('href', href);
  await page.waitForLoadState('networkidle');
  const [before = ''] = nothing.meant.split('{word}');
  await expect(page.getByText(before.trim())).toHaveCount(0);
});

test('A term with markup is text, wherever it comes from, and a blank one is ignored and shows all pages', async ({
  page,
}) => {
  const term = '<img src=x onerror="document.title=1"><b>zzzz</b>';
  await open(page, `/search?q=${encodeURIComponent(term)}`);
  await expect(count(page)).toContainText(term);
  await expect(field(page)).toHaveValue(term);
  await searchFor(page, '<b>zzzz</b>');
  await expect(page.getByRole('heading', {name: nothingFor('<b>zzzz</b>')})).toBeVisible();
  await expect(page.locator('main b, main img[src="x"]')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(`^${titleOf('pages/search.mdx')}`));

  await open(page, '/search?q=%20');
  await expect(page.getByRole('heading', {name: places.all})).toBeVisible();
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=%20');
  await expect(count(page)).toBeEmpty();
});

test('If the index cannot be fetched, the page says so and lists all pages; the next search tries again', async ({
  page,
  watch,
}) => {
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
  // Chromium itself reports the request that failed; nothing else may be said.
  overlook(watch, 'ERR_FAILED');
});

test('The term that was searched for is marked in the hero, for this visit only', async ({page, context}) => {
  await open(page, `/search?q=${wordOfSlide.toUpperCase()}`);
  await expect(hits(page).first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', {name: menuWord('/'), exact: true})
    .click();
  await expect(page.getByRole('region', {name: site.labels.carousel}).locator('mark').first()).toHaveText(
    new RegExp(wordOfSlide, 'i'),
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const later = await context.newPage();
  await open(later, '/');
  await expect(later.locator('mark')).toHaveCount(0);
  await later.close();
});

fileTest('Each id stands once on its page, so that results lead to the right place', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const twice = pages.flatMap((file) => {
    const ids = [...readFileSync(`build/${file}`, 'utf8').matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file} ${id ?? ''}`);
  });
  expect(twice).toEqual([]);
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
