import {readdirSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {BUDGETS, HOME_REQUESTS} from './budgets';
import {HEROES, slides} from './listed';
import {VISITED} from './routes';
import {scrollThrough} from './scroll-through';
import {assertStill} from './still';
import {expect, fileTest, open, PHONE, test} from './test';
import {documentOf, fetched, named, sent} from './weights';

const SLIDE_MS = 6000;

// Every figure is that of a phone with a sharp screen.
test.use({viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true});

const heavyImages = (addresses: string[]) =>
  addresses
    .filter((address) => address.startsWith('/assets/img/') && sent(address) > BUDGETS.image)
    .map((address) => `${address} ${sent(address)}`);

const FONTS = readdirSync('build/assets/fonts').map((name) => `/assets/fonts/${name}`);

/**
 * What a page moves while its pictures come, it must not hide because they are there already. What a late font moves
 * depends on the fonts of the system and has a test of its own.
 */
async function keepFontsAlone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.evaluate((fonts) => Promise.all(fonts.map(async (font) => (await fetch(font)).arrayBuffer())), FONTS);
}

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

for (const route of VISITED) {
  fileTest(`${route} has at most 15 kB of HTML`, () => {
    const html = brotliCompressSync(documentOf(route)).length;
    expect(html, 'Its words weigh more than 15 kB. Move a part of them to a page of its own.').toBeLessThanOrEqual(
      BUDGETS.html,
    );
  });

  test(`${route} runs no script but those it names, has no image over 80 kB and shifts nothing while it is scrolled`, async ({
    page,
  }) => {
    await keepFontsAlone(page);
    await open(page, route);
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    await scrollThrough(page);
    const ran = await page.evaluate(() =>
      [...document.scripts].filter(({src}) => src !== '').map(({src}) => new URL(src).pathname),
    );
    const {scripts} = named(route);
    expect(ran.length).toBeGreaterThan(2);
    expect(ran.filter((address) => !scripts.includes(address))).toEqual([]);
    const heavy = heavyImages(await fetched(page));
    expect(heavy, 'A photo of it weighs more than 80 kB. Take one with less detail, or cut it closer.').toEqual([]);
    await assertStill(page);
  });
}

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
    expect(firstBytes).toBeLessThanOrEqual(BUDGETS.homeFirstView);
    const dot = page.locator('main button[aria-current="true"]');
    for (const {title} of slides) {
      const before = (await dot.getAttribute('aria-label')) ?? '';
      // A slide that has only just come may not have begun to count yet.
      await expect(async () => {
        await page.clock.fastForward(SLIDE_MS);
        await expect(dot).not.toHaveAccessibleName(before, {timeout: 1000});
      }, `The slide "${title}" stays.`).toPass();
    }
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    for (const hero of HEROES) {
      const versions = [...wanted].filter((address) => address.startsWith(hero));
      expect(versions, `No version of ${hero} was fetched.`).not.toEqual([]);
      for (const address of versions)
        expect(sent(address), `${address} weighs more than 40 kB. Take a photo with less detail.`).toBeLessThanOrEqual(
          BUDGETS.heroImage,
        );
    }
    const allBytes = weigh([...wanted]);
    expect(allBytes).toBeLessThanOrEqual(BUDGETS.homeToTheEnd);
    await assertStill(page);
  });
});
