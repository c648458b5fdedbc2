import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {FOLLOW_MS} from '../../src/edit/github';
import {SENTENCES} from '../../src/edit/github/words';
import {words} from '../../src/edit/words';
import {laterWords} from '../../src/edit/words/later';
import {otherWords} from '../../src/edit/words/others';
import {reviewWords} from '../../src/edit/words/review';
import {wayWords} from '../../src/edit/words/way';
import {BUILD_RECORD} from '../../src/shared/last-built';
import {GITHUB_URL} from './address';
import {violations} from './accessibility';
import {ask, giveToken, propose as proposeFiles, signIn, withHeading} from './editor-actions';
import {topOf} from './listed';
import {DESKTOP, expect, overlook, PHONE, test} from './test';

// A clock makes it the next time to ask.
test.use({allowed: [LOCAL_GITHUB_URL], ownWindow: true});

/** Other tests run beside these before the same stand-in: each has a page of its own, and titles that none else has. */
const page1 = (name: string) => {
  const file = `pages/services/${name}.mdx`;
  return {file, path: `/services/${name}`, ...topOf<{title: string; heading: string}>(file)};
};
type Page1 = ReturnType<typeof page1>;
const {withdraw, rename} = wayWords;
const MEANT = 'Said otherwise by the one who proposes it';
const ON_PAGE = new RegExp(`^(${otherWords.onPage(1)}|${otherWords.onPage(2).replace('2', '\\d+')})$`);

let begun: number[] = [];
/** Proposes files as a member of staff. */
async function propose(title: string, files: Record<string, string>): Promise<number> {
  const number = await proposeFiles(title, files);
  begun.push(number);
  return number;
}
const proposeHeading = (title: string, {file}: Page1) => propose(title, {[file]: withHeading(file, MEANT)});
const proposeWords = (title: string, {file}: Page1, from: string, to: string) =>
  propose(title, {[file]: readFileSync(file, 'utf8').replace(from, () => to)});

const side = (page: Page) => page.getByRole('complementary');
const heading = (page: Page) => page.frameLocator('iframe').locator('h1');
const field = (page: Page) => side(page).getByRole('textbox', {name: 'Heading'});
const turnTo = (page: Page, {title}: Page1) => page.getByRole('button', {name: new RegExp(`^${title}`)}).click();
const told = (at: Locator, sentence: string) => at.getByText(sentence);

async function unfold(page: Page): Promise<Locator> {
  const fold = page.locator('details', {has: page.locator('summary', {hasText: words.pages.onItsWay})});
  await fold.locator('summary').first().click();
  return fold;
}

test.afterEach(async () => {
  for (const number of begun) await ask(`pulls/${number}`, {state: 'closed'}, 'PATCH');
  begun = [];
});

test('On a page and at its field one reads which proposal changes it before the first key, and goes to its review', async ({
  page,
}) => {
  const trading = page1('trading');
  const title = 'Another word above';
  await proposeHeading(title, trading);
  await signIn(page, 'colleague');
  await expect(page.getByText(otherWords.page('staff', title))).toHaveCount(0);
  await turnTo(page, trading);
  await expect(told(side(page), otherWords.page('staff', title))).toBeVisible();
  await expect(page.getByRole('button', {name: ON_PAGE})).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', {name: words.bar.pages, exact: true}).click();
  await page.getByRole('button', {name: ON_PAGE}).press('Enter');
  await expect(told(side(page), otherWords.page('staff', title))).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);

  await heading(page).click();
  await expect(field(page)).toBeFocused();
  const note = told(side(page), otherWords.here('staff', title));
  await expect(note).toHaveCount(1);
  await expect(note).toBeInViewport();
  await expect(field(page)).toHaveAccessibleDescription(/staff changes this/);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect(field(page)).toBeInViewport();
  await expect(note).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  // The note is there at once now, and takes no focus from the field.
  await page.keyboard.press('Escape');
  await heading(page).click();
  await expect(note).toBeInViewport();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(note.getByRole('button', {name: otherWords.look})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').locator('h1 ins').first()).toBeVisible();
  await page.getByRole('button', {name: words.bar.pages, exact: true}).click();
  await page.getByRole('button', {name: words.bar.pages, exact: true}).click();
  await expect(page.getByText(wayWords.goesOn('staff'))).toBeAttached();
});

test('In a text one reads which proposal changes the paragraph that was opened, and which another one', async ({
  page,
}) => {
  const fabrication = page1('fabrication');
  const title = 'Another paragraph';
  await proposeWords(title, fabrication, 'A pipe is bent', 'First a pipe is bent');
  await signIn(page, 'colleague');
  await turnTo(page, fabrication);
  await expect(told(side(page), otherWords.page('staff', title))).toBeVisible();
  await page.frameLocator('iframe').getByText('A pipe is bent').click();
  await expect(side(page).locator('textarea:focus')).toBeVisible();
  await expect(told(side(page), otherWords.here('staff', title))).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await page.frameLocator('iframe').getByRole('heading', {name: 'Pipes'}).click();
  await expect(told(side(page), otherWords.nearby('staff', title))).toBeInViewport();
});

test('What is sent while the editor is open is told after a while, and what one goes on with oneself is not', async ({
  page,
}) => {
  const manpower = page1('manpower');
  const title = 'Sent meanwhile';
  await page.clock.install();
  await signIn(page, 'colleague');
  await turnTo(page, manpower);
  await expect(heading(page)).toHaveText(manpower.heading);
  await proposeHeading(title, manpower);
  const note = told(side(page), otherWords.page('staff', title));
  await expect(async () => {
    await page.clock.fastForward(FOLLOW_MS);
    await expect(note).toBeVisible({timeout: 1000});
  }).toPass();
  await note.getByRole('button').click();
  const change = page.getByRole('button', {name: reviewWords.change});
  await change.click();
  await expect(change).toHaveCount(0);
  await expect(heading(page)).toHaveText(MEANT);
  await expect(note).toHaveCount(0);
});

test('A review leads into the editor at the page that is looked at, and stays and says why where GitHub cannot be reached', async ({
  page,
  watch,
}) => {
  const fabrication = page1('fabrication');
  const title = 'Of one who goes on';
  await proposeHeading(title, fabrication);
  await signIn(page, 'colleague');
  await page.getByText(words.pages.proposals).click();
  await page.getByRole('button', {name: title}).click();
  const change = page.getByRole('button', {name: reviewWords.change});
  await expect(change).toBeVisible();
  const branches = '**/git/ref/heads/edit/**';
  await page.route(branches, (route) => route.abort());
  await change.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(SENTENCES.unreachable());
  await expect(change).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.unroute(branches);
  overlook(watch, 'net::ERR_FAILED');
  await change.press('Enter');
  await expect(change).toHaveCount(0);
  await expect(heading(page)).toHaveText(MEANT);
  await expect(page.getByRole('button', {name: new RegExp(`^${fabrication.title}`)})).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('Before something is sent one reads which proposal changes the same words, and can look at it', async ({page}) => {
  const operations = page1('operations');
  const [same, other] = ['Of the same words', 'Of other words'];
  await proposeHeading(same, operations);
  await proposeWords(other, operations, '- Greasing', '- Greasing and oiling');
  await signIn(page, 'colleague');
  await turnTo(page, operations);
  await heading(page).click();
  await field(page).fill('How operations are run');
  await expect(heading(page)).toHaveText('How operations are run');
  await page.getByRole('button', {name: words.bar.send}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(otherWords.meets('staff', same))).toBeVisible();
  await expect(dialog.getByText(other)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', {name: otherWords.lookTheirs}).press('Enter');
  await expect(page.frameLocator('iframe').locator('h1 ins').first()).toBeVisible();
  await page.getByRole('button', {name: reviewWords.back}).click();
  await expect(heading(page)).toHaveText('How operations are run');
});

test('One’s own proposals stand in a list with where each is; by keyboard one is renamed, another withdrawn with a reason', async ({
  page,
}) => {
  await proposeHeading('To be renamed', page1('procurement'));
  await proposeHeading('To be withdrawn', page1('commissioning'));
  // Other tests may have published something, which is not in the website that these pages were built from.
  await page.route(`**${BUILD_RECORD}`, (route) => route.fulfill({json: {day: '2026-11-30'}}));
  await signIn(page);
  const way = await unfold(page);
  const item = (title: string) => way.locator('li').filter({hasText: title});
  const dialog = page.getByRole('dialog');
  await expect(item('To be renamed')).toContainText(/There is nothing to do/);
  await expect(item('To be withdrawn')).toContainText(/There is nothing to do/);
  expect(await violations(page)).toEqual([]);

  await item('To be renamed').getByRole('button', {name: rename.open}).press('Enter');
  await expect(dialog).toContainText(rename.unsentOwn);
  await expect(page.getByRole('textbox', {name: rename.sentence})).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Renamed by hand');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(item('Renamed by hand')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await item('To be withdrawn').getByRole('button', {name: withdraw.open}).press('Enter');
  await expect(dialog).toContainText(withdraw.unsentOwn);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(item('To be withdrawn')).toContainText(/There is nothing to do/);
  await item('To be withdrawn').getByRole('button', {name: withdraw.open}).press('Enter');
  await page.getByRole('textbox', {name: withdraw.why}).fill('It was too early.');
  await page.getByRole('button', {name: withdraw.now}).press('Enter');
  await expect(item('To be withdrawn')).toContainText(wayWords.last('staff', 'It was too early.'));
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('When a colleague withdraws a proposal, what its author has not sent stays and can be sent as a new one', async ({
  page,
}) => {
  const commissioning = page1('commissioning');
  const number = await proposeHeading('Of its author', commissioning);
  await signIn(page, 'staff', `/edit?proposal=${number}`);
  await page.getByRole('button', {name: reviewWords.change}).click();
  await turnTo(page, commissioning);
  await page.getByRole('button', {name: words.pages.fields}).click();
  await side(page).getByRole('button', {name: 'Description', exact: true}).click();
  await side(page).getByRole('textbox', {name: 'Description'}).fill('What was not sent yet.');

  const other = await page.context().newPage();
  await other.goto(`/edit?proposal=${number}`);
  await giveToken(other.locator('main'), 'colleague');
  await other.getByRole('button', {name: withdraw.open}).click();
  await expect(other.getByRole('dialog')).toContainText(withdraw.unsent('staff'));
  await other.getByRole('button', {name: withdraw.now}).click();
  await expect(other.getByRole('button', {name: words.pages.fields})).toBeVisible();
  await other.close();

  const send = page.getByRole('button', {name: laterWords.review.send, exact: true});
  await page.getByRole('button', {name: words.bar.send}).click();
  await send.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('closed without being published');
  await send.click();
  await expect(page.getByText(laterWords.review.sent)).toBeVisible();
  const address = await page.getByRole('link', {name: laterWords.review.proposal}).getAttribute('href');
  const again = Number(address?.split('/').at(-1));
  begun.push(again);
  expect(again).not.toBe(number);
});

test('What was published is told with its page, and from when on visitors see it', async ({page}) => {
  const procurement = page1('procurement');
  const number = await proposeWords('Published now', procurement, 'Patience', 'Much patience');
  const mainAt = async () => (await ask<{object: {sha: string}}>('git/ref/heads/main')).object.sha;
  let built = await mainAt();
  await page.clock.install();
  await page.route(`**${BUILD_RECORD}`, (route) => route.fulfill({json: {day: '2026-11-30', commit: built}}));
  await page.request.post(`${GITHUB_URL}/stand-in/pulls/${number}/publish`);
  await signIn(page);
  const item = (await unfold(page)).locator('li').filter({hasText: 'Published now'});
  await expect(item).toContainText(wayWords.unseen);
  await expect(item.getByRole('link')).toHaveAttribute('href', procurement.path);
  built = await mainAt();
  await expect(async () => {
    await page.clock.fastForward(FOLLOW_MS);
    await expect(item).toContainText(/Visitors see it since \d\d:\d\d\./, {timeout: 1000});
  }).toPass();
  expect(await violations(page)).toEqual([]);
});
