import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {POLL_INTERVAL_MS} from '../../src/editor/ui/hooks/useGithubQuery';
import {GITHUB_MESSAGES} from '../../src/editor/messages/github';
import {messages} from '../../src/editor/messages';
import {deferredMessages} from '../../src/editor/messages/deferred';
import {pullRequestMessages} from '../../src/editor/messages/pull-requests';
import {reviewMessages} from '../../src/editor/messages/review';
import {progressMessages} from '../../src/editor/messages/progress';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {BUILD_RECORD} from '../../src/site/last-built';
import {violations} from './accessibility';
import {
  approveAsColleague,
  fillHeading,
  frameOf,
  pasteToken,
  headingOf,
  headOf,
  propose,
  publish,
  submitChanges,
  signIn,
  openPage,
  replaceHeading,
  textOfPage,
} from './editor-actions';
import {frontMatterOfFile} from './page-content';
import {expect, ignoreMessages, PHONE, test} from './test';

// A fake clock triggers the next request.
test.use({allowed: [LOCAL_GITHUB_URL]});

const FILE = 'pages/services/trading.mdx';
const ROUTE = '/services/trading';
const {title: PAGE, heading: BEFORE} = frontMatterOfFile<{title: string; heading: string}>(FILE);
const BODY = 'pages/services/fabrication.mdx';
const {withdraw, rename} = progressMessages;
const EXPECTED_HEADING = 'Said otherwise by the one who proposes it';
const TITLE = 'Another word above';

const proposeHeading = (title = TITLE) => propose(title, {[FILE]: replaceHeading(FILE, EXPECTED_HEADING)});
const side = (page: Page) => page.getByRole('complementary');
const marked = (page: Page) => frameOf(page).locator('h1 ins').first();
const waitingSection = async (page: Page): Promise<Locator> => {
  const fold = page.locator('details', {has: page.locator('summary', {hasText: messages.pages.onItsWay})});
  await fold.locator('summary').first().click();
  return fold.locator('li');
};

/** Advances the clock until the editor has requested again from GitHub. */
const follow = (page: Page, seen: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(POLL_INTERVAL_MS);
      return seen();
    })
    .toBe(true);

test('Before typing, people see which proposal changes the page and the field', async ({page}) => {
  await proposeHeading();
  await signIn(page, 'colleague');
  await expect(page.getByText(pullRequestMessages.changes('page', TITLE, 'staff'))).toHaveCount(0);
  await openPage(page, PAGE);
  await expect(side(page).getByText(pullRequestMessages.changes('page', TITLE, 'staff'))).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', {name: messages.bar.pages, exact: true}).click();
  await page.getByRole('button', {name: pullRequestMessages.onPage(1), exact: true}).press('Enter');
  await expect(side(page).getByText(pullRequestMessages.changes('page', TITLE, 'staff'))).toBeInViewport();
  expect(await violations(page)).toEqual([]);

  await headingOf(page).click();
  const field = side(page).getByRole('textbox', {name: 'Heading'});
  await expect(field).toBeFocused();
  const note = side(page).getByText(pullRequestMessages.changes('here', TITLE, 'staff'));
  await expect(note).toHaveCount(1);
  await expect(note).toBeInViewport();
  await expect(field).toHaveAccessibleDescription(/staff changes this/);
  await expect(field).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  await expect(note.getByRole('button', {name: pullRequestMessages.look})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(marked(page)).toBeVisible();
});

test('People see which proposal changes the open paragraph', async ({page}) => {
  const text = readFileSync(BODY, 'utf8').replace('A pipe is bent', 'First a pipe is bent');
  await propose(TITLE, {[BODY]: text});
  await signIn(page, 'colleague');
  await openPage(page, frontMatterOfFile<{title: string}>(BODY).title);
  await expect(side(page).getByText(pullRequestMessages.changes('page', TITLE, 'staff'))).toBeVisible();
  await frameOf(page).getByText('A pipe is bent').click();
  await expect(textOfPage(page)).toBeFocused();
  await expect(side(page).getByText(pullRequestMessages.changes('here', TITLE, 'staff'))).toBeInViewport();
  await frameOf(page).getByRole('heading', {name: 'Pipes'}).click();
  await expect(side(page).getByText(pullRequestMessages.changes('nearby', TITLE, 'staff'))).toBeInViewport();
});

test('A proposal that is sent while the editor is open appears after a while', async ({page, watch}) => {
  await page.clock.install();
  await signIn(page, 'colleague');
  await openPage(page, PAGE);
  await expect(headingOf(page)).toHaveText(BEFORE);
  await proposeHeading();
  const note = side(page).getByText(pullRequestMessages.changes('page', TITLE, 'staff'));
  await follow(page, () => note.isVisible());
  await note.getByRole('button').click();
  const change = page.getByRole('button', {name: reviewMessages.change});
  await expect(change).toBeVisible();
  await page.route('**/git/ref/heads/edit/**', (route) => route.abort(), {times: 1});
  await change.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(GITHUB_MESSAGES.unreachable());
  await expect(change).toBeFocused();
  ignoreMessages(watch, 'net::ERR_FAILED');
  await change.press('Enter');
  await expect(change).toHaveCount(0);
  await expect(headingOf(page)).toHaveText(EXPECTED_HEADING);
  await expect(page.getByRole('button', {name: new RegExp(`^${PAGE}`)})).toHaveAttribute('aria-current', 'page');
  // The editor does not report the person's own proposal.
  await expect(note).toHaveCount(0);
});

test('Before sending, people see which proposal changes the same text, and can open it', async ({page}) => {
  const other = 'Of other words';
  await proposeHeading();
  await propose(other, {[FILE]: readFileSync(FILE, 'utf8').replace(/^description: /m, '$&Anew: ')});
  await signIn(page, 'colleague');
  await openPage(page, PAGE);
  await fillHeading(page, 'How it is traded');
  await page.getByRole('button', {name: messages.bar.send}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(pullRequestMessages.meets(TITLE, 'staff'))).toBeVisible();
  await expect(dialog.getByText(other)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', {name: pullRequestMessages.lookTheirs}).press('Enter');
  await expect(marked(page)).toBeVisible();
  await page.getByRole('button', {name: reviewMessages.back}).click();
  await expect(headingOf(page)).toHaveText('How it is traded');
});

test('An author renames one proposal by keyboard and withdraws another', async ({page}) => {
  await proposeHeading('To be renamed');
  await proposeHeading('To be withdrawn');
  await page.setViewportSize(PHONE);
  await signIn(page);
  const items = await waitingSection(page);
  const item = (title: string) => items.filter({hasText: title});
  const dialog = page.getByRole('dialog');
  for (const title of ['To be renamed', 'To be withdrawn'])
    await expect(item(title)).toContainText(/You do not need to do anything/);
  expect(await violations(page)).toEqual([]);

  await item('To be renamed').getByRole('button', {name: rename.open}).press('Enter');
  await expect(dialog).toContainText(rename.unsentOwn);
  await expect(page.getByRole('textbox', {name: rename.label})).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Renamed by hand');
  await page.keyboard.press('Enter');
  await expect(item('Renamed by hand')).toBeVisible();

  await item('To be withdrawn').getByRole('button', {name: withdraw.open}).press('Enter');
  await expect(dialog).toContainText(withdraw.unsentOwn);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', {name: withdraw.label}).fill('It was too early.');
  await page.getByRole('button', {name: withdraw.now, exact: true}).press('Enter');
  await expect(item('To be withdrawn')).toContainText(progressMessages.last('staff', 'It was too early.'));
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('When a colleague withdraws a proposal, its author keeps unsent changes', async ({page}) => {
  const number = await proposeHeading();
  await signIn(page, 'staff', `/edit?proposal=${number}`);
  await page.getByRole('button', {name: reviewMessages.change}).click();
  await openPage(page, PAGE);
  await page.getByRole('button', {name: messages.pages.fields}).click();
  await side(page).getByRole('button', {name: 'Description', exact: true}).click();
  await side(page).getByRole('textbox', {name: 'Description'}).fill('What was not sent yet.');

  const other = await page.context().newPage();
  await other.goto(`/edit?proposal=${number}`);
  await pasteToken(other.locator('main'), 'colleague');
  await other.getByRole('button', {name: withdraw.open}).click();
  await expect(other.getByRole('dialog')).toContainText(withdraw.unsent('staff'));
  await other.getByRole('button', {name: withdraw.now, exact: true}).click();
  await expect(other.getByRole('button', {name: messages.pages.fields})).toBeVisible();
  await other.close();

  await page.getByRole('button', {name: messages.bar.send}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(deferredMessages.review.startsAgain.withdrawn)).toBeVisible();
  await dialog.getByRole('button', {name: deferredMessages.review.send, exact: true}).click();
  await expect(page.getByText(deferredMessages.review.sent)).toBeVisible();
  const link = page.getByRole('link', {name: deferredMessages.review.proposal});
  await expect(link).not.toHaveAttribute('href', new RegExp(`/${number}$`));
});

const VISIBLE_SINCE = new RegExp(progressMessages.seenSince('\\d\\d:\\d\\d'));

test('The status of a published proposal names its page and when visitors will see it', async ({page}) => {
  let built = await headOf();
  await page.clock.install();
  await page.route(`**${BUILD_RECORD}`, (route) => route.fulfill({json: {day: '2026-11-30', commit: built}}));
  await publish(TITLE, {[FILE]: replaceHeading(FILE, EXPECTED_HEADING)});
  await signIn(page);
  const item = (await waitingSection(page)).filter({hasText: TITLE});
  await expect(item).toContainText(progressMessages.notBuilt);
  await expect(item.getByRole('link')).toHaveAttribute('href', ROUTE);
  built = await headOf();
  await follow(page, async () => VISIBLE_SINCE.test(await item.innerText()));
  expect(await violations(page)).toEqual([]);
});

test('After publication the bar says how long to wait, and the next changes start a new proposal', async ({page}) => {
  let built = await headOf();
  await page.clock.install();
  await page.route(`**${BUILD_RECORD}`, (route) => route.fulfill({json: {day: '2026-11-30', commit: built}}));
  await signIn(page);
  await openPage(page, PAGE);
  await fillHeading(page, EXPECTED_HEADING);
  const number = await submitChanges(page, TITLE);
  await page.keyboard.press('Escape');
  await approveAsColleague(number);
  const says = (since: string) => () => page.getByRole('status').filter({hasText: since}).isVisible();
  await follow(page, says(progressMessages.notBuilt));
  built = await headOf();
  await follow(page, says(progressMessages.seenNow));
  await fillHeading(page, `${EXPECTED_HEADING} again`);
  expect(await submitChanges(page)).toBeGreaterThan(number);
});
