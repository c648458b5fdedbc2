/** One marked enquiry, sent as a visitor sends one: through the page, by a browser. */
import {chromium, type Locator, type Page, type Response} from '@playwright/test';
import type {BuildRecord} from '../../node/build-record';
import {findBrowser} from '../browser';
import type {Findings} from './answers';
import type {PublishedContent} from './published';

/** By these words whoever reads the mailbox, and its rule that forwards the message, knows it. DEPLOY.md names them. */
export const MARK = 'Test of the website: please do not answer';
const PATIENCE_MS = 60_000;
const TOO_MANY = 429;
const MOST_SIGNS = 300;

type Sent = Pick<PublishedContent, 'enquiry' | 'facts'>;

/**
 * @param site its origin
 * @returns a sentence where the enquiry did not get through, or was not sent
 */
export async function sendEnquiry(site: string, {kind}: Pick<BuildRecord, 'kind'>, sent: Sent): Promise<Findings> {
  const {enquiry, facts} = sent;
  if (kind === 'preview' || enquiry === undefined) return {unseen: ['No enquiry was sent: no form here sends one.']};
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(site + enquiry);
    const form = page.locator('form[method="post"]');
    // Before its scripts run, a press would leave the page.
    await page.locator('main[aria-busy="false"]').waitFor();
    await fillIn(form, site, facts);
    return await press(page, form, facts);
  } catch (error) {
    return {wrong: [`The enquiry could not be sent from ${enquiry}: ${cut(String(error))}`]};
  } finally {
    await browser.close();
  }
}

async function fillIn(form: Locator, site: string, {email, phones}: PublishedContent['facts']): Promise<void> {
  const values: Readonly<Record<string, string | undefined>> = {email, tel: phones[0], url: site, number: '1'};
  for (const control of await form.locator(':is(input, textarea, select)[required]').all()) {
    const kind = await control.evaluate((one) => (one as HTMLInputElement).type);
    if (kind === 'checkbox') await control.check();
    else if (kind === 'select-one') await control.selectOption({index: 1});
    else await control.fill(values[kind] ?? MARK);
  }
}

async function press(page: Page, form: Locator, {forms}: PublishedContent['facts']): Promise<Findings> {
  const answers: Response[] = [];
  page.on('response', (answer) => answer.request().method() === 'POST' && answers.push(answer));
  await form.locator('button[type="submit"]').last().click();
  const banner = form.locator('[role="group"][tabindex="-1"]');
  await banner.waitFor();
  if ((await banner.getAttribute('aria-label')) === forms.sent) return {};
  const said = `The page says: "${cut(await banner.innerText())}"`;
  const status = answers.at(-1)?.status();
  if (status === undefined)
    return {wrong: [`The enquiry got no answer of the form service that the page may read. ${said}`]};
  if (status === TOO_MANY)
    return {wrong: [`The form service takes no more enquiries for now, its quota is reached. ${said}`]};
  return {wrong: [`The form service refused the enquiry (${status}). ${said}`]};
}

const cut = (text: string): string => text.replace(/\s+/g, ' ').slice(0, MOST_SIGNS);
