import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {GITHUB_MESSAGES} from '../../src/editor/messages/github';
import {PUBLISHING_MESSAGES} from '../../src/editor/messages/publishing';
import {messages} from '../../src/editor/messages';
import {pullRequestMessages} from '../../src/editor/messages/pull-requests';
import {reviewMessages} from '../../src/editor/messages/review';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {violations} from './accessibility';
import {
  commitToProposal,
  requestEmulator,
  frameOf,
  pasteToken,
  headingOf,
  headOf,
  passChecks,
  propose,
  commentsOn,
  submitChanges,
  signIn,
  textOf,
  replaceHeading,
} from './editor-actions';
import {frontMatterOfFile} from './page-content';
import {expect, PHONE, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

const FILE = 'pages/about/history.mdx';
const before = frontMatterOfFile<{heading: string; lead: string}>(FILE);
const {spot, decide, states, missing, publish} = reviewMessages;
const commentBox = (page: Page) => page.getByRole('textbox', {name: spot.say});
const clickButton = (page: Page, name: string) => page.getByRole('button', {name}).click();

/** Opens the review of a proposal, after signing out anybody else. */
async function review(page: Page, number: number, person: 'staff' | 'colleague' | 'visitor'): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, person, `/edit?proposal=${number}`);
}

async function comment(page: Page, element: Locator, text: string): Promise<void> {
  await element.click();
  await commentBox(page).fill(text);
  await expect(page.getByText(spot.saved)).toBeVisible();
}

test('A changed title is highlighted for its reviewer, approved and published, byte for byte', async ({page}) => {
  const number = await propose('Another heading', {[FILE]: replaceHeading(FILE, 'From yard to shed')});
  await passChecks(number);
  await signIn(page, 'colleague', `/edit?proposal=${number}`);
  await expect(frameOf(page).locator('ins')).toHaveCount(2);
  await expect(frameOf(page).locator('h1 del').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByText(states.before, {exact: true}).click();
  await expect(headingOf(page)).toHaveText(before.heading);
  await page.getByText(states.now, {exact: true}).click();
  await expect(headingOf(page)).toHaveText('From yard to shed');
  await clickButton(page, reviewMessages.next);
  await expect(frameOf(page).locator('[data-current]')).toBeVisible();
  await comment(page, headingOf(page), 'Shed sounds small.');
  expect(await violations(page, 'aside')).toEqual([]);
  // The device keeps it until it is sent.
  await page.reload();
  await expect(page.getByText(missing.agreement)).toBeVisible();
  await clickButton(page, decide.button(1));
  await clickButton(page, decide.agree);
  await expect(page.getByText(decide.sent.APPROVE())).toBeVisible();
  await expect(page.getByText(reviewMessages.stillOpen(1))).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  expect(await violations(page, 'dialog')).toEqual([]);
  await clickButton(page, publish.now);
  await expect(page.getByText(publish.done)).toBeVisible();
  await expect(page.getByRole('button', {name: decide.button(0), exact: true})).toHaveCount(0);
  expect(await textOf(FILE)).toBe(replaceHeading(FILE, 'From yard to shed'));
});

test('A reviewer’s suggestion is shown at its field, and one click applies it', {tag: '@all'}, async ({page}) => {
  const number = await propose('Another heading', {[FILE]: replaceHeading(FILE, 'From yard to yrad')});
  await review(page, number, 'colleague');
  await comment(page, headingOf(page), 'Is it spelt so?');
  await clickButton(page, spot.suggest);
  await page.getByRole('textbox', {name: spot.instead}).fill('From yard to yard');
  await clickButton(page, decide.button(1));
  await clickButton(page, decide.ask);
  await expect(page.getByText(decide.sent.REQUEST_CHANGES('staff'))).toBeVisible();

  await review(page, number, 'staff');
  await expect(page.getByText('Is it spelt so?')).toBeVisible();
  await expect(page.getByText(reviewMessages.verdicts.CHANGES_REQUESTED('colleague'))).toBeVisible();
  await clickButton(page, reviewMessages.change);
  await clickButton(page, messages.bar.comments(1));
  await clickButton(page, spot.takeOver);
  await expect(headingOf(page)).toHaveText('From yard to yard');
  expect(await violations(page)).toEqual([]);
  await submitChanges(page, 'The letters');
  expect(await textOf(FILE, number)).toContain('heading: From yard to yard\n');
  const {message} = await requestEmulator<{message: string}>(`git/commits/${await headOf(number)}`);
  expect(message).toMatch(/^Co-authored-by: colleague <\d+\+colleague@users\.noreply\.github\.com>$/m);
});

test('Reviewers see newer changes before they submit, and keep every comment', {tag: '@all'}, async ({page}) => {
  const number = await propose('Another heading', {[FILE]: replaceHeading(FILE, 'From yard to hall')});
  await review(page, number, 'colleague');
  await headingOf(page).click();
  await commentBox(page).fill('Half a tho');
  await frameOf(page).getByText(before.lead).first().click();
  await expect(commentBox(page)).toHaveValue('');
  await headingOf(page).click();
  await expect(commentBox(page)).toHaveValue('Half a tho');
  await clickButton(page, reviewMessages.next);
  await expect(page.getByRole('button', {name: reviewMessages.count(1, 1)})).toBeVisible();
  const text = replaceHeading(FILE, 'From yard to hall')
    .replace(/^lead: .*\n/m, '')
    .replace('heading: ', 'lead: Sooner.\nheading: ');
  await commitToProposal(number, {[FILE]: text});
  await clickButton(page, decide.button(1));
  await clickButton(page, decide.comment);
  const notice = page.getByRole('dialog', {name: reviewMessages.hasChanged});
  await expect(notice).toContainText(PUBLISHING_MESSAGES.newer());
  await notice.getByRole('button', {name: messages.close}).click();
  await expect(frameOf(page).getByText('Sooner.').first()).toBeVisible();
  for (const note of [reviewMessages.seen, reviewMessages.isNewSince])
    await expect(page.getByRole('listitem').filter({hasText: note})).toHaveCount(1);
  await clickButton(page, decide.button(1));
  await clickButton(page, decide.comment);
  await expect(page.getByText(decide.sent.COMMENT('staff'))).toBeVisible();
  const [answer] = await commentsOn(number);
  expect(text.split('\n')[(answer?.line ?? 0) - 1]).toMatch(/^heading: /);
  await page.getByRole('dialog').getByRole('button', {name: messages.close}).click();
  await headingOf(page).click();
  await clickButton(page, spot.settle);
  await expect(page.getByText(spot.statuses.resolved, {exact: true})).toBeVisible();
});

test(
  'Authors cannot review their own proposal, and read-only accounts cannot comment',
  {tag: '@all'},
  async ({page}) => {
    const number = await propose('Own words', {[FILE]: replaceHeading(FILE, 'Own words')});
    await review(page, number, 'staff');
    await comment(page, headingOf(page), 'A comment of my own.');
    await clickButton(page, decide.ownButton(1));
    await expect(page.getByText(decide.own)).toBeVisible();
    for (const name of [decide.agree, decide.ask]) await expect(page.getByRole('button', {name})).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    await review(page, number, 'visitor');
    await expect(frameOf(page).locator('h1 ins').first()).toBeVisible();
    await headingOf(page).click();
    await expect(page.getByText(reviewMessages.readOnly)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button', {name: /^Decide/})).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/edit');
    await pasteToken(page.locator('main'), 'visitor');
    await expect(page.getByText(GITHUB_MESSAGES.readOnly())).toBeVisible();
  },
);

test('Next also opens a change in a closed tab', {tag: '@all'}, async ({page}) => {
  const file = 'pages/contact/index.mdx';
  const now = 'works@ferrowell.example';
  const text = replaceHeading(file, 'Speak to us').replace('yard@ferrowell.example', now);
  const number = await propose('An address', {[file]: text});
  await review(page, number, 'colleague');
  await expect(headingOf(page).locator('ins').first()).toBeVisible();
  const address = frameOf(page).getByText(now).first();
  await expect(address).toBeHidden();
  await clickButton(page, reviewMessages.next);
  await expect(page.getByRole('button', {name: reviewMessages.count(1, 2)})).toBeVisible();
  await clickButton(page, reviewMessages.next);
  await expect(page.getByRole('button', {name: reviewMessages.count(2, 2)})).toBeVisible();
  await expect(address).toBeVisible();
});

test(
  'The focus stays on the button for the next change, and a page with a problem is not shown as it was',
  {tag: '@all'},
  async ({page}) => {
    const project = 'pages/projects/beta.mdx';
    const broken = readFileSync(project, 'utf8').replace(/^pinned: .*$/m, 'pinned: first');
    const number = await propose('Pin it', {[FILE]: replaceHeading(FILE, 'Where we come from'), [project]: broken});
    await review(page, number, 'colleague');
    const next = page.getByRole('button', {name: reviewMessages.next});
    await next.press('Enter');
    await expect(frameOf(page).locator('h1 ins')).toBeInViewport();
    await expect(next).toBeFocused();
    await next.press('Enter');
    await expect(page.getByRole('heading', {name: reviewMessages.cannotShow})).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await clickButton(page, decide.button(0));
    await expect(page.getByRole('dialog')).toContainText(messages.bar.diagnostics(1));
    await page.keyboard.press('Escape');
    await page.getByRole('radio', {name: states.before}).check({force: true});
    await expect(headingOf(page)).toHaveText(frontMatterOfFile<{title: string}>(project).title);
  },
);

test.describe('On a touch screen', () => {
  test.use({viewport: PHONE, hasTouch: true});
  /** The maximum number of clicks for a whole review, without typing. */
  const MAX_PRESSES = 20;
  /** Five pages, each with a new heading and a new lead. */
  const FILES = ['about/history', 'about/management', 'about/clients', 'oem', 'projects'].map(
    (name) => `pages/${name}.mdx`,
  );
  const changed = (file: string): string =>
    readFileSync(file, 'utf8')
      .replace(/^lead: .*\n/m, '')
      .replace(/^(heading: .*)$/m, '$1 again\nlead: This is said again.');

  test(
    `A review of ten changes on a touch screen needs at most ${MAX_PRESSES} clicks`,
    {tag: '@all'},
    async ({page}) => {
      let presses = 0;
      const tap = async (what: Locator | string) => {
        presses += 1;
        await (typeof what === 'string' ? page.getByRole('button', {name: what, exact: true}) : what).tap();
      };
      const number = await propose('Ten changes', Object.fromEntries(FILES.map((file) => [file, changed(file)])));
      await passChecks(number);
      await signIn(page, 'colleague');
      await tap(pullRequestMessages.waiting(1));
      await expect(page.getByRole('heading', {name: 'Ten changes'})).toBeInViewport();
      await expect(page.getByText(reviewMessages.right)).toBeVisible();
      const seen = new Set<string>();
      const bar = page.locator('header').filter({has: page.getByRole('button', {name: reviewMessages.next})});
      const heights = new Set<number | undefined>();
      const current = frameOf(page).locator('[data-current]');
      const where = () =>
        current.evaluate((highlight) => `${document.querySelector('h1')?.textContent} ${highlight.id}`);
      const go = async () => {
        const count = seen.size;
        await tap(reviewMessages.next);
        heights.add((await bar.boundingBox())?.height);
        await expect(current).toBeInViewport();
        await expect.poll(async () => seen.add(await where()).size).toBe(count + 1);
      };
      const type = async (field: Locator, text: string) => {
        // The panel belongs to the current highlight, and text typed before stays with its own.
        await expect(field).toHaveValue(/^(?:This is said again\.)?$/);
        await tap(field);
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(text);
      };
      await go();
      await tap(headingOf(page));
      await type(commentBox(page), 'Is it new?');
      await go();
      await type(commentBox(page), 'Is it new, too?');
      for (let step = 3; step <= 2 * FILES.length; step += 1) await go();
      await tap(spot.suggest);
      await type(page.getByRole('textbox', {name: spot.instead}), 'This is said well.');
      await expect(
        page.getByRole('button', {name: reviewMessages.count(2 * FILES.length, 2 * FILES.length)}),
      ).toBeVisible();
      expect([...heights], 'the bar keeps its height').toHaveLength(1);
      expect([...heights][0], 'one line of buttons').toBeLessThan(2 * 44);
      await tap(decide.shortButton(3));
      await expect(page.getByRole('textbox', {name: decide.text})).not.toBeFocused();
      expect(await violations(page)).toEqual([]);
      await tap(decide.agree);
      await tap(publish.now);
      await expect(page.getByText(publish.done)).toBeVisible();
      expect(presses).toBeLessThanOrEqual(MAX_PRESSES);
      const bodies = (await commentsOn(number)).map(({body}) => body);
      expect(bodies).toHaveLength(3);
      expect(bodies.join()).toContain('```suggestion\nlead: This is said well.\n```');
    },
  );
});
