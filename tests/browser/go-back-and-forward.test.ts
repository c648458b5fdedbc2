import {menuLabel, site} from './page-content';
import {expect, open, PHONE, test} from './test';

const {labels} = site;

test('Back closes an open photo first, then leaves the page; a closed photo leaves no history entry, and links lead on', async ({
  page,
}) => {
  await open(page, '/thank-you');
  await open(page, '/about/gallery');
  const photo = page.locator('main li a:has(img)').first();
  const lightbox = page.getByRole('dialog', {name: labels.lightbox});
  await photo.click();
  await expect(lightbox).toBeVisible();
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL('/about/gallery');
  await photo.click();
  await page.getByRole('button', {name: labels.closePhoto}).click();
  await expect(lightbox).toHaveCount(0);
  // Closing goes back in the history, and two steps back at once are one.
  await page.waitForFunction(() => (history.state as {layer?: true} | null)?.layer !== true);
  await page.goBack();
  await expect(page).toHaveURL('/thank-you');

  // A link that is clicked directly after closing a photo leads to its page.
  await page.goForward();
  await photo.click();
  await expect(lightbox).toBeVisible();
  // Both clicks are in one task, before the browser has gone back in its history.
  await lightbox.getByRole('button', {name: labels.closePhoto}).evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click();
  });
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/about/gallery');
});

test('Back closes the phone menu first, and returns from a page of the menu to the page below it', async ({page}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/contact');
  const opener = page.getByRole('button', {name: labels.openMenu});
  const menu = page.getByRole('dialog', {name: labels.menu});
  await opener.click();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/contact');
  await opener.click();
  await menu.getByRole('link', {name: menuLabel('/careers')}).click();
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(menu).toBeHidden();
});
