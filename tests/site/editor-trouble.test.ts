import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {words} from '../../src/edit/words';
import {giveToken, send, signIn} from './editor-actions';
import {expect, overlook, test} from './test';

const FILE = 'pages/privacy.mdx';

test.use({allowed: [LOCAL_GITHUB_URL]});

test('A sign-in that has ended is asked for again over the page, and what was changed is sent then', async ({
  page,
  watch,
}) => {
  await signIn(page);
  await page.getByRole('button', {name: 'Privacy', exact: true}).click();
  await page.frameLocator('iframe').locator('h1').click();
  await page.getByRole('textbox', {name: 'Heading'}).fill('What we keep');
  await page.route('**/git/blobs', (route) => route.fulfill({status: 401, json: {message: 'Bad credentials'}}), {
    times: 1,
  });
  await page.getByRole('button', {name: 'Send for review'}).click();
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  await giveToken(page.getByRole('dialog', {name: 'Your sign-in has ended'}));
  await page.getByRole('button', {name: 'Close'}).last().click();
  const sent = await send(page, 'Say what we keep');
  expect(Object.keys(sent)).toEqual([FILE]);
  expect(sent[FILE]).toContain('\nheading: What we keep\n');
  overlook(watch, '401');
});

test('What a colleague has changed in the same words is asked once, with both, and nothing is lost', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await page.getByRole('button', {name: 'Privacy', exact: true}).click();
  const heading = page.getByRole('textbox', {name: 'Heading'});
  await page.frameLocator('iframe').locator('h1').click();
  await heading.fill('What we keep');
  const title = `Privacy ${Date.now()}`;
  await send(page, title);

  const other = await (await browser.newContext({baseURL: test.info().project.use.baseURL})).newPage();
  await signIn(other);
  await other.getByText('Waiting for review').click();
  await other.getByRole('button', {name: title}).click();
  await other.getByRole('button', {name: 'Change it yourself'}).click();
  // The review names the page, too.
  const list = other.getByRole('navigation', {name: words.pages.heading});
  await list.getByRole('button', {name: /^Privacy/}).click();
  await expect(other.frameLocator('iframe').locator('h1')).toHaveText('What we keep');
  await other.frameLocator('iframe').locator('h1').click();
  await other.getByRole('textbox', {name: 'Heading'}).fill('What we keep of you');
  await send(other, 'Of you');
  await other.context().close();

  await page.getByRole('button', {name: 'Close'}).last().click();
  await heading.fill('What we keep, and why');
  await page.getByRole('button', {name: 'Send for review'}).click();
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  const both = page.getByRole('dialog', {name: 'Somebody else has changed the same words'});
  await expect(both).toContainText('Privacy › Heading');
  await expect(both).toContainText('What we keep of you');
  await expect(both).toContainText('What we keep, and why');
  await both.getByRole('button', {name: 'Mine'}).click();
  await expect(both).toBeHidden();
  await page.getByRole('button', {name: 'Close'}).last().click();
  const sent = await send(page, 'And why');
  expect(sent[FILE]).toContain('\nheading: What we keep, and why\n');
});

test(
  'Where the line fails, code that it has lost is asked for again, and without any line nothing is missing',
  {tag: '@all'},
  async ({page, context, watch}) => {
    let isLost = true;
    await page.goto('/edit');
    // The code of the frame itself is there before anybody has signed in.
    const frame = await page.locator('iframe').elementHandle();
    await (await frame.contentFrame())?.waitForURL(/\/edit\/page$/);
    const lost = new Set<string>();
    await page.route(/\/assets\/edit\/.*\.(js|css)$/, (route) => {
      if (!isLost) return route.fallback();
      lost.add(route.request().url());
      return route.abort();
    });
    page.on('requestfinished', (request) => void lost.delete(request.url()));
    await giveToken(page.locator('main'));
    await page.frameLocator('iframe').locator('h1').waitFor();
    await page.getByRole('button', {name: 'Privacy', exact: true}).click();
    await page.frameLocator('iframe').locator('h1').click();
    await page.getByRole('textbox', {name: 'Heading'}).fill('What we keep');
    await page.getByRole('button', {name: 'Send for review'}).click();
    isLost = false;
    const before = page.getByRole('dialog', {name: 'Before you send'});
    await expect(before).toBeVisible();
    await expect.poll(() => [...lost]).toEqual([]);
    await context.setOffline(true);
    await before.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(before.getByRole('alert')).toContainText('not connected to the internet');
    await before.getByRole('button', {name: 'Close'}).click();
    await page.frameLocator('iframe').locator('h2').first().click();
    await expect(page.getByRole('textbox', {name: 'Text', exact: true}).first()).toBeFocused();
    await context.setOffline(false);
    expect(await send(page, 'Say what we keep')).toHaveProperty([FILE]);
    overlook(watch, 'ERR_FAILED');
    overlook(watch, 'ERR_INTERNET_DISCONNECTED');
  },
);
