import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import type {SiteServer} from '../../src/cli/host';
import {addressOf} from '../../src/cms/values/paths';
import type {DataOf} from '../../src/site/page-types/registry';
import {reviewMessages} from '../../src/editor/messages/review';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {longDate} from '../../src/shared/days';
import {interpolate} from '../../src/shared/interpolate';
import {pageWidth, violations, violationsInBothThemes} from './accessibility';
import {PREVIEW_PORT, PREVIEW_URL, SITE_URL} from './address';
import type {Copy} from './copy';
import {frameOf, propose, signIn} from './editor-actions';
import {EDITOR_FILES} from './editor-files';
import {currentOpenings, listedEntries, menuLabel, site, TODAY, frontMatterOfFile} from './page-content';
import {BENEFIT, buildPreview, CHANGES, lastBuilt, PUBLISHED_RECORD} from './preview-copy';
import {DESKTOP, expect, fileTest, open, PHONE, test} from './test';
import {serveStatic} from './static-server';

const NARROW = {width: 320, height: 640};
/** The width of a phone, and so little height that the list of changes is longer than the panel. */
const SHORT = {width: 390, height: 320};
/** The minimum height of touch targets, in pixels. */
const TARGET = 44;
const LONG_AGO = '2020-01-06';

/** Pages with a form. */
const FORMS = ['contact/partner.html', 'contact/quote.html', 'contact/vendor.html'];

/** The body of a page without the parts of a preview, file names, React's ids and the days of changes. */
const bodyWithoutPreview = (html: string): string =>
  html
    .replace(/^.*<\/head>/s, '')
    .replace(/ data-source=(?:"[^"]*"|[^ >]*)/g, '')
    .replace(/<aside class="?bar.*?<\/aside>/s, '')
    .replace(/_R_[a-z0-9]+_/g, '')
    .replace(/\d{1,2} \w+ 20\d\d/g, '')
    .replace(/\/assets\/[^" >]+\.(?:js|css)/g, '');

async function fillIn(form: Locator): Promise<void> {
  for (const input of await form.locator('input:visible, textarea').all()) await input.fill('ngozi@test.example');
  await form.getByRole('combobox').selectOption({index: 2});
}

const previewBarOf = (page: Page) => page.getByRole('complementary', {name: site.preview.name});

test.describe.configure({mode: 'default'});
test.use({baseURL: PREVIEW_URL, allowed: [PREVIEW_URL, PUBLISHED_RECORD]});
test.beforeEach(({page}) => lastBuilt(page));

let copy: Copy;
let server: SiteServer;
let preview: string;

test.beforeAll(async () => {
  ({copy, preview} = buildPreview());
  server = await serveStatic(PREVIEW_PORT, preview);
});
test.afterAll(() => {
  server.stop();
  copy.remove();
});

test('A preview says what it shows, what changed and where to edit it, by keyboard alone', async ({page}) => {
  await page.setViewportSize(DESKTOP);
  const answer = await open(page, '/careers');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const bar = previewBarOf(page);
  await expect(bar).toContainText(interpolate(site.preview.ofPullRequest, {number: 42}));
  await expect(bar).toContainText(`${interpolate(site.preview.pages, {count: 3})} ${site.preview.notice}`);
  const [{title} = {title: ''}] = listedEntries('careers', 'benefits');
  const report = bar.getByText(`'${title}': title ${title}→ ${BENEFIT}`);
  await expect(report).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(report).toBeVisible();
  await expect(
    bar.getByRole('link', {
      name: menuLabel('/careers') || frontMatterOfFile<{title: string}>('pages/careers.mdx').title,
    }),
  ).toHaveAttribute('href', '/changes/marked/careers');
  await expect(bar.getByRole('link', {name: site.preview.pullRequest})).toHaveAttribute(
    'href',
    'https://github.com/company/site/pull/42',
  );
  await expect(
    bar.getByRole('link', {
      name: interpolate(site.preview.commit, {commit: copy.git('rev-parse', '--short=7', 'HEAD')}),
    }),
  ).toBeVisible();
  const edit = bar.getByRole('link', {name: site.preview.edit});
  const folder = 'https://github.com/company/site/edit/new-experience/pages';
  await expect(edit).toHaveAttribute('href', `${folder}/careers.mdx`);
  await page
    .getByRole('banner')
    .getByRole('link', {name: menuLabel('/services'), exact: true})
    .click();
  await expect(edit).toHaveAttribute('href', `${folder}/services/index.mdx`);
  await expect(report).toBeVisible();
});

test('The preview bar says when the published website was last built, and whether that is too long ago', async ({
  page,
}) => {
  await open(page, '/about');
  const bar = previewBarOf(page);
  const {lastBuilt: message, lastBuiltLate: late} = site.preview;
  await expect(bar).toContainText(interpolate(message, {date: longDate(TODAY)}));
  await expect(bar).not.toContainText(late);
  await lastBuilt(page, LONG_AGO);
  await open(page, '/about');
  await expect(bar).toContainText(`${interpolate(message, {date: longDate(LONG_AGO)})} ${late}`);
});

test('The open preview bar covers nothing and is accessible on a narrow phone', async ({page}) => {
  await page.setViewportSize(NARROW);
  await open(page, '/careers');
  const bar = previewBarOf(page);
  await expect(bar).toContainText(longDate(TODAY));
  const bottom = (await bar.boundingBox())?.height ?? 0;
  expect((await page.getByRole('banner').boundingBox())?.y).toBeCloseTo(bottom, 0);
  await bar.locator('summary').click();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await pageWidth(page)).toBeLessThanOrEqual(NARROW.width);
  await page.goto('/changes/marked/careers');
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await pageWidth(page)).toBeLessThanOrEqual(NARROW.width);
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('The preview bar opens, and a form in a preview does not leave the page', async ({page}) => {
    await page.goto('/careers');
    await page.getByText(site.preview.changes).click();
    const commit = copy.git('rev-parse', '--short=7', 'main');
    await expect(page.getByText(interpolate(site.preview.comparedWith, {branch: 'main', commit}))).toBeVisible();

    await page.goto('/contact/quote');
    const form = page.getByRole('main').locator('form');
    await fillIn(form);
    await form.getByRole('button').click();
    await expect(form.locator('input:visible').first()).toHaveValue('ngozi@test.example');
    expect(page.url()).toBe(`${PREVIEW_URL}/contact/quote`);
  });
});

test('Changes are highlighted on the page, and the earlier version is one click away', async ({page}) => {
  await page.goto('/careers?changes=marked');
  await expect(page).toHaveURL(`${PREVIEW_URL}/changes/marked/careers`);
  const [{title} = {title: ''}] = listedEntries('careers', 'benefits');
  const highlight = page.locator('#change-1');
  await expect(highlight.locator('del')).toContainText(title);
  await expect(highlight.locator('ins')).toContainText(BENEFIT);
  await expect(page.locator('[data-highlight]')).toHaveCount(1);
  const control = page.getByRole('navigation', {name: site.preview.states});
  await expect(control.getByRole('status')).toHaveText(interpolate(site.preview.marks, {count: 1}));
  await page.keyboard.press('n');
  await expect(highlight).toBeFocused();
  await expect(page).toHaveURL(/#change-1$/);
  await control.getByRole('link', {name: site.preview.before}).click();
  await expect(page.getByRole('main')).toContainText(title);
  await expect(page.getByRole('main')).not.toContainText(BENEFIT);
  await control.getByRole('link', {name: site.preview.now, exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`^${PREVIEW_URL}/careers(?:#at=.+)?$`));
  await expect(page.getByRole('main')).toContainText(BENEFIT);
});

test('The steps lead from page to page, and ticked changes stay ticked', async ({page}) => {
  const address = '/changes/marked/about/history';
  const bar = previewBarOf(page);
  const tick = bar.getByRole('checkbox').first();
  const look = async () => {
    await page.goto(address);
    await bar.locator('summary').click();
    await expect(tick).toBeVisible();
  };
  await look();
  await tick.check();
  await look();
  await expect(tick).toBeChecked();
  for (const [key, path] of [
    ['n', `${address}#change-1`],
    ['n', `${address}#change-2`],
    ['n', '/changes/marked/about/who-we-are#change-1'],
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

fileTest('Except for its references the HTML of a preview equals that of other builds', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.html') && !EDITOR_FILES.test(file),
  );
  expect(pages.length).toBeGreaterThan(20);
  const different = pages.filter(
    (file) =>
      bodyWithoutPreview(readFileSync(join('build', file), 'utf8')) !==
      bodyWithoutPreview(readFileSync(join(preview, file), 'utf8')),
  );
  // The changed pages, and forms, which send nothing in a preview.
  expect(different.sort()).toEqual(['about/history.html', 'about/who-we-are.html', 'careers.html', ...FORMS]);
});

test('A form of a preview sends nothing, says so, and shows what it would have sent', async ({page}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await open(page, '/contact/partner');
  const {fields} = frontMatterOfFile<DataOf<'form'>>('pages/contact/partner.mdx').form;
  const form = page.getByRole('main').locator('form');
  await fillIn(form);
  await form.locator('button[type="submit"]').click();
  const shown = form.getByRole('group', {name: site.forms.preview});
  await expect(shown).toBeFocused();
  await expect(shown.locator('dt')).toHaveText(fields.map(({name}) => name));
  const [, interest = ''] = fields.find(({type}) => type === 'select')?.options ?? [];
  await expect(shown).toContainText(interest);
  expect(posts).toEqual([]);
});

test('A preview has no sign-in: its editor redirects to the published one, with the proposal', async ({page}) => {
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

test('The open panel takes at most 40 % of the window and links to its sections', {tag: '@all'}, async ({page}) => {
  await page.setViewportSize(SHORT);
  await open(page, '/about');
  const bar = previewBarOf(page);
  await bar.locator('summary').click();
  const section = bar.locator('a[href^="/changes/marked/careers#"]');
  const panel = bar.locator('details > :last-child');
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

test(
  'On a phone the steps stay in place, and skip pages without a visible highlight',
  {tag: '@all'},
  async ({page}) => {
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
    // No highlight of the earlier page is visible, so the steps skip it.
    await page.route('**/changes/marked/about/history', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/id="change-/g, 'id="unseen-');
      await route.fulfill({response: answer, body});
    });
    await page.goto('/changes/marked/about/history');
    const previous = await control.getByRole('link', {name: site.preview.previousMark}).getAttribute('href');
    const [before = ''] = previous?.split('#') ?? [];
    await control.getByRole('link', {name: site.preview.nextMark}).click();
    await expect(page).toHaveURL(/\/changes\/marked\/about\/who-we-are#change-1$/);
    await control.getByRole('link', {name: site.preview.previousMark}).click();
    // Previous skips it too.
    await expect(page).toHaveURL(({pathname, search}) => pathname === before && search.startsWith('?passed='));
    await expect(control.getByRole('link', {name: site.preview.nextMark})).toBeVisible();
    await expect(control.getByRole('link', {name: site.preview.pullRequest})).toHaveAttribute('href', /\/pull\/42$/);
  },
);

test('The same text stays in the window when the state of a page changes', {tag: '@all'}, async ({page}) => {
  await open(page, '/careers');
  const words = page.getByRole('main').locator(`[data-source="careers/${currentOpenings().at(-1)?.id}.mdx#title"]`);
  await words.evaluate((element) => element.scrollIntoView());
  const control = page.getByRole('navigation', {name: site.preview.states});
  for (const state of [site.preview.marked, site.preview.before, site.preview.now]) {
    await control.getByRole('link', {name: state, exact: true}).evaluate((link: HTMLElement) => link.click());
    await expect(control.getByRole('link', {name: state, exact: true})).toHaveAttribute('aria-current', 'page');
    await expect(words).toBeInViewport();
  }
});

/** The highlights of a page in their order: the kind of change, the text, and the reference. */
const marksIn = (page: Pick<Page, 'locator'>) =>
  page.locator('[data-highlight]').evaluateAll((highlights) =>
    highlights.map((highlight) => {
      const element = highlight.closest('[data-source]') ?? highlight.querySelector('[data-source]');
      const plain = highlight.textContent.replace(/\s+/g, ' ').trim();
      return `${highlight.getAttribute('data-highlight')} ${element?.getAttribute('data-source')}: ${plain}`;
    }),
  );

test.describe('In the editor', () => {
  test.use({allowed: [LOCAL_GITHUB_URL, PREVIEW_URL, PUBLISHED_RECORD]});

  test(
    'The highlights are the same as in the preview, and a slider shows the earlier photo',
    {tag: '@all'},
    async ({page, context}) => {
      const files: Record<string, string> = {};
      for (const [file, from, to] of CHANGES)
        files[file] = (files[file] ?? readFileSync(file, 'utf8')).replace(from, to);
      const number = await propose('Change much', files);
      const shown = await context.newPage();
      await signIn(page, 'colleague', `${SITE_URL}/edit?proposal=${number}`);
      const aside = page.getByRole('complementary', {name: reviewMessages.heading});
      for (const file of Object.keys(files)) {
        await shown.goto(`/changes/marked${addressOf(file)}`);
        const wanted = await marksIn(shown);
        expect(wanted.length, file).toBeGreaterThan(0);
        const {title} = frontMatterOfFile<{title: string}>(file);
        await aside
          .getByRole('heading', {name: menuLabel(addressOf(file)) || title})
          .getByRole('button')
          .click();
        await expect.poll(() => marksIn(frameOf(page)), file).toEqual(wanted);
      }
      const slider = frameOf(page).getByRole('slider');
      const seen = () =>
        frameOf(page)
          .locator('.preview-now')
          .evaluate((now) => getComputedStyle(now).clipPath);
      await slider.scrollIntoViewIfNeeded();
      const half = await seen();
      await slider.press('End');
      await expect.poll(seen).not.toBe(half);
      await expect(aside).toBeVisible();
    },
  );
});
