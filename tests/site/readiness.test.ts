import {fillPlaces} from '../../src/shared/fill-places';
import {listed, topOf} from './listed';
import {expect, open, test} from './test';

// Any page with a form may list them.
const papers = listed('contact/quote', 'readiness');
const {readinessWords: words} = topOf<{readinessWords: Record<string, string>}>('pages/contact/quote.mdx');
const count = (ready: number) => fillPlaces(words.ready ?? '', {count: ready, total: papers.length});

/** A page of a PDF; the list of all pages is called Pages. */
const SHEET = /\/Type \/Page(?!s)/g;

test('The papers for vendors are ticked by keyboard, remembered on the device, and printed alone on one sheet of A4', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await open(page, '/contact/quote');
  const first = page.getByRole('main').getByRole('listitem').getByRole('checkbox').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(count(1))).toBeVisible();
  await page.reload();
  await expect(first).toBeChecked();
  await page.getByRole('button', {name: words.print}).click();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const {name = ''} of papers) await expect(page.getByRole('listitem').getByText(name)).toBeVisible();
  expect((await page.pdf({format: 'A4'})).toString('latin1').match(SHEET)).toHaveLength(1);
});
