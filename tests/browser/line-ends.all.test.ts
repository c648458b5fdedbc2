import type {Page} from '@playwright/test';
import {expect, open, test} from './test';

/** Its text has many numbers with units and hyphenated words. */
const ROUTE = '/services/commissioning';

/** These widths are so close that lines end after nearly each word. */
const WIDTHS = [320, 340, 360, 380, 400, 420, 440, 460, 480, 500, 520, 540, 560];
const HEIGHT = 844;

/**
 * @returns the numbers that are separated from their units by a line break, and "as-" without "built", at all widths
 */
async function partedOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: HEIGHT});
    found.push(...(await parted(page)).map((text) => `${width} px: ${text}`));
  }
  return found;
}

const parted = (page: Page) =>
  page.evaluate(() => {
    const TOGETHER = /\d\+? (?:years|hours|days|weeks|m²|inch|million|barrels|MVA|bar|°C)|as-built|on-site/gu;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      for (const {0: match, index} of text.matchAll(TOGETHER)) {
        const range = document.createRange();
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + match.length);
        if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) found.push(match);
      }
    }
    return found;
  });

test('In prose no line break separates a number from its unit', async ({page}) => {
  await open(page, ROUTE);
  expect(await partedOn(page)).toEqual([]);
  // Otherwise these widths would prove nothing.
  await page.evaluate(() =>
    document.querySelectorAll('.unbroken').forEach((element) => element.classList.remove('unbroken')),
  );
  const without = await partedOn(page);
  expect(without.length).toBeGreaterThan(WIDTHS.length);
});
