import {pageInDropdown, menuLabel, site, frontMatterOfFile} from './page-content';
import {closeLayer} from './page-actions';
import {DESKTOP, expect, open, PHONE, test} from './test';

const {labels} = site;
const WIDEST = {width: 1920, height: 1080};
const NARROWER = {width: 1280, height: 800};
/** How many badges fit into the header on wide screens (specification section 2). */
const BADGES = 2;
/** More than the number of Tab stops in the phone menu. */
const TABS = 30;

test('The header shows badges on wide screens only, and its top bar until it is scrolled', async ({page}) => {
  await open(page, '/about/history');
  const header = page.getByRole('banner');
  const badges = site.badges.map(({name, edition}) => header.getByRole('link', {name: name + edition}));
  for (const badge of badges.slice(0, BADGES)) await expect(badge).toBeVisible();
  await page.setViewportSize(WIDEST);
  for (const badge of badges) await expect(badge).toBeVisible();
  await page.setViewportSize(NARROWER);
  for (const badge of badges) await expect(badge).toBeHidden();

  const bar = page.getByRole('region', {name: labels.topBar, exact: true});
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect(bar).toBeHidden();
});

test('The skip link is the first stop, the header hides no focus, and a route change starts at the top', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: labels.skip});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  await page.getByRole('main').getByRole('link').last().focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const isCovered = () =>
      page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        return (box?.bottom ?? 0) <= (header?.bottom ?? 0);
      });
    await expect.poll(isCovered, `step ${step}`).toBe(false);
  }

  await page.evaluate(() => {
    document.body.dataset.same = 'yes';
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: menuLabel('/careers')})
    .click();
  // The address changes first; the page and its scroll position follow when its code has loaded.
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    frontMatterOfFile<{heading: string}>('pages/careers.mdx').heading,
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('body[data-same]')).toHaveCount(1);
});

test('Header and footer have the menu and the facts; content overlaps the band; the theme follows the system', async ({
  page,
}) => {
  await open(page, '/projects');
  const links = page.getByRole('banner').getByRole('navigation').locator('a');
  const shown = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  const entries = site.navigation.flatMap(({name, href, dropdown = []}) => [{name, href}, ...dropdown]);
  expect(shown).toEqual(entries.map(({name, href}) => [name, href]));

  const bar = page.getByRole('region', {name: labels.topBar, exact: true});
  const footer = page.getByRole('contentinfo');
  await expect(bar).toContainText(site.language);
  for (const number of site.phones)
    await expect(bar.getByRole('link', {name: number})).toHaveAttribute('href', `tel:${number.replaceAll(' ', '')}`);
  for (const part of [bar, footer])
    await expect(part.getByRole('link', {name: site.email})).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(bar.getByRole('link', {name: site.quote.name})).toHaveAttribute('href', site.quote.href);
  for (const text of [site.tagline, ...site.address, site.phones[0] ?? '']) await expect(footer).toContainText(text);
  await expect(footer.getByRole('link', {name: labels.linkedin})).toHaveAttribute('href', site.linkedin);
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(site.quickLinks.map(({name}) => name));

  const sheet = page.locator('main > div:has(h1) + div');
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const margin = await sheet.evaluate((element) => Number.parseFloat(getComputedStyle(element).marginTop));
    expect(margin, `${viewport.width} px`).toBeLessThan(0);
  }
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({colorScheme: 'dark'});
  expect(await ground()).toBe('rgb(11, 31, 37)');
});

test('The phone menu keeps the focus inside and its head in view, and closes on Escape, a route change and a wide window', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/about');
  const opener = page.getByRole('button', {name: labels.openMenu});
  await opener.click();
  const menu = page.getByRole('dialog', {name: labels.menu});
  await expect(menu.getByRole('link', {name: menuLabel('/oem')})).toBeVisible();
  await expect(menu.getByRole('searchbox')).toBeVisible();
  await menu
    .locator('summary', {has: page.locator('svg')})
    .first()
    .click();
  await expect(menu.getByRole('link', {name: pageInDropdown.name, exact: true})).toBeVisible();
  expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  for (let step = 0; step < TABS; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header > div > a, main, footer'))).toBeNull();
  }
  await closeLayer(page);
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', {name: menuLabel('/careers')}).click();
  await expect(page).toHaveURL('/careers');
  await expect(menu).toBeHidden();

  // On a phone that lies on its side, and on a window that becomes wide.
  await page.setViewportSize({width: PHONE.height, height: PHONE.width});
  await opener.click();
  await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const close = menu.getByRole('button', {name: labels.closeMenu});
  await expect(close).toBeInViewport();
  await close.click({trial: true});
  await page.setViewportSize(DESKTOP);
  await expect(menu).toBeHidden();
  await page
    .getByRole('link', {name: menuLabel('/contact')})
    .first()
    .click();
  await expect(page).toHaveURL('/contact');
});
