import {
  colourViolations,
  clippedText,
  pageWidth,
  applyTextSpacing,
  violations,
  violationsOnAllScreens,
} from './accessibility';
import {REPRESENTATIVE, VISITED} from './routes';
import {DESKTOP, expect, LAPTOP, open, PHONE, test} from './test';

/** A window of 1280 by 1024 pixels at 400 %. */
const ZOOMED = {width: 320, height: 256};

/** The advice for the person who changed the text. */
const SHORTEN = 'Shorten the longest word or name on it.';
const UNDO = 'Undo the last change to it, or show this to a developer.';

const MAX_TITLE = 65;
const MAX_DESCRIPTION = 160;

/**
 * The page draws nothing during the examination, and the browser would warn about preloaded pictures that it does not
 * use.
 */
const picturesAreThere = () =>
  [...document.images].every((image) => {
    const {top, bottom} = image.getBoundingClientRect();
    return (
      image.complete || bottom < 0 || top > window.innerHeight || !image.checkVisibility({visibilityProperty: true})
    );
  });

const folderOf = (route: string) => `/${route.split('/')[1] ?? ''}`;
const isAlone = (route: string) => VISITED.filter((other) => folderOf(other) === folderOf(route)).length === 1;
const partOf = (route: string) => (isAlone(route) ? 'the first level' : folderOf(route));

for (const part of new Set(VISITED.map(partOf))) {
  test(`The pages of ${part} load, fit phone and desktop, and are accessible`, async ({page}) => {
    for (const route of VISITED.filter((item) => partOf(item) === part)) {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({colorScheme: 'light'});
      const answer = await open(page, route);
      const title = await page.title();
      const description = (await page.locator('meta[name="description"]').getAttribute('content')) ?? '';
      const found = {
        status: answer?.status(),
        address: new URL(page.url()).pathname,
        headings: await page.getByRole('heading', {level: 1}).count(),
        hasTitle: title.length > 0 && title.length <= MAX_TITLE,
        hasDescription: description.length > 0 && description.length <= MAX_DESCRIPTION,
      };
      const expected = {status: 200, address: route, headings: 1, hasTitle: true, hasDescription: true};
      expect
        .soft(found, `${route}: It has no answer, heading, title or description as it should. ${UNDO}`)
        .toEqual(expected);
      await page.waitForFunction(picturesAreThere);
      expect.soft(await violations(page), `${route}: Not everybody can use it. ${UNDO}`).toEqual([]);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        const says = `${route}: It scrolls sideways at ${viewport.width} px. ${SHORTEN}`;
        expect.soft(await pageWidth(page), says).toBeLessThanOrEqual(viewport.width);
      }
      await page.setViewportSize(PHONE);
      if (!REPRESENTATIVE.includes(route)) continue;
      await page.emulateMedia({colorScheme: 'dark'});
      expect.soft(await colourViolations(page), `${route}: Not everybody can read it in the dark. ${UNDO}`).toEqual([]);
      await applyTextSpacing(page);
      await page.setViewportSize(ZOOMED);
      const says = `${route}: It cuts off words at ${ZOOMED.width} px with widened letters. ${SHORTEN}`;
      expect.soft(await pageWidth(page), says).toBeLessThanOrEqual(ZOOMED.width);
      expect.soft(await clippedText(page), says).toEqual([]);
    }
  });
}

for (const route of VISITED) {
  const title = `${route} has no accessibility violation in any theme, and fits with widened letters and at 400 %`;
  test(title, {tag: '@all'}, async ({page}) => {
    await open(page, route);
    expect.soft(await violationsOnAllScreens(page)).toEqual([]);
    await applyTextSpacing(page);
    for (const viewport of [LAPTOP, ZOOMED]) {
      await page.setViewportSize(viewport);
      expect.soft(await pageWidth(page), `${viewport.width} px`).toBeLessThanOrEqual(viewport.width);
      expect.soft(await clippedText(page), `${viewport.width} px`).toEqual([]);
    }
  });
}
