import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import type {SiteServer} from '../../src/commands/host';
import {serveStatic} from './static-server';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {reviewWords} from '../../src/edit/words/review';
import {PREVIEW_PORT, PREVIEW_URL} from './address';
import {Copy} from './copy';
import {ask, signIn} from './editor-actions';
import {expect, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL, PREVIEW_URL], actionTimeout: 20_000});
// All of them look at one proposal, which is made once.
test.describe.configure({mode: 'default'});

let copy: Copy;
let server: SiteServer;
let number: number;

const BRANCH = 'edit/marks';

/** Words, entries of all fates, bodies, pictures, descriptions, and facts that all pages show. */
function change(of: Copy): void {
  const edit: Copy['edit'] = (...args) => of.edit(...args);
  edit('pages/about/history.mdx', 'heading: From shed to yard', 'heading: From a shed to the yard');
  edit('pages/about/history.mdx', '  - id: jetty\n    title: The Jetty\n', '  - id: jetty\n    title: The Quay\n');
  edit('pages/careers.mdx', /( {2}- title: Tools\n(?: {4}.*\n)*)( {2}- title: Company\n)/, '$2$1');
  edit('pages/careers.mdx', 'experience: 2–3 years', 'experience: 4 years');
  edit('pages/about/clients.mdx', /^ {2}- \{id: kelp,.*\n/m, '');
  edit('pages/about/clients.mdx', /^ {2}- \{id: c10,.*\n/m, '$&  - {id: c12, name: Client 12, logo: /img/logo.svg}\n');
  edit('pages/about/who-we-are.mdx', 'It draws, builds and tests', 'It **draws**, builds, tests and lifts');
  edit('pages/about/who-we-are.mdx', 'Whoever draws a joint knows who welds it. Nobody hides behind a number.\n\n', '');
  edit('pages/about/who-we-are.mdx', 'Boats and jetties.', 'Boats and jetties.\n\nAnd what lies below them.');
  edit('pages/about/who-we-are.mdx', '![The deck of a jetty](/img/deck.jpg)', '![The deck of a jetty](/img/crane.jpg)');
  edit('pages/about/gallery.mdx', 'alt: A blue wall', 'alt: A wall, blue from end to end');
  edit('pages/projects.mdx', 'title: Project beta', 'title: Project beta, second phase');
  of.set('pages/_site.yml', ['phones', 1], '+234 000 000 0009');
  edit('pages/_site.yml', '  - key: about\n    name: About\n', '  - key: about\n    name: About us\n');
}

test.beforeAll(async () => {
  copy = new Copy();
  copy.git('remote', 'add', 'origin', join(copy.folder, '.git'));
  copy.git('checkout', '--quiet', '-b', BRANCH);
  change(copy);
  copy.commit('Change much');
  const commit = copy.git('rev-parse', 'HEAD');
  const host = {NETLIFY: 'true', HEAD: BRANCH, CONTEXT: 'deploy-preview', REVIEW_ID: '7', COMMIT_REF: commit};
  server = await serveStatic(PREVIEW_PORT, copy.build('preview', host));
  number = await propose(copy.git('diff', '--name-only', 'main').split('\n'));
});
test.afterAll(() => {
  server.stop();
  copy.remove();
});

/** Brings files of the copy to the stand-in of GitHub as a proposal. @returns its number */
async function propose(files: readonly string[]): Promise<number> {
  const {object: main} = await ask<{object: {sha: string}}>('git/ref/heads/main');
  const {tree: base} = await ask<{tree: {sha: string}}>(`git/commits/${main.sha}`);
  const tree = await Promise.all(
    files.map(async (path) => {
      const content = readFileSync(join(copy.folder, path)).toString('base64');
      const {sha} = await ask<{sha: string}>('git/blobs', {content, encoding: 'base64'});
      return {path, mode: '100644', type: 'blob', sha};
    }),
  );
  const {sha: made} = await ask<{sha: string}>('git/trees', {base_tree: base.sha, tree});
  const words = {message: 'Change much', tree: made, parents: [main.sha]};
  const {sha} = await ask<{sha: string}>('git/commits', words);
  await ask('git/refs', {ref: `refs/heads/${BRANCH}`, sha});
  const pull = {title: 'Change much', body: '', head: BRANCH, base: 'main'};
  return (await ask<{number: number}>('pulls', pull)).number;
}

/** The marks of a page in its order: what happened, to which words, at which place. */
const marksIn = (page: Pick<Page, 'locator'>) =>
  page.locator('[data-mark]').evaluateAll((marks) =>
    marks.map((mark) => {
      const place = mark.closest('[data-at]') ?? mark.querySelector('[data-at]');
      const plain = mark.textContent.replace(/\s+/g, ' ').trim();
      return `${mark.getAttribute('data-mark')} ${place?.getAttribute('data-at')}: ${plain}`;
    }),
  );

test('The editor marks a proposal as its preview does, place by place on every page that changed', async ({
  page,
  context,
}) => {
  const preview = await context.newPage();
  await preview.goto(`${PREVIEW_URL}/careers`);
  const links = preview.locator('[data-ribbon] details a[href^="/changes/marked/"]:not([href*="#"])');
  const pages = await links.evaluateAll((all) =>
    all.map((link) => ({name: link.textContent, address: (link as HTMLAnchorElement).href})),
  );
  expect(pages.length).toBeGreaterThan(5);
  await signIn(page, 'colleague', `/edit?proposal=${number}`);
  const frame = page.frameLocator('iframe');
  let count = 0;
  for (const {name, address} of pages) {
    await preview.goto(address);
    const wanted = await marksIn(preview);
    expect(wanted.length, name).toBeGreaterThan(0);
    count += wanted.length;
    await page
      .getByRole('complementary', {name: reviewWords.heading})
      .getByRole('heading', {name})
      .getByRole('button')
      .click();
    await expect.poll(() => marksIn(frame), name).toEqual(wanted);
  }
  expect(count).toBeGreaterThan(15);
});

test('A picture that was replaced is seen through to the one before by a slider, and pressing that opens nothing', async ({
  page,
}) => {
  await signIn(page, 'colleague', `/edit?proposal=${number}`);
  const aside = page.getByRole('complementary', {name: reviewWords.heading});
  await aside.getByRole('heading', {name: 'Who We Are'}).getByRole('button').click();
  const frame = page.frameLocator('iframe');
  const pair = frame.locator('.preview-pair').filter({has: page.locator('img')});
  const slider = frame.getByRole('slider');
  const seen = () => pair.locator('.preview-now').evaluate((now) => getComputedStyle(now).clipPath);
  await expect(slider).toHaveCount(await pair.count());
  await slider.scrollIntoViewIfNeeded();
  const half = await seen();
  await slider.press('End');
  await expect.poll(seen).not.toBe(half);
  await slider.click({position: {x: 4, y: 8}});
  await expect.poll(seen).not.toBe(half);
  await expect(aside.getByRole('heading', {name: 'Who We Are'})).toBeVisible();
});
