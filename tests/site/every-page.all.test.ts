import {cutOff, pageWidth, spaceOut, violationsInBothThemes, SCREENS} from './accessibility';
import {VISITED} from './routes';
import {expect, LAPTOP, open, test} from './test';

/** A window of 1280 by 1024 pixels at 400 %. */
const ZOOMED = {width: 320, height: 256};

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const route of VISITED) {
  test(`${route} has no accessibility violation in any theme, and fits with widened letters and at 400 %`, async ({
    page,
  }) => {
    await open(page, route);
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    for (const {viewport, themes} of SCREENS) {
      await page.setViewportSize(viewport);
      expect.soft(await violationsInBothThemes(page, themes), `${viewport.width} px`).toEqual([]);
    }
    await spaceOut(page);
    for (const viewport of [LAPTOP, ZOOMED]) {
      await page.setViewportSize(viewport);
      expect.soft(await pageWidth(page), `${viewport.width} px`).toBeLessThanOrEqual(viewport.width);
      expect.soft(await cutOff(page), `${viewport.width} px`).toEqual([]);
    }
  });
}
