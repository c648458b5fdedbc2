import {readdirSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expectNoShift, delayRequests, scrollThrough} from './page-actions';
import {REPRESENTATIVE} from './routes';
import {DESKTOP, expect, MOVING, open, PHONE, TABLET, test, fileTest} from './test';

const FONTS = '**/*.woff2';
const FONT_FILES = readdirSync('build/assets/fonts').map((name) => `/assets/fonts/${name}`);
const SLIDE_MS = 6000;
/** Not needed here: pictures have their space reserved, and scripts do not change the page. */
const OTHERS = /\/assets\/(img|js)\//;

test.use(MOVING);
fileTest.use(MOVING);

/** Waits until all requests have finished and the page is painted. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
  });

/** Whether the heading uses a font of the site instead of the system's. */
async function isOurs(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector: 'h1'});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  await session.detach();
  return fonts.every(({isCustomFont}) => isCustomFont);
}

for (const route of REPRESENTATIVE) {
  fileTest(`${route} shifts nothing when its fonts arrive after the first paint, at any width`, async ({page}) => {
    // Delayed requests bypass the browser's cache, so each size requests the fonts again.
    await page.route(OTHERS, (item) => item.abort());
    for (const viewport of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(viewport);
      const letCome = await delayRequests(page, FONTS);
      const asked = page.waitForRequest(FONTS);
      await page.goto(route, {waitUntil: 'commit'});
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const url = (await asked).url();
      letCome();
      await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, url);
      await settled(page);
      await expectNoShift(page, `${viewport.width} px: `);
      await page.unroute(FONTS);
    }
  });
}

test('A late font shows from the next page on, and a font that arrives in time shows at once', async ({page}) => {
  const letCome = await delayRequests(page, FONTS);
  await page.goto('/', {waitUntil: 'commit'});
  await page.locator('html[data-has-hydrated="true"] main[aria-busy="false"]').waitFor({state: 'attached'});
  letCome();
  await settled(page);
  expect(await isOurs(page)).toBe(false);
  await page.locator('footer a[href^="/"]:not([href="/"])').first().click();
  await expect(page).not.toHaveURL('/');
  await expect.poll(() => isOurs(page)).toBe(true);
  await page.unroute(FONTS);
  await open(page, '/projects');
  await expect.poll(() => isOurs(page)).toBe(true);
});

test.describe('On a phone', () => {
  test.use({viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true});

  for (const route of REPRESENTATIVE) {
    test(`${route} shifts nothing while it scrolls`, async ({page}) => {
      // The fonts come first, because other tests cover late ones.
      await page.goto('/robots.txt');
      await page.evaluate((fonts) => Promise.all(fonts.map(async (font) => (await fetch(font)).blob())), FONT_FILES);
      await open(page, route);
      await scrollThrough(page);
      await expectNoShift(page);
    });
  }

  test('Home shifts nothing while its carousel runs', async ({page}) => {
    await page.clock.install();
    await open(page, '/');
    for (let slide = 1; slide <= 5; slide += 1) await page.clock.runFor(SLIDE_MS);
    await scrollThrough(page);
    await expectNoShift(page);
  });
});
