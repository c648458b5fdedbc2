import type {Page} from '@playwright/test';
import type {EditorFacts} from '../../src/editor/state/editor-facts';
import {historyMessages} from '../../src/editor/messages/history';
import {deferredMessages} from '../../src/editor/messages/deferred';
import {messages} from '../../src/editor/messages';
import {GITHUB_MESSAGES} from '../../src/editor/messages/github';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {
  commitToProposal,
  fillHeading,
  frameOf,
  pasteToken,
  headingOf,
  send,
  submitChanges,
  signIn,
  textOf,
  tokenOf,
  openPage,
  replaceHeading,
  textOfPage,
} from './editor-actions';
import {menuLabel} from './page-content';
import {expect, ignoreMessages, test} from './test';

const FILE = 'pages/privacy.mdx';

test.use({allowed: [LOCAL_GITHUB_URL]});

test(
  'After a sign-in has expired, the same person signs in again over the page, and the changes are sent',
  {tag: '@all'},
  async ({page, watch}) => {
    await signIn(page);
    await openPage(page, 'Privacy');
    await fillHeading(page, 'What we keep');
    const refusal = {status: 401, json: {message: 'Bad credentials'}};
    await page.route('**/git/refs', (route) => route.fulfill(refusal), {times: 1});
    await page.getByRole('button', {name: messages.bar.send}).click();
    await page.getByRole('button', {name: deferredMessages.review.send, exact: true}).click();
    const again = page.getByRole('dialog', {name: messages.signIn.again});
    await pasteToken(again, 'colleague');
    await expect(again.getByRole('alert')).toContainText(GITHUB_MESSAGES.otherAccount());
    expect(await page.evaluate(() => sessionStorage.getItem('edit.token'))).toBeNull();
    await again.getByLabel(messages.signIn.token).fill(await tokenOf());
    await again.getByRole('button', {name: messages.signIn.go, exact: true}).click();
    await page.getByRole('button', {name: messages.close}).last().click();
    expect(await send(page, 'Say what we keep')).toEqual({[FILE]: replaceHeading(FILE, 'What we keep')});
    ignoreMessages(watch, '401');
  },
);

const {moved, both: ofBoth, take, now} = historyMessages.choose;

test('A conflict is shown once with both versions; a second tab takes the draft over with every letter', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openPage(page, 'Privacy');
  await fillHeading(page, 'What we keep');
  const number = await submitChanges(page, 'Privacy');
  await page.getByRole('button', {name: messages.close}).last().click();
  await commitToProposal(number, {[FILE]: replaceHeading(FILE, 'What we keep of you')});
  await page.getByRole('textbox', {name: 'Heading'}).fill('What we keep, and why');
  await page.getByRole('button', {name: messages.bar.send}).click();
  await page.getByRole('button', {name: deferredMessages.review.send, exact: true}).click();
  const both = page.getByRole('dialog', {name: 'Somebody else has changed the same text'});
  for (const message of ['Privacy › Heading', 'What we keep of you', 'What we keep, and why'])
    await expect(both).toContainText(message);
  // The person may choose later, and go on editing.
  await both.getByRole('button', {name: moved.later}).click();
  await expect(both).toBeHidden();
  await page.getByRole('dialog').getByRole('button', {name: messages.close}).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('textbox', {name: 'Heading'}).fill('What we keep of you, now');
  await page.getByRole('button', {name: now}).click();
  await expect(both).toContainText('What we keep of you, now');
  await both.getByRole('textbox', {name: ofBoth}).fill('What we keep of you, and why');
  await both.getByRole('button', {name: take}).click();
  await expect(both).toBeHidden();
  expect(await submitChanges(page, 'And why')).toBe(number);
  expect(await textOf(FILE, number)).toBe(replaceHeading(FILE, 'What we keep of you, and why'));
  await page.getByRole('button', {name: messages.close}).last().click();

  // Each tab begins with Home.
  await page.getByRole('button', {name: messages.bar.pages, exact: true}).click();
  await openPage(page, menuLabel('/'));
  const title = (tab: Page) => tab.getByRole('textbox', {name: 'Title', exact: true});
  await headingOf(page).click();
  await title(page).fill('Energy in two tabs');
  const other = await context.newPage();
  await signIn(other);
  await expect(headingOf(other)).toHaveText('Energy in two tabs');
  await expect(other.getByText(messages.draft.elsewhere)).toBeVisible();
  await expect(other.getByRole('button', {name: messages.bar.send})).toBeDisabled();
  await title(page).fill('Energy in both tabs');
  await other.getByRole('button', {name: messages.draft.takeOver}).click();
  await expect(headingOf(other)).toHaveText('Energy in both tabs');
  await expect(page.getByText(messages.draft.elsewhere)).toBeVisible();
  await headingOf(other).click();
  await title(other).fill('Energy in the second tab');
  await expect(headingOf(page)).toHaveText('Energy in the second tab');
  await other.close();
  await expect(page.getByRole('button', {name: messages.bar.send})).toBeEnabled();
});

test(
  'Code that failed to load is requested again; offline nothing is lost',
  {tag: '@all'},
  async ({page, context, watch}) => {
    let isLost = true;
    await page.goto('/edit');
    // The frame's code loads before anybody signs in.
    await expect(frameOf(page).locator('#page')).toBeAttached();
    const lost = new Set<string>();
    await page.route(/\/assets\/edit\/.*\.(js|css)$/, (route) => {
      if (!isLost) return route.fallback();
      lost.add(route.request().url());
      return route.abort();
    });
    page.on('requestfinished', (request) => void lost.delete(request.url()));
    await pasteToken(page.locator('main'));
    await headingOf(page).waitFor();
    await openPage(page, 'Privacy');
    await headingOf(page).click();
    isLost = false;
    await fillHeading(page, 'What we keep');
    await page.getByRole('button', {name: messages.bar.send}).click();
    const before = page.getByRole('dialog', {name: 'Before you send'});
    await expect(before).toBeVisible();
    await expect.poll(() => [...lost]).toEqual([]);
    await context.setOffline(true);
    await before.getByRole('button', {name: deferredMessages.review.send, exact: true}).click();
    await expect(before.getByRole('alert')).toContainText('not connected to the internet');
    await before.getByRole('button', {name: messages.close}).click();
    await frameOf(page).locator('h2').first().click();
    await expect(textOfPage(page)).toBeFocused();
    await context.setOffline(false);
    expect(await send(page, 'Say what we keep')).toHaveProperty([FILE]);
    for (const report of ['ERR_FAILED', 'ERR_INTERNET_DISCONNECTED']) ignoreMessages(watch, report);
  },
);

test(
  'The facts about the build and a picture are requested again after a failure',
  {tag: '@all'},
  async ({page, watch}) => {
    let forgotten = '';
    await page.route('**/edit/facts.json', (route) => route.abort(), {times: 1});
    await page.goto('/edit');
    await expect(page.getByRole('status').filter({hasText: messages.lost})).toBeVisible();
    // The build does not know one of its SVG files, as after a change to the branch, so the editor fetches it.
    await page.route('**/edit/facts.json', async (route) => {
      const response = await route.fetch();
      const facts = (await response.json()) as EditorFacts;
      forgotten = Object.entries(facts.pictures).find(([, {image}]) => image?.format === 'svg')?.[0] ?? '';
      const pictures = Object.fromEntries(Object.entries(facts.pictures).filter(([sha]) => sha !== forgotten));
      await route.fulfill({response, json: {...facts, pictures}});
    });
    let asked = 0;
    let isLost = true;
    await page.route('**/git/blobs/*', (route) => {
      if (!route.request().url().endsWith(forgotten)) return route.fallback();
      asked += 1;
      return isLost ? route.abort() : route.fallback();
    });
    await page.goto('/edit');
    await pasteToken(page.locator('main'));
    const reported = page.getByRole('alert').filter({hasText: 'cannot be checked or sent at the moment'});
    await expect(reported).toContainText(GITHUB_MESSAGES.unreachable());
    await expect.poll(() => asked).toBeGreaterThan(1);
    isLost = false;
    await headingOf(page).waitFor();
    await expect(reported).toBeHidden();
    ignoreMessages(watch, 'ERR_FAILED');
  },
);

test(
  'A device without space says so, and asks before the page with the changes is left',
  {tag: '@all'},
  async ({page}) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('There is no space.', 'QuotaExceededError');
      };
    });
    await signIn(page);
    await openPage(page, 'Privacy');
    await fillHeading(page, 'What we keep');
    await expect(page.getByText(messages.draft.noRoom)).toBeVisible();
    const asked = page.waitForEvent('dialog');
    void page.close({runBeforeUnload: true});
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(headingOf(page)).toHaveText('What we keep');
  },
);
