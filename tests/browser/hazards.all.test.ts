/** Every page in every state that a visitor's device may give it, one state at a time. */
import type {CDPSession, Page} from '@playwright/test';
import {applyTextSpacing, colourViolations, pageWidth, smallButtons, violations} from './accessibility';
import {inspectFocus, numberFocusable} from './inspect-focus';
import {layoutProblems} from './inspect-layout';
import {drawEverything, problemsOfOpenedStates} from './opened-states';
import {VISITED} from './routes';
import {expect, open, PHONE, test} from './test';
import {translate} from './translate';

const WIDTHS = [320, PHONE.width, 768, 1440];
const HEIGHT = 800;
/** The phone layout and the desktop layout; in between are no other controls, and no colours. */
const LAYOUTS = [PHONE.width, 1440];
/** German words are about a third longer than English ones. */
const GROWTH = 0.35;

interface State {
  name: string;
  /** All, unless the state changes only colours. At 320 px, which is 400 % already, nobody needs larger text. */
  widths?: readonly number[];
  media: Parameters<Page['emulateMedia']>[0];
  /** Which of axe's rules the state can break. */
  axe?: (page: Page) => Promise<string[]>;
  /** Whether the state changes the ring of the focus. */
  hasOwnRing?: boolean;
  /** Whether the page runs no scripts, so that no menu or dialog opens as it does with them. */
  isStatic?: boolean;
  reach?: (page: Page, route: string) => Promise<void>;
}

const LIGHT = {colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce'} as const;
const DARK = {...LIGHT, colorScheme: 'dark'} as const;

const STATES: State[] = [
  {name: 'light', media: LIGHT, axe: violationsAndSmallButtons, hasOwnRing: true},
  {name: 'dark', widths: LAYOUTS, media: DARK, axe: colourViolations, hasOwnRing: true},
  {
    name: 'forced colours',
    widths: LAYOUTS,
    media: {...LIGHT, forcedColors: 'active'},
    axe: colourViolations,
    hasOwnRing: true,
  },
  {name: '200 % text', widths: WIDTHS.slice(1), media: LIGHT, reach: enlargeText},
  {name: 'widened text', media: LIGHT, reach: applyTextSpacing},
  {name: 'translated', media: LIGHT, reach: (page) => translate(page, GROWTH)},
  {name: 'data saving, dark', media: DARK, axe: violations, isStatic: true, reach: saveData},
  {name: 'no JavaScript', media: LIGHT, axe: violationsWithoutScripts, isStatic: true, reach: loadWithoutScripts},
];

/** @returns axe's violations, and on a phone the buttons and fields that are too small for a finger */
async function violationsAndSmallButtons(page: Page): Promise<string[]> {
  const isPhone = page.viewportSize()?.width === PHONE.width;
  return [...(await violations(page)), ...(isPhone ? await smallButtons(page) : [])];
}

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

async function saveData(page: Page, route: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('saver', 'on'));
  await page.goto(route);
  await expect(page.locator('html[data-saver="on"]')).toHaveCount(1);
  await page.evaluate(() => localStorage.removeItem('saver'));
}

const sessions = new WeakMap<Page, CDPSession>();

async function setScripts(page: Page, value: 'on' | 'off'): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setScriptExecutionDisabled', {value: value === 'off'});
}

async function loadWithoutScripts(page: Page, route: string): Promise<void> {
  await setScripts(page, 'off');
  await page.goto(route);
}

/** Axe itself needs scripts; those of the page have had their time. */
async function violationsWithoutScripts(page: Page): Promise<string[]> {
  await setScripts(page, 'on');
  const found = await violations(page);
  await setScripts(page, 'off');
  return found;
}

/** @returns the elements whose focus a person cannot see */
async function unseenFocus(page: Page): Promise<string[]> {
  // From now on the browser shows the focus.
  await page.keyboard.press('Tab');
  const numbers = await page.evaluate(numberFocusable);
  return (await page.evaluate(inspectFocus, numbers)).diagnostics;
}

async function hazardsOf(
  page: Page,
  route: string,
  {widths = WIDTHS, media, reach, axe, hasOwnRing, isStatic}: State,
): Promise<string[]> {
  await page.emulateMedia(media);
  await open(page, route);
  await reach?.(page, route);
  await drawEverything(page);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: HEIGHT});
    const hazards = await page.evaluate(layoutProblems, false);
    if ((await page.locator('main:visible').count()) !== 1) hazards.push('not one <main>');
    if (!isStatic) hazards.push(...(await problemsOfOpenedStates(page)));
    const whole = await pageWidth(page);
    if (whole > width) hazards.push(`the page is ${whole} px wide`);
    if (axe && LAYOUTS.includes(width)) hazards.push(...(await axe(page)));
    if (hasOwnRing && LAYOUTS.includes(width)) hazards.push(...(await unseenFocus(page)));
    found.push(...hazards.map((hazard) => `${width} px: ${hazard}`));
  }
  return found;
}

for (const route of VISITED) {
  test(`${route} has no hazard at any width, in any theme, with large, wide or translated text, data saving or no JavaScript`, async ({
    page,
  }) => {
    for (const state of STATES) expect.soft(await hazardsOf(page, route, state), state.name).toEqual([]);
  });
}
