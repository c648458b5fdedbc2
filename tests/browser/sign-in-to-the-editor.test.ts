import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {messages} from '../../src/editor/messages';
import {deferredMessages} from '../../src/editor/messages/deferred';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {longDate} from '../../src/shared/days';
import {BUILD_RECORD} from '../../src/site/last-built';
import {violations} from './accessibility';
import {fillHeading, pasteToken, headingOf, send, signIn, openPage, replaceHeading} from './editor-actions';
import {delayRequests} from './page-actions';
import {TODAY} from './page-content';
import {expect, fileTest, PHONE, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});
const CHANGED = 'Nobody else has thought of these words';
const FILE = 'pages/about/history.mdx';
const LONG_AGO = '2020-01-06';

const signOut = (page: Page) => page.getByRole('button', {name: messages.signIn.out}).click();
const dialog = (page: Page) => page.getByRole('dialog', {name: deferredMessages.signOut.title});
const unchanged = (page: Page) => page.getByRole('status').filter({hasText: messages.bar.unchanged});

async function change(page: Page): Promise<void> {
  await openPage(page, 'Our History');
  await fillHeading(page, CHANGED);
  await page.getByRole('button', {name: messages.bar.pages}).click();
}

/** The content of all documents in the window, including its frames. */
async function documents(page: Page): Promise<string> {
  const texts = page.frames().map((frame) => frame.evaluate(() => document.documentElement.outerHTML));
  return (await Promise.all(texts)).join('\n');
}

test('Unsent changes are kept for their author, nobody else can open them, and other tabs are signed out too', async ({
  page,
}) => {
  await signIn(page);
  await change(page);
  await signOut(page);
  await expect(dialog(page)).toContainText(deferredMessages.signOut.unsent);
  expect(await violations(page, 'dialog')).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', {name: deferredMessages.exportDraft.save}).click();
  expect((await download).suggestedFilename()).toBe(deferredMessages.exportDraft.fileName);
  await dialog(page).getByRole('button', {name: messages.close}).click();
  await expect(headingOf(page)).toHaveText(CHANGED);

  await signOut(page);
  await dialog(page)
    .getByRole('button', {name: deferredMessages.signOut.keep('staff')})
    .click();
  await expect(page.getByText(messages.signIn.promise)).toBeVisible();
  await expect.poll(() => documents(page)).not.toContain(CHANGED);
  await pasteToken(page.locator('main'), 'colleague');
  await expect(unchanged(page)).toBeVisible();
  expect(await documents(page)).not.toContain(CHANGED);
  await signOut(page);

  await pasteToken(page.locator('main'), 'staff');
  await expect(page.getByText('Your changes from')).toBeVisible();
  await openPage(page, 'Our History');
  await expect(headingOf(page)).toHaveText(CHANGED);
  // Deleted changes stay deleted, and signing out without changes asks nothing.
  await signOut(page);
  await dialog(page).getByRole('button', {name: deferredMessages.signOut.remove}).click();
  await pasteToken(page.locator('main'));
  await expect(unchanged(page)).toBeVisible();
  const tab = await page.context().newPage();
  await signIn(tab);
  await signOut(page);
  for (const each of [page, tab]) {
    await expect(each.getByText(messages.signIn.promise)).toBeVisible();
    expect(await each.evaluate(() => sessionStorage.getItem('edit.token'))).toBeNull();
  }
});

/** Stores a value where the editor has the draft of a member of staff, with these files if there are any. */
async function storeDraft(page: Page, value: unknown, entries: [path: string, texts: object][] = []): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    async ([stored, files]) => {
      sessionStorage.clear();
      // A map cannot be passed into the page.
      if (files.length > 0) Object.assign((stored as {draft: object}).draft, {files: new Map(files)});
      const opening = indexedDB.open('editor', 2);
      opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
      await new Promise((done) => (opening.onsuccess = done));
      const put = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
      await new Promise((done) => (put.put(stored, 'local/website staff').onsuccess = done));
      opening.result.close();
    },
    [value, entries] as const,
  );
}

test(
  'A draft of an earlier version opens with its changes; an unreadable one is kept separately and explained',
  {tag: '@all'},
  async ({page}) => {
    const changed = replaceHeading(FILE, CHANGED);
    const earlier = {branch: 'main', key: 'old-key1', draft: {base: 'c0ffee', past: [], future: []}, at: new Date()};
    await storeDraft(page, earlier, [[FILE, {before: readFileSync(FILE, 'utf8'), now: changed}]]);
    await signIn(page);
    expect(await send(page, 'Say it again')).toEqual({[FILE]: changed});
    for (const stored of [
      {draft: {files: 'none'}},
      'draft',
      {branch: 'main', key: 'a', position: 0, draft: {files: [['src/a.ts', {}]]}},
    ]) {
      await storeDraft(page, stored);
      await signIn(page);
      await expect(page.getByRole('alert')).toContainText(messages.draft.setAside);
      await expect(unchanged(page)).toBeVisible();
    }
  },
);

test(
  'The font of the pages loads before there is a page, which would otherwise keep another one',
  {tag: '@all'},
  async ({page}) => {
    await page.goto('/edit');
    const hasFont = () => performance.getEntriesByType('resource').some(({name}) => name.endsWith('.woff2'));
    await expect.poll(() => page.frames().at(-1)?.evaluate(hasFont)).toBe(true);
  },
);

test('The sign-in page shows when the website was last built, if that is known', {tag: '@all'}, async ({page}) => {
  const letCome = await delayRequests(page, BUILD_RECORD);
  await page.goto('/edit');
  const ways = page.locator('summary', {hasText: messages.signIn.withToken});
  const before = await ways.boundingBox();
  letCome();
  await expect(page.getByText(messages.lastBuilt.on(longDate(TODAY)), {exact: true})).toBeVisible();
  // Content that loads or opens late must not move a button that somebody is about to click.
  await ways.click();
  await expect(page.getByLabel(messages.signIn.token)).toBeVisible();
  expect((await ways.boundingBox())?.y).toBe(before?.y);

  await page.setViewportSize(PHONE);
  await page.route(`**${BUILD_RECORD}`, (route) => route.fulfill({json: {day: LONG_AGO}}));
  await page.goto('/edit');
  await expect(page.getByText(`${messages.lastBuilt.on(longDate(LONG_AGO))} ${messages.lastBuilt.late}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.route(`**${BUILD_RECORD}`, (route) => route.fulfill({body: '<h1>Another page</h1>'}));
  const answered = page.waitForResponse(`**${BUILD_RECORD}`);
  await page.goto('/edit');
  await (await answered).finished();
  await expect(page.getByText(messages.signIn.promise)).toBeVisible();
  await expect(page.getByText(messages.lastBuilt.late)).toHaveCount(0);
});

fileTest(
  'The build record has the day, the commit and the kind of the build, and previews can read it',
  async ({request}) => {
    const answer = await request.get(BUILD_RECORD);
    const commit = expect.stringMatching(/^[0-9a-f]{40}$/) as unknown;
    expect(await answer.json()).toMatchObject({day: TODAY, kind: 'local', commit});
    expect(answer.headers()['access-control-allow-origin']).toBe('*');
  },
);
