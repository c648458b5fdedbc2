import {readFileSync} from 'node:fs';
import type {Locator} from '@playwright/test';
import {messages} from '../../src/editor/messages';
import {deferredMessages} from '../../src/editor/messages/deferred';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {twelveHours} from '../../src/shared/days';
import {frameOf, headingOf, signIn} from './editor-actions';
import {menuLabel, site, frontMatterOfFile} from './page-content';
import {expect, PHONE, TABLET, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL], hasTouch: true, isMobile: true});

const LOGO = {name: 'Southfield.svg', mimeType: 'image/svg+xml', buffer: readFileSync('static/img/logos/quay.svg')};
const {hours, heading} = frontMatterOfFile<{hours: {opens?: string}[]; heading: string}>('pages/contact/index.mdx');
const opens = hours.find((hour) => hour.opens !== undefined)?.opens ?? '';
/** The position of the first of two times in a line. */
const START_OF_LINE = {position: {x: 30, y: 12}};
/** The maximum number of clicks for eight tasks. */
const MAX_CLICKS = 30;

for (const viewport of [TABLET, PHONE])
  test.describe(`At ${viewport.width} px`, () => {
    test.use({viewport});

    test(`Tasks of staff on a touch screen need at most ${MAX_CLICKS} clicks`, async ({page}) => {
      let presses = 0;
      const frame = frameOf(page);
      const side = page.getByRole('complementary');
      const button = (name: string | RegExp) => page.getByRole('button', {name, exact: typeof name === 'string'});
      const tap = async (what: Locator, where = {}) => {
        presses += 1;
        await what.tap(where);
      };
      const text = (message: string) => frame.getByText(message, {exact: true}).locator('visible=true').first();
      const type = async (typed: string) => {
        await expect(page.locator(':is(input, textarea):focus')).toBeVisible();
        await page.keyboard.press('Control+A');
        await page.keyboard.type(typed);
      };
      const open = async (address: string) => {
        const list = page.getByRole('navigation', {name: messages.pages.heading});
        if (!(await list.isVisible())) await tap(button(messages.bar.pages));
        await tap(list.getByRole('button', {name: new RegExp(`^${menuLabel(address)}`)}).first());
      };
      await signIn(page);
      const [number = ''] = site.phones;
      await tap(text(number));
      await type('+234 803 555 0142');
      await tap(button(deferredMessages.elsewhere.all('+234 803 555 0142')));
      await expect(frame.getByText(number, {exact: true})).toHaveCount(0);

      await open('/about/clients');
      await tap(frame.getByRole('main').locator('[data-source*="#clients."]').first());
      await tap(side.getByRole('button', {name: 'Clients', exact: true}).last());
      await tap(button(messages.field.addTo('clients')));
      await type('Southfield Petroleum');
      const chooser = page.waitForEvent('filechooser');
      await tap(side.getByText(deferredMessages.picture.choose.picture, {exact: true}));
      await (await chooser).setFiles(LOGO);
      const client = frame.getByRole('main').getByText('Southfield Petroleum');
      await expect(client.or(frame.getByRole('img', {name: 'Southfield Petroleum'})).first()).toBeVisible();

      await open('/contact');
      await tap(frame.getByText(twelveHours(opens)).first(), START_OF_LINE);
      await type('09:30');
      await expect(frame.getByText(twelveHours('09:30')).first()).toBeVisible();
      await tap(frame.getByRole('tab', {name: 'The Yard'}));
      await tap(text('yard@ferrowell.example'));
      await type('yard.ferrowell');
      await page.keyboard.press('Tab');
      await expect(side.getByText('is not an e-mail address')).toBeVisible();
      await tap(side.getByRole('textbox', {name: /^E-mail/}));
      await type('works@ferrowell.example');
      await page.keyboard.press('Tab');
      await expect(side.getByText('is not an e-mail address')).toBeHidden();

      await open('/about/history');
      await tap(text('The Yard'));
      await tap(button(/^Move up/));
      await expect(frame.getByRole('main').getByRole('heading', {level: 3}).first()).toHaveText('The Yard');
      await tap(text('The Jetty'));
      await tap(button(/^Remove The Jetty/));
      await expect(frame.getByText('Boats come by themselves.')).toHaveCount(0);
      await tap(button(messages.bar.undo));
      await expect(frame.getByText('Boats come by themselves.')).toHaveCount(1);

      await tap(button(messages.bar.send));
      await tap(page.getByRole('textbox', {name: deferredMessages.review.sentence}));
      await type('The news of this week');
      await tap(button(deferredMessages.review.send));
      await expect(page.getByText(deferredMessages.review.sent)).toBeVisible();
      expect(presses).toBeLessThanOrEqual(MAX_CLICKS);
    });
  });

test.describe('On a phone', () => {
  test.use({viewport: PHONE});

  test('The selected page and the edited field stay visible', async ({page}) => {
    await signIn(page);
    const side = page.getByRole('complementary');
    const tall = () => side.evaluate((element) => element.getBoundingClientRect().height);
    expect(await tall()).toBeLessThanOrEqual(PHONE.height / 2);
    const list = page.getByRole('navigation', {name: messages.pages.heading});
    const chosen = list.getByRole('button', {name: menuLabel('/contact')}).first();
    await chosen.tap();
    await expect(side).toBeHidden();
    await expect(headingOf(page)).toHaveText(heading);
    await page.getByRole('button', {name: messages.bar.pages}).tap();
    await expect(chosen).toHaveAttribute('aria-current', 'page');
    await expect(chosen).toBeInViewport();
    await chosen.tap();
    // The menu icon opens the menu instead of a field.
    const menu = (name: string) => frameOf(page).getByRole('button', {name});
    await menu(site.labels.openMenu).tap();
    await expect(menu(site.labels.closeMenu)).toBeVisible();
    await expect(side).toBeHidden();
    await menu(site.labels.closeMenu).tap();

    const pressed = frameOf(page).locator('main p[data-source]').last();
    await pressed.tap();
    await expect(side).toBeVisible();
    expect(await tall()).toBeLessThanOrEqual(PHONE.height / 2);
    await expect(frameOf(page).locator('[data-pointed]').first()).toBeInViewport();
    const [stage, box] = [await page.locator('iframe').boundingBox(), await pressed.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual(stage?.y ?? 0);
    expect(box?.y).toBeLessThan((stage?.y ?? 0) + (stage?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
