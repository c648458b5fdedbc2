import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {HOME} from '../notes';
import {VISITED} from './routes';
import {scrollThrough} from './scroll-through';
import {assertStill} from './still';
import {expect, fileTest, open, PHONE, test} from './test';
import {documentOf, fetched, named, read, sent, SHARED, weighCode, weightOf, WEIGHTS} from './weights';

const KB = 1000;
const SHARED_OWN_GZ = 12 * KB;
const HOME_BYTES = 400 * KB;
const HOME_SCROLLED_BYTES = 800 * KB;
const HOME_REQUESTS = 22;
const HERO_BYTES = 40 * KB;
const FONT_BYTES = 70 * KB;
const FONT_EXTRA_BYTES = 13 * KB;

/** A gain is recorded too, so that it is not lost again unseen, and a measure that broke shows. */
const HEAVIER = 1.03;
const LIGHTER = 0.94;
const TO_RECORD = 'If that is meant, record it: npm run build && npm run weights';
const RECORDED = JSON.parse(readFileSync(WEIGHTS, 'utf8')) as Record<string, number>;

const SLIDES = 5;
const SLIDE_MS = 6000;

// Every figure is that of a phone with a sharp screen.
test.use({viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true});

/** Collects what the page asks for, the document included; not what Docusaurus fetches for pages that may come next. */
function record(page: Page): Set<string> {
  const wanted = new Set<string>();
  page.on('request', (request) => {
    const ahead = request.headers().purpose === 'prefetch' || request.resourceType() === 'other';
    if (!ahead) wanted.add(new URL(request.url()).pathname);
  });
  return wanted;
}

const weigh = (addresses: string[]) =>
  addresses.reduce(
    (sum, address) => sum + (address === '/' ? brotliCompressSync(documentOf('/')).length : sent(address)),
    0,
  );

fileTest('The own code that all pages share, with the list of pages, weighs at most 12 kB', () => {
  const own = SHARED.filter((address) => !/\/(libraries|runtime~main)\./.test(address));
  expect(own).not.toEqual([]);
  expect(weighCode(own)).toBeLessThanOrEqual(SHARED_OWN_GZ);
});

fileTest('No page has code more than 3 % above or 6 % below what is recorded for it', () => {
  // A new page has no record: the bounds below hold for it.
  const known = VISITED.filter((route) => route in RECORDED);
  expect(known.length).toBeGreaterThan(VISITED.length / 2);
  for (const route of known) {
    const [weight, recorded] = [weightOf(route), RECORDED[route] ?? 0];
    expect(weight, `${route} is heavier than ${recorded} B. ${TO_RECORD}`).toBeLessThanOrEqual(recorded * HEAVIER);
    expect(weight, `${route} is lighter than ${recorded} B. ${TO_RECORD}`).toBeGreaterThanOrEqual(recorded * LIGHTER);
  }
});

test('One font file of at most 70 kB is preloaded and never blocks text; further ones of at most 13 kB load only where used', async ({
  page,
}) => {
  // A font that comes late is left out, and the browser asks the others for its signs; here it is in the cache.
  await open(page, '/thank-you');
  await page.waitForLoadState('networkidle');
  await open(page, '/careers');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
  const fonts = (await fetched(page)).filter((address) => address.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  const [main = ''] = fonts;
  expect(sent(main)).toBeLessThanOrEqual(FONT_BYTES);
  const css = named('/careers').styles.map((address) => read(address).toString());
  const faces = css.flatMap((sheet) => sheet.match(/@font-face\{[^}]*\}/g) ?? []);
  const files = faces.filter((face) => face.includes('.woff2'));
  expect(files.length).toBeGreaterThan(1);
  for (const face of files) expect(face).toMatch(/font-display:(swap|optional)/);
  const extras = files.map((face) => /url\(([^)]+\.woff2)\)/.exec(face)?.[1] ?? '').filter((file) => file !== main);
  for (const file of extras) expect(sent(file), file).toBeLessThanOrEqual(FONT_EXTRA_BYTES);
});

test.describe(() => {
  // Every request counts, and a clock moves the carousel on.
  test.use({ownWindow: true});

  test('Home is at most 400 kB in 22 requests on first view and 800 kB when it is read to its end, and shifts nothing while its carousel runs', async ({
    page,
  }) => {
    const wanted = record(page);
    await page.clock.install();
    await open(page, '/');
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    await page.waitForLoadState('networkidle');
    const below = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top >= innerHeight)
        .map((image) => image.currentSrc && new URL(image.currentSrc).pathname),
    );
    const first = [...wanted].filter((address) => !below.includes(address));
    const firstBytes = weigh(first);
    expect(first.length).toBeLessThanOrEqual(HOME_REQUESTS);
    expect(firstBytes).toBeLessThanOrEqual(HOME_BYTES);
    for (let slide = 0; slide < SLIDES; slide += 1) await page.clock.fastForward(SLIDE_MS);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    const heroes = [...wanted].filter((address) => address.includes('/hero-'));
    expect(heroes).toHaveLength(SLIDES);
    for (const address of heroes) expect(sent(address), address).toBeLessThanOrEqual(HERO_BYTES);
    const allBytes = weigh([...wanted]);
    const description = `${firstBytes} B in ${first.length} requests on first view, ${allBytes} B to the end`;
    test.info().annotations.push({type: HOME, description});
    expect(allBytes).toBeLessThanOrEqual(HOME_SCROLLED_BYTES);
    await assertStill(page);
  });
});
