import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {SENTENCES} from '../../src/edit/github/words';
import {reviewWords} from '../../src/edit/words/review';
import {GITHUB_URL} from './address';
import {violations} from './accessibility';
import {ask, giveToken, propose, remarksOf, signIn} from './editor-actions';
import {topOf} from './listed';
import {expect, PHONE, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

/** As many presses as a whole review may cost beside typing. */
const MOST_PRESSES = 25;
const {spot, decide, missing, publish} = reviewWords;
const frame = (page: Page) => page.frameLocator('iframe');

/** Five pages with another heading and another lead each. */
const FILES = ['about/history', 'about/management', 'about/clients', 'oem', 'projects'].map(
  (name) => `pages/${name}.mdx`,
);
const headingOf = (file: string) => topOf<{heading: string}>(file).heading;
const changed = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^lead: .*\n/m, '')
    .replace(/^heading: .*$/m, `heading: ${headingOf(file)} anew\nlead: This is said anew.`);
const tenChanges = () => Object.fromEntries(FILES.map((file) => [file, changed(file)]));

test.describe('By thumb', () => {
  test.use({viewport: PHONE, hasTouch: true});

  test(`A review of ten changes on five pages, two remarks, a suggestion and the decision cost at most ${MOST_PRESSES} presses`, async ({
    page,
  }) => {
    let presses = 0;
    const press = async (what: Locator) => {
      presses += 1;
      await what.tap();
    };
    const say = () => page.getByRole('textbox', {name: spot.say});
    const button = (name: string) => page.getByRole('button', {name, exact: true});
    const number = await propose('Ten changes', tenChanges());
    await signIn(page, 'colleague', `/edit?proposal=${number}`);
    await expect(page.getByText(reviewWords.right)).toBeVisible();

    const seen = new Set<string>();
    for (let count = 0; count < 2 * FILES.length; count += 1) {
      const before = [...seen].at(-1);
      await press(button(reviewWords.next));
      const current = frame(page).locator('[data-current]');
      await expect(current).toBeInViewport();
      const where = () => current.evaluate((mark) => `${document.querySelector('h1')?.textContent} ${mark.id}`);
      await expect.poll(where).not.toBe(before);
      seen.add(await where());
    }
    expect(seen.size).toBe(2 * FILES.length);

    const heading = frame(page).locator('h1');
    const lead = frame(page).locator('[data-at$="#lead"]').first();
    for (const [place, words] of [
      [heading, 'Is it new?'],
      [lead, 'To whom?'],
    ] as const) {
      await press(place);
      await press(say());
      await page.keyboard.type(words);
      await press(button(spot.take));
    }
    await press(button(spot.suggest));
    await press(page.getByRole('textbox', {name: spot.instead}));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('This is said well.');
    await press(button(spot.take));
    await press(button(decide.button(3)));
    expect(await violations(page)).toEqual([]);
    await press(button(decide.ask));
    await expect(page.getByText(decide.sent)).toBeVisible();
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    const bodies = (await remarksOf(number)).map(({body}) => body);
    expect(bodies).toHaveLength(3);
    expect(bodies.join()).toContain('```suggestion\nlead: This is said well.\n```');
  });
});

test('Who may only look sees the whole review, and is told before they write that they cannot', async ({page}) => {
  const [file = ''] = FILES;
  const number = await propose('Looked at', {[file]: changed(file)});
  await signIn(page, 'visitor', `/edit?proposal=${number}`);
  await expect(frame(page).locator('h1 ins').first()).toBeVisible();
  await frame(page).locator('h1').click();
  await expect(page.getByText(reviewWords.readOnly)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', {name: /^Decide/})).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/edit');
  await giveToken(page.locator('main'), 'visitor');
  await expect(page.getByText(SENTENCES.readOnly())).toBeVisible();
});

test('What somebody wrote on GitHub stands at its words, is settled there, and what is agreed is published from the page', async ({
  page,
}) => {
  const [, file = ''] = FILES;
  const number = await propose('Agreed', {[file]: changed(file)});
  const line =
    changed(file)
      .split('\n')
      .findIndex((one) => one.startsWith('heading: ')) + 1;
  const commit = (await ask<{head: {sha: string}}>(`pulls/${number}`)).head.sha;
  const comments = [{path: file, line, side: 'RIGHT', body: 'Anew, or again?'}];
  const review = {commit_id: commit, event: 'COMMENT', body: '', comments};
  await ask(`pulls/${number}/reviews`, review, 'POST', 'colleague');
  await fetch(`${GITHUB_URL}/stand-in/pulls/${number}/pass`, {method: 'POST'});

  await signIn(page, 'colleague', `/edit?proposal=${number}`);
  await frame(page).locator('h1').click();
  await expect(page.getByText('Anew, or again?')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', {name: spot.settle}).click();
  await expect(page.getByText(spot.settled, {exact: true})).toBeVisible();
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByText(reviewWords.settled(1))).toBeVisible();

  await expect(page.getByText(missing.agreement)).toBeVisible();
  await page.getByRole('button', {name: decide.button(0)}).click();
  await page.getByRole('button', {name: decide.agree}).click();
  await expect(page.getByText(decide.sent)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  await page.getByRole('button', {name: publish.open}).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  // The website of all tests stays as it is.
  const merges: unknown[] = [];
  await page.route('**/merge', (route) => {
    merges.push(route.request().postDataJSON());
    return route.fulfill({json: {merged: true}});
  });
  await page.getByRole('button', {name: publish.now}).click();
  await expect(page.getByText(publish.done)).toBeVisible();
  expect(merges).toEqual([{sha: commit}]);
});
