import type {Page} from '@playwright/test';
import {assertReducedMotion, holdBack} from './page';
import {REPRESENTATIVE} from './routes';
import {DESKTOP, expect, open, PHONE, TABLET, test} from './test';
import {fileTest} from './window';

const FONTS = '**/*.woff2';
/** Not needed here: pictures have their space reserved, and scripts do not change the page. */
const OTHERS = /\/assets\/(img|js)\//;

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
      const letCome = await holdBack(page, FONTS);
      const asked = page.waitForRequest(FONTS);
      await page.goto(route, {waitUntil: 'commit'});
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const url = (await asked).url();
      letCome();
      await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, url);
      await settled(page);
      await assertReducedMotion(page, `${viewport.width} px: `);
      await page.unroute(FONTS);
    }
  });
}

test('A late font shows from the next page on, and a font that arrives in time shows at once', async ({page}) => {
  const letCome = await holdBack(page, FONTS);
  await page.goto('/', {waitUntil: 'commit'});
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
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
