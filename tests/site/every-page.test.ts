import {cutOff, pageWidth, SCREENS, spaceOut, violationsInBothThemes} from './accessibility';
import {VISITED} from './routes';
import {expect, LAPTOP, open, PHONE, test} from './test';

/** A window of 1280 by 1024 pixels at 400 %. */
const ZOOMED = {width: 320, height: 256};

/** What whoever changed words can do. */
const SHORTEN = 'Shorten the longest word or name on it.';
const UNDO = 'Undo the last change to it, or show this to a developer.';

const MAX_TITLE = 65;
const MAX_DESCRIPTION = 160;

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** While a page is examined it draws nothing, and the browser would warn of a picture that it asked for and does not use. */
const picturesAreThere = () =>
  [...document.images].every((image) => {
    const {top, bottom} = image.getBoundingClientRect();
    return (
      image.complete || bottom < 0 || top > window.innerHeight || !image.checkVisibility({visibilityProperty: true})
    );
  });

for (const route of VISITED) {
  test(`${route} answers as it should, is accessible and can be read in any size`, async ({page}) => {
    await page.setViewportSize(PHONE);
    const answer = await open(page, route);

    await test.step('It answers at exactly this address, with one h1, a title and a description', async () => {
      expect(answer?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(route);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      expect((await page.title()).length).toBeLessThanOrEqual(MAX_TITLE);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(0);
      expect(description?.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
    });

    await test.step('It has no accessibility violation and does not scroll sideways, on phone and laptop', async () => {
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      await page.waitForFunction(picturesAreThere);
      for (const {viewport, themes} of SCREENS) {
        await page.setViewportSize(viewport);
        const at = `at ${viewport.width} px`;
        expect(await violationsInBothThemes(page, themes), `Not everybody can use it ${at}. ${UNDO}`).toEqual([]);
        expect(await pageWidth(page), `It scrolls sideways ${at}. ${SHORTEN}`).toBeLessThanOrEqual(viewport.width);
      }
    });

    await test.step('It cuts off nothing with widened letters, nor when they are shown at 400 %', async () => {
      await spaceOut(page);
      for (const viewport of [LAPTOP, ZOOMED]) {
        await page.setViewportSize(viewport);
        const at = `at ${viewport.width} px with widened letters`;
        expect(await pageWidth(page), `It scrolls sideways ${at}. ${SHORTEN}`).toBeLessThanOrEqual(viewport.width);
        expect(await cutOff(page), `It cuts off words ${at}. ${SHORTEN}`).toEqual([]);
      }
    });
  });
}
