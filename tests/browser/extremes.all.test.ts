/** Tests whether pages fit with all window sizes, text sizes and contents. */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import type {SiteServer} from '../../src/cli/host';
import {SITE_FILE} from '../../src/cms/base/paths';
import {readContent} from '../../src/cms/lint/content';
import {unusedDiagnostics} from '../../src/cms/lint/files';
import {thisMachine} from '../../src/node/load';
import {pageFiles, projectFiles} from '../../src/node/project-files';
import {pageWidth, spaceOut, violations} from './accessibility';
import {EXTREMES_PORT, EXTREMES_URL} from './address';
import {Copy} from './copy';
import {least, longest, type Texts} from './extremes/contents';
import {lookAtPage} from './extremes/look-at-page';
import {REPRESENTATIVE} from './routes';
import {serveStatic} from './static-server';
import {expect, open, test} from './test';
import {siteDefinition} from '../../src/site/site-definition';

/** In addition to one page of each type, pages whose blocks long text or lists may break. */
const DANGEROUS = [
  ...REPRESENTATIVE,
  '/about/certifications',
  '/about/history',
  '/contact/vendor',
  '/projects?view=table',
  '/services',
];
/** A visitor's text settings: normal, twice as large (WCAG 2.2, 1.4.4), or with wide spacing (1.4.12). */
type Text = 'plain' | 'large' | 'spaced';
/** Two widths are enough for axe: the phone layout and the laptop layout. */
const AXE_WIDTHS = [390, 1440];
/** Elements that open on a click and close on Escape: the buttons that open them, and their pages. */
const STATES = [
  {opens: 'header > div > button[popovertarget]', on: /:\d+\/$/},
  {opens: 'header nav button', on: /:\d+\/$/},
  {opens: 'main section li:first-child > a[aria-haspopup="dialog"]', on: /gallery$/},
  {opens: 'main li button[aria-controls]', on: /management$/},
];
/** A few of many portraits or photos are enough. */
const MOST_BUTTONS = 2;

/** @returns what does not fit on a page at each of these sizes, including its opened states */
async function findingsOn(page: Page, route: string, widths: readonly number[], texts: readonly Text[]) {
  const found: string[] = [];
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, route);
  await page.locator('main[aria-busy="false"]').waitFor();
  for (const text of texts) {
    await page.evaluate(
      (size) => {
        document.adoptedStyleSheets = [];
        document.documentElement.style.fontSize = size;
      },
      text === 'large' ? '200%' : '',
    );
    if (text === 'spaced') await spaceOut(page);
    await page.evaluate(() => {
      // Content that the browser draws only when it comes near has no size before.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* {content-visibility: visible !important}');
      document.adoptedStyleSheets.push(sheet);
    });
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      const diagnostics = await page.evaluate(lookAtPage);
      const whole = await pageWidth(page);
      if (whole > width) diagnostics.push(`the page is ${whole} px wide`);
      if (text === 'plain' && AXE_WIDTHS.includes(width)) diagnostics.push(...(await violations(page)));
      for (const {opens} of STATES.filter(({on}) => on.test(page.url()))) {
        for (const button of (await page.locator(opens).filter({visible: true}).all()).slice(0, MOST_BUTTONS)) {
          await button.click();
          diagnostics.push(...(await page.evaluate(lookAtPage)).map((diagnostic) => `${opens}: ${diagnostic}`));
          await page.keyboard.press('Escape');
          // Closing goes back in the history, which would end the next visit.
          await page.waitForFunction(() => !(history.state as {layer?: boolean} | null)?.layer);
        }
      }
      found.push(...diagnostics.map((diagnostic) => `${route} at ${width} px, ${text} text: ${diagnostic}`));
    }
  }
  return found;
}

/** Returns a copy of the project with these pages, without pictures that they no longer use. */
async function copyWith(texts: Texts): Promise<Copy> {
  const copy = new Copy();
  for (const [file, text] of texts) writeFileSync(join(copy.folder, file), text);
  const bytes = new Map([...texts].map(([file, text]) => [file, Buffer.from(text)]));
  for (const {file} of unusedDiagnostics(await readContent(siteDefinition, bytes, projectFiles(), thisMachine)))
    rmSync(join(copy.folder, file));
  return copy;
}

test.use({ownWindow: true, allowed: [EXTREMES_URL]});

test('Every page type fits every window, even with large or spaced text', async ({page}) => {
  for (const route of DANGEROUS) {
    expect.soft(await findingsOn(page, route, [320, 768, 1440], ['plain']), route).toEqual([]);
    expect.soft(await findingsOn(page, route, [390], ['large', 'spaced']), route).toEqual([]);
  }
});

for (const [name, make] of Object.entries({longest, least})) {
  test(`The pages with the ${name} content fit phone and laptop, and nothing is clipped or covered`, async ({page}) => {
    const texts = new Map([...pageFiles(), SITE_FILE].map((file) => [file, readFileSync(file, 'utf8')]));
    const copy = await copyWith(make(texts));
    let server: SiteServer | undefined;
    try {
      const folder = copy.build(name, {});
      server = await serveStatic(EXTREMES_PORT, folder);
      for (const route of DANGEROUS) {
        if (!existsSync(join(folder, `${route === '/' ? 'index' : route.replace(/\?.*/, '')}.html`))) continue;
        expect.soft(await findingsOn(page, EXTREMES_URL + route, [320, 1440], ['plain']), route).toEqual([]);
      }
    } finally {
      server?.stop();
      copy.remove();
    }
  });
}
