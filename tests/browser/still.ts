/** Finds layout shifts. */
import {expect, type Page} from '@playwright/test';

export const LAYOUT_SHIFT = 0.005;

type Shift = PerformanceEntry & {value: number; sources: {node?: Node; previousRect: DOMRect; currentRect: DOMRect}[]};

/** Returns all layout shifts, with their elements. */
export const movesOf = (page: Page): Promise<{value: number; moved: string[]}[]> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({type: 'layout-shift', buffered: true});
    const rectOf = ({x, y, width, height}: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    return (observer.takeRecords() as Shift[]).map(({value, startTime, sources}) => ({
      value,
      startTime,
      moved: sources.map(({node, previousRect, currentRect}) => {
        const {nodeName = '', textContent = ''} = node ?? {};
        return `${nodeName} ${textContent?.slice(0, 40)}: ${rectOf(previousRect)} > ${rectOf(currentRect)}`;
      }),
    }));
  });

/** Asserts on the sum of all layout shifts, which is stricter than the metric's worst window. */
export async function assertReducedMotion(page: Page, where = ''): Promise<void> {
  const moves = await movesOf(page);
  const sum = moves.reduce((total, {value}) => total + value, 0);
  expect(sum, where + JSON.stringify(moves, null, 2)).toBeLessThanOrEqual(LAYOUT_SHIFT);
}
