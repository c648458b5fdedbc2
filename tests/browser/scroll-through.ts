import type {Page} from '@playwright/test';

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
