import {messages} from '../../src/editor/messages';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {CHROMIUM} from '../playwright.shared';
import {signIn} from './editor-actions';
import {expect, test} from './test';

test.use({
  allowed: [LOCAL_GITHUB_URL],
  // Playwright switches the back/forward cache off.
  launchOptions: {...CHROMIUM?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']},
});

test('An editor to which somebody goes back after signing out shows the sign-in and asks GitHub nothing', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/');
  await page.goto('/edit');
  await page.getByRole('button', {name: messages.signIn.out}).click();
  await expect(page.getByText(messages.signIn.promise)).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByText(messages.signIn.promise)).toBeVisible();
  expect(requests.filter((url) => url.startsWith(LOCAL_GITHUB_URL))).toEqual([]);
});
