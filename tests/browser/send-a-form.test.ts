import {randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {LOCAL_FORMS_URL} from '../../src/node/form-service';
import type {DataOf} from '../../src/site/page-types/registry';
import type {FormField} from '../../src/site/page-types/form';
import {submittedValue} from '../../src/components/Form/answers';
import {interpolate} from '../../src/shared/interpolate';
import {isSecondLane} from '../project';
import {FORMS_URL} from './address';
import {violations} from './accessibility';
import {listedEntries, site, frontMatterOfFile} from './page-content';
import {expect, open, ignoreMessages, test} from './test';
import {translate} from './translate';

interface Sample {
  path: string;
  /**
   * The values that are typed or chosen and must be received, by name. The e-mail address, which selects the emulator's
   * answer, is added.
   */
  sent: Record<string, string>;
}

const formOf = (path: string) => frontMatterOfFile<DataOf<'form'>>(`pages${path}.mdx`).form;
const fieldsOf = (path: string): FormField[] => formOf(path).fields;

/** Realistic answers by field type. */
const ANSWERS: Partial<Record<FormField['type'], string>> = {
  tel: '+234 000 000 0002',
  number: '2009',
  url: 'https://valves.example',
  checkbox: 'on',
  textarea: 'Two gas turbine generators at Warri, “ẹ̀rọ” 2 < 3.',
};
const answerTo = ({type, name, options = [], values}: FormField): string =>
  type === 'select' ? submittedValue(options.at(-1) ?? '', values) : (ANSWERS[type] ?? `Sample of ${name}`);

const FORMS: Sample[] = ['/contact/quote', '/contact/vendor', '/contact/partner'].map((path) => ({
  path,
  sent: Object.fromEntries(
    fieldsOf(path)
      .filter(({type}) => type !== 'email')
      .map((field) => [field.name, answerTo(field)]),
  ),
}));

const KEY = site.formService.key;
const WORDS = site.forms;
/** The format of an answer, by the type of its field. */
const FORMATS: Readonly<Partial<Record<string, string>>> = {
  number: WORDS.number,
  email: WORDS.email,
  tel: WORDS.tel,
};
/** Returns the fields of a type; all other fields are typed. */
const namesOf = (wanted: FormField['type']) =>
  FORMS.flatMap(({path}) => fieldsOf(path).flatMap(({type, name}) => (type === wanted ? name : [])));
const CHECKBOXES = namesOf('checkbox');
const CHOICES = namesOf('select');

/** The phone keyboard for a type of field; the others have the default. */
const INPUT_MODES = new Map<string, string>([
  ['email', 'email'],
  ['tel', 'tel'],
  ['url', 'url'],
  ['number', 'numeric'],
]);

/** The telephone number in a failure message. */
const [phone = ''] = site.phones;

/** Answers that are failures, and the headline of the banner for each. */
const FAILURES: [mailbox: string, headline: string, more?: string][] = [
  ['refused', 'The e-mail address is not accepted.'],
  ['nested', 'The access key is unknown.'],
  ['nosuccess', 'No success: the mailbox is full.'],
  ['silent', WORDS.failed],
  ['forbidden', 'This method is not allowed.'],
  ['limit', 'Too many requests.', interpolate(WORDS.limit, {minutes: 20})],
  ['error', WORDS.failed, WORDS.unclear],
  ['html', WORDS.failed, WORDS.unclear],
  ['wordless', WORDS.failed, WORDS.unclear],
  ['text', WORDS.failed, WORDS.unclear],
  ['truthy', WORDS.failed, WORDS.unclear],
  ['markup', '<img src=x onerror="document.title=1"><b>Refused</b>'],
  ['cut', WORDS.failed, WORDS.unreachable],
  ['closed', WORDS.failed, WORDS.unreachable],
];

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => main(page).locator('form [tabindex="-1"][role="group"]');
const control = (page: Page, name: string): Locator => main(page).locator(`form [name="${name}"]`);
const newAddress = (mailbox = 'ngozi') => `${mailbox}+${randomUUID()}@test.example`;

async function answer(page: Page, sent: Record<string, string>, email: string): Promise<void> {
  for (const [name, value] of Object.entries({...sent, email})) {
    const field = control(page, name);
    if (CHECKBOXES.includes(name)) await field.check();
    else if (CHOICES.includes(name)) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Expects every value to be in its field. */
const expectAnswersKept = (page: Page, sent: Record<string, string>, email: string): Promise<void> =>
  expect
    .poll(() =>
      main(page)
        .locator('form')
        .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement))),
    )
    .toMatchObject({...sent, email});

async function received(page: Page, email: string): Promise<Record<string, string>[]> {
  const response = await page.request.get(`${FORMS_URL}/received`, {params: {email}});
  return (await response.json()) as Record<string, string>[];
}

const button = (page: Page) => main(page).locator('form button[type="submit"]').last();

/** Common behaviour is tested on the form that has every type of field. */
const [, vendor] = FORMS as [Sample, Sample];

test.use({allowed: [LOCAL_FORMS_URL]});

/** Expects what browsers and screen readers need to know about the fields, and the panels beside the form. */
async function expectDescribedFields(page: Page, path: string): Promise<void> {
  for (const {name, type, autocomplete, help = ''} of fieldsOf(path)) {
    const field = control(page, name);
    expect(await field.getAttribute('autocomplete'), `${path} ${name}`).toBe(autocomplete ?? null);
    expect(await field.getAttribute('inputmode'), `${path} ${name}`).toBe(INPUT_MODES.get(type) ?? null);
    await expect(field, `${path} ${name}`).toHaveAccessibleDescription(help || (FORMATS[type] ?? ''));
  }
  const panels = ['steps', 'benefits', 'partnerships'].flatMap((list) => listedEntries(path.slice(1), list));
  expect(panels.length, path).toBeGreaterThan(0);
  for (const {title = '', description = ''} of panels) {
    const entry = main(page).getByRole('listitem').filter({hasText: title}).filter({hasText: description});
    await expect(entry, `${path} ${title}`).toBeVisible();
  }
}

/** Sends the empty form, and expects its problems at its fields and in its summary. */
async function expectExplainedProblems(page: Page, path: string): Promise<void> {
  await button(page).click();
  const summary = main(page).getByRole('group', {name: WORDS.invalid});
  const required = await main(page).locator('form :required').count();
  await expect(summary.getByRole('link'), path).toHaveCount(required);
  await expect(summary).toBeFocused();
  for (const {name, help = ''} of fieldsOf(path).filter((field) => field.required)) {
    const field = control(page, name);
    const says = await field.evaluate((element: HTMLInputElement) => element.validationMessage);
    await expect(field, `${path} ${name}`).toHaveAttribute('aria-invalid', 'true');
    await expect(field, `${path} ${name}`).toHaveAccessibleDescription(`${help} ${says}`.trim());
  }
  await control(page, 'email').fill('ngozi');
  await button(page).click();
  await expect(summary, 'at each attempt').toBeFocused();
  await summary.locator('a[href="#email_"]').press('Enter');
  await expect(control(page, 'email')).toBeFocused();
  await page.keyboard.type('@test.example');
  await expect(summary.getByRole('link')).toHaveCount(required - 1);
  await expect(control(page, 'email')).not.toHaveAttribute('aria-invalid');
}

/** Fills in the form with Tab and the keyboard, and sends it. */
async function sendByKeyboard(page: Page, sent: Record<string, string>, email: string): Promise<void> {
  const typed = new Map(Object.entries({...sent, email}));
  await control(page, Object.keys(sent)[0] ?? '').focus();
  while (!(await button(page).evaluate((element) => element === document.activeElement))) {
    const focused = page.locator(':focus');
    const name = (await focused.getAttribute('name')) ?? '';
    const value = typed.get(name) ?? '';
    if (CHECKBOXES.includes(name)) await page.keyboard.press('Space');
    else if (CHOICES.includes(name))
      await page.keyboard.type(await focused.locator(`option[value="${value}"]`).innerText());
    else await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

for (const {path, sent} of FORMS)
  test(`${path} describes its fields, explains its problems, is sent and reset by keyboard, and links to the privacy page`, async ({
    page,
  }) => {
    await open(page, path);
    await test.step('Browsers and screen readers learn about its fields', () => expectDescribedFields(page, path));
    await test.step('Each problem is explained at its field', () => expectExplainedProblems(page, path));
    await test.step('The keyboard alone can fill it in and send it', async () => {
      const email = newAddress();
      await sendByKeyboard(page, sent, email);
      await expect(banner(page)).toHaveText(formOf(path).success);
      await expect(banner(page)).toBeFocused();
      await expect(banner(page)).toHaveAccessibleName(WORDS.sent);
      expect(await received(page, email)).toEqual([{...sent, email, access_key: KEY}]);
      await expect(control(page, Object.keys(sent)[0] ?? '')).toHaveValue('');
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
    await page.getByRole('form').getByRole('link').click();
    await expect(page).toHaveURL('/privacy');
  });

test('Each form, translated by the browser, reports missing fields, a failure and a success', async ({page, watch}) => {
  for (const {path, sent} of isSecondLane ? FORMS : [vendor]) {
    await open(page, path);
    await translate(page);
    await button(page).click();
    await expect(main(page).getByRole('group', {name: WORDS.invalid}), path).toBeFocused();
    await answer(page, sent, newAddress('error'));
    await button(page).click();
    await expect(banner(page), path).toContainText(WORDS.unclear);
    await expectAnswersKept(page, sent, await control(page, 'email').inputValue());
    await control(page, 'email').fill(newAddress());
    await page.getByRole('button', {name: WORDS.tryAgain}).click();
    await expect(banner(page), path).toContainText(formOf(path).success);
    await expect(button(page)).toHaveText(formOf(path).button);
  }
  ignoreMessages(watch, 'Failed to load resource');
});

test.describe('Without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('Each form is sent, and a page confirms it', async ({page}) => {
    for (const {path, sent} of FORMS) {
      await page.goto(path);
      const email = newAddress();
      await answer(page, sent, email);
      await button(page).click();
      await expect(page, path).toHaveURL(/\/thank-you$/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        frontMatterOfFile<{heading: string}>('pages/thank-you.mdx').heading,
      );
      expect(await received(page, email), path).toEqual([
        {...sent, email, access_key: KEY, redirect: expect.stringMatching(/\/thank-you$/) as unknown},
      ]);
    }
  });
});

test.describe('Every form', () => {
  const {path, sent} = vendor;
  const {success} = formOf(path);

  test('shows that it is sending, sends once, however often it is clicked, and offers a copy to print and to save', async ({
    page,
  }) => {
    await open(page, path);
    const email = newAddress('held');
    await answer(page, sent, email);
    await button(page).dblclick();
    await expect(button(page)).toHaveText(WORDS.sending);
    await expect(button(page)).toBeDisabled();
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit());
    await expect.poll(() => received(page, email)).toHaveLength(1);
    await page.request.get(`${FORMS_URL}/release`, {params: {email}});
    await expect(banner(page)).toHaveText(success);
    await expect(button(page)).toBeEnabled();
    expect(await received(page, email)).toHaveLength(1);
    await main(page).getByText(WORDS.copy).click();
    const [label = '', value = ''] = [fieldsOf(path)[0]?.label, Object.values(sent)[0]];
    await expect(main(page).getByRole('definition').first()).toHaveText(value);
    const download = page.waitForEvent('download');
    await page.getByRole('link', {name: WORDS.save}).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(`${label}: ${value}`);
  });

  test('shows the result to visitors who leave and return, and is not sent again', async ({page, watch}) => {
    await open(page, path);
    // The result may scroll the page at any moment, so the mouse could miss the link.
    const leave = async () => {
      await page.getByRole('contentinfo').getByRole('link').first().dispatchEvent('click');
      await expect(button(page)).toBeHidden();
    };
    const first = newAddress('held');
    await answer(page, sent, first);
    await button(page).click();
    await expect.poll(() => received(page, first)).toHaveLength(1);
    await leave();
    await page.goBack();
    await expect(button(page)).toHaveText(WORDS.sending);
    await expect(main(page).getByText(WORDS.interrupted)).toBeHidden();
    await page.request.get(`${FORMS_URL}/release`, {params: {email: first}});
    await expect(banner(page)).toHaveText(success);
    await expect(control(page, 'email')).toHaveValue('');
    expect(await received(page, first)).toHaveLength(1);
    const second = newAddress('error');
    await answer(page, sent, second);
    await button(page).click();
    await leave();
    await expect.poll(() => received(page, second)).toHaveLength(1);
    await page.goBack();
    await expect(banner(page)).toContainText(WORDS.unclear);
    await expectAnswersKept(page, sent, second);
    ignoreMessages(watch, 'Failed to load resource');
  });

  test('reports every rejection and every ambiguous response as a failure, and loses nothing', async ({
    page,
    watch,
  }) => {
    await open(page, path);
    await answer(page, sent, '');
    for (const [mailbox, headline, more] of FAILURES) {
      const email = newAddress(mailbox);
      await control(page, 'email').fill(email);
      await button(page).click();
      await expect(banner(page).locator('p').first(), mailbox).toHaveText(headline);
      await expect(banner(page)).toContainText(more ?? WORDS.kept);
      await expect(banner(page)).toBeFocused();
      expect(await received(page, email), mailbox).toHaveLength(1);
      await expectAnswersKept(page, sent, email);
      const letter = await page.getByRole('link', {name: WORDS.byEmail}).getAttribute('href');
      expect(decodeURIComponent(letter ?? '')).toContain(Object.values(sent)[0]);
      await expect(page.getByRole('link', {name: interpolate(WORDS.call, {phone})})).toHaveAttribute(
        'href',
        `tel:${phone.replace(/[^+\d]/g, '')}`,
      );
    }
    expect(await page.title()).not.toBe('1');
    expect(await violations(page)).toEqual([]);
    const again = newAddress();
    await control(page, 'email').fill(again);
    await page.getByRole('button', {name: WORDS.tryAgain}).press('Enter');
    await expect(banner(page)).toHaveText(success);
    expect(await received(page, again)).toHaveLength(1);
    // The browser reports failed responses; the page adds no message.
    expect(watch.messages.filter((message) => !/Failed to load resource|CORS policy/.test(message))).toEqual([]);
    watch.messages.length = 0;
  });

  test('keeps answers after a reload, restores them, and clears them on request', async ({page}) => {
    await open(page, path);
    const email = newAddress('held');
    await answer(page, sent, email);
    await page.locator('[name="botcheck"]').evaluate((box: HTMLInputElement) => (box.checked = true));
    await button(page).click();
    await expect.poll(() => received(page, email)).toHaveLength(1);
    expect((await received(page, email))[0]?.botcheck).toBe('on');
    await page.reload();
    await expect(main(page).getByText(WORDS.draft)).toBeVisible();
    await expect(main(page).getByText(WORDS.interrupted)).toBeVisible();
    await expectAnswersKept(page, sent, email);
    await expect(page.locator('[name="botcheck"]')).not.toBeChecked();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('botcheck');
    await page.getByRole('button', {name: WORDS.clear}).click();
    await expect(control(page, 'email')).toHaveValue('');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.request.get(`${FORMS_URL}/release`, {params: {email}});
  });

  test('keeps answers when a new deploy has removed chunks', {tag: '@all'}, async ({page, watch}) => {
    await open(page, path);
    await answer(page, sent, 'ngozi@test.example');
    await page.route('**/assets/js/*', (route) => route.fulfill({status: 404}));
    // When the chunk fails to load, the router loads the page as a document.
    const reloaded = page.waitForEvent('load');
    await page.locator('a[href="/projects"]').first().click();
    await reloaded;
    await expect(page).toHaveURL(/\/projects$/);
    await page.unroute('**/assets/js/*');
    await open(page, path);
    await expectAnswersKept(page, sent, 'ngozi@test.example');
    watch.messages.length = 0;
  });

  test('reports within 15 seconds that there is no response or no connection', async ({page, context, watch}) => {
    await page.clock.install();
    await open(page, path);
    const email = newAddress('held');
    await answer(page, sent, email);
    await button(page).click();
    await expect.poll(() => received(page, email)).toHaveLength(1);
    await page.clock.fastForward(15_000);
    await expect(banner(page)).toContainText(WORDS.late);
    await expectAnswersKept(page, sent, email);
    await page.request.get(`${FORMS_URL}/release`, {params: {email}});
    await context.setOffline(true);
    await button(page).click();
    await expect(banner(page)).toContainText(WORDS.offline);
    await context.setOffline(false);
    expect(await received(page, email)).toHaveLength(1);
    watch.messages.length = 0;
  });
});
