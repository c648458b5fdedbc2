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

for (const route of ROUTES) {
  test(`${route} loads at most 110 kB of JavaScript, 14 kB of CSS and 15 kB of HTML`, async ({page}) => {
    await page.goto(route);
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
    const styles = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
    const gz = (urls: string[]) =>
      urls.map((url) => gzipSync(readFileSync(local(url)), {level: 9}).length).reduce((a, b) => a + b, 0);
    expect(gz([...new Set(scripts)])).toBeLessThanOrEqual(JS_GZ);
    expect(gz(styles)).toBeLessThanOrEqual(CSS_GZ);
    const html = await (await page.request.get(route)).body();
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(HTML_BR);
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
