import {violations} from './accessibility';
import {menuLabel, site} from './page-content';
import {expect, ignoreMessages, MOVING, open, test} from './test';

/** One page for each strategy by which pages wait for pictures. */
const WAITING_ROUTES = ['/', '/oem', '/projects', '/about/history', '/services/engineering'];

test.use(MOVING);

test('Pages are readable when every script is missing and every image hangs', {tag: '@all'}, async ({context}) => {
  await context.route('**/assets/js/**', (route) => route.fulfill({status: 404}));
  await context.route('**/assets/img/**', () => undefined);
  await Promise.all(
    WAITING_ROUTES.map(async (route) => {
      const page = await context.newPage();
      await page.goto(route, {waitUntil: 'commit'});
      await expect(page.getByRole('contentinfo'), route).toBeVisible();
      // The loading screen covers the content until its style hides it.
      await expect(page.getByText(site.labels.loading, {exact: true}), route).toBeHidden();
      await expect(page.getByRole('heading', {level: 1}), route).toBeVisible();
    }),
  );
});

test('With blocked storage the site is readable and searchable', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await open(page, '/');
  await page.getByRole('banner').getByRole('searchbox').fill('valves');
  await page.getByRole('banner').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?q=valves');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('A visitor reaches the next page when a new deploy has removed its chunks', async ({page, watch}) => {
  await open(page, '/');
  await page.waitForLoadState('load');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  await page.route('**/assets/js/**', (route) =>
    loaded.includes(route.request().url()) ? route.fallback() : route.fulfill({status: 404}),
  );
  await page.getByRole('contentinfo').getByRole('link', {name: site.privacy.name}).click();
  await expect(page).toHaveURL(site.privacy.href);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // Chromium and the router report failed requests, unless the visitor leaves before; no other message is allowed.
  ignoreMessages(watch, '404');
  ignoreMessages(watch, 'Loading chunk');
});

test('A page that fails to render keeps header and footer, offers contact details and a retry, and logs the exception', async ({
  page,
  watch,
}) => {
  await open(page, site.privacy.href);
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(Date.prototype, 'toISOString') ?? {};
    Date.prototype.toISOString = () => {
      throw new Error('The day is lost.');
    };
    addEventListener('restore', () => Object.defineProperty(Date.prototype, 'toISOString', own));
  });
  const header = page.getByRole('banner');
  await header.getByRole('link', {name: menuLabel('/contact'), exact: true}).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText(site.error.heading);
  await expect(header).toBeVisible();
  await expect(main.getByRole('link', {name: site.email})).toBeVisible();
  await expect(page.getByText('The day is lost.')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('restore')));
  expect(await violations(page)).toEqual([]);
  await main.getByRole('button', {name: site.error.tryAgain}).click();
  await expect(main.getByRole('heading', {level: 1})).not.toHaveText(site.error.heading);
  expect(watch.messages.join('\n')).toContain('The day is lost.');
  watch.messages.length = 0;
});
