import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {SITE_FILE} from '../../src/cms/values/paths';
import {messages} from '../../src/editor/messages';
import {deferredMessages} from '../../src/editor/messages/deferred';
import {historyMessages} from '../../src/editor/messages/history';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {pageFiles} from '../../src/node/project-files';
import {violations, violationsOnAllScreens} from './accessibility';
import {BUDGETS, gzipped} from './byte-budgets';
import {fillHeading, frameOf, pasteToken, headingOf, send, signIn, Staff, openPage} from './editor-actions';
import {EDITOR_FILES} from './editor-files';
import {currentOpenings, listedEntries, site, slides, frontMatterOfFile} from './page-content';
import {DESKTOP, expect, fileTest, PHONE, test} from './test';

/** A photo of the site, as a phone would send it. */
const PHOTO = readFileSync('static/img/gallery/hook.jpg');
/** One request for each file, three for the lists of the two folders, and a few more. */
const MAX_REQUESTS = pageFiles().length + 8;

test.use({allowed: [LOCAL_GITHUB_URL]});

const clients = listedEntries('about/clients', 'clients');

fileTest('No public file contains code of the editor or links to it', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter(
    (file) => /^[^_.].*\.(html|js|css|json|xml|txt|webmanifest)$/.test(file) && !EDITOR_FILES.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const naming = /["'(=/ ]\/(assets\/)?edit[/"' >)]/;
  expect(files.filter((file) => naming.test(readFileSync(join('build', file), 'utf8')))).toEqual([]);
});

fileTest('The scripts of the editor and its frame are at most 400 kB, and its facts at most 40 kB, compressed', () => {
  const documents = ['edit.html', 'edit/page.html'].map((file) => readFileSync(join('build', file), 'utf8'));
  const scripts = documents.flatMap((html) =>
    [...html.matchAll(/<script src="([^"]+)"/g)].map(([, item = '']) => item),
  );
  expect(scripts.length).toBeGreaterThan(2);
  expect(gzipped([...new Set(scripts)])).toBeLessThan(BUDGETS.editor);
  expect(gzipped(['/edit/facts.json'])).toBeLessThan(BUDGETS.editorFacts);
});

test('The first page needs few requests, with the frame loaded before, and no state of the editor has an axe violation', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/edit');
  await expect(frameOf(page).locator('#page')).toBeAttached();
  const stage = page.locator('main:has(iframe)');
  await expect(stage).toHaveAttribute('aria-busy', 'true');
  expect.soft(await violationsOnAllScreens(page), 'sign-in').toEqual([]);
  await pasteToken(page.locator('main'));
  await headingOf(page).waitFor();
  await expect(stage).toHaveAttribute('aria-busy', 'false');
  expect(asked.filter((address) => address.endsWith('/edit/page'))).toHaveLength(1);
  // Proposals are requested after the page.
  const ofPage = () =>
    asked.filter((address) => address.startsWith(LOCAL_GITHUB_URL)).findIndex((address) => address.includes('/pulls?'));
  await expect.poll(ofPage).toBeGreaterThan(pageFiles().length);
  expect(ofPage()).toBeLessThanOrEqual(MAX_REQUESTS);

  expect.soft(await violationsOnAllScreens(page), 'pages').toEqual([]);
  await headingOf(page).click();
  const title = page.getByRole('textbox', {name: 'Title', exact: true});
  await title.waitFor();
  expect.soft(await violationsOnAllScreens(page, 'aside'), 'field').toEqual([]);
  await title.fill('');
  await title.blur();
  await page.getByText(messages.diagnostic.open).waitFor();
  await page.getByRole('button', {name: messages.bar.send}).click();
  await page.getByRole('dialog').waitFor();
  expect.soft(await violationsOnAllScreens(page, 'dialog'), 'review').toEqual([]);
});

test('A title is changed, the page follows, and only that line is sent', async ({page}) => {
  await signIn(page);
  await openPage(page, 'Our History');
  const heading = headingOf(page);
  const file = 'pages/about/history.mdx';
  const old = frontMatterOfFile<{heading: string}>(file).heading;
  await expect(heading).toHaveText(old);
  // By keyboard.
  await heading.press('Enter');
  const field = page.getByRole('textbox', {name: 'Heading'});
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', {name: 'Pages'})).toBeVisible();

  await heading.click();
  await field.fill('');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.blur();
  await expect(page.getByText(messages.diagnostic.open)).toBeVisible();
  await field.fill('Our way: from # one');
  await expect(heading).toHaveText('Our way: from # one');
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(heading).toHaveText(old);
  await page.getByRole('button', {name: 'Redo'}).click();
  await expect(heading).toHaveText('Our way: from # one');

  await page.reload();
  await heading.waitFor();
  const sent = await send(page, 'Say our way in a line');
  await expect(page.getByText('Checking: the website is being built')).toBeVisible();
  const text = readFileSync(file, 'utf8');
  expect(sent).toEqual({[file]: text.replace(/^heading: .*$/m, 'heading: "Our way: from # one"')});
  await page.getByRole('dialog').getByRole('button', {name: messages.close}).click();

  await page.getByRole('radio', {name: 'View'}).check();
  await expect(heading).not.toHaveAttribute('tabindex');
  await frameOf(page).getByRole('contentinfo').getByRole('link', {name: 'Projects'}).first().click();
  await expect(page.getByRole('button', {name: 'Projects', exact: true})).toHaveAttribute('aria-current', 'page');
  const filter = frameOf(page).getByRole('main').locator('a[href*="?discipline="]').first();
  await filter.click();
  await expect(filter).toHaveAttribute('aria-current');
  const ofProject = frameOf(page).getByRole('main').locator('a[href^="/projects/"]:visible').first();
  const title = (await ofProject.textContent()) ?? '';
  await ofProject.click();
  await expect(frameOf(page).locator('h1')).toHaveText(title);
  const link = frameOf(page).getByRole('contentinfo').getByRole('link', {name: 'Projects'}).first();
  for (const [to, text] of [
    ['/projects/gone', messages.bar.gone],
    ['https://elsewhere.example/', messages.bar.outside('https://elsewhere.example/')],
  ] as const) {
    await link.evaluate((element, href) => element.setAttribute('href', href), to);
    await link.click();
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('Slides do not advance, and the button of a slide shows it and opens its text', {tag: '@all'}, async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await signIn(page);
  const carousel = frameOf(page).locator('section[aria-roledescription]');
  const shown = carousel.locator('[data-place="on"]');
  const [, , third] = slides;
  await expect(carousel.locator('[data-running]')).toHaveCount(0);
  await carousel.locator('button[aria-label]').nth(2).click();
  await expect(page.getByRole('textbox', {name: 'Subtitle'})).toHaveValue(third?.subtitle ?? '');
  await shown.getByText(third?.title ?? '').click();
  await page.getByRole('textbox', {name: 'Title', exact: true}).fill('Held at sea');
  await expect(shown).toContainText('Held at sea');
});

test('A new entry takes the focus and gets a short name; an opening is copied, moved to an address, and removed', async ({
  page,
}) => {
  await signIn(page);
  await openPage(page, 'Clients');
  const [first = '', second = ''] = clients.map(({name}) => name);
  const aside = page.getByRole('complementary');
  await page.getByRole('button', {name: messages.pages.fields}).click();
  await aside.getByRole('button', {name: 'Clients', exact: true}).last().click();
  await aside.getByRole('button', {name: 'Add an entry to clients'}).click();
  const entry = aside.locator(`details[data-entry="clients.${clients.length}"]`);
  await expect(entry.getByRole('textbox', {name: 'Name', exact: true})).toBeFocused();
  await page.keyboard.type('HSE Officer');
  await page.keyboard.press('Tab');
  await expect(entry.getByRole('textbox', {name: 'Short name for links'})).toHaveValue('hse-officer');
  const summaries = aside.locator('details > summary');
  await summaries.first().click();
  await aside.getByRole('button', {name: `Move down ${first}`}).click();
  await expect(summaries.first()).toHaveText(second);
  await expect(aside.getByRole('button', {name: `Move down ${first}`})).toBeFocused();

  await page.getByRole('button', {name: messages.close}).click();
  await openPage(page, 'Careers');
  const heading = frameOf(page).getByRole('heading', {level: 1});
  const copy = messages.pages.copy('An opening');
  const [{title} = {title: ''}] = currentOpenings();
  await page.getByRole('button', {name: messages.pages.fields}).click();
  await aside.getByRole('button', {name: title, exact: true}).click();
  await expect(heading).toHaveText(title);
  await aside.locator('summary').filter({hasText: copy}).click();
  await aside.getByRole('textbox', {name: messages.pages.name}).fill('Coded Welder');
  await aside.getByRole('button', {name: copy, exact: true}).click();
  await expect(heading).toHaveText('Coded Welder');
  await aside.locator('summary').filter({hasText: messages.pages.move}).click();
  await aside.getByRole('textbox', {name: messages.pages.address}).fill('welder');
  await aside.getByRole('button', {name: messages.pages.move, exact: true}).click();
  await expect(aside.getByText('/careers/welder')).toBeVisible();
  await aside.getByRole('button', {name: messages.panel.removePage}).click();
  await expect(heading).not.toHaveText('Coded Welder');
});

test(
  'Text typed while a photo is being read stays; the bar opens a photo with the wrong aspect ratio, which is cropped there',
  {tag: '@all'},
  async ({page}) => {
    await signIn(page);
    await openPage(page, 'Event Gallery');
    await frameOf(page).locator('#page main img, #page li img').first().click();
    const alternative = page.getByRole('textbox', {name: 'Alternative text'});
    await expect(alternative).toBeVisible();
    // A large photo on a slow phone.
    await page.evaluate(() => {
      const {prototype} = Blob;
      const plain = Object.getOwnPropertyDescriptor(prototype, 'arrayBuffer') ?? {};
      prototype.arrayBuffer = async function slowly(): Promise<ArrayBuffer> {
        await new Promise((done) => document.addEventListener('read', done));
        return new Response(this).arrayBuffer();
      };
      document.addEventListener('read', () => Object.defineProperty(prototype, 'arrayBuffer', plain));
    });
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel('Photo', {exact: true}).setInputFiles({name, mimeType: 'image/jpeg', buffer});
    await choose('tank.jpg', PHOTO);
    await alternative.fill('A tank in scaffolding');
    await page.evaluate(() => document.dispatchEvent(new Event('read')));
    await expect(page.getByText('tank.jpg', {exact: true})).toBeVisible();
    await expect(alternative).toHaveValue('A tank in scaffolding');

    const wide = sharp({create: {width: 2000, height: 400, channels: 3, background: 'teal'}});
    await choose('wide.jpg', await wide.jpeg().toBuffer());
    const bar = page.getByRole('button', {name: messages.bar.diagnostics(1)});
    await expect(bar).toBeVisible();
    await page.getByRole('button', {name: messages.close}).click();
    await openPage(page, 'Privacy');
    await bar.click();
    await page.getByRole('button', {name: deferredMessages.picture.partsAcross[1], exact: true}).click();
    await expect(bar).toBeHidden();
  },
);

const inMenu = site.navigation.findIndex(({dropdown}) => dropdown);
const ofMenu = `navigation.${inMenu}.dropdown.${(site.navigation[inMenu]?.dropdown?.length ?? 0) - 1}.name`;
const {offices} = frontMatterOfFile<{offices: {id: string}[]}>('pages/contact/index.mdx');

/** Hidden content of a page: its file, its list, its field, and the visible text. */
const COLLAPSED_CONTENT: readonly (readonly [
  what: string,
  file: string,
  list: string,
  field: string,
  shows: string,
])[] = [
  ['an office behind its tab', 'contact/index', 'Offices', 'offices.1.address', `[id="${offices[1]?.id}"] dd`],
  [
    'a fact in a fold',
    'about/certifications',
    'Certifications',
    'certifications.0.accreditedBy',
    'main details dd[data-source*="accreditedBy"]',
  ],
  ['the description of a photo', 'about/gallery', 'Categories', 'categories.1.images.0.alt', 'dialog figcaption'],
  ['the back of a card', 'about/management', 'Members', 'members.0.bio', 'main [data-source$="members.0.bio"]'],
  [
    'a word of a dropdown',
    '',
    'Navigation',
    ofMenu,
    `[data-source*="${ofMenu.split('.').slice(2).join('.')}"]:visible`,
  ],
];

/** The bars of a phone's browser leave this much. */
const LOW_PHONE = {...PHONE, height: 640};

for (const viewport of [DESKTOP, LOW_PHONE])
  test(`At ${viewport.width} px hidden content of a page opens with its field`, {tag: '@all'}, async ({page}) => {
    await page.setViewportSize(viewport);
    await signIn(page);
    const staff = new Staff(page);
    for (const [what, file, list, field, selector] of COLLAPSED_CONTENT) {
      await staff.open(file === '' ? SITE_FILE : `pages/${file}.mdx`, list);
      await staff.expand(field);
      const control = staff.control(field);
      await control.focus();
      const before = await control.inputValue();
      const shows = frameOf(page).locator(selector).filter({hasText: before}).first();
      await expect(shows, what).toBeInViewport();
      await page.keyboard.press('End');
      await page.keyboard.type(' II');
      await expect(shows, what).toContainText(`${before} II`);
      await expect(shows, what).toBeInViewport();
      await expect(control, what).toBeFocused();
    }
  });

test(
  'On a phone a colleague’s file waits for a choice where both have changed a text, and hides no button meanwhile',
  {tag: '@all'},
  async ({page}) => {
    const {choose} = historyMessages;
    const {open, save} = deferredMessages.exportDraft;
    const [ours, theirs] = ['Where we come from', 'Where they come from'];
    await page.setViewportSize(PHONE);
    await signIn(page);
    await openPage(page, 'Our History');
    await fillHeading(page, theirs);
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: messages.bar.pages}).click();
    await page.getByText(messages.pages.colleague).click();
    await page.getByRole('button', {name: save}).click();
    const file = await (await download).path();
    await fillHeading(page, ours);
    await page.getByRole('button', {name: messages.bar.pages}).click();
    await page.getByText(messages.pages.colleague).click();
    await page.getByLabel(open).setInputFiles(file);

    const dialog = page.getByRole('dialog', {name: choose.title});
    await dialog.getByRole('button', {name: choose.imported.later}).click();
    await page.getByRole('button', {name: messages.bar.undo}).click();
    await expect(headingOf(page)).not.toHaveText(ours);
    await page.getByRole('button', {name: messages.bar.redo}).click();
    await expect(headingOf(page)).toHaveText(ours);
    await page.getByRole('button', {name: choose.now}).click();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', {name: choose.imported.ours}).press('Enter');
    await expect(headingOf(page)).toHaveText(theirs);
    await page.getByRole('button', {name: messages.bar.undo}).click();
    await expect(headingOf(page)).toHaveText(ours);
  },
);
