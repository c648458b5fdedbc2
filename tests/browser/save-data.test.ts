import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {sectionWith, site, slideName, toggleOf} from './page-content';
import {REPRESENTATIVE} from './routes';
import {scrollThrough} from './page-actions';
import {expect, MOVING, open, PHONE, test} from './test';
import {BUDGETS, documentOf, readAsset, transferSize} from './byte-budgets';

const {labels} = site;
const KB = 1000;
const REQUESTS = 8;
const HYDRATED = 'html[data-has-hydrated="true"]';
/** The label before the size. */
const [SHOW = ''] = labels.showPhoto.split('{size}');

/** Opens a page with data saving turned on by the switch. @returns the addresses that are requested from then on */
async function openWithDataSaver(page: Page, route: string): Promise<Set<string>> {
  await page.goto('/robots.txt');
  const asked = recordOf(page);
  await page.evaluate((to) => {
    localStorage.setItem('saver', 'on');
    location.assign(to);
  }, route);
  await page.waitForURL((url) => url.pathname === route, {waitUntil: 'load'});
  await expect(page.locator('html[data-saver="on"]')).toHaveCount(1);
  return asked;
}

function recordOf(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return asked;
}

const compressed = (html: Buffer) => brotliCompressSync(html).length;
const scriptsIn = (asked: Set<string>) => [...asked].filter((address) => address.endsWith('.js'));
const photosIn = (asked: Set<string>) => [...asked].filter((address) => address.startsWith('/assets/img/'));
const showButtons = (page: Page) => page.getByRole('main').getByRole('button', {name: SHOW});

test.use(MOVING);

test('With data saving each page type is at most 60 kB in 8 requests', async ({page}) => {
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  const asked = await openWithDataSaver(page, '/thank-you');
  for (const route of REPRESENTATIVE) {
    asked.clear();
    await page.goto(route);
    await scrollThrough(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const sizes = [...asked].map((address) =>
      address === route ? compressed(documentOf(route)) : transferSize(address),
    );
    const sum = sizes.reduce((all, size) => all + size, 0);
    expect(asked, route).toContain(route);
    expect.soft(sizes.length, `${route}: ${[...asked].join(' ')}`).toBeLessThanOrEqual(REQUESTS);
    expect.soft(sum, route).toBeLessThanOrEqual(BUDGETS.saver);
    const late = [...asked].filter((address) => /\.(js|woff2|avif)$/.test(address));
    expect.soft(late, route).toEqual([]);
  }
});

test('A photo loads on a tap, has the size that its button showed, and loads no script', async ({page}) => {
  const asked = await openWithDataSaver(page, '/about/who-we-are');
  const button = showButtons(page).last();
  const photo = page.locator('main picture img').last();
  await expect(photo).toBeHidden();
  const message = /\d+/.exec((await button.getAttribute('data-show')) ?? '')?.[0];
  await expect(button).toHaveAccessibleName(new RegExp(`: ${(await photo.getAttribute('alt')) ?? ''}$`));
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(photo).toBeFocused();
  const [address = '', ...others] = photosIn(asked);
  expect(others).toEqual([]);
  expect(Math.ceil(readAsset(address).length / KB)).toBe(Number(message));
  expect(scriptsIn(asked)).toEqual([]);
});

test('The first tap on a button loads the scripts, but no photos', async ({page}) => {
  const asked = await openWithDataSaver(page, '/');
  const hero = page.getByRole('region', {name: labels.carousel});
  await hero.getByRole('button', {name: labels.next}).click();
  await expect(hero.getByRole('group', {name: slideName(2)})).toBeVisible();
  await page.getByRole('button', {name: toggleOf()}).click();
  await expect(page.getByRole('button', {name: toggleOf()})).toHaveAttribute('aria-expanded', 'true');
  await page.locator(HYDRATED).waitFor();
  await scrollThrough(page);
  expect(photosIn(asked)).toEqual([]);
  const named = (await page.locator('script[data-scripts]').getAttribute('data-scripts'))?.split(' ') ?? [];
  expect(scriptsIn(asked).sort()).toEqual(named.sort());
  await hero
    .getByRole('group', {name: slideName(2)})
    .getByRole('button', {name: SHOW})
    .click();
  await expect.poll(() => photosIn(asked)).toHaveLength(1);
  // A link opens the page as HTML, which also saves data.
  await page.getByRole('contentinfo').getByRole('link', {name: site.privacy.name}).click();
  await expect(page).toHaveURL(site.privacy.href);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('With data saving the menu opens without scripts, and a form is validated', async ({page}) => {
  await page.setViewportSize(PHONE);
  const asked = await openWithDataSaver(page, '/');
  await page.getByRole('button', {name: labels.openMenu}).click();
  const menu = page.locator('dialog');
  await expect(menu).toBeVisible();
  await menu.getByRole('button', {name: labels.closeMenu}).click();
  await expect(menu).toBeHidden();
  expect(scriptsIn(asked)).toEqual([]);
  await page.getByRole('button', {name: labels.openMenu}).click();
  await menu.getByRole('searchbox').fill('valves');
  await menu.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?q=valves');
  await expect(page.locator('main mark').first()).toBeVisible();

  asked.clear();
  await page.goto('/contact/quote');
  expect(scriptsIn(asked)).toEqual([]);
  // Its first field loads the scripts.
  const form = page.getByRole('main').locator('form');
  await form.getByRole('textbox').first().focus();
  await page.locator(HYDRATED).waitFor();
  await form.locator('[type="submit"]').click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expect(page).toHaveURL('/contact/quote');
});

test('With data saving a photo loads on the first tap and is enlarged on the second', async ({page}) => {
  const asked = await openWithDataSaver(page, '/about/gallery');
  const link = page.locator('main li a:has(img)').first();
  await link.click();
  await expect(link.locator('img')).toBeVisible();
  expect(scriptsIn(asked)).toEqual([]);
  await link.click();
  const photo = page.getByRole('dialog', {name: labels.lightbox}).locator('img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(photosIn(asked)).toHaveLength(2);
});

test('The switch in the footer saves data on this and all other pages, until it is turned off', async ({page}) => {
  await open(page, '/about/clients');
  const saver = page.getByRole('contentinfo').getByRole('button', {name: labels.saveData});
  await expect(saver).toHaveAttribute('aria-pressed', 'false');
  await saver.click();
  await expect(page.locator('html[data-saver="on"]')).toHaveCount(1);
  await expect(saver).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await page.goto('/about/who-we-are');
  await expect(showButtons(page).first()).toBeVisible();
  await saver.click();
  await page.locator(HYDRATED).waitFor();
  await expect(page.locator('html[data-saver]')).toHaveCount(0);
  await expect(saver).toHaveAttribute('aria-pressed', 'false');
  await expect(showButtons(page)).toHaveCount(0);
  await expect(page.locator('main picture img').first()).toBeVisible();
});

test('The Save-Data header turns on data saving and stops animations, and the switch turns it off', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true, effectiveType: '4g'})}),
  );
  const asked = recordOf(page);
  await page.goto('/');
  expect(await page.getByText(labels.loading, {exact: true}).isVisible()).toBe(false);
  const hero = page.getByRole('region', {name: labels.carousel});
  await hero.getByRole('button', {name: labels.next}).click();
  await page.locator(HYDRATED).waitFor();
  await expect(hero.getByRole('group', {name: slideName(2)})).toBeVisible();
  await expect(hero.getByRole('button', {name: labels.pause})).toBeHidden();
  const strip = page.locator(`section:has(#${sectionWith('pages/index.mdx', '<ClientStrip />')})`);
  await strip.scrollIntoViewIfNeeded();
  const moving = () => page.locator('main').evaluate((main) => main.getAnimations({subtree: true}).length);
  await expect.poll(moving).toBe(0);
  expect(photosIn(asked)).toEqual([]);
  await page.getByRole('button', {name: labels.saveData}).click();
  await expect(page.locator('html[data-saver]')).toHaveCount(0);
  await expect.poll(() => photosIn(asked).length).toBeGreaterThan(0);
});
