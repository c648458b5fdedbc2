import {test as base, type BrowserContext, type Page, type PlaywrightTestOptions} from '@playwright/test';
import {ORIGINS, startForms} from './emulators';

/** Options that cannot change once a window is open. */
type Kind = Pick<
  PlaywrightTestOptions,
  'baseURL' | 'javaScriptEnabled' | 'isMobile' | 'hasTouch' | 'deviceScaleFactor'
>;

interface Windows {
  /** For tests whose effects cannot be reverted: a fake clock, an init script, a full cache. */
  ownWindow: boolean;
  kind: Kind;
}

/** The simplest file of the site: it runs nothing, and pending writes of the page before finish. */
const QUIET_ADDRESS = '/robots.txt';

/** When these tests run on the fixture's day, its pages do so too. */
async function atOurDay(context: BrowserContext): Promise<BrowserContext> {
  const ahead = Number(process.env.FIXTURE_AHEAD ?? 0);
  if (ahead !== 0) {
    await context.addInitScript((by) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + by;
      globalThis.Date = new Proxy(Date, {
        construct: (real, given, asked) =>
          Reflect.construct(real, given.length > 0 ? given : [real.now()], asked) as Date,
      });
    }, ahead);
  }
  return context;
}

async function quietPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(QUIET_ADDRESS);
  return page;
}

/**
 * Opening a window takes longer than showing a page, so each worker keeps one window of each kind for all its tests. A
 * test starts at QUIET_ADDRESS with the browser's cache, but without storage, routes, sizes or media settings of
 * earlier tests.
 */
export const windowTest = base.extend<Windows, {keepWindow: (kind: Kind) => Promise<Page>; forms: undefined}>({
  // A worker runs tests of files and of pages, so both share these fixtures.
  forms: [
    async ({browserName: _browser}, use) => {
      const stop = await startForms(ORIGINS);
      await use(undefined);
      await stop();
    },
    {scope: 'worker', auto: true},
  ],
  ownWindow: [false, {option: true}],
  kind: async ({baseURL, javaScriptEnabled, isMobile, hasTouch, deviceScaleFactor}, use) =>
    use({baseURL, javaScriptEnabled, isMobile, hasTouch, deviceScaleFactor}),
  keepWindow: [
    async ({browser}, use) => {
      const windows = new Map<string, Promise<Page>>();
      await use((kind) => {
        const name = JSON.stringify(kind);
        const page = windows.get(name) ?? browser.newContext(kind).then(atOurDay).then(quietPage);
        windows.set(name, page);
        return page;
      });
      for (const page of windows.values()) await (await page).context().close();
    },
    {scope: 'worker'},
  ],
  page: async ({ownWindow, kind, browser, keepWindow, viewport, colorScheme, contextOptions}, use) => {
    const page = ownWindow ? await (await atOurDay(await browser.newContext())).newPage() : await keepWindow(kind);
    if (!ownWindow) {
      if (viewport) await page.setViewportSize(viewport);
      const {reducedMotion = null} = contextOptions;
      await page.emulateMedia({media: null, colorScheme, reducedMotion});
    }
    await use(page);
    await (ownWindow ? page.context().close() : clear(page));
  },
  context: ({page}, use) => use(page.context()),
});

/** Reverts what a test changed in a kept window. */
async function clear(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.mouse.move(0, 0);
  await page.goto(QUIET_ADDRESS);
  const isClockReal = await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const {name = ''} of await indexedDB.databases()) {
      await new Promise((done, failed) =>
        Object.assign(indexedDB.deleteDatabase(name), {onsuccess: done, onerror: failed}),
      );
    }
    return String(setTimeout).includes('[native code]');
  });
  await forgetPictures(page);
  if (!isClockReal) throw new Error('A clock cannot be taken back: this test needs test.use({ownWindow: true}).');
}

/**
 * Chromium shows a larger version of a picture from memory, and then warns that the preloaded one is unused. This
 * clears the memory cache; the disk cache stays.
 */
async function forgetPictures(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  await session.detach();
}
