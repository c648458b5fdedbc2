import {createHash} from 'node:crypto';
import type {Locator, Page, Route} from '@playwright/test';
import {site} from './page-content';
import {REPRESENTATIVE} from './routes';
import {expect, MOVING, PHONE, fileTest as test} from './test';
import {documentOf, assetsOf} from './byte-budgets';

/** How many of ten requests fail, always the same ones. */
const FAILING_REQUESTS = 3;
const REQUEST_CYCLE = 10;

// Browsers report each failed request. Routed requests bypass the cache.
test.use({...MOVING, viewport: PHONE});

const isFailing = (address: string, route: string) =>
  createHash('sha256').update(`${route} ${address}`).digest().readUInt32BE() % REQUEST_CYCLE;

/** On a page with few requests none might fail by chance, so one of its scripts and styles always fails. */
function lostOf(route: string): (address: string) => boolean {
  const {scripts, styles} = assetsOf(route);
  const [first] = [...scripts, ...styles].sort((a, b) => isFailing(a, route) - isFailing(b, route));
  return (address) => address === first || isFailing(address, route) < FAILING_REQUESTS;
}

/** Expects everything that the page's HTML contains: its text, its links, and its form fields. */
async function expectCompletePage(page: Page, route: string, what: string): Promise<void> {
  await expect(page.getByText(site.labels.loading, {exact: true}), what).toBeHidden();
  await expect(page.getByRole('heading', {level: 1}), what).toBeVisible();
  await expect(page.getByRole('contentinfo'), what).toBeVisible();
  const missing = await page.evaluate((html) => {
    const contentOf = (tree: Document) =>
      [...tree.querySelectorAll('main a[href], main form [name]')].map(
        (element) => `${element.getAttribute('href')} ${element.getAttribute('name')}`,
      );
    const live = contentOf(document);
    return contentOf(new DOMParser().parseFromString(html, 'text/html')).filter((item) => !live.includes(item));
  }, documentOf(route).toString());
  expect(missing, what).toEqual([]);
}

/** Opens a page while some requests fail. @returns the requests */
async function openWithFailures(page: Page, route: string, isLost: (address: string) => boolean): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**', (request) => {
    const {pathname} = new URL(request.request().url());
    asked.push(pathname);
    return isLost(pathname) ? request.abort() : request.fallback();
  });
  await page.goto(route);
  await page.unroute('**');
  return asked;
}

for (const route of REPRESENTATIVE) {
  test(`With three of ten requests failing, ${route} keeps its text, its links and its forms`, async ({page}) => {
    const isLost = lostOf(route);
    const asked = await openWithFailures(page, route, (address) => address.startsWith('/assets/') && isLost(address));
    expect(asked.filter(isLost)).not.toEqual([]);
    await expectCompletePage(page, route, route);
  });
}

test('Home keeps working when any single request fails', async ({page}) => {
  const wanted = new Set(await openWithFailures(page, '/', () => false));
  wanted.delete('/');
  expect(wanted.size).toBeGreaterThan(REQUEST_CYCLE);
  for (const address of wanted) {
    await openWithFailures(page, '/', (item) => item === address);
    await expectCompletePage(page, '/', address);
  }
});

/** Opens Home, and holds all scripts from then on, also those that are fetched in advance. */
async function openWithoutFurtherScripts(page: Page, answer: (route: Route) => Promise<void>): Promise<Locator> {
  await page.goto('/');
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await page.route('**/assets/js/**', answer);
  const link = page.getByRole('contentinfo').locator('a[href="/careers"]').first();
  await link.scrollIntoViewIfNeeded();
  return link;
}

test('A page that replaces one whose scripts were lost begins at its top', async ({page}) => {
  const link = await openWithoutFurtherScripts(page, (route) => route.abort());
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const reloaded = page.waitForEvent('load');
  await link.click();
  await reloaded;
  await expect(page).toHaveURL('/careers');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('A line at the top shows that the next page is on its way, and goes once it is there', async ({page}) => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const link = await openWithoutFurtherScripts(page, (route) => arrival.then(() => route.fallback()));
  await link.click();
  const line = () => page.evaluate(() => getComputedStyle(document.documentElement, '::after').borderTopWidth);
  await expect.poll(line).toBe('4px');
  arrive();
  await expect.poll(line).toBe('0px');
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
});
