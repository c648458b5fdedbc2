import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {words} from '../../src/edit/words';
import {longDate} from '../../src/shared/days';
import {BUILD_RECORD} from '../../src/shared/last-built';
import {violations} from './accessibility';
import {signIn} from './editor-actions';
import {TODAY} from './listed';
import {expect, fileTest, PHONE, test} from './test';

const LONG_AGO = '2020-01-06';
const SAID = words.lastBuilt.on(longDate(TODAY));

test.use({allowed: [LOCAL_GITHUB_URL]});

test('Whoever signs in to the editor reads when the website was last built, and so does whoever opens the list of pages', async ({
  page,
}) => {
  await page.goto('/edit');
  await expect(page.getByText(SAID, {exact: true})).toBeVisible();
  await signIn(page);
  await expect(page.getByRole('navigation').getByText(SAID, {exact: true})).toBeAttached();
});

test('Where the last build is too long ago the editor says what that means and whom to tell', async ({page}) => {
  await page.route(`**${BUILD_RECORD}`, (route) => route.fulfill({json: {day: LONG_AGO}}));
  await page.setViewportSize(PHONE);
  await page.goto('/edit');
  await expect(page.getByText(`${words.lastBuilt.on(longDate(LONG_AGO))} ${words.lastBuilt.late}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('Where the site does not say when it was built the editor says nothing of it', async ({page}) => {
  await page.route(`**${BUILD_RECORD}`, (route) => route.fulfill({body: '<h1>Another page</h1>'}));
  const answered = page.waitForResponse(`**${BUILD_RECORD}`);
  await page.goto('/edit');
  await (await answered).finished();
  await expect(page.getByText(words.signIn.promise)).toBeVisible();
  await expect(page.getByText(words.lastBuilt.late)).toHaveCount(0);
});

fileTest('The record of the build names its day, commit and kind in one line', async ({request}) => {
  const answer = await request.get(BUILD_RECORD);
  expect((await answer.body()).length).toBeLessThan(200);
  expect(await answer.json()).toMatchObject({
    day: TODAY,
    kind: 'local',
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
  // Previews of it, at another origin, read it too.
  expect(answer.headers()['access-control-allow-origin']).toBe('*');
});
