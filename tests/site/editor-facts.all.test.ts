import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {pageFiles} from '../../src/node/project-files';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {laterWords} from '../../src/edit/words/later';
import {words} from '../../src/edit/words';
import {send, signIn} from './editor-actions';
import {Staff} from './editor-tasks';
import {site} from './listed';
import {expect, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

const SITE_FILE = 'pages/_site.yml';
const [PHONE_NUMBER = ''] = site.phones;
const NEW = '+234 803 555 0142';
const holds = (text: string) => text.includes(PHONE_NUMBER);
const texts = new Map([SITE_FILE, ...pageFiles()].map((file) => [file, readFileSync(file, 'utf8')]));

/** Gives the first telephone number of all pages another value. */
async function changeNumber(page: Page): Promise<void> {
  await signIn(page);
  const staff = new Staff(page);
  await staff.open(SITE_FILE, 'Phones');
  await staff.fill('phones.0', NEW);
}

test('One press changes a telephone number in all places where it is written, and one step takes nothing else with it', async ({
  page,
}) => {
  await changeNumber(page);
  const field = page.locator('[data-path="phones.0"]');
  const others = [...texts.values()].filter(holds).length;
  expect(others).toBeGreaterThan(1);
  await field.getByRole('button', {name: laterWords.elsewhere.all(NEW)}).click();
  await expect(field.getByText(laterWords.elsewhere.all(NEW))).toBeHidden();
  const changed = [...texts].filter(([, text]) => holds(text));
  expect(await send(page, 'Another number')).toEqual(
    Object.fromEntries(changed.map(([file, text]) => [file, text.replaceAll(PHONE_NUMBER, NEW)])),
  );
});

test('A number that was changed at one place alone is told before one sends, with the way to the others', async ({
  page,
}) => {
  await changeNumber(page);
  await page.getByRole('button', {name: words.bar.send}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(laterWords.elsewhere.left)).toBeVisible();
  await dialog.getByRole('button', {name: laterWords.elsewhere.all(NEW)}).click();
  await expect(dialog.getByText(laterWords.elsewhere.left)).toBeHidden();
});
