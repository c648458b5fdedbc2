import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test, type Page} from '@playwright/test';
import {serveSite, type SiteServer} from '../../src/cli/host';
import {findFreePort} from '../../src/cli/ports';
import {printRatio} from './figures';

const RUNS = 5;
/** One page of each type. */
const ROUTES = ['/', '/services/engineering', '/about/gallery', '/projects', '/contact/quote'];
/** A phone on slow 4G, four times slower than this machine. */
const SLOW_4G = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000};
const CPU_SLOWDOWN = 4;

let folder: string;
let site: SiteServer;
test.beforeAll(async () => {
  folder = withPlainPages(ROUTES);
  site = await serveSite(await findFreePort(), folder);
});
test.afterAll(() => {
  site.stop();
  rmSync(folder, {recursive: true});
});
test.use({viewport: {width: 390, height: 844}, deviceScaleFactor: 2, isMobile: true});

for (const route of ROUTES) {
  test(`The largest paint of ${route}, compared with plain HTML with the same text, photos and styles`, async ({
    browser,
  }, {project}) => {
    const [own, plain]: [number[], number[]] = [[], []];
    const visit = async (address: string) => {
      const page = await browser.newPage(project.use);
      const time = await largestPaint(page, site.url + address);
      await page.close();
      return time;
    };
    // The first visit fills the server's caches.
    for (let run = 0; run <= RUNS; run += 1) {
      own.push(await visit(route));
      plain.push(await visit(plainOf(route)));
    }
    printRatio(`${route}, largest paint`, median(own.slice(1)), median(plain.slice(1)), 'that of plain HTML');
  });
}

/** @returns the time of the largest paint, in ms after the navigation */
async function largestPaint(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

/** @returns a copy of the built site with a plain version of each route. */
function withPlainPages(routes: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync('build', folder, {recursive: true});
  for (const route of routes) writeFileSync(join(folder, `${plainOf(route).slice(1)}.html`), plain(route));
  return folder;
}

/** @returns the address of a route's plain version. */
const plainOf = (route: string): string => `/plain${route.replaceAll('/', '-')}`;

/**
 * Returns the page without scripts and loading screen. It fetches at once what they would fetch at once, such as the
 * font.
 */
function plain(route: string): string {
  return readFileSync(route === '/' ? 'build/index.html' : `build${route}.html`, 'utf8')
    .replace(/<script [^>]*data-now="(&lt;link.*?&gt;)/, (found, font: string) => fromAttribute(font) + found)
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<div class="?[^>]*role="?status"?[\s\S]*?<\/div>/, '')
    .replace(/(<img[^>]*data-awaited[^>]*)loading="?lazy"?/g, '$1loading=eager');
}

const fromAttribute = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
