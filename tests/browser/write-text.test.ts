import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {messages} from '../../src/editor/messages';
import {deferredMessages} from '../../src/editor/messages/deferred';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {HTML_CLIPS, MALICIOUS_CLIPS} from '../unit/editor/rich-text/paste/clips';
import {colourViolations, pageWidth, violations} from './accessibility';
import {frameOf, openPage, paste, selectText, send, signIn, textOfPage} from './editor-actions';
import {expect, PHONE, TABLET, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

const {body: texts} = deferredMessages;
const LONG_PATH = 100;
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
  await selectText(page, 'No cookie');
  await tool(page, texts.link).click();
  const dialog = page.getByRole('dialog', {name: deferredMessages.link.title});
  await dialog.getByLabel(deferredMessages.link.kinds.web).check();
  await dialog.getByLabel(deferredMessages.link.web).fill('https://www.iso.org/');
  await dialog.getByRole('button', {name: deferredMessages.link.done}).click();
  await page.keyboard.type(' at all');
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
    before
      .replace('another copy', 'a second copy')
      .replace('No cookie', '[No cookie](https://www.iso.org/) at all')
      .replace('What you may ask\n', `What you may ask\n\n${added}`),
  );
  expect(Object.keys(others)).toEqual(['static/img/neue-werft-2026.jpg']);
});

test('In the text of a page clicks move the cursor, undo goes step by step, and pastes are clean', async ({page}) => {
  const [text, frame, bar] = [textOfPage(page), frameOf(page), page.getByRole('banner')];
  const description = page.getByRole('textbox', {name: texts.description});
  const expectNoChange = () => expect(page.getByRole('button', {name: messages.bar.send})).toBeDisabled();
  await openText(page);

  await test.step('A click on the page puts the cursor into that word', async () => {
    await frame.getByText('The host sees your address').click({position: {x: 2, y: 8}});
    await expect.poll(() => page.evaluate(() => getSelection()?.anchorNode?.textContent)).toContain('The host sees');
    await page.keyboard.insertText('(Here) ');
    await expect(frame.getByText('(Here) The host sees')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expectNoChange();
  });

  await test.step('A click on the page brings the text beside it to that place', async () => {
    const isCursorInView = () =>
      page.getByRole('complementary').evaluate((element) => {
        const {top, bottom} = element.getBoundingClientRect();
        const cursor = getSelection()?.getRangeAt(0).getBoundingClientRect();
        return cursor !== undefined && cursor.top > top && cursor.bottom < bottom;
      });
    for (const heading of [frame.locator('main h2').last(), frame.locator('main h2').first()]) {
      await heading.click();
      await expect.poll(isCursorInView).toBe(true);
    }
  });

  await test.step('Letters that are composed are one step', async () => {
    await selectText(page, 'No cookie');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
    const session = await page.context().newCDPSession(page);
    for (const composed of ['Á', 'Ád', 'Ádé'])
      await session.send('Input.imeSetComposition', {
        text: composed,
        selectionStart: composed.length,
        selectionEnd: composed.length,
      });
    await session.send('Input.insertText', {text: 'Ádébáyọ̀ '});
    await expect(frame.getByText('Ádébáyọ̀ No cookie')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expectNoChange();
  });

  await test.step('Ctrl+Z and the button in the bar undo the same steps, to the byte', async () => {
    await selectText(page, 'No cookie');
    await page.keyboard.press('ControlOrMeta+b');
    await expect(tool(page, texts.bold)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('End');
    await page.keyboard.type(' Nobody needs one.');
    await expect(frame.getByText('Nobody needs one.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(frame.getByText('Nobody needs one.')).toHaveCount(0);
    await expect(text.locator('strong')).toHaveText('No cookie');
    await bar.getByRole('button', {name: messages.bar.undo}).click();
    await expectNoChange();
    await expect(text.locator('strong')).toHaveCount(0);
  });

  await test.step('Nothing of a paste runs, and other programs’ formatting breaks no policy', async () => {
    await page.evaluate(() => {
      window.alert = () => document.documentElement.setAttribute('data-ran', '');
    });
    const before = await text.innerText();
    for (const html of [...MALICIOUS_CLIPS, clipOf('Word for Windows'), clipOf('Google Docs')]) {
      await selectText(page, 'No cookie');
      await paste(page, {html});
      await page.keyboard.press('ControlOrMeta+z');
    }
    await expect(text).toHaveText(before.replace(/\s+/g, ' '), {useInnerText: true});
    await expect(page.locator('[data-ran]')).toHaveCount(0);
    await expectNoChange();
  });

  await test.step('A photo from the clipboard is described before it is sent: the bar leads to it', async () => {
    await paste(page, {photo: {...PHOTO, name: 'image.jpg'}});
    await expect(description).toBeFocused();
    await expect(text.locator('img')).toBeVisible();
    const problem = text.getByRole('listitem').filter({hasText: texts.undescribed});
    await expect(problem).toBeVisible();
    await selectText(page, 'No cookie');
    await page.getByRole('button', {name: messages.bar.open(1)}).click();
    await expect(description).toBeFocused();
    await page.keyboard.insertText('What the photo shows');
    await expect(problem).toHaveCount(0);
    for (const _ of ['description', 'photo']) await bar.getByRole('button', {name: messages.bar.undo}).click();
    await expect(description).toHaveCount(0);
    await expect(page.getByText(messages.bar.undone('Privacy, Page text'))).toBeVisible();
    await expectNoChange();
    await selectText(page, 'No cookie');
    await paste(page, {html: '<p>Words</p><img src="https://example.com/x.png">'});
    await expect(page.getByText(texts.missingPictures(1))).toBeVisible();
  });

  await test.step('At 1440 px and in forced colours it is accessible, and its buttons stay in view', async () => {
    await expectUsableText(page);
    await page.emulateMedia({forcedColors: 'active'});
    await expect(page.getByRole('toolbar')).toBeInViewport();
    expect(await colourViolations(page)).toEqual([]);
  });
});

test('A long web address makes the panel of a text scroll sideways on no screen', async ({page}) => {
  await openText(page);
  await selectText(page, 'another');
  await page.keyboard.insertText(`https://example.com/${'a'.repeat(LONG_PATH)}`);
  const panel = page.getByRole('complementary');
  for (const width of [1440, TABLET.width, PHONE.width, 320]) {
    await page.setViewportSize({...TABLET, width});
    const hidden = await panel.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
    expect.soft(hidden, `${width} px`).toBe(0);
  }
});

/** Opens a text with blocks, and expects that everybody can use it. */
async function expectUsableText(page: Page): Promise<void> {
  await openPage(page, 'Our History');
  await frameOf(page).locator('main h2').last().click();
  await expect(textOfPage(page)).toBeFocused();
  await expect(page.getByRole('toolbar')).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  expect(await pageWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test.describe('On a phone', () => {
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});

  test('The text of a page is accessible, and its buttons stay in view', async ({page}) => {
    await signIn(page);
    await expectUsableText(page);
  });
});
