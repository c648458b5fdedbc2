import type {Locator, Page} from '@playwright/test';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {messages} from '../../src/editor/messages';
import {deferredMessages} from '../../src/editor/messages/deferred';
import {reviewMessages} from '../../src/editor/messages/review';
import {propose, commentsOn, paste, selectText, signIn, replaceHeading, textOfPage} from './editor-actions';
import {menuLabel, site, slideName, toggleOf} from './page-content';
import {VISITED} from './routes';
import {expect, open, PHONE, test} from './test';

const {labels} = site;

test.beforeEach(({launchOptions}) => {
  if (launchOptions.executablePath === undefined)
    throw new Error('Firefox is not installed: apt-get install firefox-esr, or name an ESR in FIREFOX_PATH.');
});

test('In Firefox every page becomes interactive without scrolling sideways', async ({page}) => {
  for (const route of VISITED) {
    await open(page, route);
    await expect(page.getByRole('heading', {level: 1}), route).toBeVisible();
    const {scroll, client} = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect.soft(scroll, route).toBeLessThanOrEqual(client);
  }
});

test('In Firefox the menu, the carousel, the lightbox and a form work', async ({page}) => {
  await open(page, '/');
  const slides = page.getByRole('region', {name: labels.carousel});
  await slides.getByRole('button', {name: labels.next}).click();
  await expect(slides.getByRole('group', {name: slideName(2)})).toBeVisible();
  await page.getByRole('button', {name: toggleOf()}).click();
  await page
    .getByRole('banner')
    .getByRole('link', {name: menuLabel('/about/gallery'), exact: true})
    .click();
  await expect(page).toHaveURL('/about/gallery');
  await page.locator('main li a:has(img)').first().click();
  await expect(page.getByRole('dialog', {name: labels.lightbox})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', {name: labels.openMenu}).click();
  await page
    .getByRole('dialog')
    .getByRole('link', {name: menuLabel('/contact'), exact: true})
    .click();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('main').locator('a[href="/contact/quote"]').first().click();
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByRole('group', {name: site.forms.invalid})).toBeVisible();
});

/** Playwright ignores the scale of a frame in Firefox. */
async function clickInFrame(page: Page, element: Locator): Promise<void> {
  const inside = await element.evaluate((item) => item.getBoundingClientRect());
  const frame = await page.locator('iframe').evaluate((item: HTMLElement) => {
    const {x, y, width} = item.getBoundingClientRect();
    return {x, y, scale: width / item.offsetWidth};
  });
  await page.mouse.click(
    frame.x + (inside.x + inside.width / 2) * frame.scale,
    frame.y + (inside.y + inside.height / 2) * frame.scale,
  );
}

test.describe('In Firefox the editor', () => {
  test.use({allowed: [LOCAL_GITHUB_URL]});

  test('opens the clicked field, follows typing and sends the change', async ({page}) => {
    await signIn(page);
    await page.getByRole('button', {name: 'Privacy', exact: true}).click();
    const heading = page.frameLocator('iframe').locator('h1');
    await expect(heading).toHaveText('What we know of you');
    await clickInFrame(page, heading);
    await expect(page.getByRole('textbox', {name: 'Heading'})).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('What we keep');
    await expect(heading).toHaveText('What we keep');
    await page.getByRole('button', {name: 'Send for review'}).click();
    await page.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(page.getByText(deferredMessages.review.sent)).toBeVisible();
  });

  test('writes, pastes and undoes in the text of a page', async ({page}) => {
    await signIn(page);
    await page.getByRole('button', {name: 'Privacy', exact: true}).click();
    const frame = page.frameLocator('iframe');
    await clickInFrame(page, frame.locator('main h2').first());
    await expect(textOfPage(page)).toBeFocused();
    await selectText(page, 'No cookie');
    await page.keyboard.type('Not one cookie');
    await expect(frame.getByText('Not one cookie is set.')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await paste(page, {html: '<p>We <b style="color:red">weld</b>.</p>'});
    await expect(frame.locator('main li strong')).toHaveText('weld');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(frame.locator('main li strong')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByRole('button', {name: messages.bar.send})).toBeDisabled();
  });

  test('highlights the changes of a proposal, and posts a comment on the right line', async ({page}) => {
    const {spot, decide} = reviewMessages;
    const file = 'pages/about/history.mdx';
    const number = await propose('Reviewed in Firefox', {[file]: replaceHeading(file, 'Anew')});
    await signIn(page, 'colleague', `/edit?proposal=${number}`);
    const heading = page.frameLocator('iframe').locator('h1');
    await expect(heading.locator('ins').first()).toBeVisible();
    await clickInFrame(page, heading);
    await page.getByRole('textbox', {name: spot.say}).click();
    await page.keyboard.type('Anew?');
    await page.getByRole('button', {name: decide.button(1)}).click();
    await page.getByRole('button', {name: decide.comment}).click();
    await expect(page.getByText(decide.sent.COMMENT('staff'))).toBeVisible();
    expect(await commentsOn(number)).toHaveLength(1);
  });
});
