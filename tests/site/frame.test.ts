import {fillPlaces} from '../../src/shared/fill-places';
import {dropdowns, inDropdown, menuWord, site, toggleOf, topOf, wordOfSlide} from './listed';
import {DESKTOP, expect, open, PHONE, TABLET, test} from './test';

const {labels} = site;
const [firstInDropdown = inDropdown] = dropdowns[0]?.dropdown ?? [];
const WIDE = {width: 1440, height: 900};
const WIDEST = {width: 1920, height: 1080};
const NARROWER = {width: 1280, height: 800};
/** How many the row of the header has room for on wide screens (specification section 2). */
const BADGES = 2;

test.describe('The header', () => {
  test('shrinks and hides its top bar after scrolling past 10 pixels', async ({page}) => {
    await open(page, '/about/history');
    const header = page.getByRole('banner');
    const bar = page.getByRole('region', {name: labels.topBar, exact: true});
    await expect(bar).toBeVisible();
    const tall = (await header.boundingBox())?.height ?? 0;
    await page.mouse.wheel(0, 11);
    await expect(bar).toBeHidden();
    await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(tall);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toBeVisible();
  });

  test('shows its badges on wide screens only', async ({page}) => {
    await page.setViewportSize(WIDE);
    await open(page, '/');
    const badges = site.badges.map(({name, edition}) =>
      page.getByRole('banner').getByRole('link', {name: name + edition}),
    );
    for (const badge of badges.slice(0, BADGES)) await expect(badge).toBeVisible();
    await page.setViewportSize(WIDEST);
    for (const badge of badges) await expect(badge).toBeVisible();
    await page.setViewportSize(NARROWER);
    for (const badge of badges) await expect(badge).toBeHidden();
  });

  test('opens a dropdown by keyboard, walks through it and closes it by Escape', async ({page}) => {
    await open(page, '/');
    const toggle = page.getByRole('button', {name: toggleOf()});
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', {name: firstInDropdown.name, exact: true})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', {name: firstInDropdown.name, exact: true})).toBeHidden();
  });

  test('closes its dropdown on route change', async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: toggleOf()}).click();
    await page.getByRole('banner').getByRole('link', {name: inDropdown.name, exact: true}).click();
    await expect(page).toHaveURL(inDropdown.href);
    await expect(page.getByRole('banner').getByRole('link', {name: firstInDropdown.name, exact: true})).toBeHidden();
  });

  test('never hides the focus: a link that is tabbed to lies below it', async ({page}) => {
    await open(page, '/');
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
    const links = page.getByRole('main').getByRole('link');
    await links.last().focus();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const box = document.activeElement?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        return (box?.bottom ?? 0) <= (header?.bottom ?? 0);
      });
      expect(covered).toBe(false);
    }
  });

  test('has a skip link as its first stop', async ({page}) => {
    await open(page, '/projects');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: labels.skip});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('The frame', () => {
  test('shows the facts of the company: language, telephones, e-mail, tagline, address, and LinkedIn', async ({
    page,
  }) => {
    await open(page, '/projects');
    const bar = page.getByRole('region', {name: labels.topBar, exact: true});
    const footer = page.getByRole('contentinfo');
    await expect(bar).toContainText(site.language);
    for (const number of site.phones)
      await expect(bar.getByRole('link', {name: number})).toHaveAttribute('href', `tel:${number.replaceAll(' ', '')}`);
    for (const part of [bar, footer])
      await expect(part.getByRole('link', {name: site.email})).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(bar.getByRole('link', {name: site.quote.name})).toHaveAttribute('href', site.quote.href);
    for (const words of [site.tagline, ...site.address, site.phones[0] ?? ''])
      await expect(footer).toContainText(words);
    await expect(footer.getByRole('link', {name: labels.linkedin})).toHaveAttribute('href', site.linkedin);
  });

  test('has the words of the menu in their order, each with its address, and those of its dropdowns', async ({
    page,
  }) => {
    await open(page, '/projects');
    const links = page.getByRole('banner').getByRole('navigation').locator('a');
    const shown = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    const entries = site.navigation.flatMap(({name, href, dropdown = []}) => [{name, href}, ...dropdown]);
    expect(shown).toEqual(entries.map(({name, href}) => [name, href]));
  });
});

test.describe('The search box', () => {
  test('stores the trimmed term, clears itself and leads to /search', async ({page}) => {
    await open(page, '/');
    const box = page.getByRole('banner').getByRole('searchbox');
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL('/');
    await box.fill('  valves ');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=valves');
    await expect(box).toHaveValue('');
  });

  test('highlights the stored term in the hero slides', async ({page}) => {
    await open(page, '/');
    const box = page.getByRole('banner').getByRole('searchbox');
    await box.fill(wordOfSlide.toUpperCase());
    await box.press('Enter');
    await page
      .getByRole('link', {name: fillPlaces(labels.home, {name: site.name})})
      .first()
      .click();
    await expect(page.getByRole('heading', {level: 1}).locator('mark').first()).toHaveText(wordOfSlide);
  });
});

for (const viewport of [PHONE, TABLET]) {
  test.describe(`The mobile menu at ${viewport.width} px`, () => {
    test.use({viewport});

    test('has the same links and a search box, keeps the focus inside and closes by Escape', async ({page}) => {
      await open(page, '/');
      await page.getByRole('button', {name: labels.openMenu}).click();
      const menu = page.getByRole('dialog', {name: labels.menu});
      await expect(menu.getByRole('link', {name: menuWord('/oem')})).toBeVisible();
      await expect(menu.getByRole('searchbox')).toBeVisible();
      await menu
        .locator('summary', {has: page.locator('svg')})
        .first()
        .click();
      await expect(menu.getByRole('link', {name: inDropdown.name, exact: true})).toBeVisible();
      expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('header > div > a, main, footer'))).toBeNull();
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(page.getByRole('button', {name: labels.openMenu})).toBeFocused();
    });

    test('closes on route change', async ({page}) => {
      await open(page, '/');
      await page.getByRole('button', {name: labels.openMenu}).click();
      await page
        .getByRole('dialog')
        .getByRole('link', {name: menuWord('/careers')})
        .click();
      await expect(page).toHaveURL('/careers');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
}

test.describe('Every route change', () => {
  test('scrolls instantly to the top, without loading the document again', async ({page}) => {
    await open(page, '/');
    await page.evaluate(() => {
      document.body.dataset.same = 'yes';
      window.scrollTo(0, document.body.scrollHeight);
    });
    await page.getByRole('contentinfo').getByRole('link', {name: site.privacy.name}).click();
    await expect(page).toHaveURL(site.privacy.href);
    // The address changes first, the page with its scroll position when its code is there.
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      topOf<{heading: string}>(`pages${site.privacy.href}.mdx`).heading,
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('body[data-same]')).toHaveCount(1);
  });
});

test.describe('The scroll-to-top button', () => {
  test('appears past 300 px and scrolls smoothly to the top', async ({page}) => {
    await open(page, '/');
    const button = page.getByRole('button', {name: labels.toTop});
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 900));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });
});

test.describe('On non-home pages', () => {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`the content is pulled up by a negative top margin at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, '/projects');
      const margin = await page
        .locator('main > div:has(h1) + div')
        .evaluate((sheet) => Number.parseFloat(getComputedStyle(sheet).marginTop));
      expect(margin).toBeLessThan(0);
    });
  }
});

test.describe('The footer', () => {
  test.use({ownWindow: true});

  test("has the current year at the visitor's clock", async ({page}) => {
    await page.clock.setFixedTime(new Date('2033-05-05T12:00:00Z'));
    await open(page, '/');
    await expect(page.getByRole('contentinfo')).toContainText(`© 2033 ${site.legalName}`);
  });
});

test.describe('The theme', () => {
  test('follows the system by tokens alone: dark ground and light text', async ({page}) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await open(page, '/projects');
    expect(await ground()).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await ground()).toBe('rgb(11, 31, 37)');
  });
});
