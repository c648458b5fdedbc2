import type {Page} from '@playwright/test';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {words} from '../../src/edit/words';
import {laterWords} from '../../src/edit/words/later';
import {reviewWords} from '../../src/edit/words/review';
import {violations} from './accessibility';
import {SENTENCES} from '../../src/edit/github/words';
import {addTo, messageOf, remarksOf, send, signIn, textOf} from './editor-actions';
import {topOf} from './listed';
import {expect, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

const page1 = {
  menu: /^Our History/,
  file: 'pages/about/history.mdx',
  ...topOf<{heading: string; lead: string}>('pages/about/history.mdx'),
};
const frame = (page: Page) => page.frameLocator('iframe');
const heading = (page: Page) => frame(page).locator('h1');
const {spot, decide, states} = reviewWords;

/** Proposes another heading of a page. @returns the number of the proposal */
async function propose(page: Page, to: string): Promise<string> {
  await signIn(page, 'colleague');
  await page.getByRole('button', {name: page1.menu}).click();
  await heading(page).click();
  await page.getByRole('textbox', {name: 'Heading'}).fill(to);
  await expect(heading(page)).toHaveText(to);
  await send(page, 'Another heading');
  const address = await page.getByRole('link', {name: laterWords.review.proposal}).getAttribute('href');
  await page.getByRole('dialog').getByRole('button', {name: words.close}).click();
  return address?.split('/').at(-1) ?? '';
}

/** Forgets who was signed in. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    indexedDB.deleteDatabase('editor');
  });
}

test('A reviewer sees each change marked, says something at its place, decides, and the author reads it there', async ({
  page,
}) => {
  const number = await propose(page, 'From yard to shed');
  await leave(page);
  await signIn(page, 'staff', `/edit?proposal=${number}`);
  await expect(frame(page).locator('ins')).toHaveCount(2);
  await expect(frame(page).locator('h1 del').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByText(states.before, {exact: true}).click();
  await expect(frame(page).locator('ins')).toHaveCount(0);
  await page.getByText(states.now, {exact: true}).click();
  await expect(heading(page)).toHaveText('From yard to shed');
  await page.getByRole('button', {name: reviewWords.next}).click();
  await expect(frame(page).locator('[data-current]')).toBeVisible();

  await heading(page).click();
  await page.getByRole('textbox', {name: spot.say}).fill('Shed sounds small.');
  await page.getByRole('button', {name: spot.take}).click();
  await expect(page.getByText(spot.kept)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', {name: decide.button(1)}).click();
  await page.getByRole('button', {name: decide.ask}).click();
  await expect(page.getByText(decide.sent)).toBeVisible();

  await leave(page);
  await signIn(page, 'colleague', `/edit?proposal=${number}`);
  await expect(page.getByText('Shed sounds small.')).toBeVisible();
  await expect(page.getByText(reviewWords.verdicts.CHANGES_REQUESTED('staff'))).toBeVisible();
});

test(
  'A step leads to the next change once, and what is typed about a place and not kept yet is there again',
  {tag: '@all'},
  async ({page}) => {
    const number = await propose(page, 'From yard to barn');
    await leave(page);
    await signIn(page, 'staff', `/edit?proposal=${number}`);
    await expect(frame(page).locator('h1 ins').first()).toBeVisible();
    await page.getByText(states.now, {exact: true}).click();
    await page.getByRole('button', {name: reviewWords.next}).click();
    await expect(frame(page).locator('[data-current]')).toBeVisible();
    await page.getByText(states.before, {exact: true}).click();
    await expect(heading(page)).toHaveText(page1.heading);
    await expect(page.getByRole('radio', {name: states.before})).toBeChecked();

    await heading(page).click();
    await page.getByRole('textbox', {name: spot.say}).fill('Half a tho');
    await frame(page).getByText(page1.lead).first().click();
    await expect(page.getByRole('textbox', {name: spot.say})).toHaveValue('');
    await heading(page).click();
    await expect(page.getByRole('textbox', {name: spot.say})).toHaveValue('Half a tho');
  },
);

test(
  'What changed meanwhile is fetched and told, with every remark kept, before anything is sent',
  {tag: '@all'},
  async ({page}) => {
    const number = await propose(page, 'From yard to hall');
    await leave(page);
    await signIn(page, 'staff', `/edit?proposal=${number}`);
    await expect(frame(page).locator('h1 ins').first()).toBeVisible();
    await heading(page).click();
    await page.getByRole('textbox', {name: spot.say}).fill('A hall?');
    await page.getByRole('button', {name: spot.take}).click();
    const file = (await textOf(Number(number), page1.file))
      .replace('heading: ', 'lead: Sooner.\nheading: ')
      .replace(/^lead: (?!Sooner).*\n/m, '');
    await addTo(Number(number), page1.file, file);
    await page.getByRole('button', {name: decide.button(1)}).click();
    await page.getByRole('button', {name: decide.remark}).click();
    await expect(page.getByRole('status').filter({hasText: SENTENCES.newer()})).toBeVisible();
    await expect(frame(page).getByText('Sooner.').first()).toBeVisible();
    await page.getByRole('button', {name: decide.button(1)}).click();
    await page.getByRole('button', {name: decide.remark}).click();
    await expect(page.getByText(decide.sent)).toBeVisible();
    const [said] = await remarksOf(Number(number));
    expect(file.split('\n')[(said?.line ?? 0) - 1]).toMatch(/^heading: /);
  },
);

test('What a reviewer suggests is taken over by the author with one press, letter by letter, and the reviewer is named', async ({
  page,
}) => {
  const number = await propose(page, 'From yard to yrad');
  await leave(page);
  await signIn(page, 'staff', `/edit?proposal=${number}`);
  await expect(frame(page).locator('h1 ins').first()).toBeVisible();
  await heading(page).click();
  await page.getByRole('button', {name: spot.suggest}).click();
  await page.getByRole('textbox', {name: spot.instead}).fill('From yard to yard');
  await page.getByRole('button', {name: spot.take}).click();
  await page.getByRole('button', {name: decide.button(1)}).click();
  await page.getByRole('button', {name: decide.remark}).click();
  await expect(page.getByText(decide.sent)).toBeVisible();

  await leave(page);
  await signIn(page, 'colleague', `/edit?proposal=${number}`);
  await page.getByRole('button', {name: reviewWords.change}).click();
  await page.getByRole('button', {name: page1.menu}).click();
  await expect(page.getByRole('button', {name: words.bar.remarks(1)})).toBeVisible();
  await heading(page).click();
  await page.getByRole('button', {name: spot.takeOver}).click();
  await expect(heading(page)).toHaveText('From yard to yard');
  expect(await violations(page)).toEqual([]);
  const sent = await send(page, 'The letters');
  expect(sent[page1.file]).toContain('heading: From yard to yard\n');
  expect(await messageOf(Number(number))).toContain('Co-authored-by: staff <staff@users.noreply.github.com>');
});

test('Nobody decides on their own proposal, and the dialog says so before', {tag: '@all'}, async ({page}) => {
  const number = await propose(page, 'Own words');
  await page.reload();
  await page.goto(`/edit?proposal=${number}`);
  await page.getByRole('button', {name: decide.button(0)}).click();
  await expect(page.getByText(decide.own)).toBeVisible();
  await expect(page.getByRole('button', {name: decide.agree})).toBeDisabled();
  await expect(page.getByRole('button', {name: decide.ask})).toBeDisabled();
  expect(await violations(page)).toEqual([]);
});

test('What a reviewer has made is kept on the device until it is sent', {tag: '@all'}, async ({page}) => {
  const number = await propose(page, 'Kept words');
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, 'staff', `/edit?proposal=${number}`);
  await expect(frame(page).locator('h1 ins')).toBeVisible();
  await heading(page).click();
  await page.getByRole('textbox', {name: spot.say}).fill('Not yet sent.');
  await page.getByRole('button', {name: spot.take}).click();
  await page.reload();
  await expect(page.getByRole('button', {name: decide.button(1)})).toBeVisible();
});
