import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {messages} from '../../src/editor/messages';
import {deferredMessages} from '../../src/editor/messages/deferred';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {HTML_CLIPS, MALICIOUS_CLIPS} from '../unit/editor/rich-text/paste/clips';
import {violations} from './accessibility';
import {frameOf, openPage, paste, selectText, send, signIn, textOfPage} from './editor-actions';
import {expect, PHONE, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

const {body: texts} = deferredMessages;
const PRIVACY = 'pages/privacy.mdx';
const PHOTO = {
  name: 'Neue Werft 2026.JPG',
  mimeType: 'image/jpeg',
  buffer: readFileSync('static/img/gallery/hook.jpg'),
};

const clipOf = (program: string): string => HTML_CLIPS.find(({name}) => name === program)?.html ?? '';
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', {name, exact: true});

/** Opens the text of a page of the fixture, with the cursor in its first heading. */
async function openText(page: Page, name = 'Privacy'): Promise<void> {
  await signIn(page);
  await openPage(page, name);
  await frameOf(page).locator('main h2').first().click();
  await expect(textOfPage(page)).toBeFocused();
}

const EXCEL = `<table><tr><td>System</td><td>Tests</td></tr>${['Pumps', 'Valves', 'Pipes', 'Tanks']
  .map((name, index) => `<tr><td>${name}</td><td>${index + 1}</td></tr>`)
  .join('')}</table>`;

test('A week of writing changes only the lines that it is about', async ({page}) => {
  await openText(page);
  await selectText(page, 'What you may ask');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Our yard');
  await tool(page, texts.heading).click();
  await page.keyboard.press('Enter');
  await paste(page, {
    html: '<p class=MsoNormal>We <b>weld</b> by <a href="https://www.iso.org/">ISO</a>.</p><p class=MsoNormal>Twice.</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>One</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Two</p>',
  });
  await expect(page.getByText(texts.pasted)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('First step');
  await tool(page, texts.numbers).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second step');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(page, {html: EXCEL});
  await page.getByLabel(texts.photo, {exact: true}).setInputFiles(PHOTO);
  await expect(page.getByRole('textbox', {name: texts.description})).toBeFocused();
  await page.keyboard.type('A hook above the yard');
  await expect(frameOf(page).getByRole('img', {name: 'A hook above the yard'})).toBeVisible();
  await selectText(page, 'another');
  await page.keyboard.type('a second');
  const before = readFileSync(PRIVACY, 'utf8');
  const {[PRIVACY]: after, ...others} = await send(page, 'A week of writing');
  const added = `## Our yard

We **weld** by [ISO](https://www.iso.org/).

Twice.

- One
- Two

1. First step
2. Second step

| System | Tests |
| --- | --- |
| Pumps | 1 |
| Valves | 2 |
| Pipes | 3 |
| Tanks | 4 |

![A hook above the yard](/img/neue-werft-2026.jpg)
`;
  expect(after).toBe(
    before.replace('another copy', 'a second copy').replace('What you may ask\n', `What you may ask\n\n${added}`),
  );
  expect(Object.keys(others)).toEqual(['static/img/neue-werft-2026.jpg']);
});

test('A problem is shown at its text with its fix, and the bar puts the cursor there', async ({page}) => {
  await openText(page);
  await page.getByLabel(texts.photo, {exact: true}).setInputFiles(PHOTO);
  const description = page.getByRole('textbox', {name: texts.description});
  await expect(description).toBeFocused();
  const problem = textOfPage(page).getByRole('listitem').filter({hasText: texts.undescribed});
  await expect(problem).toBeVisible();
  await selectText(page, 'No cookie');
  await page.getByRole('button', {name: messages.bar.open(1)}).click();
  await expect(description).toBeFocused();
  await page.keyboard.type('What the photo shows');
  await expect(problem).toHaveCount(0);
  const undo = page.getByRole('banner').getByRole('button', {name: messages.bar.undo});
  await undo.click();
  await undo.click();
  await expect(description).toHaveCount(0);
  await expect(page.getByText(messages.bar.undone('Privacy, Page text'))).toBeVisible();
  await expect(page.getByRole('button', {name: messages.bar.send})).toBeDisabled();
});

test('Ctrl+Z and the button in the bar undo the same steps, to the byte', async ({page}) => {
  await openText(page);
  await selectText(page, 'No cookie');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(tool(page, texts.bold)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await page.keyboard.type(' Nobody needs one.');
  await expect(frameOf(page).getByText('Nobody needs one.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(frameOf(page).getByText('Nobody needs one.')).toHaveCount(0);
  await expect(textOfPage(page).locator('strong')).toHaveText('No cookie');
  await page.getByRole('banner').getByRole('button', {name: messages.bar.undo}).click();
  await expect(page.getByRole('button', {name: messages.bar.send})).toBeDisabled();
  await expect(textOfPage(page).locator('strong')).toHaveCount(0);
});

test('A click on the page puts the cursor into that word', async ({page}) => {
  await openText(page);
  await frameOf(page)
    .getByText('The host sees your address')
    .click({position: {x: 2, y: 8}});
  const atCursor = () => page.evaluate(() => getSelection()?.anchorNode?.textContent);
  await expect.poll(atCursor).toContain('The host sees');
  await page.keyboard.type('(Here) ');
  await expect(frameOf(page).getByText('(Here) The host sees')).toBeVisible();
});

test('A click on the page brings the text beside it to that place', async ({page}) => {
  await openText(page);
  const side = page.getByRole('complementary');
  const isCursorInView = () =>
    side.evaluate((element) => {
      const {top, bottom} = element.getBoundingClientRect();
      const cursor = getSelection()?.getRangeAt(0).getBoundingClientRect();
      return cursor !== undefined && cursor.top > top && cursor.bottom < bottom;
    });
  await frameOf(page).locator('main h2').last().click();
  await expect.poll(isCursorInView).toBe(true);
  await frameOf(page).locator('main h2').first().click();
  await expect.poll(isCursorInView).toBe(true);
});

test('Nothing of a paste runs, and other programs’ formatting breaks no policy', async ({page}) => {
  await openText(page);
  await page.evaluate(() => {
    window.alert = () => document.documentElement.setAttribute('data-ran', '');
  });
  const before = await textOfPage(page).innerText();
  for (const html of [...MALICIOUS_CLIPS, clipOf('Word for Windows'), clipOf('Google Docs')]) {
    await selectText(page, 'No cookie');
    await paste(page, {html});
    await page.keyboard.press('ControlOrMeta+z');
  }
  await expect(textOfPage(page)).toHaveText(before.replace(/\s+/g, ' '), {useInnerText: true});
  await expect(page.locator('[data-ran]')).toHaveCount(0);
});

test('A picture on the clipboard becomes a photo', async ({page}) => {
  await openText(page);
  await paste(page, {photo: {...PHOTO, name: 'image.jpg'}});
  await expect(page.getByRole('textbox', {name: texts.description})).toBeFocused();
  await expect(textOfPage(page).locator('img')).toBeVisible();
  await selectText(page, 'No cookie');
  await paste(page, {html: '<p>Words</p><img src="https://example.com/x.png">'});
  await expect(page.getByText(texts.missingPictures(1))).toBeVisible();
});

test('Letters that are composed stay while another change arrives', {tag: '@all'}, async ({page}) => {
  await openText(page);
  await selectText(page, 'No cookie');
  await page.keyboard.press('ArrowLeft');
  const session = await page.context().newCDPSession(page);
  for (const text of ['Á', 'Ád', 'Ádé'])
    await session.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
  await session.send('Input.insertText', {text: 'Ádébáyọ̀ '});
  await expect(frameOf(page).getByText('Ádébáyọ̀ No cookie')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', {name: messages.bar.send})).toBeDisabled();
});

for (const [name, options] of [
  ['at 1440 px', {}],
  ['on a phone', {viewport: PHONE, hasTouch: true, isMobile: true}],
  ['in forced colours', {forcedColors: 'active'}],
] as const)
  test.describe(`The text of a page ${name}`, () => {
    test.use(options);

    test('is accessible, and its buttons stay in view', async ({page}) => {
      await signIn(page);
      await openPage(page, 'Our History');
      await frameOf(page).locator('main h2').last().click();
      await expect(textOfPage(page)).toBeFocused();
      await expect(page.getByRole('toolbar')).toBeInViewport();
      expect(await violations(page)).toEqual([]);
      const {scroll, client} = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll).toBeLessThanOrEqual(client);
    });
  });
