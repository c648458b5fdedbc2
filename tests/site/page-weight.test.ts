import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {VISITED} from './routes';
import {scrollThrough} from './scroll-through';
import {assertStill} from './still';
import {expect, fileTest, open, PHONE, test} from './test';
import {documentOf, fetched, gzipped, named, sent, SHARED, weighCode} from './weights';

const KB = 1000;
const JS_GZ = 110 * KB;
const OWN_GZ = 6 * KB;
const NAVIGATION_GZ = 8 * KB;
const CSS_GZ = 14 * KB;
const HTML_BR = 15 * KB;
const IMAGE_BYTES = 80 * KB;

// Every figure is that of a phone with a sharp screen.
test.use({viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true});

/** The code of a page alone: what not all pages load. */
const ownCode = (route: string): number =>
  weighCode(named(route).scripts.filter((address) => !SHARED.includes(address)));

const heavyImages = (addresses: string[]) =>
  addresses
    .filter((address) => address.startsWith('/assets/img/') && sent(address) > IMAGE_BYTES)
    .map((address) => `${address} ${sent(address)}`);

/** What a page moves while its pictures come, it must not hide because they are there already. */
async function emptyCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

for (const route of VISITED) {
  fileTest(`${route} keeps its bounds: scripts 110 kB, own code 6 kB, from home 8 kB, styles 14 kB, HTML 15 kB`, () => {
    const {scripts, styles} = named(route);
    expect(gzipped(scripts)).toBeLessThanOrEqual(JS_GZ);
    expect(ownCode(route)).toBeLessThanOrEqual(OWN_GZ);
    const home = named('/').scripts;
    expect(gzipped(scripts.filter((address) => !home.includes(address)))).toBeLessThanOrEqual(NAVIGATION_GZ);
    expect(gzipped(styles)).toBeLessThanOrEqual(CSS_GZ);
    const html = brotliCompressSync(documentOf(route)).length;
    expect(html, 'Its words weigh more than 15 kB. Move a part of them to a page of its own.').toBeLessThanOrEqual(
      HTML_BR,
    );
  });

  test(`${route} runs no script but those it names, has no image over 80 kB and shifts nothing while it is scrolled`, async ({
    page,
  }) => {
    await emptyCache(page);
    // Brings the font into the cache: what a late one moves depends on the fonts of the system, not on the page.
    await open(page, '/thank-you');
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
