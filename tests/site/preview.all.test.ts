import {copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import type {SiteServer} from '../../src/commands/host';
import {serveStatic} from './static-server';
import {spoken} from '../../src/content/read';
import {longDate} from '../../src/shared/days';
import {pageWidth, violations, violationsInBothThemes} from './accessibility';
import {EXTREMES_PORT, PUBLISHED_PORT, PUBLISHED_URL} from './address';
import type {Copy} from './copy';
import {OF_THE_EDITOR} from './editor-files';
import {currentOpenings, listed, site, TODAY} from './listed';
import {BENEFIT, BUILD_MS, buildPreview, lastBuilt, LISTS, PUBLISHED_RECORD, SLIP} from './preview-copy';
import {DESKTOP, expect, fileTest, open, PHONE, test} from './test';
import {within} from './within';

/** At the port of the preview another file of tests may serve its own. */
const PORT = EXTREMES_PORT + 2;
const BASE = `http://127.0.0.1:${PORT}`;

/** An address that a page of the published copy had before. */
const FORMER = '/about/our-story';
const NOW = '/about/history';
/** The least height of what a finger presses, in pixels. */
const TARGET = 44;
const NARROW = {width: 320, height: 640};
/** As wide as a phone, and so low that what changed is longer than the panel. */
const SHORT = {width: 390, height: 320};
/** Words, class names and data of the ribbon, what is said to search engines, and what forms say. */
const MARKS = [site.preview.notice, 'ribbon', 'data-at', 'company/site/edit', 'X-Robots-Tag', site.forms.preview];
/** The rules of `_headers` for the editor: an address, and indented lines below it. */
const EDITOR_HEADERS = /^\/edit.*\n(?:[ \t].*\n)*/gm;
const TEXT = /\.(html|js|css|json|xml|txt)$|_headers$/;

/** What waits for a day is called so, and that day. */
const LATER = 'Aftermorrow';
const FAR = '2099-01-04';
/** A small PDF with the word in it. */
const PDF = `%PDF-1.7\n1 0 obj\n<< /Title (${LATER}) >>\nendobj\ntrailer\n<< /Info 1 0 R >>\n%%EOF\n`;
/** Its photo and its PDF. */
const NAME = 'aftermorrow';
const SERVICE = 'pages/services/later.mdx';

test.describe.configure({mode: 'default'});
test.use({baseURL: BASE, allowed: [BASE, PUBLISHED_RECORD]});
test.beforeEach(({page}) => lastBuilt(page));

let copy: Copy;
let server: SiteServer;
let preview: string;
let production: string;

test.beforeAll(async () => {
  test.setTimeout(2 * BUILD_MS);
  const built = buildPreview();
  ({copy, preview} = built);
  // Nothing else is published while sample values are left.
  if (site.publishSample === undefined) copy.edit('pages/_site.yml', /^formService:/m, 'publishSample: true\n$&');
  copy.edit('pages/about/history.mdx', /^title:/m, `formerly: [${FORMER}]\n$&`);
  await scheduleAll();
  production = copy.build('production', {CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_COMMIT_SHA: built.commit});
  server = await serveStatic(PORT, preview);
});
test.afterAll(() => {
  server.stop();
  copy.remove();
});

/** Lets a page, a line that leads to it, a service, an opening and a project wait for a day that is far away. */
async function scheduleAll(): Promise<void> {
  const top = `title: ${LATER}\ndescription: ${LATER}.\nheading: ${LATER}\npublishFrom: ${FAR}\n`;
  const body = `${LATER} is described here.\n\n![The yard ${LATER}](/img/about/${NAME}.jpg)\n\n[${LATER}](/files/${NAME}.pdf)`;
  writeFileSync(join(copy.folder, 'pages/about/later.mdx'), `---\n${top}---\n\n${body}\n`);
  mkdirSync(join(copy.folder, 'static/files'), {recursive: true});
  writeFileSync(join(copy.folder, `static/files/${NAME}.pdf`), PDF);
  const photo = sharp({create: {width: 1600, height: 1000, channels: 3, background: '#369'}});
  const exif = {IFD0: {ImageDescription: LATER}, IFD3: {GPSLatitude: '4/1 49/1 0/1', GPSLatitudeRef: 'N'}};
  for (const folder of ['about', 'projects']) {
    mkdirSync(join(copy.folder, `static/img/${folder}`), {recursive: true});
    await photo
      .clone()
      .withExif(exif)
      .jpeg()
      .toFile(join(copy.folder, `static/img/${folder}/${NAME}.jpg`));
  }
  copyFileSync('pages/services/trading.mdx', join(copy.folder, SERVICE));
  copy.set(SERVICE, ['title'], `${LATER} service`);
  copy.set(SERVICE, ['description'], `${LATER} service.`);
  copy.set(SERVICE, ['service', 'title'], LATER);
  copy.set(SERVICE, ['publishFrom'], FAR);
  for (const [page, list] of LISTS) {
    const [first, ...others] = listed<object>(page, list);
    if (!first) continue;
    copy.set(`pages/${page}.mdx`, [list, others.length + 1], {
      ...first,
      id: 'later-entry',
      title: LATER,
      publishFrom: FAR,
      posted: undefined,
      ...(list === 'projects' && {image: `/img/projects/${NAME}.jpg`}),
    });
  }
  copy.edit('pages/_site.yml', /^quickLinks:\n/m, `$&  - {name: ${LATER}, href: /about/later}\n`);
}

for (const viewport of [NARROW, DESKTOP]) {
  test(`The ribbon has no accessibility violation at ${viewport.width} px and covers nothing`, async ({page}) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/careers');
    const ribbon = page.getByRole('complementary', {name: site.preview.name});
    await expect(ribbon).toContainText(longDate(TODAY));
    const bottom = (await ribbon.boundingBox())?.height ?? 0;
    expect((await page.getByRole('banner').boundingBox())?.y).toBeCloseTo(bottom, 0);
    await ribbon.locator('summary').click();
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    expect(await violations(page)).toEqual([]);
    expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);
  });
}

test('The open panel takes at most 40 % of the window, scrolls by itself and leads to the section that changed', async ({
  page,
}) => {
  await page.setViewportSize(SHORT);
  await open(page, '/about');
  const ribbon = page.getByRole('complementary', {name: site.preview.name});
  await ribbon.locator('summary').click();
  const section = ribbon.locator('a[href^="/changes/marked/careers#"]');
  const panel = ribbon.locator('details > :last-child');
  await expect(section).toBeVisible();
  const {height, hidden} = await panel.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    hidden: element.scrollHeight - element.clientHeight,
  }));
  expect(height).toBeLessThanOrEqual(0.4 * SHORT.height);
  expect(hidden).toBeGreaterThan(0);
  await section.click();
  await expect(page).toHaveURL(/\/changes\/marked\/careers#./);
  const heading = page.locator(new URL(page.url()).hash);
  await expect(heading).toBeInViewport();
  await expect(page.locator('section', {has: heading}).filter({hasText: BENEFIT})).toBeVisible();
});

test('On a phone the steps stand at one place in each state, and never end where this width shows no mark', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const control = page.getByRole('navigation', {name: site.preview.states});
  const boxes: unknown[] = [];
  for (const state of ['', '/changes/marked', '/changes/before']) {
    await page.goto(`${state}/careers`);
    boxes.push(await control.boundingBox());
    for (const link of await control.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET);
  }
  expect(new Set(boxes.map((box) => JSON.stringify(box))).size).toBe(1);
  // Nothing of the page before is in sight, so the way leads past it.
  await page.route('**/changes/marked/about/history', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/id="change-/g, 'id="unseen-');
    await route.fulfill({response: answer, body});
  });
  await page.goto('/changes/marked/about/history');
  await control.getByRole('link', {name: site.preview.nextMark}).click();
  await expect(page).toHaveURL(/\/changes\/marked\/careers#change-1$/);
  await control.getByRole('link', {name: site.preview.previousMark}).click();
  // The way back passes it by as well.
  await expect(page).toHaveURL(/\/changes\/marked\/careers\?passed=.+#change-\d+$/);
  await expect(control.getByRole('link', {name: site.preview.nextMark})).toBeVisible();
  await expect(control.getByRole('link', {name: site.preview.pullRequest})).toHaveAttribute('href', /\/pull\/42$/);
});

test('On a phone what a new entry says stands below its sentence, one value a line, and each leads to its mark', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/about');
  const ribbon = page.getByRole('complementary', {name: site.preview.name});
  const proposal = page.getByRole('link', {name: site.preview.pullRequest});
  await ribbon.locator('summary').click();
  const sentence = ribbon.getByRole('link', {name: SLIP.title});
  const value = sentence.getByText(`${spoken('description')}: ${SLIP.description}`);
  await value.scrollIntoViewIfNeeded();
  await expect(value).toBeInViewport();
  const [line, first] = [await value.boundingBox(), await sentence.boundingBox()];
  expect(line?.y).toBeGreaterThan(first?.y ?? Infinity);
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  // What machines alone read of it, and its name once more, are left out.
  await expect(sentence).not.toContainText(`${spoken('id')}:`);
  await expect(proposal).toBeInViewport();
  await value.click();
  await expect(page).toHaveURL(/\/changes\/marked\/about\/history#change-/);
  await expect(page.locator('li', {has: page.locator('[data-current]')})).toContainText(SLIP.description);
  await expect(proposal).toBeInViewport();
});

test('On a phone each sentence and each mark has the way back to the proposal in the window', async ({page}) => {
  await page.setViewportSize(PHONE);
  const ribbon = page.getByRole('complementary', {name: site.preview.name});
  const proposal = page.getByRole('link', {name: site.preview.pullRequest});
  await open(page, '/careers');
  await ribbon.locator('summary').click();
  const sentences = ribbon.locator('a[id^="sentence-"]');
  const addresses = await sentences.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  expect(addresses.length).toBeGreaterThan(1);
  for (const sentence of await sentences.all()) {
    await sentence.scrollIntoViewIfNeeded();
    await expect(proposal).toBeInViewport({ratio: 1});
  }
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('[data-current]')).toBeInViewport();
    await expect(proposal).toBeInViewport({ratio: 1});
    await expect(proposal).toHaveAttribute('href', /\/pull\/42$/);
  }
});

test('From one state of a page to another the same words stay in the window', async ({page}) => {
  await open(page, '/careers');
  const words = page
    .getByRole('main')
    .locator(`[data-at="careers.mdx#openings.${currentOpenings().at(-1)?.id}.title"]`);
  await words.evaluate((element) => element.scrollIntoView());
  const control = page.getByRole('navigation', {name: site.preview.states});
  for (const state of [site.preview.marked, site.preview.before, site.preview.now]) {
    await control.getByRole('link', {name: state, exact: true}).evaluate((link: HTMLElement) => link.click());
    await expect(control.getByRole('link', {name: state, exact: true})).toHaveAttribute('aria-current', 'page');
    await expect(words).toBeInViewport();
  }
});

for (const viewport of [NARROW, DESKTOP]) {
  test(`A page with marks has no accessibility violation at ${viewport.width} px`, async ({page}) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const state of ['marked', 'before']) {
      await page.goto(`/changes/${state}/careers`);
      expect(await violationsInBothThemes(page), state).toEqual([]);
      expect(await pageWidth(page), state).toBeLessThanOrEqual(viewport.width);
    }
  });
}

fileTest('The published forms and the security policy name the configured service', () => {
  const {formService} = site;
  const form = readFileSync(join(production, 'contact', 'quote.html'), 'utf8');
  expect(form).toContain(formService.endpoint);
  expect(form).toContain(formService.key);
  const policy = readFileSync(join(production, '_headers'), 'utf8');
  expect(policy).toContain(`connect-src 'self' ${new URL(formService.endpoint).origin};`);
  expect(policy).toContain(`form-action 'self' ${new URL(formService.endpoint).origin};`);
});

fileTest('Neither the published site nor a local build carries anything of the ribbon', () => {
  const carried = (folder: string) => {
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
      (file) => TEXT.test(file) && !OF_THE_EDITOR.test(file),
    );
    const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    // The editor is never indexed, so its own headers say so on every site.
    const text = all.replace(EDITOR_HEADERS, '');
    expect(text).toContain(site.legalName);
    return MARKS.filter((mark) => text.includes(mark));
  };
  expect(carried(preview)).toEqual(MARKS);
  expect(carried(production)).toEqual([]);
  expect(carried('build')).toEqual([]);
});

test('A former address of a page is led on by the host, and by a plain page elsewhere', async ({page, request}) => {
  const published = await serveStatic(PUBLISHED_PORT, production);
  const answer = await request.get(`${PUBLISHED_URL}${FORMER}`, {maxRedirects: 0});
  published.stop();
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe(NOW);

  const html = readFileSync(join(production, `${FORMER}.html`), 'utf8');
  const stays = html.replace(/<meta http-equiv="refresh".*>/, '');
  await page.route(`**${FORMER}`, (route) => route.fulfill({contentType: 'text/html', body: stays}));
  await page.goto(FORMER);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link').click();
  await expect(page).toHaveURL(`${BASE}${NOW}`);

  await page.unroute(`**${FORMER}`);
  await page.route(`**${FORMER}`, (route) => route.fulfill({contentType: 'text/html', body: html}));
  await page.goto(FORMER);
  await expect(page).toHaveURL(`${BASE}${NOW}`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

fileTest('The sitemap and the search leave former addresses out', () => {
  expect(readFileSync(join(production, 'sitemap.xml'), 'utf8')).toContain(`${NOW}<`);
  const listed = ['sitemap.xml', 'search-index.json']
    .map((file) => readFileSync(join(production, file), 'utf8'))
    .join('\n');
  expect(listed).not.toContain(FORMER);
});

fileTest('What waits for its day is nowhere on the published site, in no byte of any file', () => {
  const files = readdirSync(production, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const naming = files.filter((file) => within(readFileSync(file)).toLowerCase().includes(LATER.toLowerCase()));
  expect(naming).toEqual([]);
  // That it could be found is seen where it lies.
  for (const file of [`img/about/${NAME}.jpg`, `img/projects/${NAME}.jpg`, `files/${NAME}.pdf`])
    expect(within(readFileSync(join(copy.folder, 'static', file)))).toContain(LATER);
  expect(files.filter((file) => /later|aftermorrow/.test(file.slice(production.length)))).toEqual([]);
});
