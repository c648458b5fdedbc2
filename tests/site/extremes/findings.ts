import type {Page} from '@playwright/test';
import {pageWidth, spaceOut, violations} from '../accessibility';
import {open} from '../test';
import {lookAtPage} from './look-at-page';

/** How a visitor may have the text: as it is, twice as large (WCAG 2.2, 1.4.4), or spaced out (1.4.12). */
type Text = 'plain' | 'large' | 'spaced';

/** Two widths are enough for axe: the phone's layout and the laptop's. */
const AXE_WIDTHS = [390, 1440];
const HEIGHT = 800;

/** What opens on a click and closes on Escape, by the buttons that open it and where they are. */
const STATES: {name: string; opens: string; on: RegExp}[] = [
  {name: 'the menu', opens: 'header > div > button[popovertarget]', on: /:\d+\/$/},
  {name: 'a dropdown', opens: 'header nav button', on: /:\d+\/$/},
  {name: 'the lightbox', opens: 'main section li:first-child > a[aria-haspopup="dialog"]', on: /gallery$/},
  {name: 'a portrait that is turned over', opens: 'main li button[aria-controls]', on: /management$/},
];
/** Something else lies over a button that takes longer. */
const CLICK_PATIENCE_MS = 15_000;
/** Of many portraits or photos a few show what there is to see. */
const MOST_BUTTONS = 2;

export interface Sizes {
  widths: readonly number[];
  texts: readonly Text[];
}

/** @returns what does not fit on a page in each of these sizes, one line for each flaw; opened in each state that has more to show */
export async function findingsOn(page: Page, route: string, {widths, texts}: Sizes): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: widths[0] ?? 0, height: HEIGHT});
  await open(page, route);
  await page.locator('main[aria-busy="false"]').waitFor();
  for (const text of texts) {
    await setText(page, text);
    for (const width of widths) {
      await page.setViewportSize({width, height: HEIGHT});
      const flaws = await page.evaluate(lookAtPage);
      const whole = await pageWidth(page);
      if (whole > width) flaws.push(`the page is ${whole} px wide`);
      if (text === 'plain' && AXE_WIDTHS.includes(width)) flaws.push(...(await violations(page)));
      flaws.push(...(await flawsInStates(page)));
      found.push(...flaws.map((flaw) => `${route} at ${width} px, ${text} text: ${flaw}`));
    }
  }
  return found;
}

/** Opens what can be opened on a page, one after the other, and looks at each. */
async function flawsInStates(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const {name, opens} of STATES.filter(({on}) => on.test(page.url()))) {
    const buttons = await page.locator(opens).filter({visible: true}).all();
    for (const button of buttons.slice(0, MOST_BUTTONS)) {
      const flaws = await button.click({timeout: CLICK_PATIENCE_MS}).then(
        () => page.evaluate(lookAtPage),
        () => ['cannot be opened by mouse'],
      );
      found.push(...flaws.map((flaw) => `${name}: ${flaw}`));
      await page.keyboard.press('Escape');
    }
  }
  return found;
}

async function setText(page: Page, text: Text): Promise<void> {
  await page.evaluate(
    (size) => {
      document.adoptedStyleSheets = [];
      document.documentElement.style.fontSize = size;
    },
    text === 'large' ? '200%' : '',
  );
  if (text === 'spaced') await spaceOut(page);
  await page.evaluate(() => {
    // What is not drawn before it comes near has no measures of its own.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets.push(sheet);
  });
}
