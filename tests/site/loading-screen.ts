import type {Page} from '@playwright/test';

/** The loading screen is released after this time (specification section 9). */
const RELEASE_MS = 4000;

/**
 * Keeps the loading screen as it is a second after the page began, however slow the machine: neither its timer nor its
 * style takes it away, so only the pictures do.
 */
export async function holdScreen(page: Page): Promise<void> {
  await page.addInitScript((shorter) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, delay = 0) =>
      delay < shorter ? later(run, delay) : 0) as typeof window.setTimeout;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[role="status"] {animation-delay: -1s !important; animation-play-state: paused !important}');
    document.adoptedStyleSheets.push(sheet);
  }, RELEASE_MS);
}
