import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {SITE_FILE} from '../../src/cms/values/paths';
import {messages} from '../../src/editor/messages';
import {historyMessages} from '../../src/editor/messages/history';
import {reviewMessages} from '../../src/editor/messages/review';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {violations} from './accessibility';
import {
  requestEmulator,
  frameOf,
  hashOf,
  headingOf,
  propose,
  publish,
  submitChanges,
  signIn,
  textOf,
  openPage,
  replaceHeading,
} from './editor-actions';
import {site, frontMatterOfFile} from './page-content';
import {expect, PHONE, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

const FILE = 'pages/about/history.mdx';
const OEM = 'pages/oem.mdx';
const first = frontMatterOfFile<{heading: string}>(FILE).heading;
/** The maximum number of clicks to restore something, from the page to the draft. */
const MAX_CLICKS = 4;

const dialog = (page: Page) => page.getByRole('dialog', {name: /^History/});
const steps = (page: Page) => dialog(page).locator('ol > li');
const history = (page: Page) => page.getByRole('button', {name: messages.panel.history, exact: true});
const button = (at: Page | Locator, name: string) => at.getByRole('button', {name});

test(`A value and a page are restored on a phone with at most ${MAX_CLICKS} clicks`, async ({page}) => {
  await page.setViewportSize(PHONE);
  await publish('Say it shorter', {[FILE]: replaceHeading(FILE, 'Where we come from')});
  await publish('Say it louder', {[FILE]: replaceHeading(FILE, 'Where we all come from')});
  await signIn(page);
  await openPage(page, 'Our History');
  await expect(headingOf(page)).toHaveText('Where we all come from');
  const last = steps(page).last();
  const pressed: Locator[] = [headingOf(page), history(page), button(last, historyMessages.back)];
  expect(pressed.length).toBeLessThanOrEqual(MAX_CLICKS);
  for (const what of pressed) {
    if (what === pressed.at(-1)) {
      await expect(steps(page)).toHaveCount(3);
      await expect(steps(page).nth(1)).toContainText('Say it shorter');
      await expect(steps(page).nth(1).locator('del')).toHaveText('Where we come from');
      await expect(steps(page).first()).toContainText(historyMessages.agreed('colleague'));
      await expect(dialog(page)).toContainText(historyMessages.ends);
      expect(await violations(page)).toEqual([]);
    }
    await what.click();
  }
  await expect(dialog(page)).toBeHidden();
  await expect(headingOf(page)).toHaveText(first);
  await button(page, messages.bar.undo).click();
  await expect(headingOf(page)).toHaveText('Where we all come from');

  await headingOf(page).click();
  await history(page).click();
  await dialog(page).getByText(historyMessages.scopes.page, {exact: true}).click();
  await button(last, historyMessages.look).click();
  await expect(headingOf(page)).toHaveText(first);
  await expect(page.getByText('This is the page as it was published on')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await button(page, historyMessages.past.now).click();
  await expect(headingOf(page)).toHaveText('Where we all come from');
});

test('An earlier version of a shared fact is shown on the current page', async ({page}) => {
  const text = readFileSync(SITE_FILE, 'utf8').replace(/^tagline: .*$/m, 'tagline: Another line.');
  await publish('Another line', {[SITE_FILE]: text});
  await signIn(page);
  const foot = frameOf(page).getByRole('contentinfo');
  await expect(foot).toContainText('Another line.');
  const name = (await headingOf(page).textContent()) ?? '';
  await openPage(page, messages.pages.site);
  await history(page).click();
  await button(steps(page).last(), historyMessages.look).click();
  await expect(foot).toContainText(site.tagline);
  await expect(headingOf(page)).toHaveText(name);
  await button(page, historyMessages.past.now).click();
  await expect(foot).toContainText('Another line.');
});

test('A published proposal is reverted, and later changes by others stay', async ({page}) => {
  const lead = (text: string) => text.replace(/^lead: .*$/m, 'lead: Said since by somebody else.');
  const changed = replaceHeading(FILE, 'Where we come from');
  await publish('Two headings', {[FILE]: changed, [OEM]: replaceHeading(OEM, 'Makers')});
  await publish('Another lead', {[FILE]: lead(changed), [OEM]: replaceHeading(OEM, 'Makers of all')});
  await signIn(page);
  await page.getByText(messages.pages.published).click();
  await button(page, `${historyMessages.published.revert} Two headings`).click();
  const both = page.getByRole('dialog', {name: historyMessages.choose.title});
  await expect(both).toContainText('Makers of all');
  expect(await violations(page)).toEqual([]);
  await button(both, historyMessages.choose.revert.theirs).click();
  await expect(page.getByText(historyMessages.published.done)).toBeVisible();
  const number = await submitChanges(page);
  expect((await requestEmulator<{title: string}>(`pulls/${number}`)).title).toBe(
    historyMessages.published.sentence('Two headings'),
  );
  expect(await textOf(FILE, number)).toBe(lead(readFileSync(FILE, 'utf8')));
  expect(await textOf(OEM, number)).toBe(await textOf(OEM));
});

test('A deleted page and a replaced photo are restored', async ({page}) => {
  const photo = 'static/img/wide.jpg';
  const before = await hashOf(photo);
  const text = readFileSync('pages/privacy.mdx', 'utf8')
    .replace(/^title: .*$/m, 'title: Removed')
    .replace(/^formerly:.*\n(?: +- .*\n)*/m, '');
  await publish('A page more', {'pages/removed.mdx': text});
  // The same bytes as another photo of the build.
  await publish('A page less', {'pages/removed.mdx': null, [photo]: readFileSync('static/img/crane.jpg')});
  await signIn(page);
  await openPage(page, 'OEM');
  await button(page, messages.pages.fields).click();
  await page.getByRole('button', {name: 'Banner', exact: true}).click();
  await history(page).click();
  await expect(steps(page).first()).toContainText('A page less');
  await button(steps(page).last(), historyMessages.back).click();
  await expect(dialog(page)).toBeHidden();
  const number = await submitChanges(page, 'As it was');
  expect(await hashOf(photo, number)).toBe(before);
  await page.getByRole('dialog').getByRole('button', {name: messages.close}).click();
  await button(page, messages.bar.pages).click();
  await page.getByText(messages.pages.published).click();
  await button(page, historyMessages.published.page('/removed')).click();
  await button(dialog(page), historyMessages.back).first().click();
  await expect(page.getByRole('button', {name: /^Removed/})).toBeVisible();
});

test('A proposal is merged on the page when its text has changed on the website in the meantime', async ({page}) => {
  const number = await propose('Ours', {[FILE]: replaceHeading(FILE, 'Where we come from')});
  await publish('Theirs', {[FILE]: replaceHeading(FILE, 'Where they come from')});
  await signIn(page, 'staff', `/edit?proposal=${number}`);
  await expect(page.getByText(reviewMessages.missing.conflict)).toBeVisible();
  await button(page, reviewMessages.merged).click();
  const both = page.getByRole('dialog', {name: historyMessages.choose.title});
  for (const message of [first, 'Where we come from', 'Where they come from'])
    await expect(both).toContainText(message);
  await expect(headingOf(page)).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await button(both, historyMessages.choose.moved.ours).press('Enter');
  await expect(both).toBeHidden();
  await expect(headingOf(page)).toHaveText('Where we come from');
  expect(await submitChanges(page)).toBe(number);
  expect(await textOf(FILE, number)).toBe(replaceHeading(FILE, 'Where we come from'));
  expect(await requestEmulator(`pulls/${number}`)).toMatchObject({mergeable: true});
});
