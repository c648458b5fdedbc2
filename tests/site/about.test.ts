import {readFileSync} from 'node:fs';
import {fillPlaces} from '../../src/shared/fill-places';
import {slug} from '../../src/shared/slug';
import {listed, sectionWith, site, topOf} from './listed';
import {DESKTOP, expect, open, PHONE, test} from './test';

const HISTORY = 'pages/about/history.mdx';

interface Category {
  name: string;
  images: unknown[];
}

const categories = listed<Category>('about/gallery', 'categories');
const names = categories.map(({name}) => name);
const photos = categories.flatMap(({images}) => images).length;
const last = names.at(-1) ?? '';
const milestones = listed<{year?: number; title: string}>('about/history', 'timeline');
const {labels} = site;
const photoPlace = (number: number) => fillPlaces(labels.photoPlace, {number, total: photos});
const biographyOf = (name = '') => fillPlaces(labels.biography, {name});
const certificates = listed<{name: string; year: number; scope?: string}>('about/certifications', 'certifications');

test('About has every section of its page, with mission and vision, and an image of the core values', async ({
  page,
}) => {
  await open(page, '/about');
  const headings = [...readFileSync('pages/about/index.mdx', 'utf8').matchAll(/^(##+) ([^|\n]+)/gm)];
  expect(headings.length).toBeGreaterThan(0);
  for (const [, signs, words = ''] of headings) {
    const name = words.trim();
    // The word before the line of a section is its tag.
    const shown = signs === '##' ? page.getByText(name, {exact: true}) : page.getByRole('heading', {name, exact: true});
    await expect(shown.first()).toBeVisible();
  }
  const values = sectionWith('pages/about/index.mdx', '<Values />');
  await expect(page.locator(`section:has(#${values})`).getByRole('img')).toBeVisible();
});

test('History is a timeline of its milestones, each with its year where one is known, and a Legacy paragraph', async ({
  page,
}) => {
  await open(page, '/about/history');
  const entries = page.locator('main ol li:has(h3)');
  const shown = await entries.evaluateAll((all) =>
    all.map((entry) =>
      [...entry.children]
        .slice(0, -1)
        .map((child) => child.textContent)
        .join(' '),
    ),
  );
  expect(shown).toEqual(milestones.map(({year, title}) => (year === undefined ? title : `${year} ${title}`)));
  await expect(
    page
      .locator(`section:has(#${sectionWith(HISTORY, '<Legacy />')})`)
      .locator('p')
      .last(),
  ).toHaveText(topOf<{legacy: string}>(HISTORY).legacy);
});

test('Certifications has a card for each certificate, with a year badge', async ({page}) => {
  await open(page, '/about/certifications');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(certificates.length);
  for (const [index, {name, year}] of certificates.entries()) {
    await expect(cards.nth(index).getByRole('heading', {name, exact: true})).toBeVisible();
    await expect(cards.nth(index).getByText(String(year), {exact: true})).toBeVisible();
    await expect(cards.nth(index).getByRole('img')).toBeVisible();
  }
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('Certifications opens the whole record of a certificate below its card', async ({page}) => {
    await page.goto('/about/certifications');
    for (const {name, scope = ''} of certificates.filter((one) => one.scope !== undefined)) {
      const card = page.getByRole('article').filter({has: page.getByRole('heading', {name, exact: true})});
      await expect(card.getByText(scope)).toBeHidden();
      await card.locator('summary').click();
      await expect(card.getByText(scope)).toBeVisible();
    }
  });
});

test('Certifications has a row for each registration, which a phone shows without scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/about/certifications');
  const registrations = listed('about/certifications', 'registrations');
  for (const {kind = '', number = ''} of registrations) {
    await expect(page.getByRole('row', {name: new RegExp(`^${kind} `)})).toContainText(number);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('Clients shows a logo with its name for each client of its page, on a light plate in the dark theme too', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/about/clients');
  const cells = page.locator('main li:has(img)');
  const clients = listed('about/clients', 'clients');
  await expect(cells).toHaveCount(clients.length);
  for (const name of await cells.allInnerTexts()) expect(name.trim()).not.toBe('');
  await expect(cells.first()).toHaveCSS('background-color', 'rgb(223, 231, 233)');
});

test.describe('Management', () => {
  const leaders = listed('about/management', 'members');

  test('awaits the portrait of every leader and 1 banner', async ({page}) => {
    await open(page, '/about/management');
    await expect(page.locator('main img:not([loading="lazy"])')).toHaveCount(leaders.length + 1);
  });

  test('shows every leader of its list, and the biography at the touch of a pointer', async ({page}) => {
    await open(page, '/about/management');
    for (const {name} of leaders) await expect(page.getByRole('button', {name: biographyOf(name)})).toHaveCount(1);
    const {name = '', bio = ''} = leaders.at(-1) ?? {};
    await page.getByRole('button', {name: biographyOf(name)}).hover();
    await expect(page.getByText(bio)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByText(bio)).toBeHidden();
  });

  test('shows a biography when the keyboard comes to it, hides it by Enter and shows it by Enter', async ({page}) => {
    await open(page, '/about/management');
    const button = page.getByRole('button', {name: biographyOf(leaders[0]?.name)});
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test.describe(() => {
    test.use({viewport: PHONE, hasTouch: true, isMobile: true});

    test('shows a biography at the touch of a finger', async ({page}) => {
      await open(page, '/about/management');
      const button = page.getByRole('button', {name: biographyOf(leaders[0]?.name)});
      await button.tap();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.tap();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  });

  test('lists Executive Management and Committees', async ({page}) => {
    await open(page, '/about/management');
    for (const {title: name} of listed('about/management', 'structure')) {
      const group = page.getByRole('heading', {name, exact: true}).locator('xpath=..');
      await expect(group.getByRole('listitem').first()).toBeVisible();
    }
  });
});

test.describe('The gallery', () => {
  test('shows its categories in their order with all photos', async ({page}) => {
    await open(page, '/about/gallery');
    await expect(page.getByRole('main').getByRole('heading', {level: 3})).toHaveText(names);
    await expect(page.locator('main li img')).toHaveCount(photos);
  });

  test('keeps its place when it is filtered, and the way back undoes it', async ({page}) => {
    await open(page, '/about/gallery');
    const filter = page.getByRole('link', {name: new RegExp(`^${last}`)});
    await filter.hover();
    const before = await filter.boundingBox();
    await filter.click();
    await expect(page).toHaveURL(`/about/gallery?category=${slug(last)}`);
    await expect(page.getByRole('main').getByRole('heading', {level: 3})).toHaveText([last]);
    expect(await filter.boundingBox()).toEqual(before);
    await page.goBack();
    await expect(page.locator('main li img')).toHaveCount(photos);
  });

  test('opens a photo in a full-screen lightbox, which Escape closes, and gives the focus back', async ({page}) => {
    await open(page, '/about/gallery');
    const photo = page.locator('main li a:has(img)').nth(4);
    await photo.press('Enter');
    const lightbox = page.getByRole('dialog', {name: labels.lightbox});
    await expect(lightbox.getByText(photoPlace(5))).toBeVisible();
    expect(await lightbox.boundingBox()).toEqual({x: 0, y: 0, ...DESKTOP});
    await expect(lightbox.getByRole('button', {name: labels.closePhoto})).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText(photoPlace(6))).toBeVisible();
    await expect
      .poll(() => lightbox.getByRole('img').evaluate((one: HTMLImageElement) => one.currentSrc))
      .toMatch(/-1200\./);
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(photo).toBeFocused();
  });

  test('closes the lightbox by a click beside the photo', async ({page}) => {
    await open(page, '/about/gallery');
    await page.locator('main li a:has(img)').first().click();
    const lightbox = page.getByRole('dialog', {name: labels.lightbox});
    await lightbox.click({position: {x: 10, y: DESKTOP.height / 2}});
    await expect(lightbox).toHaveCount(0);
  });
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every biography can be read', async ({page}) => {
    await page.goto('/about/management');
    for (const leader of await page.locator('main li:has(img)').all()) {
      await expect(leader.locator('p').last()).toBeVisible();
      await expect(leader.getByRole('button')).toBeHidden();
    }
  });

  test('the gallery shows every category, and each photo leads to its largest version', async ({page, request}) => {
    await page.goto(`/about/gallery?category=${slug(last)}`);
    await expect(page.getByRole('main').getByRole('heading', {level: 3})).toHaveText(names);
    const address = await page.locator('main li a:has(img)').first().getAttribute('href');
    expect((await request.get(address ?? '')).headers()['content-type']).toBe('image/jpeg');
  });
});
