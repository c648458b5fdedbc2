import {spawn} from 'node:child_process';
import {cpSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {resolve} from 'node:path';
import {createInterface} from 'node:readline';
import {stripVTControlCharacters} from 'node:util';
import {test as base, expect as soon, type Page} from '@playwright/test';
import {isCompiled, isNoise} from '../../src/cli/start-output';
import {PROFILE_FILE} from '../../src/site/page-types/pdf-files';
import {EDITOR_PATH} from '../../src/shared/addresses';
import {PROJECT} from '../project';
import {START_PORT, START_URL} from './address';
import {fillHeading, pasteToken, headingOf, send, openPage} from './editor-actions';
import {ORIGINS, startGithub} from './emulators';
import {site, slides} from './page-content';

/** The first paragraph in the body of Home. */
const FIRST_PARAGRAPH = /(?<=^## .*\n\n)\p{L}/mu;
const PHOTO = /^!\[.*\]\((\/img\/[^\s)]+)/m;

/** A copy of the project, whose pages the test may edit. */
const COPY = resolve('test-results/start');
/**
 * Changes must compile first, and a preview is a build of the whole site: that takes minutes when all cores are busy.
 */
const expect = soon.configure({timeout: 240_000});

/** @returns what the socket that reloads pages says first to a page of another site */
const reloadMessagesFor = (origin: string): Promise<string> =>
  new Promise((done, fail) => {
    const headers = {
      ...{Connection: 'Upgrade', Upgrade: 'websocket', Origin: origin},
      ...{'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ=='},
    };
    const asked = request(new URL('/ws', START_URL), {headers});
    asked.once('error', fail).once('upgrade', (_response, socket, head) => {
      let heard = String(head);
      socket.on('data', (bytes) => (heard += String(bytes))).once('close', () => done(heard));
    });
    asked.end();
  });

/** The output of Docusaurus. */
const printed: string[] = [];

type Edit = (file: string, change: (source: string) => string) => void;

const test = base.extend<{edit: Edit}, {home: Page}>({
  // Home stays open, as it would for an author, and its carousel is paused.
  home: [
    async ({browser}, use) => {
      rmSync(COPY, {recursive: true, force: true});
      for (const name of PROJECT) cpSync(name, `${COPY}/${name}`, {recursive: true});
      symlinkSync(resolve('node_modules'), `${COPY}/node_modules`);
      const docusaurus = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
      const server = spawn(process.execPath, [docusaurus, 'start', '--no-open', '--port', String(START_PORT)], {
        cwd: COPY,
        env: {...process.env, NODE_ENV: 'development', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      createInterface(server.stdout).on('line', (line) => printed.push(stripVTControlCharacters(line)));
      const stopGithub = await startGithub(ORIGINS);
      const page = await browser.newPage({reducedMotion: 'reduce'});
      const hydrated = page.locator('html[data-has-hydrated="true"]');
      await expect(async () => {
        await page.goto(START_URL);
        // A page from before the end of the first compilation is requested again.
        await hydrated.waitFor({timeout: 30_000});
      }).toPass();
      await page.evaluate(() => (document.body.dataset.same = 'yes'));
      await use(page);
      await page.close();
      await stopGithub();
      server.kill();
      rmSync(COPY, {recursive: true, force: true});
    },
    {scope: 'worker'},
  ],
  // Every edit is reverted after its test. A file that is unchanged is not written again, because that would start a
  // compilation that the next edit interrupts.
  edit: async ({home: _home}, use) => {
    const before = new Map<string, Buffer>();
    await use((file, change) => {
      const path = `${COPY}/${file}`;
      if (!before.has(path)) before.set(path, readFileSync(path));
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    });
    for (const [path, bytes] of before) if (!readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
  },
});

test.describe.configure({mode: 'serial'});

test('`npm start` hides the output of Docusaurus while there is no problem', async ({home: _home}) => {
  await expect.poll(() => printed.some(isCompiled)).toBe(true);
  expect(printed.filter((line) => !isNoise(line))).toEqual([]);
});

test('Under `npm start` a change to a page or to a photo shows without a reload', async ({home: page, edit}) => {
  for (const [file, from, to, shows] of [
    ['pages/index.mdx', FIRST_PARAGRAPH, 'Ferrowell plans. $&', 'Ferrowell plans.'],
    ['pages/_site.yml', /^tagline: .*$/m, 'tagline: Sound engineering', 'Sound engineering'],
    ['pages/services/engineering.mdx', /^(service:\n {2}title: ).*$/m, '$1Engineering works', 'Engineering works'],
  ] as const) {
    edit(file, (source) => source.replace(from, to));
    await expect(page.getByText(shows).first()).toBeVisible();
  }
  await expect(page.locator('body[data-same]')).toHaveCount(1);
  const source = () => page.locator('figure img').first().getAttribute('src');
  const before = await source();
  const [, photo = ''] = PHOTO.exec(readFileSync('pages/index.mdx', 'utf8')) ?? [];
  edit(`static${photo}`, () => '');
  writeFileSync(`${COPY}/static${photo}`, readFileSync(`static${slides[0]?.image}`));
  await expect.poll(source).not.toBe(before);
  const picture = await page.request.get(new URL((await source()) ?? '', START_URL).href);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('Under `npm start` a PDF is made on request from the current pages', async ({home: page, edit}) => {
  const ask = async () => {
    const answer = await page.request.get(new URL(PROFILE_FILE, START_URL).href, {headers: {Connection: 'close'}});
    return (await answer.body()).toString('latin1');
  };
  expect(await ask()).not.toContain('Another Name Limited');
  edit('pages/_site.yml', (source) => source.replace(/^legalName: .*$/m, 'legalName: Another Name Limited'));
  expect(await ask()).toContain('Another Name Limited');
});

test('Under `npm start` the browser shows the linter’s errors until they are fixed', async ({home: page, edit}) => {
  for (const [file, was, is, says] of [
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

test('Under `npm start` the editor links to the preview for reviewers', async ({home, browser}) => {
  await expect(home.locator('link[rel="stylesheet"]')).toHaveCount(1);
  const refused = await home.request.get(START_URL, {headers: {Host: 'evil.example'}});
  expect(refused.status()).toBe(403);
  const foreign = await home.request.get(START_URL, {headers: {Origin: 'https://evil.example'}});
  expect(foreign.headers()).not.toHaveProperty('access-control-allow-origin');
  expect(await reloadMessagesFor('https://evil.example')).toMatch(/Invalid Host\/Origin/);

  const page = await browser.newPage();
  await page.goto(new URL(EDITOR_PATH, START_URL).href);
  await pasteToken(page.locator('main'));
  await expect(headingOf(page)).toBeVisible();
  await openPage(page, 'Privacy');
  await fillHeading(page, 'What we keep');
  expect(Object.keys(await send(page, 'What we keep'))).toEqual(['pages/privacy.mdx']);
  const address = await page.getByRole('link', {name: 'Open the proposal on GitHub'}).getAttribute('href');
  await page.goto(address ?? '');
  await expect(page.locator(`a[href^="${new URL(EDITOR_PATH, START_URL).href}?"]`)).toBeVisible();
  await page.getByRole('link', {name: site.preview.name, exact: true}).click();
  await expect(page.getByText(site.preview.onePage).first()).toBeVisible();
  await page.goto(new URL('/privacy', page.url()).href);
  await expect(page.locator('h1')).toHaveText('What we keep');
  // The preview's editor is the one on this machine.
  await page.goto(new URL(EDITOR_PATH, page.url()).href);
  await page.waitForURL(`${ORIGINS[0]}${EDITOR_PATH}?proposal=*`);
  await page.close();
});
