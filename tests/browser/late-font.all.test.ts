import type {Page} from '@playwright/test';
import {holdBack} from './hold';
import {REPRESENTATIVE} from './routes';
import {assertReducedMotion} from './still';
import {DESKTOP, expect, open, PHONE, TABLET, test} from './test';
import {windowTest} from './window';

const FONTS = '**/*.woff2';
/** Pictures have their room before they come, and scripts draw the page as it is: neither is of use here. */
const OTHERS = /\/assets\/(img|js)\//;

/** Waits until everything that was asked for has come, and the page is drawn as it is then. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
  });

/** Whether the letters of the heading are drawn with a font of the site, or with the system's. */
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
  windowTest(`${route} moves nothing when its fonts come after it is drawn, at any width`, async ({page}) => {
    // Where requests are held back the browser's store is out of use, so each size asks for the fonts again.
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

test('A font that came late is shown from the next page on, and one that comes in time at once', async ({page}) => {
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
