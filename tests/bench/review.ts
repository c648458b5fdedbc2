/** How long a reviewer waits: from choosing a proposal to its first page with its changes marked, on a slow phone. */
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../../src/commands/browser';
import {serveSite} from '../../src/commands/host';
import {localOrigins} from '../../src/commands/stand-ins/gate';
import {portsOfBuild, startStandIns} from '../../src/commands/stand-ins/start';
import {words} from '../../src/edit/words';
import {propose, signIn, withHeading} from '../site/editor-actions';
import {CPU_SLOWDOWN, median, PHONE, report, SLOW_4G} from './figures';

const PORT = 8795;
const RUNS = 5;
const BUILT = 'build';
const MARKED_S = 2;
const MILLISECONDS = 1e3;
const FILE = 'pages/about/who-we-are.mdx';
const TITLE = 'Another heading';

/** Needs a build of this machine in `build/`. */
export async function benchReview(): Promise<void> {
  const server = await serveSite(PORT, BUILT);
  const standIns = await startStandIns(localOrigins(PORT), portsOfBuild(BUILT));
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu']});
  try {
    await propose(TITLE, {[FILE]: withHeading(FILE, 'Anew')});
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await choose(browser));
    report('A proposal is chosen: its first page is marked', median(times) / MILLISECONDS, MARKED_S, 's');
  } finally {
    await browser.close();
    standIns.stop();
    server.stop();
  }
}

/** @returns in milliseconds what a reviewer waits who is signed in and looks at the list of proposals */
async function choose(browser: Browser): Promise<number> {
  const context = await browser.newContext({...PHONE, baseURL: `http://localhost:${PORT}`});
  const page = await context.newPage();
  await signIn(page, 'colleague');
  // The editor fetches all of its code once its first page is there.
  await page.waitForFunction((quiet) => {
    const last = Math.max(
      ...performance.getEntriesByType('resource').map((one) => (one as PerformanceResourceTiming).responseEnd),
    );
    return performance.now() - last > quiet;
  }, MILLISECONDS);
  await page.getByText(words.pages.proposals, {exact: true}).click();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  const proposal = page.getByRole('button', {name: TITLE});
  await proposal.scrollIntoViewIfNeeded();
  const started = performance.now();
  await proposal.click();
  await page.frameLocator('iframe').locator('[data-mark]').first().waitFor();
  const took = performance.now() - started;
  await context.close();
  return took;
}
