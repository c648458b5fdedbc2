import type {Page} from '@playwright/test';

/** @returns the numbers that stand on one line and their units on the next, and "as-" without "built". */
export const parted = (page: Page) =>
  page.evaluate(() => {
    const TOGETHER = /\d\+? (?:years|hours|days|m²|inch|million|tons|barrels|MVA|kW)(?!\p{L})|as-built/gu;
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode.textContent ?? '';
      for (const {0: match, index} of text.matchAll(TOGETHER)) {
        const range = document.createRange();
        range.setStart(words.currentNode, index);
        range.setEnd(words.currentNode, index + match.length);
        if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) found.push(match);
      }
    }
    return found;
  });
