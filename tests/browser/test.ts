import {expect, test as base, type Page, type Response} from '@playwright/test';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {SITE_URL} from './address';
import {ORIGINS, startForms, startGithub} from './emulators';

export {expect};

/** How far the fixture's day is ahead of today. Pages must have the same day as the tests. */
const AHEAD = Number(process.env.FIXTURE_AHEAD ?? 0);

/** Runs in the page. */
function moveClock(ahead: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, asked) => Reflect.construct(real, given.length > 0 ? given : [real.now()], asked) as Date,
  });
}

/** A test of the build's files or the server's answers, or of a page that reports errors on purpose. */
export const fileTest = base.extend<object, {forms: undefined}>({
  forms: [
    async ({browserName: _browser}, use) => {
      const stop = await startForms(ORIGINS);
      await use(undefined);
      await stop();
    },
    {scope: 'worker', auto: true},
  ],
  context: async ({context}, use) => {
    if (AHEAD !== 0) await context.addInitScript(moveClock, AHEAD);
    await use(context);
  },
});

/** What no page of this site may do. */
interface Watch {
  messages: string[];
  foreign: string[];
}

/** Other hosts that the tests of a file may contact. */
interface Options {
  allowed: string[];
}

/**
 * A test of the built site. Besides its own assertions, it fails on a page error, a console message, a request to
 * another host, or a cookie.
 */
export const test = fileTest.extend<Options & {watch: Watch; quiet: undefined; github: undefined}>({
  allowed: [[], {option: true}],
  github: [
    async ({allowed}, use) => {
      if (!allowed.includes(LOCAL_GITHUB_URL)) return use(undefined);
      const stop = await startGithub(ORIGINS);
      await use(undefined);
      await stop();
    },
    {auto: true},
  ],
  watch: async ({page, allowed}, use) => {
    const watch: Watch = {messages: [], foreign: []};
    page.on('console', (message) => watch.messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => watch.messages.push(`page error: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && ![SITE_URL, ...allowed].some((known) => url.startsWith(known)))
        watch.foreign.push(url);
    });
    await use(watch);
  },
  quiet: [
    async ({watch, context}, use) => {
      await use(undefined);
      expect(watch.messages, 'page errors and console messages').toEqual([]);
      expect(watch.foreign, 'requests to other hosts').toEqual([]);
      expect(await context.cookies(), 'cookies').toEqual([]);
    },
    {auto: true},
  ],
});

/** Removes messages that contain a text: the browser's reports about a fault that the test caused. */
export function ignoreMessages(watch: Watch, text: string): void {
  watch.messages = watch.messages.filter((line) => !line.includes(text));
}

/** Opens a page, and waits for hydration and its first pictures. @returns the server's response */
export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await page.locator('html[data-has-hydrated="true"] main[aria-busy="false"]').waitFor({state: 'attached'});
  return answer;
}

/** The options of tests about what moves. */
export const MOVING = {contextOptions: {reducedMotion: 'no-preference'}} as const;

export const PHONE = {width: 390, height: 844};
export const TABLET = {width: 768, height: 1024};
export const LAPTOP = {width: 1366, height: 768};
export const DESKTOP = {width: 1440, height: 900};
