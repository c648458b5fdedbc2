import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';
import {layoutProblems} from './inspect-layout';
import {LAPTOP, PHONE} from './test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const MIN_BUTTON_PX = 44;

/** axe's names for the success criteria of WCAG 2.2, levels A and AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The only rules of axe whose result differs between the light and the dark theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * By default axe skips text that may be on the background of a pseudo-element, and spends 80 % of its time on
 * finding it. These options examine all text against the background of the elements themselves.
 */
const CHECKS = [{id: 'color-contrast', options: {ignorePseudo: true}}];

/** Text spacing according to success criterion 1.4.12 of WCAG 2.2. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** @returns axe's violations on the page or a part of it, one line for each rule */
export const violations = (page: Page, part = 'html') => analyze(page, {runOnly: WCAG}, part);

/** @returns axe's colour violations on the page, which differ between the themes */
export const colourViolations = (page: Page, part = 'html') =>
  analyze(page, {runOnly: {type: 'rule', values: COLOUR_RULES}}, part);

/** @returns axe's violations in the light theme, and its colour violations in the dark one, which stays on */
export async function violationsInBothThemes(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({colorScheme: 'light'});
  const all = await violations(page, part);
  await page.emulateMedia({colorScheme: 'dark'});
  const ofColours = await colourViolations(page, part);
  return [...all, ...ofColours.map((line) => `dark: ${line}`)];
}

/** @returns axe's violations on a phone and a laptop, in both themes, and whether the page scrolls sideways there */
export async function violationsOnAllScreens(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize();
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    found.push(...(await violationsInBothThemes(page, part)).map((line) => `${viewport.width} px: ${line}`));
    const width = await pageWidth(page);
    if (width > viewport.width) found.push(`${viewport.width} px: the page is ${width} px wide`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

async function analyze(page: Page, options: RunOptions, part: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate((checks) => window.axe.configure({checks}), CHECKS);
  }
  return page.evaluate(
    async ({part, options}) => {
      const {violations} = await window.axe.run(part, options);
      return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`);
    },
    // We read only the HTML of violations, so axe need not collect the rest; frames do not contain axe.
    {part, options: {...options, resultTypes: ['violations' as const], selectors: false, iframes: false}},
  );
}

/** @returns the width of the page in pixels, which is more than the window when the page scrolls sideways */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Widens the spacing of letters, words and lines, as visitors may do. */
export async function applyTextSpacing(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, TEXT_SPACING);
}

/** @returns text that ends outside the window, or is clipped by a box that does not scroll */
export const clippedText = (page: Page) => page.evaluate(layoutProblems, true);

/** @returns the buttons and fields that are too small for a finger */
export const smallButtons = (page: Page): Promise<string[]> =>
  page.locator('button, summary, select, textarea, input:not([type="checkbox"]), a[class*="button_"]').evaluateAll(
    (elements, least) =>
      elements
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .map((element) => ({element, box: element.getBoundingClientRect()}))
        .filter(({box}) => box.width < least || box.height < least)
        .map(({element, box}) => `${box.width} × ${box.height}: ${element.outerHTML}`),
    MIN_BUTTON_PX,
  );
