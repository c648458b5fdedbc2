/** Helpers for a page under test: measure layout shifts, scroll, delay requests, close layers. */
import {expect, type Page} from '@playwright/test';

export const LAYOUT_SHIFT = 0.005;

type Shift = PerformanceEntry & {value: number; sources: {node?: Node; previousRect: DOMRect; currentRect: DOMRect}[]};

/** Returns all layout shifts, with their elements. */
export const layoutShifts = (page: Page): Promise<{value: number; moved: string[]}[]> =>
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

/** Presses Escape. A photo or a menu that it closes goes back in the history, which would end a navigation meanwhile. */
export async function closeLayer(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !(history.state as {layer?: boolean} | null)?.layer);
}

/** Asserts on the sum of all layout shifts, which is stricter than the metric's worst window. */
export async function expectNoShift(page: Page, where = ''): Promise<void> {
  const moves = await layoutShifts(page);
  const sum = moves.reduce((total, {value}) => total + value, 0);
  expect(sum, where + JSON.stringify(moves, null, 2)).toBeLessThanOrEqual(LAYOUT_SHIFT);
}

/** Scrolls through the whole page, so that all images load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({top, behavior: 'instant'});
      await drawn();
      await drawn();
      const waiting = [...document.images].filter((image) => {
        const {left, right, top: above, bottom} = image.getBoundingClientRect();
        const inView = right > Math.max(left, 0) && left < innerWidth && bottom > 0 && above < innerHeight;
        return inView && !image.complete;
      });
      await Promise.all(
        waiting.map(
          (image) =>
            new Promise((resolve) => ['load', 'error'].forEach((end) => (image[`on${end}` as 'onload'] = resolve))),
        ),
      );
    }
    await drawn();
  });
}

/** Delays the requests to an address. @returns a function that releases them */
export async function delayRequests(page: Page, address: string): Promise<() => void> {
  let letCome = (): void => undefined;
  const held = new Promise<void>((done) => (letCome = done));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}
