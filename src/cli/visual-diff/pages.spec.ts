import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Route} from '@playwright/test';
import {forLog} from '../../shared/escape';

const {VISUAL_DIFF_FOLDER: folder = '', VISUAL_DIFF_SITE: site = '', BUILD_DAY: day} = process.env;

const VIEWS = [
  {width: 1440, height: 900, colorScheme: 'light'},
  {width: 1440, height: 900, colorScheme: 'dark'},
  {width: 390, height: 844, colorScheme: 'light'},
] as const;

/** @returns the pages of a built site, without the editor, which is not a Docusaurus page */
const pagesOf = (build: string): string[] =>
  readdirSync(join(folder, build), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !/^edit[./\\]/.test(file))
    .map((file) => file.replace(/\.html$/, '').replaceAll('\\', '/'))
    .sort();

const [before, after] = [pagesOf('before'), pagesOf('after')];

for (const {width, height, colorScheme} of VIEWS) {
  const view = `${width} ${colorScheme}`;
  test.describe(view, () => {
    test.use({viewport: {width, height}, colorScheme});
    for (const name of after.filter((item) => before.includes(item))) {
      test(forLog(name), async ({page}) => {
        await page.clock.setFixedTime(`${day}T09:00:00Z`);
        await page.route('**', (route) => route.abort());
        await page.route('/**', serve);
        await page.goto(name === 'index' ? '/' : `/${name}`);
        await page.locator('html[data-has-hydrated="true"]').waitFor();
        await page.evaluate(showAll);
        await expect(page).toHaveScreenshot([view, `${name}.png`], {fullPage: true});
      });
    }
  });
}
for (const name of after.filter((item) => !before.includes(item))) test.skip(`new: ${forLog(name)}`, () => undefined);
for (const name of before.filter((item) => !after.includes(item))) test.skip(`gone: ${forLog(name)}`, () => undefined);

/** Serves a file of the built site like a host: `about.html` for `/about`. */
async function serve(route: Route): Promise<void> {
  const asked = join(folder, site, decodeURIComponent(new URL(route.request().url()).pathname));
  const path = [`${asked}.html`, join(asked, 'index.html'), asked].find((item) => existsSync(item));
  if (path === undefined) return route.abort();
  if (!path.endsWith('.css')) return route.fulfill({path});
  // Screenshots wait for the fonts; visitors see the page without fonts that arrive late.
  const body = readFileSync(path, 'utf8').replaceAll(/font-display:\s*optional/g, 'font-display:block');
  return route.fulfill({contentType: 'text/css', body});
}

/** Makes content visible that appears only on scrolling. Runs inside the page. */
async function showAll(): Promise<void> {
  const style = new CSSStyleSheet();
  style.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(style);
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
