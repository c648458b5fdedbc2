import {messages} from '../../src/editor/messages';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {CHROMIUM} from '../playwright.shared';
import {headingOf, openPage, signIn} from './editor-actions';
import {frontMatterOfFile} from './page-content';
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

test('Back shows the page that was open before, and a reload the page on screen', async ({page}) => {
  const [history, privacy] = ['about/history', 'privacy'].map(
    (name) => frontMatterOfFile<{heading: string}>(`pages/${name}.mdx`).heading,
  );
  await signIn(page);
  await openPage(page, 'Our History');
  await expect(headingOf(page)).toHaveText(history ?? '');
  await openPage(page, 'Privacy');
  await expect(headingOf(page)).toHaveText(privacy ?? '');
  await page.reload();
  await expect(headingOf(page)).toHaveText(privacy ?? '');
  await page.goBack();
  await expect(headingOf(page)).toHaveText(history ?? '');
  await page.goForward();
  await expect(headingOf(page)).toHaveText(privacy ?? '');
});
