import {readFileSync} from 'node:fs';
import {interpolate} from '../../src/shared/interpolate';
import {slug} from '../../src/shared/slug';
import {listedEntries, sectionWith, site, frontMatterOfFile} from './page-content';
import {closeLayer} from './page-actions';
import {DESKTOP, expect, open, PHONE, test} from './test';

const HISTORY = 'pages/about/history.mdx';
const categories = listedEntries<{name: string; images: unknown[]}>('about/gallery', 'categories');
const names = categories.map(({name}) => name);
const photos = categories.flatMap(({images}) => images).length;
const last = names.at(-1) ?? '';
const leaders = listedEntries('about/management', 'members');
const certificates = listedEntries<{name: string; year: number; accreditedBy?: string}>(
  'about/certifications',
  'certifications',
);
const {labels} = site;
const photoPlace = (number: number) => interpolate(labels.photoPlace, {number, total: photos});
const biographyOf = (name = '') => interpolate(labels.biography, {name});

test('About shows its sections, History its milestones in order, Clients each logo on a light plate, even in forced colours', async ({
  page,
}) => {
  await open(page, '/about');
  const headings = [...readFileSync('pages/about/index.mdx', 'utf8').matchAll(/^(##+) ([^|\n]+)/gm)];
  expect(headings.length).toBeGreaterThan(0);
  for (const [, signs, text = ''] of headings) {
    const name = text.trim();
    // The text before the bar is the tag of the section.
    const shown = signs === '##' ? page.getByText(name, {exact: true}) : page.getByRole('heading', {name, exact: true});
    await expect(shown.first()).toBeVisible();
  }
  const values = sectionWith('pages/about/index.mdx', '<Values />');
  await expect(page.locator(`section:has(#${values})`).getByRole('img')).toBeVisible();

  await open(page, '/about/history');
  const entries = page.locator('main ol li:has(h3)');
  const shown = await entries.evaluateAll((all) =>
    all.map(({children}) =>
      [...children]
        .slice(0, -1)
        .map(({textContent}) => textContent)
        .join(' '),
    ),
  );
  const milestones = listedEntries<{year?: number; title: string}>('about/history', 'timeline');
  expect(shown).toEqual(milestones.map(({year, title}) => (year === undefined ? title : `${year} ${title}`)));
  const legacy = page.locator(`section:has(#${sectionWith(HISTORY, '<Legacy />')}) p`).last();
  await expect(legacy).toHaveText(frontMatterOfFile<{legacy: string}>(HISTORY).legacy);

  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/about/clients');
  const cells = page.locator('main li:has(img)');
  await expect(cells).toHaveText(listedEntries('about/clients', 'clients').map(({name = ''}) => name));
  await expect(cells.first()).toHaveCSS('background-color', 'rgb(223, 231, 233)');
  await page.emulateMedia({forcedColors: 'active'});
  await expect(cells.first().locator('div')).toHaveCSS('background-color', 'rgb(223, 231, 233)');
});

test('Certifications has a card for each certificate and a row for each registration, on a phone', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/about/certifications');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(certificates.length);
  for (const [index, {year}] of certificates.entries())
    await expect(cards.nth(index).getByText(String(year), {exact: true})).toBeVisible();
  for (const {kind = '', number = ''} of listedEntries('about/certifications', 'registrations'))
    await expect(page.getByRole('row', {name: new RegExp(`^${kind} `)})).toContainText(number);
});

test('Management shows every leader, and a card flips on hover', async ({page}) => {
  await open(page, '/about/management');
  // The portraits and the banner.
  await expect(page.locator('main img:not([loading="lazy"])')).toHaveCount(leaders.length + 1);
  for (const {name} of leaders) await expect(page.getByRole('button', {name: biographyOf(name)})).toHaveCount(1);
  const {name = '', bio = ''} = leaders.at(-1) ?? {};
  await page.getByRole('button', {name: biographyOf(name)}).hover();
  await expect(page.getByText(bio)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByText(bio)).toBeHidden();
  for (const {title: structure} of listedEntries('about/management', 'structure')) {
    const group = page.getByRole('heading', {name: structure, exact: true}).locator('xpath=..');
    await expect(group.getByRole('listitem').first()).toBeVisible();
  }
});

test.describe('On a touch screen', () => {
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});

  test('A tap on a portrait shows and hides its biography', async ({page}) => {
    await open(page, '/about/management');
    const button = page.getByRole('button', {name: biographyOf(leaders[0]?.name)});
    for (const expanded of ['true', 'false']) {
      await button.tap();
      await expect(button).toHaveAttribute('aria-expanded', expanded);
    }
  });
});

test('The gallery keeps its place when filtered; its lightbox restores the focus; each photo is printed once', async ({
  page,
}) => {
  await open(page, '/about/gallery');
  // The small JPEG keeps the file small.
  const file = (await page.pdf({format: 'A4'})).toString('latin1');
  expect(file.match(/\/DCTDecode/g)).toHaveLength(photos);
  const headings = page.getByRole('main').getByRole('heading', {level: 3});
  await expect(headings).toHaveText(names);
  await expect(page.locator('main li a img')).toHaveCount(photos);
  const filter = page.getByRole('link', {name: new RegExp(`^${last}`)});
  await filter.hover();
  const before = await filter.boundingBox();
  await filter.click();
  await expect(page).toHaveURL(`/about/gallery?category=${slug(last)}`);
  await expect(headings).toHaveText([last]);
  expect(await filter.boundingBox()).toEqual(before);
  await page.goBack();
  await expect(page.locator('main li a img')).toHaveCount(photos);

  const photo = page.locator('main li a:has(img)').nth(4);
  await photo.press('Enter');
  const lightbox = page.getByRole('dialog', {name: labels.lightbox});
  await expect(lightbox.getByText(photoPlace(5))).toBeVisible();
  expect(await lightbox.boundingBox()).toEqual({x: 0, y: 0, ...DESKTOP});
  await expect(lightbox.getByRole('button', {name: labels.closePhoto})).toBeFocused();
  const source = () => lightbox.getByRole('img').evaluate((element: HTMLImageElement) => element.currentSrc);
  await expect.poll(source).toMatch(/-1200\./);
  await closeLayer(page);
  await expect(lightbox).toHaveCount(0);
  await expect(photo).toBeFocused();
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('Records open, biographies are visible, and photos link to their largest version', async ({page, request}) => {
    await page.goto('/about/certifications');
    for (const {name, accreditedBy = ''} of certificates.filter(
      (certificate) => certificate.accreditedBy !== undefined,
    )) {
      const card = page.getByRole('article').filter({has: page.getByRole('heading', {name, exact: true})});
      await expect(card.getByText(accreditedBy)).toBeHidden();
      await card.locator('summary').click();
      await expect(card.getByText(accreditedBy)).toBeVisible();
    }
    await page.goto('/about/management');
    for (const leader of await page.locator('main li:has(img)').all()) {
      await expect(leader.locator('p').last()).toBeVisible();
      await expect(leader.getByRole('button')).toBeHidden();
    }
    await page.goto(`/about/gallery?category=${slug(last)}`);
    await expect(page.getByRole('main').getByRole('heading', {level: 3})).toHaveText(names);
    const address = await page.locator('main li a:has(img)').first().getAttribute('href');
    expect((await request.get(address ?? '')).headers()['content-type']).toBe('image/jpeg');
  });
});
