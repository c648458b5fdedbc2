import type {Page} from '@playwright/test';
import {figures, site} from './page-content';
import {closeLayer} from './page-actions';
import {VISITED} from './routes';
import {DESKTOP, expect, MOVING, open, PHONE, test} from './test';
import {translate} from './translate';

/** Clicks every control that changes the page without navigating. @returns the number of clicks */
async function clickAll(page: Page): Promise<number> {
  const controls = page.locator(
    'main :is(button, summary, [role="tab"]):not([type="submit"]), header button:not([type="submit"])',
  );
  let pressed = 0;
  for (const control of await controls.all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    await control.click();
    await closeLayer(page);
    pressed += 1;
  }
  return pressed;
}

test.describe('A page that the browser has translated', () => {
  // The map service and the print dialog are not part of this test.
  test.use({...MOVING, allowed: ['https://www.openstreetmap.org']});

  test('shows the right figures after counting', async ({page}) => {
    await open(page, '/');
    await translate(page);
    const shown = page.locator('[data-started] dd span[aria-hidden]').filter({hasText: /\d/});
    await page.locator('main dl dd span[aria-hidden]').first().scrollIntoViewIfNeeded();
    await expect(shown).toHaveText(figures('index'));
  });

  test('searches a second and a third time, with and without results', async ({page}) => {
    await open(page, '/search?q=valve');
    await translate(page);
    const status = page.locator('main').getByRole('status').first();
    for (const term of ['pipeline', 'xylophone', 'valve']) {
      const field = page.locator('main').getByRole('searchbox').first();
      await field.fill(term);
      await field.press('Enter');
      await expect(status).toContainText(term);
    }
  });

  for (const [name, size] of Object.entries({desktop: DESKTOP, phone: PHONE})) {
    test(`survives a click on everything on every page, on a ${name}`, {tag: '@all'}, async ({page}) => {
      await page.addInitScript(() => (window.print = () => undefined));
      await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({body: ''}));
      await page.setViewportSize(size);
      let pressed = 0;
      for (const route of VISITED) {
        await open(page, route);
        await translate(page);
        pressed += await clickAll(page);
        await expect(page.getByText(site.error.heading), route).toBeHidden();
      }
      expect(pressed).toBeGreaterThan(VISITED.length);
    });
  }
});
