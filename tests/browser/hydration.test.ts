import type {DataOf} from '../../src/site/page-types/registry';
import {delayRequests} from './page-actions';
import {site, frontMatterOfFile} from './page-content';
import {expect, ignoreMessages, MOVING, PHONE, test} from './test';

const {labels} = site;
const [first] = frontMatterOfFile<DataOf<'form'>>('pages/contact/quote.mdx').form.fields;

test.use(MOVING);

test('Text typed before hydration keeps its focus and becomes a draft, even if an extension has changed the page', async ({
  page,
  watch,
}) => {
  const letScriptsCome = await delayRequests(page, '**/assets/js/*');
  await page.goto('/contact/quote', {waitUntil: 'commit'});
  const field = page.locator(`main form [name="${first?.name}"]`);
  await field.fill('Ngozi');
  await page.evaluate((font) => {
    document.querySelector('main h1')?.replaceChildren(document.createElement(font));
    document.querySelector('main form')?.prepend(document.createElement('div'));
  }, 'font');
  letScriptsCome();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(field).toHaveValue('Ngozi');
  await expect(field).toBeFocused();
  await expect(page.getByText(site.forms.draft)).toBeVisible();
  // React logs that the page differs from the server's HTML.
  ignoreMessages(watch, 'Minified React error');
});

test('A press before the scripts of a page have run is answered: natively at once, otherwise when they have', async ({
  page,
}) => {
  const letScriptsCome = await delayRequests(page, '**/assets/js/*');
  await page.setViewportSize(PHONE);
  await page.goto('/', {waitUntil: 'commit'});
  await page.getByRole('button', {name: labels.openMenu}).click();
  const menu = page.locator('dialog');
  await menu.getByRole('button', {name: labels.closeMenu}).click();
  await expect(menu).toBeHidden();
  const hero = page.getByRole('region', {name: labels.carousel});
  // The slides advance by themselves, but never backwards.
  await hero.getByRole('button', {name: labels.previous}).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  letScriptsCome();
  const dots = hero.locator('button:has(b)');
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');
});
