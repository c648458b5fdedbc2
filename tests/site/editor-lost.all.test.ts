import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import type {EditorFacts} from '../../src/edit/model/facts';
import {giveToken} from './editor-actions';
import {expect, overlook, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

test('A picture that the line has lost is told in a sentence and asked for again, and the page is shown then', async ({
  page,
  watch,
}) => {
  let forgotten = '';
  // As after a change of the branch, the build does not know one of its drawings, and it is fetched.
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
  await giveToken(page.locator('main'));
  const told = page.getByRole('alert').filter({hasText: 'cannot be checked or sent at the moment'});
  await expect(told).toContainText('cannot be reached');
  await expect.poll(() => asked).toBeGreaterThan(1);
  isLost = false;
  await page.frameLocator('iframe').locator('h1').waitFor();
  await expect(told).toBeHidden();
  overlook(watch, 'ERR_FAILED');
});

test('What the build tells the editor is asked for again when the line has lost it', async ({page, watch}) => {
  await page.route('**/edit/facts.json', (route) => route.abort(), {times: 1});
  await page.goto('/edit');
  await expect(page.getByRole('status').filter({hasText: 'lost on the way'})).toBeVisible();
  await giveToken(page.locator('main'));
  await page.frameLocator('iframe').locator('h1').waitFor();
  overlook(watch, 'ERR_FAILED');
});
