import type {Locator, Page} from '@playwright/test';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {words} from '../../src/edit/words';
import {laterWords} from '../../src/edit/words/later';
import {reviewWords} from '../../src/edit/words/review';
import {BUILD_RECORD} from '../../src/shared/last-built';
import {GITHUB_URL} from './address';
import {violations} from './accessibility';
import {giveToken, send, signIn, tokenOf} from './editor-actions';
import {holdBack} from './hold';
import {expect, overlook, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});
const BUILT = words.lastBuilt.on('').replace('.', '');
const CHANGED = 'Nobody else has thought of these words';

const heading = (page: Page) => page.frameLocator('iframe').locator('h1');
const topOfBox = async (at: Locator) => (await at.boundingBox())?.y;
const signOut = (page: Page) => page.getByRole('button', {name: words.signIn.out}).click();
const dialog = (page: Page) => page.getByRole('dialog', {name: laterWords.signOut.title});
const unchanged = (page: Page) => page.getByRole('status').filter({hasText: words.bar.unchanged});

async function change(page: Page, to = CHANGED): Promise<void> {
  await heading(page).click();
  await page.getByRole('textbox', {name: 'Heading'}).fill(to);
  await expect(heading(page)).toHaveText(to);
  await page.getByRole('button', {name: words.bar.pages}).click();
}

/** Everything that stands in the documents of the window, its frames included. */
async function documents(page: Page): Promise<string> {
  const texts = page.frames().map((frame) => frame.evaluate(() => document.documentElement.outerHTML));
  return (await Promise.all(texts)).join('\n');
}

/** A page with a heading of its own, unlike Home. */
const openHistory = (page: Page) => page.getByRole('button', {name: /^Our History/}).click();

test(
  'What comes or opens later where one signs in moves nothing that one is about to press',
  {tag: '@all'},
  async ({page}) => {
    const letCome = await holdBack(page, BUILD_RECORD);
    await page.goto('/edit');
    const ways = page.locator('summary', {hasText: words.signIn.withToken});
    await ways.waitFor();
    const before = await topOfBox(ways);
    letCome();
    await expect(page.getByText(BUILT)).toBeVisible();
    expect(await topOfBox(ways)).toBe(before);
    await ways.click();
    await expect(page.getByLabel(words.signIn.token)).toBeVisible();
    expect(await topOfBox(ways)).toBe(before);
  },
);

test('What was not sent is kept for the one who changed it, is offered to nobody else, and leaves the documents', async ({
  page,
}) => {
  await signIn(page);
  await openHistory(page);
  await change(page);
  await signOut(page);
  await expect(dialog(page)).toContainText(laterWords.signOut.unsent);
  expect(await violations(page)).toEqual([]);
  await expect(dialog(page).getByRole('link', {name: laterWords.handOver.save})).toHaveAttribute(
    'download',
    laterWords.handOver.fileName,
  );
  await dialog(page).getByRole('button', {name: words.close}).click();
  await expect(heading(page)).toHaveText(CHANGED);

  await signOut(page);
  await dialog(page)
    .getByRole('button', {name: laterWords.signOut.keep('staff')})
    .click();
  await expect(page.getByText(words.signIn.promise)).toBeVisible();
  await expect.poll(() => documents(page)).not.toContain(CHANGED);

  await giveToken(page.locator('main'), 'colleague');
  await expect(unchanged(page)).toBeVisible();
  expect(await documents(page)).not.toContain(CHANGED);
  await signOut(page);

  await giveToken(page.locator('main'), 'staff');
  await expect(page.getByText('Your changes from')).toBeVisible();
  await openHistory(page);
  await expect(heading(page)).toHaveText(CHANGED);
});

test(
  'What is deleted at the end is gone, and a sign-out without changes asks nothing',
  {tag: '@all'},
  async ({page}) => {
    await signIn(page);
    await openHistory(page);
    await change(page);
    await signOut(page);
    await dialog(page).getByRole('button', {name: laterWords.signOut.remove}).click();
    await giveToken(page.locator('main'));
    await expect(unchanged(page)).toBeVisible();
    await signOut(page);
    await expect(page.getByText(words.signIn.promise)).toBeVisible();
    const kept = await page.evaluate(async () => {
      const [database] = await new Promise<IDBDatabase[]>((done) => {
        const opening = indexedDB.open('editor');
        opening.onsuccess = () => done([opening.result]);
      });
      const asked = database?.transaction('drafts').objectStore('drafts').getAllKeys();
      return new Promise((done) => asked && (asked.onsuccess = () => done(asked.result)));
    });
    expect(kept).toEqual([]);
  },
);

test(
  'When a sign-in has ended, another account cannot go on with the changes',
  {tag: '@all'},
  async ({page, watch}) => {
    await signIn(page);
    await openHistory(page);
    await change(page);
    await page.request.post(`${GITHUB_URL}/stand-in/faults`, {
      data: {fault: 'unauthorised', on: 'GET /repos/local/website/git/matching-refs', times: 1},
    });
    await page.getByRole('button', {name: words.bar.send}).click();
    await page.getByRole('textbox', {name: laterWords.review.sentence}).fill('Some words');
    await page.getByRole('button', {name: laterWords.review.send, exact: true}).click();
    const again = page.getByRole('dialog', {name: words.signIn.again});
    await giveToken(again, 'colleague');
    await expect(again.getByRole('alert')).toContainText('belong to another account');
    expect(await page.evaluate(() => sessionStorage.getItem('edit.token'))).toBeNull();
    await again.getByLabel(words.signIn.token).fill(await tokenOf('staff'));
    await again.getByRole('button', {name: words.signIn.go, exact: true}).click();
    await expect(again).toBeHidden();
    overlook(watch, '401');
  },
);

for (const [what, stored] of [
  ['of another shape', {draft: {files: 'none'}}],
  ['that is a word', 'draft'],
  ['with a file outside of the pages', {branch: 'main', key: 'a', at: 0, draft: {files: [['src/a.ts', {}]]}}],
] as const) {
  test(`A stored draft ${what} is set aside with a sentence, and the editor opens`, {tag: '@all'}, async ({page}) => {
    await page.goto('/robots.txt');
    await page.evaluate(async (value) => {
      const opening = indexedDB.open('editor', 2);
      opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
      await new Promise((done) => (opening.onsuccess = done));
      const put = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
      await new Promise((done) => (put.put(value, 'local/website staff').onsuccess = done));
      opening.result.close();
    }, stored);
    await signIn(page);
    await expect(page.getByRole('alert')).toContainText(words.draft.setAside);
    await expect(unchanged(page)).toBeVisible();
  });
}

test('An address that names a proposal opens its review, and what is changed from there goes to it', async ({page}) => {
  await signIn(page, 'colleague');
  await openHistory(page);
  await change(page, 'What a colleague proposes');
  await send(page, 'Another heading');
  const address = await page.getByRole('link', {name: laterWords.review.proposal}).getAttribute('href');
  const number = address?.split('/').at(-1) ?? '';
  await page.getByRole('button', {name: words.close}).click();
  await signOut(page);
  await expect(page.getByText(words.signIn.promise)).toBeVisible();

  await signIn(page, 'staff', `/edit?proposal=${number}`);
  const changeIt = page.getByRole('button', {name: reviewWords.change});
  await changeIt.click();
  await expect(changeIt).toHaveCount(0);
  await expect(heading(page)).toHaveText('What a colleague proposes');
  await expect(page.getByRole('status').filter({hasText: words.bar.waiting})).toBeVisible();
  await change(page, 'What both propose');
  await send(page, 'The same heading');
  await expect(page.getByRole('link', {name: laterWords.review.proposal})).toHaveAttribute('href', address ?? '');
});
