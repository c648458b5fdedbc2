import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {words} from '../../src/edit/words';
import {historyWords} from '../../src/edit/words/history';
import {reviewWords} from '../../src/edit/words/review';
import {violations} from './accessibility';
import {withHeading} from './editor-actions';
import {site, topOf} from './listed';
import {OwnGithub} from './own-github';
import {DESKTOP, expect, PHONE, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

const FILE = 'pages/about/history.mdx';
const MENU = /^Our History/;
const first = topOf<{heading: string}>(FILE).heading;
/** As many presses as a way back may cost, from the page to the draft. */
const MOST_PRESSES = 4;

let github: OwnGithub;
test.beforeEach(async () => {
  github = await OwnGithub.start();
});
test.afterEach(() => github.stop());

const heading = (page: Page) => page.frameLocator('iframe').locator('h1');
const dialog = (page: Page) => page.getByRole('dialog', {name: /^History/});

/** The list of pages stands at the side on a wide screen, and behind a button on a phone. */
async function openPage(page: Page): Promise<void> {
  const button = page.getByRole('button', {name: MENU});
  if (!(await button.isVisible())) await page.getByRole('button', {name: words.bar.pages, exact: true}).click();
  await button.click();
  await expect(heading(page)).toBeVisible();
}

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const) {
  test(`On ${name} a value says what it was before, and is brought back with at most ${MOST_PRESSES} presses`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await github.publish('Say it shorter', {[FILE]: withHeading(FILE, 'Where we come from')});
    await github.publish('Say it louder', {[FILE]: withHeading(FILE, 'Where we all come from')});
    await github.signIn(page);
    await openPage(page);
    await expect(heading(page)).toHaveText('Where we all come from');
    let presses = 0;
    const press = async (what: Locator) => {
      presses += 1;
      await what.click();
    };
    await press(heading(page));
    await press(page.getByRole('button', {name: words.panel.history, exact: true}));
    const steps = dialog(page).locator('ol > li');
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(1)).toContainText('Say it shorter');
    await expect(steps.nth(1).locator('del')).toHaveText('Where we come from');
    await expect(steps.first()).toContainText(historyWords.agreed('colleague'));
    await expect(dialog(page)).toContainText(historyWords.ends);
    expect(await violations(page)).toEqual([]);
    await press(steps.last().getByRole('button', {name: historyWords.back}));
    await expect(dialog(page)).toBeHidden();
    await expect(heading(page)).toHaveText(first);
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    await page.getByRole('button', {name: words.bar.undo}).click();
    await expect(heading(page)).toHaveText('Where we all come from');
  });
}

test('A page is shown as it was published on a day, and comes back as a whole', async ({page}) => {
  await github.publish('Say it shorter', {[FILE]: withHeading(FILE, 'Where we come from')});
  await github.signIn(page);
  await openPage(page);
  await heading(page).click();
  await page.getByRole('button', {name: words.panel.history, exact: true}).click();
  await dialog(page).getByText(historyWords.scopes.page).click();
  await dialog(page).locator('ol > li').last().getByRole('button', {name: historyWords.look}).click();
  await expect(heading(page)).toHaveText(first);
  await expect(page.getByText('This is the page as it was published on')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', {name: historyWords.past.now}).click();
  await expect(heading(page)).toHaveText('Where we come from');
});

test('What all pages share is shown as it was on the page that is on screen, and no page takes its words', async ({
  page,
}) => {
  const facts = 'pages/_site.yml';
  const {tagline} = site;
  const text = readFileSync(facts, 'utf8').replace(/^tagline: .*$/m, 'tagline: Another line.');
  await github.publish('Another line', {[facts]: text});
  await github.signIn(page);
  const foot = page.frameLocator('iframe').getByRole('contentinfo');
  await expect(foot).toContainText('Another line.');
  const name = await heading(page).textContent();
  await page.getByRole('button', {name: new RegExp(`^${words.pages.site}`)}).click();
  await page.getByRole('button', {name: words.panel.history, exact: true}).click();
  await dialog(page).locator('ol > li').last().getByRole('button', {name: historyWords.look}).click();
  await expect(foot).toContainText(tagline);
  await expect(heading(page)).toHaveText(name ?? '');
  await page.getByRole('button', {name: historyWords.past.now}).click();
  await expect(foot).toContainText('Another line.');
});

test('A published proposal is taken back, what others changed since stays, and where both changed the same words one chooses at their place', async ({
  page,
}) => {
  const lead = (text: string) => text.replace(/^lead: .*$/m, 'lead: Said since by somebody else.');
  const changed = withHeading(FILE, 'Where we come from');
  const other = withHeading('pages/oem.mdx', 'Makers');
  await github.publish('Two headings', {[FILE]: changed, 'pages/oem.mdx': other});
  await github.publish('Another lead', {
    [FILE]: lead(changed),
    'pages/oem.mdx': withHeading('pages/oem.mdx', 'Makers of all'),
  });
  await github.signIn(page);
  await page.getByText(words.pages.published).click();
  await page.getByRole('button', {name: `${historyWords.published.takeBack} Two headings`}).click();
  const both = page.getByRole('dialog', {name: historyWords.choose.title});
  await expect(both).toContainText('Makers of all');
  expect(await violations(page)).toEqual([]);
  await both.getByRole('button', {name: historyWords.choose.takeBack.theirs}).click();
  await expect(page.getByText(historyWords.published.done)).toBeVisible();
  await page.getByRole('button', {name: words.bar.send}).click();
  await expect(page.getByRole('textbox', {name: 'What is it about'})).toHaveValue(
    historyWords.published.sentence('Two headings'),
  );
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(page.getByText('Sent. This is the way of it:')).toBeVisible();
  expect(await github.textOf(FILE, 3)).toBe(lead(readFileSync(FILE, 'utf8')).trimEnd());
  expect(await github.textOf('pages/oem.mdx', 3)).toBe(await github.textOf('pages/oem.mdx'));
});

test('A page that was removed comes back from what was published', async ({page}) => {
  const file = 'pages/removed.mdx';
  const text = readFileSync('pages/privacy.mdx', 'utf8')
    .replace(/^title: .*$/m, 'title: Removed')
    .replace(/^formerly:.*\n(?: +- .*\n)*/m, '');
  await github.publish('A page more', {[file]: text});
  await github.publish('A page less', {[file]: null});
  await github.signIn(page);
  await page.getByText(words.pages.published).click();
  await page.getByRole('button', {name: historyWords.published.page('/removed')}).click();
  await dialog(page).getByRole('button', {name: historyWords.back}).first().click();
  await expect(page.getByRole('button', {name: /^Removed/})).toBeVisible();
});

test('A proposal whose words were changed meanwhile is put together on the page, and joins what was sent', async ({
  page,
}) => {
  const {number} = await github.propose('Ours', {[FILE]: withHeading(FILE, 'Where we come from')});
  await github.publish('Theirs', {[FILE]: withHeading(FILE, 'Where they come from')});
  await github.signIn(page, github.tokens.staff, `/edit?proposal=${number}`);
  await expect(page.getByText(reviewWords.missing.conflict)).toBeVisible();
  await page.getByRole('button', {name: reviewWords.together}).click();
  const both = page.getByRole('dialog', {name: historyWords.choose.title});
  for (const words of [first, 'Where we come from', 'Where they come from']) await expect(both).toContainText(words);
  await expect(heading(page)).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  // By keyboard alone.
  await both.getByRole('button', {name: historyWords.choose.moved.ours}).focus();
  await page.keyboard.press('Enter');
  await expect(both).toBeHidden();
  await expect(heading(page)).toHaveText('Where we come from');
  await page.getByRole('button', {name: words.bar.send}).click();
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(page.getByText('Sent. This is the way of it:')).toBeVisible();
  expect(await github.textOf(FILE, number)).toBe(withHeading(FILE, 'Where we come from').trimEnd());
  expect(await github.isMergeable(number)).toBe(true);
});

test('A photo that was replaced under its own name comes back with its old bytes', async ({page}) => {
  const file = 'static/img/wide.jpg';
  const {number} = await github.propose('Seen before', {'pages/oem.mdx': withHeading('pages/oem.mdx', 'Seen')});
  const before = await github.hashOf(file, number);
  // Bytes that the build knows under another name.
  await github.publish('Another photo', {[file]: readFileSync('static/img/crane.jpg')});
  await github.signIn(page);
  await page.getByRole('button', {name: /^OEM/}).click();
  await page.getByRole('button', {name: words.pages.fields}).click();
  await page.getByRole('button', {name: 'Banner', exact: true}).click();
  await page.getByRole('button', {name: words.panel.history, exact: true}).click();
  const steps = dialog(page).locator('ol > li');
  await expect(steps.first()).toContainText('Another photo');
  await steps.last().getByRole('button', {name: historyWords.back}).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', {name: words.bar.send}).click();
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(page.getByText('Sent. This is the way of it:')).toBeVisible();
  expect(await github.hashOf(file, 3)).toBe(before);
});
