import {expect, type ConsoleMessage, type Page, type Request, type Response} from '@playwright/test';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {SITE_URL} from './address';
import {ORIGINS, startGithub} from './emulators';
import {windowTest} from './window';

export {expect};

/** A test of the build's files or the server's answers, which opens no window. */
export const fileTest = windowTest;

/** Actions of a page that no page of this site may do. */
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
export const test = windowTest.extend<Options & {watch: Watch; quiet: undefined; github: undefined}>({
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
    const onMessage = (message: ConsoleMessage) => watch.messages.push(`${message.type()}: ${message.text()}`);
    const onError = (error: Error) => watch.messages.push(`page error: ${error.message}`);
    const onRequest = (request: Request) => {
      const url = request.url();
      if (/^https?:/.test(url) && ![SITE_URL, ...allowed].some((known) => url.startsWith(known)))
        watch.foreign.push(url);
    };
    page.on('console', onMessage).on('pageerror', onError).on('request', onRequest);
    await use(watch);
    page.off('console', onMessage).off('pageerror', onError).off('request', onRequest);
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
export function overlook(watch: Watch, text: string): void {
  watch.messages = watch.messages.filter((line) => !line.includes(text));
}

/** Opens a page and waits for hydration. @returns the server's response */
export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  return answer;
}

export const PHONE = {width: 390, height: 844};
export const TABLET = {width: 768, height: 1024};
export const LAPTOP = {width: 1366, height: 768};
export const DESKTOP = {width: 1440, height: 900};
