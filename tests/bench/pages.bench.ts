import {rmSync} from 'node:fs';
import {test, type Page} from '@playwright/test';
import {serveSite, type SiteServer} from '../../src/cli/host';
import {freePort} from '../../src/cli/ports';
import {median, report} from './figures';
import {plainOf, withPlainPages} from './plain';

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
  site = await serveSite(await freePort(), folder);
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
    report(`${route}, largest paint`, median(own.slice(1)), median(plain.slice(1)), 'that of plain HTML');
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
