import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {findBrowser} from '../../src/commands/browser';
import {resultsFile} from '../lanes';
import {serveCompressed} from './compressed';
import {compare, CPU_SLOWDOWN, median, PHONE, report, SLOW_4G} from './figures';
import {plainOf, withPlainPages} from './plain';

const PORT = 8793;
const RUNS = 5;
/** One page of each kind. */
const ROUTES = ['/', '/services/engineering', '/about/gallery', '/projects', '/contact/quote'];
const PAINT_RATIO = 1.4;
const RELEASE_MS = 2000;
const BLOCKING_MS = 160;
const NAVIGATION_TARGET = '/projects';
const PREFETCHED_MS = 220;
const NOT_PREFETCHED_MS = 450;

interface Watched {
  /** When the largest element was painted, in ms after the navigation. */
  paint: number;
  /** When the loading screen went. */
  release: number;
  /** What tasks took beyond 50 ms each: the total blocking time. */
  blocking: number;
}

/** Pages on a slow phone, each beside plain HTML with the same words, pictures and styles; and the way between pages. */
export async function benchPages(): Promise<void> {
  const folder = withPlainPages(ROUTES);
  const host = await serveCompressed(PORT, folder);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  });
  try {
    const ratios: number[] = [];
    for (const route of ROUTES) ratios.push(await benchRoute(browser, host.url, route));
    keepRatios(ratios);
    await benchNavigation(browser, host.url);
  } finally {
    await browser.close();
    host.stop();
    rmSync(folder, {recursive: true});
  }
}

/** `npm run statement` tells visitors of them, until the next `npm test`. */
function keepRatios(ratios: readonly number[]): void {
  mkdirSync(dirname(resultsFile('speed')), {recursive: true});
  writeFileSync(resultsFile('speed'), JSON.stringify({least: Math.min(...ratios), most: Math.max(...ratios)}));
}

async function benchRoute(browser: Browser, url: string, route: string): Promise<number> {
  const own: Watched[] = [];
  const other: Watched[] = [];
  // The first visit of each fills the caches of the server.
  for (let run = 0; run <= RUNS; run += 1) {
    own.push(await visit(browser, url + route));
    other.push(await visit(browser, url + plainOf(route)));
  }
  const middle = (all: Watched[], what: keyof Watched) => median(all.slice(1).map((one) => one[what]));
  report(`${route}: loading screen released`, middle(own, 'release'), RELEASE_MS, 'ms');
  report(`${route}: total blocking time`, middle(own, 'blocking'), BLOCKING_MS, 'ms');
  return compare(
    `${route}: largest paint, to plain HTML`,
    middle(own, 'paint'),
    middle(other, 'paint'),
    PAINT_RATIO,
    'ms',
  );
}

async function openSlowly(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  return page;
}

async function visit(browser: Browser, address: string): Promise<Watched> {
  const page = await openSlowly(browser);
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const watched = await page.evaluate(() => (globalThis as unknown as {watched: Watched}).watched);
  await page.context().close();
  return watched;
}

/** Runs in the page, before anything else. */
function watch(): void {
  const watched: Watched = {paint: 0, release: 0, blocking: 0};
  const bearable = 50;
  Object.assign(globalThis, {watched});
  new PerformanceObserver((list) => {
    watched.paint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) watched.blocking += duration - bearable;
  }).observe({type: 'longtask', buffered: true});
  new MutationObserver(() => {
    const released = document.querySelector(':root[data-released], main[aria-busy="false"]');
    if (!watched.release && released) watched.release = performance.now();
  }).observe(document, {subtree: true, childList: true, attributes: true});
}

/** From home by its footer: a link that has not been on screen is not fetched ahead. */
async function benchNavigation(browser: Browser, url: string): Promise<void> {
  const times = {ahead: [] as number[], cold: [] as number[]};
  for (let run = 0; run < RUNS; run += 1) {
    for (const ahead of [true, false]) {
      const page = await openSlowly(browser);
      await page.goto(url);
      await page.waitForLoadState('networkidle');
      const link = page.getByRole('contentinfo').locator(`a[href="${NAVIGATION_TARGET}"]`).first();
      if (ahead) {
        await link.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
      }
      times[ahead ? 'ahead' : 'cold'].push(await link.evaluate(navigate));
      await page.context().close();
    }
  }
  report(`Home to ${NAVIGATION_TARGET}, fetched ahead: heading painted`, median(times.ahead), PREFETCHED_MS, 'ms');
  report(`Home to ${NAVIGATION_TARGET}, not fetched ahead`, median(times.cold), NOT_PREFETCHED_MS, 'ms');
}

/** Runs in the page. @returns the time from the click until the new page's heading is painted, in ms. */
function navigate(link: SVGElement | HTMLElement): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const started = performance.now();
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (heading() === before || heading() === undefined) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
    (link as HTMLElement).click();
  });
}
