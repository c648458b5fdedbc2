import type {Locator, Page} from '@playwright/test';
import {violationsInBothThemes} from './accessibility';
import {pageInDropdown, site, toggleOf} from './page-content';
import {DESKTOP, expect, LAPTOP, open, ignoreMessages, PHONE, test} from './test';

/** Together they show every block of the site; the first four have most of what Tab can reach. */
const TABBED_ROUTES = ['/', '/about/gallery', '/projects', '/contact/vendor'];
const OTHER_ROUTES = [
  '/about/management',
  '/services/engineering',
  '/oem',
  '/careers',
  '/contact',
  '/search',
  '/no-such-page',
];

const MAX_TAB_STOPS = 200;
const MIN_TARGET_PX = 44;

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Interactions on a page, and the resulting state. */
const STATES: [route: string, viewport: typeof PHONE, reach: (page: Page) => Promise<Locator>][] = [
  [
    '/projects',
    LAPTOP,
    async (page) => {
      await page.getByRole('button', {name: toggleOf()}).click();
      return page.getByRole('banner').getByRole('link', {name: pageInDropdown.name, exact: true});
    },
  ],
  [
    '/about/history',
    PHONE,
    async (page) => {
      await page.getByRole('button', {name: site.labels.openMenu}).click();
      await page.getByRole('dialog').locator('summary').first().click();
      return page.getByRole('dialog').getByRole('link', {name: pageInDropdown.name, exact: true});
    },
  ],
  [
    '/about/gallery',
    PHONE,
    async (page) => {
      await page.locator('main li a:has(img)').first().click();
      return page.getByRole('dialog', {name: site.labels.lightbox});
    },
  ],
  [
    '/about/management',
    LAPTOP,
    async (page) => {
      await page.getByRole('main').getByRole('button').first().click();
      return page.getByRole('main').getByRole('button', {expanded: true});
    },
  ],
  [
    '/contact/vendor',
    PHONE,
    async (page) => {
      await page.locator('main form button[type="submit"]').last().click();
      return page.getByRole('main').getByRole('group', {name: site.forms.invalid});
    },
  ],
];

test('No opened or announced state of a page has an accessibility violation in either theme', async ({page}) => {
  for (const [route, viewport, reach] of STATES) {
    await page.setViewportSize(viewport);
    await open(page, route);
    await expect(await reach(page)).toBeVisible();
    expect.soft(await violationsInBothThemes(page), route).toEqual([]);
  }
});

for (const [where, routes, tag] of [
  ['the pages with most to reach', TABBED_ROUTES, []],
  ['the other page types', OTHER_ROUTES, ['@all']],
] as const) {
  test(
    `On ${where} Tab reaches everything with a visible focus ring, and touch targets are large enough`,
    {tag: [...tag]},
    async ({page, watch}) => {
      for (const route of routes) {
        await page.setViewportSize(DESKTOP);
        await open(page, route);
        const missing = new Set(await numberFocusable(page));
        const diagnostics: string[] = [];
        for (let stop = 0; stop < MAX_TAB_STOPS && missing.size > 0; stop += 1) {
          await page.keyboard.press('Tab');
          const {number, diagnostic} = await inspectFocus(page);
          missing.delete(number);
          if (diagnostic) diagnostics.push(diagnostic);
        }
        expect.soft(diagnostics, route).toEqual([]);
        expect.soft([...missing], route).toEqual([]);
        await page.setViewportSize(PHONE);
        expect.soft(await smallTargets(page), route).toEqual([]);
      }
      // Chromium reports the 404; no other message is allowed.
      ignoreMessages(watch, '404');
    },
  );
}

/** @returns the buttons and fields that are too small for a finger */
const smallTargets = (page: Page) =>
  page.locator('button, summary, select, textarea, input:not([type="checkbox"]), a[class*="button_"]').evaluateAll(
    (elements, least) =>
      elements
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .map((element) => ({element, box: element.getBoundingClientRect()}))
        .filter(({box}) => box.width < least || box.height < least)
        .map(({element, box}) => `${box.width} × ${box.height}: ${element.outerHTML}`),
    MIN_TARGET_PX,
  );

/** Numbers everything that Tab should reach. @returns the numbers */
const numberFocusable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({visibilityProperty: true}))
      .map((element, index) => (element.dataset.stop = String(index))),
  );

/** @returns the number of the focused element, and any problem with its visible focus */
const inspectFocus = (page: Page) =>
  page.evaluate(() => {
    const MIN_CONTRAST = 3;
    const MIN_WIDTH = 2;
    const focused = document.activeElement as HTMLElement;
    const number = focused.dataset.stop ?? '';
    const fine = {number, diagnostic: ''};
    const tell = (diagnostic: string) => ({number, diagnostic: `${diagnostic}: ${focused.outerHTML.slice(0, 200)}`});
    if (focused === document.body) return fine;

    // A link that covers its article has its ring around the article.
    const ringed =
      getComputedStyle(focused).outlineStyle === 'none' ? (focused.closest('article') ?? focused) : focused;
    const {outlineStyle, outlineWidth, outlineColor, outlineOffset} = getComputedStyle(ringed);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < MIN_WIDTH) return tell('no ring');

    const {left, right, top, bottom} = focused.getBoundingClientRect();
    const [upper] = document.elementsFromPoint(
      (left + right) / 2,
      (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2,
    );
    if (!upper || !(ringed.contains(upper) || upper.contains(focused))) return tell('covered');

    // A point just outside the ring at its left, or just inside if the ring is drawn inside.
    const outside = Number.parseFloat(outlineOffset) < 0 ? -1 : Number.parseFloat(outlineOffset) + 1;
    const ring = ringed.getBoundingClientRect();
    for (const element of document.elementsFromPoint(Math.max(0, ring.left - outside), (top + bottom) / 2)) {
      // On a photo the ring is on its dark scrim.
      if (element.tagName === 'IMG') return fine;
      const ground = channels(getComputedStyle(element).backgroundColor);
      if (ground.length !== 3) continue;
      const contrast = ratio(luminance(channels(outlineColor)), luminance(ground));
      return contrast < MIN_CONTRAST ? tell(`ring of ${contrast.toFixed(2)}:1`) : fine;
    }
    return fine;

    /** Red, green and blue, and the opacity if it is below 1. */
    function channels(color: string): number[] {
      return (color.match(/[\d.]+/g) ?? []).map(Number);
    }

    /** The relative luminance as WCAG 2.2 defines it. */
    function luminance(color: number[]): number {
      const [red = 0, green = 0, blue = 0] = color
        .map((channel) => channel / 255)
        .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    function ratio(one: number, other: number): number {
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }
  });
