import {createHash} from 'node:crypto';
import type {Page} from '@playwright/test';
import {site} from './listed';
import {REPRESENTATIVE} from './routes';
import {expect, PHONE, fileTest as test} from './test';
import {documentOf, named} from './weights';

/** How many of ten requests fail, always the same ones. */
const LOST = 3;
const OF = 10;

// Browsers report each failed request. Routed requests bypass the cache.
test.use({viewport: PHONE});

const drawn = (address: string, route: string) =>
  createHash('sha256').update(`${route} ${address}`).digest().readUInt32BE() % OF;

/** On a page with few requests none might fail by chance, so one of its scripts and styles always fails. */
function lostOf(route: string): (address: string) => boolean {
  const {scripts, styles} = named(route);
  const [first] = [...scripts, ...styles].sort((a, b) => drawn(a, route) - drawn(b, route));
  return (address) => address === first || drawn(address, route) < LOST;
}

/** Expects everything that the page's HTML has: its text, its links, and its form fields. */
async function expectWhole(page: Page, route: string, what: string): Promise<void> {
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
async function openWithout(page: Page, route: string, isLost: (address: string) => boolean): Promise<string[]> {
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
    const asked = await openWithout(page, route, (address) => address.startsWith('/assets/') && isLost(address));
    expect(asked.filter(isLost)).not.toEqual([]);
    await expectWhole(page, route, route);
  });
}

test('Home does not break, whichever single request fails', async ({page}) => {
  const wanted = new Set(await openWithout(page, '/', () => false));
  wanted.delete('/');
  expect(wanted.size).toBeGreaterThan(OF);
  for (const address of wanted) {
    await openWithout(page, '/', (item) => item === address);
    await expectWhole(page, '/', address);
  }
});
