import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {pageFiles} from '../../src/node/project-files';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {violationsOnAllScreens} from './accessibility';
import {BUDGETS} from './budgets';
import {giveToken, send, signIn} from './editor-actions';
import {OF_THE_EDITOR} from './editor-files';
import {slides, topOf} from './listed';
import {words} from '../../src/edit/words';
import {expect, fileTest, PHONE, test} from './test';

/** Any photo of the site, as a phone would send it. */
const PHOTO = 'static/img/gallery/hook.jpg';
/** Each file is asked for once, and a few things besides. */
const MOST_REQUESTS = pageFiles().length + 6;

test.use({allowed: [LOCAL_GITHUB_URL]});

const {openings} = topOf<{openings: {title: string}[]}>('pages/careers.mdx');
const gzipped = (file: string) => gzipSync(readFileSync(join('build', file)), {level: 9}).length;
const frameOf = (page: Page) => page.frameLocator('iframe');

fileTest('No public file holds a byte of the editor or names it', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).map((file) => file.replaceAll('\\', '/'));
  const told = files.filter(
    (file) => /\.(html|js|css|json|xml|txt|webmanifest)$/.test(file) && !file.startsWith('.well-known'),
  );
  const naming = told.filter((file) => !OF_THE_EDITOR.test(file) && !file.startsWith('_'));
  const found = naming.filter((file) =>
    /["'(=/ ]\/(assets\/)?edit[/"' >)]/.test(readFileSync(join('build', file), 'utf8')),
  );
  expect(naming.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

fileTest(
  'The script of the editor and its frame weighs at most 400 kB, its facts at most 40 kB, both compressed',
  () => {
    const documents = ['edit.html', 'edit/page.html'].map((file) => readFileSync(join('build', file), 'utf8'));
    const scripts = new Set(
      documents.flatMap((html) => [...html.matchAll(/<script src="([^"]+)"/g)].map(([, one = '']) => one)),
    );
    expect(scripts.size).toBeGreaterThan(2);
    expect([...scripts].reduce((sum, address) => sum + gzipped(address), 0)).toBeLessThan(BUDGETS.editor);
    expect(gzipped('edit/facts.json')).toBeLessThan(BUDGETS.editorFacts);
  },
);

test(
  'The list of pages stands in the order of the menu from the moment it is there, so nothing moves away below a finger',
  {tag: '@all'},
  async ({page}) => {
    await page.addInitScript(() => {
      const orders = new Set<string>();
      const look = () => {
        const buttons = [...document.querySelectorAll('nav > ul > li > button:first-child')];
        if (buttons.length > 0) orders.add(buttons.map(({textContent}) => textContent).join());
      };
      new MutationObserver(look).observe(document, {childList: true, subtree: true, characterData: true});
      Object.assign(window, {orders});
    });
    await signIn(page);
    const first = page.locator('nav > ul > li > button').first();
    await expect(first).toBeInViewport();
    await expect(first).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => (window as unknown as {orders: Set<string>}).orders.size)).toBe(1);
  },
);

test('The frame has begun before anybody signs in, and the first page needs few more requests to GitHub than there are pages', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/edit');
  await expect(frameOf(page).locator('#page')).toBeAttached();
  const stage = page.locator('main:has(iframe)');
  await expect(stage).toHaveAttribute('aria-busy', 'true');
  await giveToken(page.locator('main'));
  await frameOf(page).locator('h1').waitFor();
  await expect(stage).toHaveAttribute('aria-busy', 'false');
  expect(asked.filter((address) => address.endsWith('/edit/page'))).toHaveLength(1);
  // Proposals are asked for once the page is there, and read where tests beside this one have made some.
  await expect.poll(() => asked.some((address) => address.includes('/pulls?'))).toBe(true);
  const ofGithub = asked.filter((address) => address.startsWith(LOCAL_GITHUB_URL));
  const ofPage = ofGithub.findIndex((address) => address.includes('/pulls?'));
  expect(ofPage).toBeGreaterThan(pageFiles().length);
  expect(ofPage).toBeLessThanOrEqual(MOST_REQUESTS);
});

test('A title is mended where it stands, the page follows, and what is sent is that one line', async ({page}) => {
  await signIn(page);
  await page.getByRole('button', {name: 'Our History', exact: true}).click();
  const heading = frameOf(page).locator('h1');
  const file = 'pages/about/history.mdx';
  const before = readFileSync(file, 'utf8');
  const old = /^heading: (.*)$/m.exec(before)?.[1] ?? '';
  await expect(heading).toHaveText(old);
  await heading.click();
  const field = page.getByRole('textbox', {name: 'Heading'});
  await expect(field).toBeFocused();

  await field.fill('');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.blur();
  await expect(page.getByText(words.flaw.open)).toBeVisible();
  await field.fill('Our way: from # one');
  await expect(heading).toHaveText('Our way: from # one');
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(heading).toHaveText(old);
  await page.getByRole('button', {name: 'Redo'}).click();
  await expect(heading).toHaveText('Our way: from # one');

  await page.reload();
  await frameOf(page).locator('h1').waitFor();
  const sent = await send(page, 'Say our way in a line');
  await expect(page.getByText('Checking: the website is being built')).toBeVisible();
  expect(sent).toEqual({[file]: before.replace(/^heading: .*$/m, 'heading: "Our way: from # one"')});
});

test(
  'Slides stand still in the editor, and the button of one shows it and opens its words',
  {tag: '@all'},
  async ({page}) => {
    await signIn(page);
    const carousel = frameOf(page).locator('section[aria-roledescription]');
    const buttons = carousel.locator('button[aria-label]');
    const shown = carousel.locator('[data-place="on"]');
    const [first, third] = [slides[0], slides[2]];
    await expect(shown).toContainText(first?.title ?? '');
    // Where slides move, this says so.
    await expect(carousel.locator('[data-running]')).toHaveCount(0);
    await buttons.nth(2).click();
    await expect(page.getByRole('textbox', {name: 'Subtitle'})).toHaveValue(third?.subtitle ?? '');
    await expect(shown).toContainText(third?.title ?? '');
    await shown.getByText(third?.title ?? '').click();
    const title = page.getByRole('textbox', {name: 'Title', exact: true});
    await expect(title).toBeFocused();
    await title.fill('Held at sea');
    await expect(shown).toContainText('Held at sea');
    await page.getByRole('button', {name: 'Pages', exact: true}).click();
    await page.getByRole('button', {name: /^Shared facts/}).click();
    await expect(frameOf(page).locator('[data-pointed]').first()).toBeAttached();
    await expect(shown).toContainText('Held at sea');
  },
);

test(
  'Before a value is changed it says on which other pages it shows, by their names',
  {tag: '@all'},
  async ({page}) => {
    await signIn(page);
    await page.getByRole('button', {name: 'Careers', exact: true}).click();
    const [opening] = openings;
    await frameOf(page).getByRole('heading', {name: opening?.title}).first().click();
    await expect(page.getByRole('textbox', {name: 'Title'})).toBeFocused();
    await expect(page.getByText('Also shown on')).toContainText(opening?.title ?? '');
  },
);

test('An entry that is added is open, takes the focus and finds its own short name', async ({page}) => {
  await signIn(page);
  await page.getByRole('button', {name: 'Careers', exact: true}).click();
  await frameOf(page).getByRole('heading', {name: openings[0]?.title}).first().click();
  const aside = page.getByRole('complementary');
  await aside.getByRole('button', {name: 'Openings', exact: true}).click();
  await aside.getByRole('button', {name: 'Add to openings'}).click();
  const entry = aside.locator(`details[data-entry="openings.${openings.length}"]`);
  await expect(entry.getByRole('textbox', {name: 'Title'})).toBeFocused();
  await page.keyboard.type('HSE Officer');
  await page.keyboard.press('Tab');
  await expect(entry.getByRole('textbox', {name: 'Name for links'})).toHaveValue('hse-officer');
});

test(
  'An entry is moved and removed from its own field too, and in its list stays open while it moves',
  {tag: '@all'},
  async ({page}) => {
    await signIn(page);
    await page.getByRole('button', {name: 'Careers', exact: true}).click();
    const [first, second, third] = openings.map(({title}) => title);
    const titles = frameOf(page).locator('#page li h3, #page article h3');
    const aside = page.getByRole('complementary');
    const summaries = aside.locator('details > summary');
    await frameOf(page).getByRole('heading', {name: third}).first().click();
    await aside.getByRole('button', {name: `Move up ${third}`}).click();
    await expect(aside.getByRole('textbox', {name: 'Title'})).toHaveValue(third ?? '');
    await aside.getByRole('button', {name: `Move up ${third}`}).click();
    await expect(aside.getByRole('button', {name: `Move up ${third}`})).toBeDisabled();
    await aside.getByRole('button', {name: `Remove ${third}`}).click();
    await expect(summaries.first()).toHaveText(first ?? '');
    await summaries.first().click();
    await aside.getByRole('button', {name: `Move down ${first}`}).click();
    await expect(summaries.first()).toHaveText(second ?? '');
    await expect(aside.getByRole('button', {name: `Move down ${first}`})).toBeFocused();
    await expect(titles.filter({hasText: third})).toHaveCount(0);
  },
);

test('A photo of the phone is named for the site, stands in the text and asks for its words', async ({page}) => {
  await signIn(page);
  await page.getByRole('button', {name: 'Privacy', exact: true}).click();
  await frameOf(page).locator('main h2').first().click();
  const text = page.getByRole('textbox', {name: 'Text', exact: true}).last();
  const photo = {name: 'Neue Werft 2026.JPG', mimeType: 'image/jpeg', buffer: readFileSync(PHOTO)};
  await page.getByLabel('Photo', {exact: true}).last().setInputFiles(photo);
  await expect(text).toHaveValue(/!\[\]\(\/img\/neue-werft-2026\.jpg\)/);
  await expect(text).toBeFocused();
  await page.keyboard.type('What the photo shows');
  await expect(frameOf(page).getByRole('img', {name: 'What the photo shows'})).toBeVisible();
  const undo = page.getByRole('button', {name: 'Undo'});
  await undo.click();
  await undo.click();
  await expect(text).not.toHaveValue(/neue-werft/);
  await expect(page.getByText(words.bar.undone('Privacy, Text of the page'))).toBeVisible();
});

test('What is typed while a photo is still being read stays', {tag: '@all'}, async ({page}) => {
  await signIn(page);
  await page.getByRole('button', {name: 'Event Gallery', exact: true}).click();
  await frameOf(page).locator('#page main img, #page li img').first().click();
  const words = page.getByRole('textbox', {name: 'Alternative text'});
  await expect(words).toBeVisible();
  // A large photo on a slow telephone.
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = async function slowly(): Promise<ArrayBuffer> {
      await new Promise((done) => document.addEventListener('read', done));
      return new Response(this).arrayBuffer();
    };
  });
  const photo = {name: 'tank.jpg', mimeType: 'image/jpeg', buffer: readFileSync(PHOTO)};
  await page.getByLabel('Photo', {exact: true}).setInputFiles(photo);
  await words.fill('A tank in scaffolding');
  await page.evaluate(() => document.dispatchEvent(new Event('read')));
  await expect(page.getByText('tank.jpg', {exact: true})).toBeVisible();
  await expect(words).toHaveValue('A tank in scaffolding');
});

test('What is wrong with the text of a page stands below it as soon as it is typed, and the page stays', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('button', {name: 'Privacy', exact: true}).click();
  await frameOf(page).locator('main h2').first().click();
  const text = page.getByRole('textbox', {name: 'Text', exact: true}).first();
  await text.fill(`${await text.inputValue()}\n\nSend it to {hr}.`);
  await expect(text).toHaveAccessibleDescription(/Curly brackets as in \{hr\}/);
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(frameOf(page).locator('main h2').first()).toBeVisible();
});

test('The keyboard alone opens a field from the page and closes it, and in the other state links lead on', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('button', {name: 'Our History', exact: true}).click();
  const heading = frameOf(page).locator('h1');
  await expect(heading).toHaveAttribute('tabindex', '0');
  await heading.focus();
  await heading.press('Enter');
  await expect(page.getByRole('textbox', {name: 'Heading'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', {name: 'Pages'})).toBeVisible();
  await page.getByRole('radio', {name: 'Look'}).check();
  await expect(heading).not.toHaveAttribute('tabindex');
  await frameOf(page).getByRole('contentinfo').getByRole('link', {name: 'Projects'}).first().click();
  await expect(page.getByRole('button', {name: 'Projects', exact: true})).toHaveAttribute('aria-current', 'page');
  const ofProject = frameOf(page).getByRole('main').locator('a[href^="/projects/"]').first();
  const title = (await ofProject.textContent()) ?? '';
  await ofProject.click();
  await expect(frameOf(page).locator('h1')).toHaveText(title);
  const link = frameOf(page).getByRole('contentinfo').getByRole('link', {name: 'Projects'}).first();
  await link.evaluate((element) => element.setAttribute('href', '/projects/gone'));
  await link.click();
  await expect(page.getByText(words.bar.gone)).toBeVisible();
});

test('Axe finds nothing in any state of the editor', async ({page}) => {
  await page.goto('/edit');
  await page.getByRole('heading', {name: 'Edit the website'}).waitFor();
  expect.soft(await violationsOnAllScreens(page), 'sign-in').toEqual([]);
  await signIn(page);
  expect.soft(await violationsOnAllScreens(page), 'pages').toEqual([]);
  await frameOf(page).locator('h1').click();
  await page.getByRole('textbox', {name: 'Title', exact: true}).waitFor();
  expect.soft(await violationsOnAllScreens(page), 'field').toEqual([]);
  await page.getByRole('textbox', {name: 'Title', exact: true}).fill('');
  await page.getByRole('textbox', {name: 'Title', exact: true}).blur();
  await page.getByText(words.flaw.open).waitFor();
  await page.getByRole('button', {name: 'Send for review'}).click();
  expect.soft(await violationsOnAllScreens(page), 'review').toEqual([]);
});

test('A telephone shows the page above its open field, and nothing scrolls sideways', {tag: '@all'}, async ({page}) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  await frameOf(page).locator('h1').click();
  const field = page.getByRole('textbox', {name: 'Title', exact: true});
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await expect(frameOf(page).locator('h1')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
