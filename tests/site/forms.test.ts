import {randomUUID} from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {STAND_IN_URL} from '../../src/content/form-service';
import {expect, open, test} from './test';

interface Sample {
  path: string;
  success: string;
  /** What is typed or chosen, by label; the e-mail address chooses the stand-in's answer. */
  answers: Record<string, string>;
  /** What has to arrive besides the e-mail address and the key. */
  sent: Record<string, string>;
}

const FORMS: Sample[] = [
  {
    path: '/contact/quote',
    success: 'Thank you! Your request was submitted successfully.',
    answers: {
      'First name': 'Ngozi',
      'Last name': 'Sample',
      Phone: '+234 000 000 0002',
      Company: 'Example Petroleum',
      'Service needed': 'Operations & Maintenance',
      'Project brief': 'Maintenance of two gas turbine generators at Warri, “ẹ̀rọ” 2 < 3.',
    },
    sent: {
      first_name: 'Ngozi',
      last_name: 'Sample',
      phone: '+234 000 000 0002',
      company: 'Example Petroleum',
      service_needed: 'operations-&-maintenance',
      project_brief: 'Maintenance of two gas turbine generators at Warri, “ẹ̀rọ” 2 < 3.',
    },
  },
  {
    path: '/contact/vendor',
    success: 'Thank you! Your registration was submitted successfully.',
    answers: {
      'Company name': 'Example Valves',
      'Registration number': 'RC 000000',
      'Year established': '2009',
      'Number of employees': '11-50',
      'Company address': '00 Sample Street, Lagos',
      'Full name': 'Ngozi Sample',
      Position: 'Sales manager',
      Phone: '+234 000 000 0002',
      Website: 'https://valves.example',
      'Vendor category': 'Logistics & Transportation',
      'Products and services': 'Gate and globe valves to API 600.',
      Certifications: 'ISO 9001:2015',
      'Previous experience': 'Three turnarounds.',
      'I can send company documents when asked': 'on',
    },
    sent: {
      company_name: 'Example Valves',
      registration_number: 'RC 000000',
      year_established: '2009',
      number_of_employees: '11-50',
      company_address: '00 Sample Street, Lagos',
      contact_person: 'Ngozi Sample',
      position: 'Sales manager',
      phone: '+234 000 000 0002',
      website: 'https://valves.example',
      vendor_category: 'logistics-&-transportation',
      products_services_description: 'Gate and globe valves to API 600.',
      certifications: 'ISO 9001:2015',
      previous_experience: 'Three turnarounds.',
      attachments: 'on',
    },
  },
  {
    path: '/contact/partner',
    success: 'Thank you! Your partnership request was submitted successfully.',
    answers: {
      'Company name': 'Example Instruments',
      Industry: 'Instrumentation',
      'Contact person': 'Ngozi Sample',
      Position: 'Director',
      Phone: '+234 000 000 0002',
      'Partnership interest': 'Distribution Partnership',
      Message: 'Stock in Port Harcourt.',
    },
    sent: {
      company_name: 'Example Instruments',
      industry: 'Instrumentation',
      contact_person: 'Ngozi Sample',
      position: 'Director',
      phone: '+234 000 000 0002',
      partnership_interest: 'Distribution Partnership',
      message: 'Stock in Port Harcourt.',
    },
  },
];

const KEY = '00000000-0000-0000-0000-000000000000';
const FAILED = 'Something went wrong!';

/** Answers that are no success, and the first line of the banner that has to tell them. */
const FAILURES: [mailbox: string, headline: string, more?: RegExp][] = [
  ['refused', 'The e-mail address is not accepted.'],
  ['nested', 'The access key is unknown.'],
  ['nosuccess', 'No success: the mailbox is full.'],
  ['silent', FAILED],
  ['forbidden', 'This method is not allowed.'],
  ['limit', 'Too many requests.', /Try again in 20 minutes/],
  ['error', FAILED, /no clear answer/],
  ['html', FAILED, /no clear answer/],
  ['wordless', 'Accepted.'],
  ['text', 'Form submitted successfully'],
  ['truthy', 'Form submitted successfully'],
  ['markup', '<img src=x onerror="document.title=1"><b>Refused</b>'],
  ['cut', FAILED, /cannot be reached/],
  ['closed', FAILED, /cannot be reached/],
];

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => main(page).locator('form [tabindex="-1"][role="group"]');
const control = (page: Page, label: string): Locator =>
  main(page).getByLabel(new RegExp(`^${escape(label)}( \\(optional\\))?$`));
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const newAddress = (mailbox = 'ngozi') => `${mailbox}+${randomUUID()}@test.example`;

async function answer(page: Page, answers: Record<string, string>, email: string): Promise<void> {
  for (const [label, value] of Object.entries({...answers, 'E-mail': email})) {
    const field = control(page, label);
    const kind = await field.evaluate((element) => (element as HTMLInputElement).type);
    if (kind === 'checkbox') await field.check();
    else if (kind === 'select-one') await field.selectOption({label: value});
    else await field.fill(value);
  }
}

async function expectKept(page: Page, answers: Record<string, string>, email: string): Promise<void> {
  for (const [label, value] of Object.entries({...answers, 'E-mail': email})) {
    const field = control(page, label);
    const shown = await field.evaluate((element: HTMLInputElement | HTMLSelectElement) =>
      element instanceof HTMLSelectElement ? element.selectedOptions[0]?.label : element.value,
    );
    expect(shown, label).toBe(value);
  }
}

async function received(page: Page, email: string): Promise<Record<string, string>[]> {
  const response = await page.request.get(`${STAND_IN_URL}/received`, {params: {email}});
  return (await response.json()) as Record<string, string>[];
}

const button = (page: Page) => main(page).locator('form button[type="submit"]').last();

async function seriousFlaws(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`);
}

test.use({allowed: [STAND_IN_URL]});

for (const {path, success, answers, sent} of FORMS) {
  test.describe(`The form of ${path}`, () => {
    test('is filled in and sent by keyboard alone, with every field and the key, and is reset', async ({page}) => {
      await open(page, path);
      const email = newAddress();
      const [first = ''] = Object.keys(answers);
      await control(page, first).focus();
      const labels = new Map(Object.entries({...answers, 'E-mail': email}));
      while (!(await button(page).evaluate((element) => element === document.activeElement))) {
        const focused = page.locator(':focus');
        const label =
          (await focused.evaluate((element: HTMLInputElement) => element.labels?.[0]?.firstChild?.textContent)) ?? '';
        const kind = await focused.evaluate((element) => (element as HTMLInputElement).type);
        if (kind === 'checkbox') await page.keyboard.press('Space');
        else if (labels.has(label)) await page.keyboard.type(labels.get(label) ?? '');
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(banner(page)).toHaveText(success);
      await expect(banner(page)).toBeFocused();
      await expect(banner(page)).toHaveAccessibleName('Form Submitted Successfully');
      expect(await received(page, email)).toEqual([{...sent, email, access_key: KEY}]);
      await expect(control(page, first)).toHaveValue('');
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect(await seriousFlaws(page)).toEqual([]);
    });

    test('reads Sending... while it is on its way and sends once, however often it is pressed', async ({page}) => {
      await open(page, path);
      const email = newAddress('held');
      await answer(page, answers, email);
      await button(page).dblclick();
      await expect(button(page)).toHaveText('Sending...');
      await expect(button(page)).toBeDisabled();
      await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit());
      await expect.poll(() => received(page, email)).toHaveLength(1);
      await page.request.get(`${STAND_IN_URL}/release`, {params: {email}});
      await expect(banner(page)).toHaveText(success);
      await expect(button(page)).toBeEnabled();
      expect(await received(page, email)).toHaveLength(1);
    });

    test('tells every refusal and every unclear answer as a failure, and loses nothing', async ({page, watch}) => {
      // Fourteen answers, one after the other.
      test.slow();
      await open(page, path);
      await answer(page, answers, '');
      for (const [mailbox, headline, more] of FAILURES) {
        const email = newAddress(mailbox);
        await control(page, 'E-mail').fill(email);
        await button(page).click();
        await expect(banner(page).locator('p').first(), mailbox).toHaveText(headline);
        await expect(banner(page)).toContainText(more ?? 'Nothing was lost: your answers are still below.');
        await expect(banner(page)).toBeFocused();
        expect(await received(page, email), mailbox).toHaveLength(1);
        await expectKept(page, answers, email);
        const letter = await page.getByRole('link', {name: 'Send it by e-mail'}).getAttribute('href');
        expect(decodeURIComponent(letter ?? '')).toContain(Object.values(answers)[0]);
        await expect(page.getByRole('link', {name: /^Call \+234/})).toHaveAttribute('href', /^tel:\+234\d+$/);
      }
      expect(await page.title()).not.toBe('1');
      expect(await seriousFlaws(page)).toEqual([]);
      const again = newAddress();
      await control(page, 'E-mail').fill(again);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(banner(page)).toHaveText(success);
      expect(await received(page, again)).toHaveLength(1);
      // The browser itself reports answers that are no 2xx; the page adds nothing.
      expect(watch.messages.filter((message) => !/Failed to load resource|CORS policy/.test(message))).toEqual([]);
      watch.messages.length = 0;
    });

    test('says within 15 seconds that no answer came, and that the device is offline', async ({
      page,
      context,
      watch,
    }) => {
      await page.clock.install();
      await open(page, path);
      const email = newAddress('held');
      await answer(page, answers, email);
      await button(page).click();
      await expect.poll(() => received(page, email)).toHaveLength(1);
      await page.clock.runFor(15_000);
      await expect(banner(page)).toContainText('No answer came in time.');
      await expectKept(page, answers, email);
      await page.request.get(`${STAND_IN_URL}/release`, {params: {email}});
      await context.setOffline(true);
      await button(page).click();
      await expect(banner(page)).toContainText('Your device is offline.');
      await context.setOffline(false);
      expect(await received(page, email)).toHaveLength(1);
      watch.messages.length = 0;
    });

    test('keeps what is typed over a reload half-way, shows it and clears it when asked', async ({page}) => {
      await open(page, path);
      const email = newAddress('held');
      await answer(page, answers, email);
      await page.locator('[name="botcheck"]').evaluate((box: HTMLInputElement) => (box.checked = true));
      await button(page).click();
      await expect.poll(() => received(page, email)).toHaveLength(1);
      expect((await received(page, email))[0]?.botcheck).toBe('on');
      await page.reload();
      await expect(main(page).getByText('Your answers are kept on this device')).toBeVisible();
      await expect(main(page).getByText('They may have arrived')).toBeVisible();
      await expectKept(page, answers, email);
      await expect(page.locator('[name="botcheck"]')).not.toBeChecked();
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('botcheck');
      await page.getByRole('button', {name: 'Clear form and draft'}).click();
      await expect(control(page, 'E-mail')).toHaveValue('');
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.request.get(`${STAND_IN_URL}/release`, {params: {email}});
    });

    test('lists the fields that the browser does not accept, each with a link to it', async ({page}) => {
      await open(page, path);
      await button(page).click();
      const summary = main(page).getByRole('group', {name: 'Please look at these fields again'});
      const required = await main(page).locator('form :required').count();
      await expect(summary.getByRole('link')).toHaveCount(required);
      await expect(main(page).locator('form :focus')).toHaveAttribute('required');
      await summary.getByRole('link', {name: 'E-mail'}).click();
      await expect(control(page, 'E-mail')).toBeFocused();
      await page.keyboard.type('ngozi@test.example');
      await expect(summary.getByRole('link')).toHaveCount(required - 1);
      expect(await seriousFlaws(page)).toEqual([]);
    });

    test('is sent without JavaScript and confirmed by a page', async ({browser}) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL: test.info().project.use.baseURL});
      const page = await context.newPage();
      await page.goto(path);
      const email = newAddress();
      await page.locator('main form').waitFor();
      for (const [label, value] of Object.entries({...answers, 'E-mail': email})) {
        const field = control(page, label);
        if (value === 'on') await field.check();
        else if ((await field.getAttribute('type')) === null && (await field.locator('option').count()) > 0)
          await field.selectOption({label: value});
        else await field.fill(value);
      }
      await button(page).click();
      await expect(page).toHaveURL(/\/thank-you$/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Thank you');
      expect(await received(page, email)).toEqual([
        {...sent, email, access_key: KEY, redirect: expect.stringMatching(/\/thank-you$/) as unknown},
      ]);
      await context.close();
    });

    test('is sent with storage blocked all the same', async ({page}) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await open(page, path);
      const email = newAddress();
      await answer(page, answers, email);
      await button(page).click();
      await expect(banner(page)).toHaveText(success);
      expect(await received(page, email)).toHaveLength(1);
    });

    test('keeps what was typed in another tab when it is sent in this one', async ({page, context}) => {
      await open(page, path);
      await answer(page, answers, newAddress());
      const other = await context.newPage();
      await open(other, path);
      const kept = newAddress();
      const [first = ''] = Object.keys(answers);
      await control(other, 'E-mail').fill(kept);
      await control(other, first).fill('Amaka');
      await button(page).click();
      await expect(banner(page)).toHaveText(success);
      await other.reload();
      await expect(control(other, first)).toHaveValue('Amaka');
      await expect(control(other, 'E-mail')).toHaveValue(kept);
    });

    test('keeps what is typed when a new deploy has taken the chunks of the next page away', async ({page, watch}) => {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      await answer(page, answers, 'ngozi@test.example');
      await page.route('**/assets/js/*', (route) => route.fulfill({status: 404}));
      await page.getByRole('link', {name: 'Projects'}).first().click();
      await expect(page).toHaveURL(/\/projects$/);
      await page.unroute('**/assets/js/*');
      await open(page, path);
      await expectKept(page, answers, 'ngozi@test.example');
      watch.messages.length = 0;
    });
  });
}

const [quote] = FORMS as [Sample];

test('A draft older than seven days is forgotten', async ({page}) => {
  await page.clock.install({time: new Date('2026-03-02T09:00:00Z')});
  await open(page, quote.path);
  await answer(page, quote.answers, 'ngozi@test.example');
  await page.clock.setSystemTime(new Date('2026-03-09T08:59:00Z'));
  await open(page, quote.path);
  await expectKept(page, quote.answers, 'ngozi@test.example');
  await page.evaluate(() => {
    const key = Object.keys(localStorage)[0] ?? '';
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as {saved: number};
    localStorage.setItem(key, JSON.stringify({...draft, saved: Date.parse('2026-03-02T08:59:00Z')}));
  });
  await open(page, quote.path);
  await expect(control(page, 'E-mail')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
