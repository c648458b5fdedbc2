import type {Locator, Page} from '@playwright/test';
import {smallButtons, violationsInBothThemes} from './accessibility';
import {inspectFocus, numberFocusable} from './inspect-focus';
import {pageInDropdown, site, toggleOf} from './page-content';
import {DESKTOP, expect, LAPTOP, open, PHONE, test} from './test';

/** They have most of what Tab can reach. */
const TABBED_ROUTES = ['/', '/about/gallery', '/projects', '/contact/vendor'];
const MAX_TAB_STOPS = 200;

/** Interactions on a page, the part of it that they change, and the resulting state. Every page is tested as it opens. */
const STATES: [route: string, viewport: typeof PHONE, part: string, reach: (page: Page) => Promise<Locator>][] = [
  [
    '/projects',
    LAPTOP,
    'header',
    async (page) => {
      await page.getByRole('button', {name: toggleOf()}).click();
      return page.getByRole('banner').getByRole('link', {name: pageInDropdown.name, exact: true});
    },
  ],
  [
    '/about/history',
    PHONE,
    'dialog',
    async (page) => {
      await page.getByRole('button', {name: site.labels.openMenu}).click();
      await page.getByRole('dialog').locator('summary').first().click();
      return page.getByRole('dialog').getByRole('link', {name: pageInDropdown.name, exact: true});
    },
  ],
  [
    '/about/gallery',
    PHONE,
    'dialog',
    async (page) => {
      await page.locator('main li a:has(img)').first().click();
      return page.getByRole('dialog', {name: site.labels.lightbox});
    },
  ],
  [
    '/about/management',
    LAPTOP,
    'main',
    async (page) => {
      await page.getByRole('main').getByRole('button').first().click();
      return page.getByRole('main').getByRole('button', {expanded: true});
    },
  ],
  [
    '/contact/vendor',
    PHONE,
    'main',
    async (page) => {
      await page.locator('main form button[type="submit"]').last().click();
      return page.getByRole('main').getByRole('group', {name: site.forms.invalid});
    },
  ],
];

test('No opened or announced state of a page has an accessibility violation in either theme', async ({page}) => {
  for (const [route, viewport, part, reach] of STATES) {
    await page.setViewportSize(viewport);
    await open(page, route);
    await expect(await reach(page)).toBeVisible();
    expect.soft(await violationsInBothThemes(page, part), route).toEqual([]);
  }
});

test('On the pages with most to reach Tab reaches everything with a visible focus ring', async ({page}) => {
  for (const route of TABBED_ROUTES) {
    await page.setViewportSize(DESKTOP);
    await open(page, route);
    const missing = new Set(await page.evaluate(numberFocusable));
    const diagnostics: string[] = [];
    for (let stop = 0; stop < MAX_TAB_STOPS && missing.size > 0; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(inspectFocus, []);
      missing.delete(focused.number);
      diagnostics.push(...focused.diagnostics);
    }
    expect.soft(diagnostics, route).toEqual([]);
    expect.soft([...missing], route).toEqual([]);
    await page.setViewportSize(PHONE);
    expect.soft(await smallButtons(page), route).toEqual([]);
  }
});
