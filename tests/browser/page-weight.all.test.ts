import {readdirSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {BUDGETS, fetched, named, sent} from './weights';
import {REPRESENTATIVE} from './routes';
import {assertReducedMotion, scrollThrough} from './page';
import {expect, open, PHONE, test} from './test';

const SLIDE_MS = 6000;

test.use({viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true});

const FONTS = readdirSync('build/assets/fonts').map((name) => `/assets/fonts/${name}`);

/**
 * Clears the picture cache but not the fonts, because cached pictures would hide layout shifts. Another test covers
 * late fonts.
 */
async function keepFontsAlone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.evaluate((fonts) => Promise.all(fonts.map(async (font) => (await fetch(font)).arrayBuffer())), FONTS);
}

for (const route of REPRESENTATIVE) {
  test(`${route} loads no image over 80 kB and shifts nothing while it scrolls`, async ({page}) => {
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
    const images = (await fetched(page)).filter((address) => address.startsWith('/assets/img/'));
    expect(images.filter((address) => sent(address) > BUDGETS.image)).toEqual([]);
    await assertReducedMotion(page);
  });
}

test('Home shifts nothing while its carousel runs', async ({page}) => {
  await page.clock.install();
  await open(page, '/');
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  for (let slide = 1; slide <= 5; slide += 1) await page.clock.runFor(SLIDE_MS);
  await scrollThrough(page);
  await assertReducedMotion(page);
});
