import {readFileSync} from 'node:fs';
import type {Browser, BrowserContext, CDPSession, Page} from '@playwright/test';
import {assetNames, fileAt, type Named} from './built-files';
import {FOCUSABLE} from './selectors';
import {lookOf, placesOf, type PageLook, type PlacedBox} from './look';

/** How a page is looked at. */
export interface View {
  /** Of the window, in CSS pixels. */
  width: number;
  scheme: 'light' | 'dark';
  /** Everything that takes the focus is shown as if it had it. */
  focused: boolean;
}

export const WIDTHS = [1440, 390] as const;
const SCHEMES = ['light', 'dark'] as const;
const HEIGHT = 900;

/** A name that no network knows. */
const ORIGIN = 'http://site.localhost';

/** @returns how a page is looked at in a window of this width, at last with the focus, which takes long to be set */
export const viewsAt = (width: number): View[] =>
  [false, true].flatMap((focused) => SCHEMES.map((scheme) => ({width, scheme, focused})));

/**
 * What makes two drawings of the same page differ: colours of the machine, pictures that come later, and tiles of which
 * only the changed piece is drawn anew, because a curve that is cut there gets other shades at its edge. How a change is
 * cut depends on how fast the machine is.
 */
export const STEADY = [
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--disable-lcd-text',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--force-color-profile=srgb',
];

/** Nothing blinks, moves, fades or waits until it is scrolled to. */
const STILL = `
  *, ::before, ::after { animation: none !important; transition: none !important; content-visibility: visible !important }
  * { caret-color: transparent !important }`;

/** Opens a window on a built site, in which nothing moves by itself; what other hosts show is no part of the site. */
export async function openSide(browser: Browser, build: string, now: string): Promise<Side> {
  const context = await browser.newContext({
    viewport: {width: WIDTHS[0], height: HEIGHT},
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  await context.clock.setFixedTime(now);
  await context.route('**', async (route) => {
    const {origin, pathname} = new URL(route.request().url());
    const path = origin === ORIGIN ? fileAt(build, pathname) : undefined;
    if (path === undefined) await route.abort();
    else if (path.endsWith('.css'))
      await route.fulfill({contentType: 'text/css', body: withFonts(readFileSync(path, 'utf8'))});
    else await route.fulfill({path});
  });
  return {sitter: await Sitter.open(context), named: assetNames(build)};
}

/** Pictures wait for the fonts, which visitors do without when they come late. */
const withFonts = (css: string): string => css.replaceAll(/font-display:\s*optional/g, 'font-display: block');

/** A page in one of the two states. */
export interface Side {
  sitter: Sitter;
  named: Named;
}

/** A page of one of the two sites, ready to be photographed. */
class Sitter {
  private readonly page: Page;
  private readonly session: CDPSession;
  private isFocused = false;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async open(context: BrowserContext): Promise<Sitter> {
    const page = await context.newPage();
    return new Sitter(page, await context.newCDPSession(page));
  }

  /**
   * Opens a page in a window of this width and waits until its scripts have run.
   * @returns what it is made of
   */
  async go(route: string, width: number): Promise<PageLook> {
    await this.page.setViewportSize({width, height: HEIGHT});
    await this.page.goto(ORIGIN + route);
    this.isFocused = false;
    await this.page.locator('html[data-has-hydrated="true"]').waitFor();
    return this.page.evaluate(lookOf);
  }

  /** Stops what moves and waits for all pictures, so that the page can be photographed. */
  holdStill = (): Promise<void> => this.page.evaluate(holdStill, STILL);

  /** @returns where the elements of each selector stand now */
  find = (selectors: string[]): Promise<PlacedBox[][]> => this.page.evaluate(placesOf, selectors);

  /** @returns the whole page as a PNG; of one that is too wide, all that can be scrolled to */
  async photograph({scheme, focused}: View): Promise<Buffer> {
    await this.page.emulateMedia({colorScheme: scheme});
    if (focused !== this.isFocused) await this.focus(focused);
    return this.page.screenshot({fullPage: true});
  }

  /** Only one element can have the focus; the developer tools can draw each as if it had it. */
  private async focus(focused: boolean): Promise<void> {
    const forcedPseudoClasses = focused ? ['focus', 'focus-visible'] : [];
    await this.session.send('DOM.enable');
    await this.session.send('CSS.enable');
    const {root} = await this.session.send('DOM.getDocument', {depth: 0});
    const {nodeIds} = await this.session.send('DOM.querySelectorAll', {nodeId: root.nodeId, selector: FOCUSABLE});
    await Promise.all(
      nodeIds.map((nodeId) => this.session.send('CSS.forcePseudoState', {nodeId, forcedPseudoClasses})),
    );
    this.isFocused = focused;
  }
}

/** Stops what moves, and waits until all pictures are there. Runs inside the page. */
async function holdStill(style: string): Promise<void> {
  const still = new CSSStyleSheet();
  still.replaceSync(style);
  // The camera changes the window, and a sheet with rules for other windows is then read anew with the fonts that it
  // names, which are missing meanwhile. A sheet without such rules stays as it is.
  for (const sheet of document.styleSheets) {
    for (const rule of [...sheet.cssRules].filter((one) => one instanceof CSSFontFaceRule)) {
      still.insertRule(rule.cssText);
      sheet.deleteRule([...sheet.cssRules].indexOf(rule));
    }
  }
  document.adoptedStyleSheets.push(still);
  const images = [...document.images];
  await Promise.all(
    images.map(async (image) => {
      image.loading = 'eager';
      if (!image.complete) await new Promise((done) => (image.onload = image.onerror = done));
      // The camera makes the window higher, upon which a picture of several sizes is chosen anew and is gone meanwhile.
      const source = image.currentSrc;
      for (const one of [image, ...(image.parentElement?.querySelectorAll('source') ?? [])])
        one.removeAttribute('srcset');
      image.src = source;
      await image.decode().catch(() => undefined);
    }),
  );
}
