import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {serveSite, type SiteServer} from '../../src/commands/host';
import {pageFiles} from '../../src/node/project-files';
import type {DataOf} from '../../src/content/kinds/registry';
import {addressOf} from '../../src/content/base/paths';
import {spoken} from '../../src/content/read';
import {dayOf} from '../../src/content/check/upcoming';
import {longDate} from '../../src/shared/days';
import {fillPlaces} from '../../src/shared/fill-places';
import {BUILD_RECORD} from '../../src/shared/last-built';
import {pageWidth, violations, violationsInBothThemes} from './accessibility';
import {PREVIEW_PORT, PREVIEW_URL, PUBLISHED_PORT, PUBLISHED_URL} from './address';
import {Copy} from './copy';
import {OF_THE_EDITOR} from './editor-files';
import {currentOpenings, listed, menuWord, TODAY, site, topOf} from './listed';
import {DESKTOP, expect, fileTest, open, PHONE, test} from './test';
import {within} from './within';

/** An address that a page of the published copy had before. */
const FORMER = '/about/our-story';
const NOW = '/about/history';
/** So many entries has its list. */
const ENTRIES = listed('about/history', 'timeline').length;
/** So many new words that the page weighs more by tenths of a kilobyte. */
const LONGER =
  'Today 14 tugs, 9 jetties and 63 cranes serve Warri, Bonny, Uyo, Kwale, Ogidigben, Forcados and Escravos. ';
/** The least height of what a finger presses, in pixels. */
const TARGET = 44;
const NARROW = {width: 320, height: 640};
/** As wide as a phone, and so low that what changed is longer than the panel. */
const SHORT = {width: 390, height: 320};
const NETLIFY = {NETLIFY: 'true', HEAD: 'new-experience', REPOSITORY_URL: 'https://github.com/company/site.git'};
/** Words, class names and data of the ribbon, what is said to search engines, and what forms say. */
const MARKS = [site.preview.notice, 'ribbon', 'data-at', 'company/site/edit', 'X-Robots-Tag', site.forms.preview];
/** The rules of `_headers` for the editor: an address, and indented lines below it. */
const EDITOR_HEADERS = /^\/edit.*\n(?:[ \t].*\n)*/gm;
/** An entry that is new in the preview. */
const SLIP = {id: 'slip', title: 'The Slip', description: 'Boats are pulled out of the water here.'};
const TEXT = /\.(html|js|css|json|xml|txt)$|_headers$/;

/** What waits for a day is called so, and that day. */
const LATER = 'Aftermorrow';
const FAR = '2099-01-04';
const LONG_AGO = '2020-01-06';
/** A small PDF with the word in it. */
const PDF = `%PDF-1.7\n1 0 obj\n<< /Title (${LATER}) >>\nendobj\ntrailer\n<< /Info 1 0 R >>\n%%EOF\n`;
/** Its photo and its PDF. */
const NAME = 'aftermorrow';
const SERVICE = 'pages/services/later.mdx';
const LISTS = [
  ['careers', 'openings'],
  ['projects', 'projects'],
] as const;

/** Pages with a form. */
const FORMS = ['contact/partner.html', 'contact/quote.html', 'contact/vendor.html'];

/** The body of a page without what only a preview has, the names of files, the numbers of React and days of changes. */
const alike = (html: string): string =>
  html
    .replace(/^.*<\/head>/s, '')
    .replace(/ data-at=(?:"[^"]*"|[^ >]*)/g, '')
    .replace(/<aside class="?ribbon.*?<\/aside>/s, '')
    .replace(/_R_[a-z0-9]+_/g, '')
    .replace(/\d{1,2} \w+ 20\d\d/g, '')
    .replace(/\/assets\/[^" >]+\.(?:js|css)/g, '');

test.describe.configure({mode: 'default'});
const PUBLISHED_RECORD = site.url + BUILD_RECORD;
test.use({baseURL: PREVIEW_URL, allowed: [PREVIEW_URL, PUBLISHED_RECORD]});

/** What the published site, which no test asks, would say of its last build. */
const lastBuilt = (page: Page, day: string) =>
  page.route(PUBLISHED_RECORD, (route) => route.fulfill({json: {day}, headers: {'Access-Control-Allow-Origin': '*'}}));
test.beforeEach(({page}) => lastBuilt(page, TODAY));

let copy: Copy;
let server: SiteServer;
let preview: string;
let production: string;

test.beforeAll(async () => {
  copy = new Copy();
  publishAll();
  const origin = join(copy.folder, '.git');
  copy.git('remote', 'add', 'origin', origin);
  copy.git('checkout', '--quiet', '-b', NETLIFY.HEAD);
  copy.edit('pages/careers.mdx', /^(benefits:\n {2}- title: ).*$/m, '$1A house of learning');
  copy.edit('pages/about/history.mdx', /^lead: /m, `$&${LONGER}`);
  copy.set('pages/about/history.mdx', ['timeline', ENTRIES], SLIP);
  copy.commit('Name a benefit anew, and add an entry');
  const COMMIT_REF = copy.git('rev-parse', 'HEAD');
  preview = copy.build('preview', {...NETLIFY, CONTEXT: 'deploy-preview', REVIEW_ID: '42', COMMIT_REF});
  // Nothing else is published while sample values are left.
  if (site.publishSample === undefined) copy.edit('pages/_site.yml', /^formService:/m, 'publishSample: true\n$&');
  copy.edit('pages/about/history.mdx', /^title:/m, `formerly: [${FORMER}]\n$&`);
  await scheduleAll();
  production = copy.build('production', {CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_COMMIT_SHA: COMMIT_REF});
  server = await serveSite(PREVIEW_PORT, preview);
});
test.afterAll(() => {
  server.stop();
  copy.remove();
});

/** Takes away what waits for a day, which a preview shows and other builds do not. */
function publishAll(): void {
  for (const file of pageFiles().filter((one) => dayOf(topOf(one), TODAY) !== undefined)) {
    rmSync(join(copy.folder, file));
    copy.edit('pages/_site.yml', new RegExp(`^.*href: ${addressOf(file)}\\}\\n`, 'm'), '');
  }
  for (const [page, list] of LISTS) {
    const all = topOf<Record<string, object[]>>(`pages/${page}.mdx`)[list] ?? [];
    for (const index of [...all.keys()].reverse())
      if (dayOf(all[index], TODAY) !== undefined) copy.set(`pages/${page}.mdx`, [list, index], undefined);
  }
  copy.commit('Nothing waits');
}

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

test('A preview says what it is of, what changed and where to edit it, by keyboard alone', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/careers');
  const ribbon = page.getByRole('complementary', {name: site.preview.name});
  await expect(ribbon).toContainText(fillPlaces(site.preview.ofPullRequest, {number: 42}));
  await expect(ribbon).toContainText(`${fillPlaces(site.preview.pages, {count: 2})} ${site.preview.notice}`);
  const [{title} = {title: ''}] = listed('careers', 'benefits');
  const report = ribbon.getByText(`'${title}': title ${title}→ A house of learning`);
  await expect(report).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(report).toBeVisible();
  await expect(
    ribbon.getByRole('link', {name: menuWord('/careers') || topOf<{title: string}>('pages/careers.mdx').title}),
  ).toHaveAttribute('href', '/changes/marked/careers');
  await expect(ribbon.getByRole('link', {name: site.preview.pullRequest})).toHaveAttribute(
    'href',
    'https://github.com/company/site/pull/42',
  );
  await expect(
    ribbon.getByRole('link', {
      name: fillPlaces(site.preview.commit, {commit: copy.git('rev-parse', '--short=7', 'HEAD')}),
    }),
  ).toBeVisible();
  const edit = ribbon.getByRole('link', {name: site.preview.edit});
  const folder = 'https://github.com/company/site/edit/new-experience/pages';
  await expect(edit).toHaveAttribute('href', `${folder}/careers.mdx`);
  await page
    .getByRole('banner')
    .getByRole('link', {name: menuWord('/services'), exact: true})
    .click();
  await expect(edit).toHaveAttribute('href', `${folder}/services/index.mdx`);
  await expect(report).toBeVisible();
});

test('The ribbon says when the published website was last built, and what it means where that is too long ago', async ({
  page,
}) => {
  await open(page, '/about');
  const ribbon = page.getByRole('complementary', {name: site.preview.name});
  const {lastBuilt: said, lastBuiltLate: late} = site.preview;
  await expect(ribbon).toContainText(fillPlaces(said, {date: longDate(TODAY)}));
  await expect(ribbon).not.toContainText(late);
  await lastBuilt(page, LONG_AGO);
  await open(page, '/about');
  await expect(ribbon).toContainText(`${fillPlaces(said, {date: longDate(LONG_AGO)})} ${late}`);
});

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
  await expect(page.locator('section', {has: heading}).filter({hasText: 'A house of learning'})).toBeVisible();
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a form of a preview stays where it is', async ({page}) => {
    await page.goto('/contact/quote');
    const form = page.getByRole('main').locator('form');
    for (const input of await form.locator('input:visible, textarea').all()) await input.fill('ngozi@test.example');
    await form.getByRole('combobox').selectOption({index: 2});
    await form.getByRole('button').click();
    await expect(form.locator('input:visible').first()).toHaveValue('ngozi@test.example');
    expect(page.url()).toBe(`${PREVIEW_URL}/contact/quote`);
  });

  test('the ribbon opens all the same', async ({page}) => {
    await page.goto('/careers');
    await page.getByText(site.preview.changes).click();
    await expect(
      page.getByText(
        fillPlaces(site.preview.comparedWith, {branch: 'main', commit: copy.git('rev-parse', '--short=7', 'main')}),
      ),
    ).toBeVisible();
  });
});

test('What changed is marked on the page, and the page as it was is one step away', async ({page}) => {
  await page.goto('/careers?changes=marked');
  await expect(page).toHaveURL(`${PREVIEW_URL}/changes/marked/careers`);
  const [{title} = {title: ''}] = listed('careers', 'benefits');
  const mark = page.locator('#change-1');
  await expect(mark.locator('del')).toContainText(title);
  await expect(mark.locator('ins')).toContainText('A house of learning');
  await expect(page.locator('[data-mark]')).toHaveCount(1);
  const control = page.getByRole('navigation', {name: site.preview.states});
  await expect(control.getByRole('status')).toHaveText(fillPlaces(site.preview.marks, {count: 1}));
  await page.keyboard.press('n');
  await expect(mark).toBeFocused();
  await expect(page).toHaveURL(/#change-1$/);
  await control.getByRole('link', {name: site.preview.before}).click();
  await expect(page.getByRole('main')).toContainText(title);
  await expect(page.getByRole('main')).not.toContainText('A house of learning');
  await control.getByRole('link', {name: site.preview.now, exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`^${PREVIEW_URL}/careers(?:#at=.+)?$`));
  await expect(page.getByRole('main')).toContainText('A house of learning');
});

test('The steps lead from page to page, and what is ticked as seen stays so until it says something else', async ({
  page,
}) => {
  const address = '/changes/marked/about/history';
  const ribbon = page.getByRole('complementary', {name: site.preview.name});
  const tick = ribbon.getByRole('checkbox').first();
  const look = async () => {
    await page.goto(address);
    await ribbon.locator('summary').click();
    await expect(tick).toBeVisible();
  };
  await look();
  await tick.check();
  await look();
  await expect(tick).toBeChecked();
  for (const [key, path] of [
    ['n', `${address}#change-1`],
    ['n', `${address}#change-2`],
    ['n', '/changes/marked/careers#change-1'],
    ['p', `${address}#change-2`],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(PREVIEW_URL + path);
    await expect(page.locator(new URL(page.url()).hash)).toBeFocused();
  }
  await page.route(`**${address}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({response: answer, body: (await answer.text()).replace(/data-seen="/g, '$&another-')});
  });
  await look();
  await expect(tick).not.toBeChecked();
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

fileTest('Every word in the HTML of a preview names its place, without a sign that one cannot see', () => {
  const html = readFileSync(join(preview, 'careers.html'), 'utf8');
  expect(html).not.toMatch(/[\u{E0000}-\u{E007F}]/u);
  const openings = currentOpenings();
  for (const {id} of openings) {
    for (const field of ['title', 'description', 'experience']) {
      expect(html).toMatch(new RegExp(`data-at="[^"]*careers\\.mdx#openings\\.${id}\\.${field}[ "]`));
    }
  }
});

fileTest('But for these names a preview writes the same HTML as any other build', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html') && !OF_THE_EDITOR.test(file),
  );
  expect(pages.length).toBeGreaterThan(20);
  const different = pages.filter(
    (file) => alike(readFileSync(join('build', file), 'utf8')) !== alike(readFileSync(join(preview, file), 'utf8')),
  );
  // The pages that were changed, and forms, which send nothing in a preview.
  expect(different.sort()).toEqual(['about/history.html', 'careers.html', ...FORMS]);
});

test('A form of a preview sends nothing; it shows what would have been sent, and says so', async ({page}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await open(page, '/contact/partner');
  const {fields} = topOf<DataOf<'form'>>('pages/contact/partner.mdx').form;
  const form = page.getByRole('main').locator('form');
  for (const input of await form.locator('input:visible, textarea').all()) await input.fill('ngozi@test.example');
  await form.getByRole('combobox').selectOption({index: 2});
  await form.locator('button[type="submit"]').click();
  const shown = form.getByRole('group', {name: site.forms.preview});
  await expect(shown).toBeFocused();
  await expect(shown.locator('dt')).toHaveText(fields.map(({name}) => name));
  const [, interest = ''] = fields.find(({type}) => type === 'select')?.options ?? [];
  await expect(shown).toContainText(interest);
  expect(posts).toEqual([]);
});

fileTest('The published forms and the security policy name the configured service', () => {
  const {formService} = site;
  const form = readFileSync(join(production, 'contact', 'quote.html'), 'utf8');
  expect(form).toContain(formService.endpoint);
  expect(form).toContain(formService.key);
  const policy = readFileSync(join(production, '_headers'), 'utf8');
  expect(policy).toContain(`connect-src 'self' ${new URL(formService.endpoint).origin};`);
  expect(policy).toContain(`form-action 'self' ${new URL(formService.endpoint).origin};`);
});

test('A preview is not indexed, by its header and by its pages', async ({page}) => {
  const answer = await page.goto('/projects');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('Nobody signs in on a preview: its editor leads to the published one, with the proposal', async ({page}) => {
  const html = readFileSync(join(preview, 'edit.html'), 'utf8');
  expect(html).toMatch(/<meta http-equiv="refresh"/);
  await page.route('**/edit', (route) =>
    route.fulfill({contentType: 'text/html', body: html.replace(/<meta http-equiv="refresh".*>/, '')}),
  );
  await page.goto('/edit');
  await expect(page.getByRole('link')).toHaveAttribute('href', `${site.url}/edit?proposal=42`);
  await expect(page.locator('input, button, iframe')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(readdirSync(preview).filter((name) => name.startsWith('edit'))).toEqual(['edit.html']);
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
  const published = await serveSite(PUBLISHED_PORT, production);
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
  await expect(page).toHaveURL(`${PREVIEW_URL}${NOW}`);

  await page.unroute(`**${FORMER}`);
  await page.route(`**${FORMER}`, (route) => route.fulfill({contentType: 'text/html', body: html}));
  await page.goto(FORMER);
  await expect(page).toHaveURL(`${PREVIEW_URL}${NOW}`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

fileTest('The sitemap and the search leave former addresses out', () => {
  expect(readFileSync(join(production, 'sitemap.xml'), 'utf8')).toContain(`${NOW}<`);
  const files = readdirSync(join(production, 'pagefind'), {recursive: true, encoding: 'utf8'});
  const index = files
    .filter((file) => TEXT.test(file))
    .map((file) => readFileSync(join(production, 'pagefind', file), 'utf8'));
  const listed = [readFileSync(join(production, 'sitemap.xml'), 'utf8'), ...index].join('\n');
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
