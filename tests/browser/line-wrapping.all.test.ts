import {expect, open, test} from './test';

/** Its text has many numbers with units and hyphenated words. */
const ROUTE = '/services/commissioning';
/** These widths are so close that lines end after nearly each word. */
const WIDTHS = [320, 340, 360, 380, 400, 420, 440, 460, 480, 500, 520, 540, 560];

test('In prose no line break separates a number from its unit', async ({page}) => {
  await open(page, ROUTE);
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 844});
    const {lines, broken} = await page.locator('main .unbroken').evaluateAll((all) => ({
      lines: new Set(all.map((element) => element.getBoundingClientRect().top)).size,
      broken: all.filter((element) => element.getClientRects().length > 1).map(({textContent}) => textContent),
    }));
    expect(lines).toBeGreaterThan(1);
    expect(broken, `${width} px`).toEqual([]);
  }
});
