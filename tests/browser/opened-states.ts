import type {Page} from '@playwright/test';
import {layoutProblems} from './inspect-layout';
import {closeLayer} from './page-actions';

/** Elements that open on a click and close on Escape: the buttons that open them, and their pages. */
const STATES = [
  {opens: 'header > div > button[popovertarget]', on: /:\d+\/$/},
  {opens: 'header nav button', on: /:\d+\/$/},
  {opens: 'main section li:first-child > a[aria-haspopup="dialog"]', on: /gallery$/},
  {opens: 'main li button[aria-controls]', on: /management$/},
];
/** Of many portraits or photos, a few are enough. */
const MAX_BUTTONS = 2;

/** @returns what does not fit in the menus and dialogs that the page can open */
export async function problemsOfOpenedStates(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const {opens} of STATES.filter(({on}) => on.test(page.url()))) {
    for (const button of (await page.locator(opens).filter({visible: true}).all()).slice(0, MAX_BUTTONS)) {
      await button.click();
      found.push(...(await page.evaluate(layoutProblems, false)).map((problem) => `${opens}: ${problem}`));
      await closeLayer(page);
    }
  }
  return found;
}

/** Content that the browser draws only when it comes near has no size before. */
export const drawEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets.push(sheet);
  });
