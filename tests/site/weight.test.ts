import {readFileSync} from 'node:fs';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {ROUTES} from './routes';
import {expect, open, PHONE, test} from './test';

const KB = 1000;
const JS_GZ = 110 * KB;
const CSS_GZ = 14 * KB;
const HTML_BR = 15 * KB;
const HOME_BYTES = 400 * KB;
const HOME_REQUESTS = 22;
const HERO_BYTES = 40 * KB;
const FONT_BYTES = 70 * KB;
const IMAGE_BYTES = 80 * KB;
const NAVIGATION_GZ = 8 * KB;
const FONT_EXTRA_BYTES = 13 * KB;
/** The host compresses what it sends; its local server does not, so text counts as brotli would have it. */
const TEXT = /javascript|css|html|svg|json/;

interface Fetched {
  url: string;
  type: string;
  bytes: number;
  prefetch: boolean;
}

/** Records what the page fetches, link prefetches marked. */
function record(page: Page): Fetched[] {
  const fetched: Fetched[] = [];
  page.on('response', async (response) => {
    const prefetch =
      (await response.request().headerValue('purpose')) === 'prefetch' || response.request().resourceType() === 'other';
    const body = await response.body().catch(() => Buffer.alloc(0));
    const type = response.headers()['content-type'] ?? '';
    fetched.push({
      url: response.url(),
      type,
      bytes: TEXT.test(type) ? brotliCompressSync(body).length : body.length,
      prefetch,
    });
  });
  return fetched;
}

const local = (url: string) => `build${new URL(url).pathname}`;

/** The scripts that the page has run so far; chunks that were only prefetched are not among them. */
const scriptsRun = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({initiatorType, name}) => initiatorType === 'script' && new URL(name).pathname.endsWith('.js'))
      .map(({name}) => name),
  );

const gzipped = (urls: Iterable<string>) =>
  [...new Set(urls)].reduce((sum, url) => sum + gzipSync(readFileSync(local(url)), {level: 9}).length, 0);

for (const route of ROUTES) {
  test(`${route} loads at most 110 kB of JavaScript, 14 kB of CSS and 15 kB of HTML`, async ({page}) => {
    await open(page, route);
    await page.waitForLoadState('networkidle');
    const scripts = await scriptsRun(page);
    // The two of the document itself, and at least the page's own.
    expect(scripts.length).toBeGreaterThan(2);
    expect(gzipped(scripts)).toBeLessThanOrEqual(JS_GZ);
    const styles = page.locator('link[rel="stylesheet"]');
    expect(
      gzipped(await styles.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))),
    ).toBeLessThanOrEqual(CSS_GZ);
    const html = await (await page.request.get(route)).body();
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(HTML_BR);
  });
}

for (const route of ROUTES.filter((address) => address !== '/')) {
  test(`A client-side navigation from home to ${route} loads at most 8 kB of JavaScript`, async ({page}) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const before = new Set(await scriptsRun(page));
    await page.evaluate((address) => {
      const {docusaurus} = window as unknown as {docusaurus: {preload: (path: string) => unknown}};
      return docusaurus.preload(address);
    }, route);
    await expect.poll(async () => (await scriptsRun(page)).length).toBeGreaterThan(before.size);
    await page.waitForLoadState('networkidle');
    const added = (await scriptsRun(page)).filter((url) => !before.has(url));
    expect(gzipped(added)).toBeLessThanOrEqual(NAVIGATION_GZ);
  });

  test(`${route} shows no image of more than 80 kB on a phone`, async ({browser}) => {
    const context = await browser.newContext({viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true});
    const page = await context.newPage();
    const fetched = record(page);
    await open(page, route);
    for (const image of await page.locator('main img').all())
      await image.scrollIntoViewIfNeeded().catch(() => undefined);
    await page.waitForLoadState('networkidle');
    const heavy = fetched.filter(({type, bytes}) => type.startsWith('image/') && bytes > IMAGE_BYTES);
    expect(heavy.map(({url, bytes}) => `${url} ${bytes}`)).toEqual([]);
    await context.close();
  });
}

test('Home is at most 400 kB in 22 requests on first view at 390 px @2x, each hero picture at most 40 kB', async ({
  browser,
}) => {
  const context = await browser.newContext({viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true});
  const page = await context.newPage();
  const fetched = record(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const below = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top >= innerHeight)
      .map((image) => image.currentSrc),
  );
  const first = fetched.filter(({url, prefetch}) => !prefetch && !below.includes(url));
  const bytes = first.reduce((sum, one) => sum + one.bytes, 0);
  test.info().annotations.push({type: 'home', description: `${Math.round(bytes / KB)} kB in ${first.length} requests`});
  expect(first.length).toBeLessThanOrEqual(HOME_REQUESTS);
  expect(bytes).toBeLessThanOrEqual(HOME_BYTES);
  const heroes = first.filter(({url}) => url.includes('/hero-'));
  expect(heroes.length).toBeGreaterThanOrEqual(4);
  for (const hero of heroes) expect(hero.bytes, hero.url).toBeLessThanOrEqual(HERO_BYTES);
  await context.close();
});

test('One font file of at most 70 kB is preloaded; further ones of at most 13 kB load only where used', async ({
  page,
}) => {
  const fetched = record(page);
  await open(page, '/careers');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
  const fonts = fetched.filter(({url}) => url.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(fonts[0]?.bytes).toBeLessThanOrEqual(FONT_BYTES);
  const css = readFileSync(
    local(
      await page
        .locator('link[rel="stylesheet"]')
        .first()
        .getAttribute('href')
        .then((href) => new URL(href ?? '', page.url()).href),
    ),
    'utf8',
  );
  const extras = [...css.matchAll(/url\(([^)]+\.woff2)\)/g)]
    .map(([, address = '']) => readFileSync(`build${address}`).length)
    .filter((size) => size !== fonts[0]?.bytes);
  expect(extras.length).toBeGreaterThan(0);
  for (const size of extras) expect(size).toBeLessThanOrEqual(FONT_EXTRA_BYTES);
});
