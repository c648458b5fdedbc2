import {spawn, type ChildProcess} from 'node:child_process';
import {cpSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {test as base, expect as soon, type Page} from '@playwright/test';
import {PROFILE_FILE} from '../../src/content/kinds/printed';
import {EDITOR} from '../../src/plugins/editor/addresses';
import {PROJECT} from '../project';
import {START_PORT, START_URL} from './address';
import {giveToken, send} from './editor-actions';
import {site, slides} from './listed';

/** The first paragraph and the first photo in the body of Home. */
const FIRST_PARAGRAPH = /(?<=^## .*\n\n)\p{L}/mu;
const PHOTO = /^!\[.*\]\((\/img\/[^\s)]+)/m;

/** A copy of the project, so that the test may edit its pages. */
const COPY = resolve('test-results/start');
/** A page that came before the first compilation ended is asked for anew. */
const HYDRATED_MS = 30_000;
/** What is written is compiled first, which takes seconds, or a minute where all cores are busy. */
const COMPILED_MS = 120_000;
const expect = soon.configure({timeout: COMPILED_MS});
/** A preview is the whole site, built anew. */
const BUILD_MS = 240_000;

type Edit = (file: string, change: (source: string) => string) => void;

const test = base.extend<{edit: Edit}, {server: undefined; home: Page}>({
  server: [
    async ({browserName: _browser}, use) => {
      rmSync(COPY, {recursive: true, force: true});
      for (const name of PROJECT) cpSync(name, `${COPY}/${name}`, {recursive: true});
      symlinkSync(resolve('node_modules'), `${COPY}/node_modules`);
      const server = startServer();
      await use(undefined);
      server.kill();
      rmSync(COPY, {recursive: true, force: true});
    },
    {scope: 'worker'},
  ],
  // Home is opened once and stays open, as for somebody who writes; nothing moves on it while tests wait.
  home: [
    async ({server: _server, browser}, use) => {
      const page = await browser.newPage({reducedMotion: 'reduce'});
      await openHome(page);
      await use(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
  // Every edit is taken back after its test. A file that is right again is not written, which would begin a compilation
  // that the next edit meets half-way.
  edit: async ({server: _server}, use) => {
    const before = new Map<string, Buffer>();
    await use((file, change) => {
      const path = `${COPY}/${file}`;
      if (!before.has(path)) before.set(path, readFileSync(path));
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    });
    for (const [path, bytes] of before) if (!readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
  },
});

function startServer(): ChildProcess {
  const docusaurus = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return spawn(process.execPath, [docusaurus, 'start', '--no-open', '--port', String(START_PORT)], {
    cwd: COPY,
    env: {...process.env, NODE_ENV: 'development', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    stdio: 'ignore',
  });
}

async function openHome(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(START_URL);
    await page.locator('html[data-has-hydrated="true"]').waitFor({timeout: HYDRATED_MS});
  }).toPass();
  await page.evaluate(() => (document.body.dataset.same = 'yes'));
}

test.describe.configure({mode: 'serial'});

test.describe('Under `npm start`', () => {
  test('a change to a page, to the shared facts and to a service shows without a restart or a reload', async ({
    home: page,
    edit,
  }) => {
    edit('pages/index.mdx', (source) => source.replace(FIRST_PARAGRAPH, 'Ferrowell plans. $&'));
    await expect(page.getByText('Ferrowell plans.')).toBeVisible();
    edit('pages/_site.yml', (source) => source.replace(/^tagline: .*$/m, 'tagline: Sound engineering'));
    await expect(page.getByText('Sound engineering')).toBeVisible();
    edit('pages/services/engineering.mdx', (source) =>
      source.replace(/^(service:\n {2}title: ).*$/m, '$1Engineering works'),
    );
    await expect(page.getByRole('heading', {name: 'Engineering works'})).toBeVisible();
    await expect(page.locator('body[data-same]')).toHaveCount(1);
  });

  test('a PDF is set when it is asked for, of the pages as they are then', async ({home: page, edit}) => {
    const ask = async () => {
      const answer = await page.request.get(new URL(PROFILE_FILE, START_URL).href, {headers: {Connection: 'close'}});
      expect(answer.headers()['content-type']).toBe('application/pdf');
      return (await answer.body()).toString('latin1');
    };
    const before = await ask();
    edit('pages/_site.yml', (source) => source.replace(/^legalName: .*$/m, 'legalName: Another Name Limited'));
    expect(before).not.toContain('Another Name Limited');
    expect(await ask()).toContain('Another Name Limited');
  });

  test('a change to a photo shows without a restart', async ({home: page, edit}) => {
    const source = () => page.locator('figure img').first().getAttribute('src');
    const before = await source();
    const [, photo = ''] = PHOTO.exec(readFileSync('pages/index.mdx', 'utf8')) ?? [];
    edit(`static${photo}`, () => '');
    writeFileSync(`${COPY}/static${photo}`, readFileSync(`static${slides[0]?.image}`));
    await expect.poll(source).not.toBe(before);
    const picture = await page.request.get(new URL((await source()) ?? '', START_URL).href);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  });

  test('the browser shows the sentence of the check for a slip in a page or in the shared facts, and recovers by itself after the fix', async ({
    home: page,
    edit,
  }) => {
    for (const [file, was, is, says] of [
      ['pages/index.mdx', 'slides:', 'slydes:', 'slydes is not a field of this page. Did you mean "slides"?'],
      ['pages/index.mdx', '<ServiceCards />', '<ServiceCard />', 'Did you mean <ServiceCards />?'],
      ['pages/_site.yml', 'tagline:', 'taglin:', 'taglin is not a field of this page. Did you mean "tagline"?'],
    ] as const) {
      edit(file, (source) => source.replace(was, is));
      await expect(page.getByRole('alert')).toContainText(says);
      edit(file, (source) => source.replace(is, was));
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
      await expect(page.locator('body[data-same]')).toHaveCount(1);
    }
  });

  test('the first page leaves the keyboard at its top, has its icons, and one style sheet, so that none waits for one that is taken away', async ({
    home: page,
  }) => {
    await expect(page.locator('body')).toBeFocused();
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    const sprite = (await page.locator('svg use').first().getAttribute('href')) ?? '';
    const answer = await page.request.get(new URL(sprite, START_URL).href);
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
  });

  test('the editor is there, with the whole way to the preview that a reviewer sees', async ({
    home: _home,
    browser,
  }) => {
    const page = await browser.newPage();
    await page.goto(new URL(EDITOR, START_URL).href);
    await giveToken(page.locator('main'));
    const heading = page.frameLocator('iframe').locator('h1');
    await expect(heading).toBeVisible();
    await page.getByRole('button', {name: 'Privacy', exact: true}).click();
    await expect(heading).toHaveText('What we know of you');
    await heading.click();
    await page.getByRole('textbox', {name: 'Heading'}).fill('What we keep');
    await expect(heading).toHaveText('What we keep');
    const sent = await send(page, 'What we keep');
    expect(Object.keys(sent)).toEqual(['pages/privacy.mdx']);
    const address = await page.getByRole('link', {name: 'Open the page of the review'}).getAttribute('href');
    await page.goto(address ?? '');
    await page.getByRole('link', {name: site.preview.name, exact: true}).click();
    await expect(page.getByText(site.preview.onePage).first()).toBeVisible({timeout: BUILD_MS});
    await page.goto(new URL('/privacy', page.url()).href);
    await expect(page.locator('h1')).toHaveText('What we keep');
    await page.close();
  });

  test('no other website can read what is not published yet', async ({home: page}) => {
    const asOther = (headers: Record<string, string>) => page.request.get(START_URL, {headers});
    expect((await asOther({Origin: 'https://evil.example'})).headers()).not.toHaveProperty(
      'access-control-allow-origin',
    );
    expect((await asOther({Host: 'evil.example'})).status()).toBe(403);
  });
});
