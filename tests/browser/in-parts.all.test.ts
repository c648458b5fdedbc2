import {once} from 'node:events';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {BAND_END_ID} from '../../src/shared/slug';
import {SITE_URL} from './address';
import {REPRESENTATIVE} from './routes';
import {LAYOUT_SHIFT, movesOf} from './still';
import {expect, PHONE} from './test';
import {windowTest} from './window';

/** They have their room before they come; what a font moves has a test of its own. */
const OTHERS = /\/assets\/(fonts|img|js)\//;

const BAND_END = `id=${BAND_END_ID} `;

/**
 * Where something ends, an element or a text, and an element begins. Numbers with their units are left out: when more
 * of a paragraph comes, the browser may set its last lines again (`text-wrap: pretty`), which moves words wherever it is cut.
 */
const SEAM = /(?<=[^>]|<\/\w+>)(?=<(?!span class=unbroken>)[a-z])/g;

let server: Server;
let atPage: (response: ServerResponse) => void;

/** Serves the site as its host does, but leaves the sending of a page to the test. */
windowTest.beforeAll(async () => {
  server = createServer(({url = '', headers}, response) => {
    if (headers['sec-fetch-dest'] === 'document') atPage(response);
    else
      void fetch(SITE_URL + url).then(async (answer) => {
        response.writeHead(answer.status, {'content-type': answer.headers.get('content-type') ?? ''});
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

windowTest.afterAll(() => server.close());

/** Opens a page of which nothing has come but its first part. @returns where the next parts go */
async function open(page: Page, route: string, first: string): Promise<ServerResponse> {
  const asked = new Promise<ServerResponse>((resolve) => (atPage = resolve));
  await page.route(OTHERS, (item) => item.abort());
  const opened = page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${route}`, {waitUntil: 'commit'});
  const response = await asked;
  response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(first);
  await opened;
  return response;
}

/** Waits until as many elements have come, whether they are drawn or not. */
const come = (page: Page, least: number): Promise<void> =>
  page.evaluate(
    (elements) =>
      new Promise<void>((done) => {
        const look = () => {
          if (document.getElementsByTagName('*').length >= elements) done();
        };
        new MutationObserver(look).observe(document, {childList: true, subtree: true});
        look();
      }),
    least,
  );

/** Waits until what has come is drawn. @returns whether the screen has room for more */
const isRoom = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const elements = document.getElementsByTagName('*');
    return (elements[elements.length - 1]?.getBoundingClientRect().top ?? 0) < innerHeight;
  });

/** @returns after how many milliseconds of its life the page showed anything */
async function firstPaint(page: Page): Promise<number | undefined> {
  const time = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return time.jsonValue();
}

windowTest.use({viewport: PHONE});

for (const route of REPRESENTATIVE) {
  windowTest(`${route} shows its band at once, and moves nothing wherever it is cut but at numbers`, async ({page}) => {
    const html = await (await fetch(SITE_URL + route)).text();
    const [start = 0, ...cuts] = [...html.matchAll(SEAM)]
      .map(({index}) => index)
      .filter((index) => index > html.indexOf('<main'));
    const response = await open(page, route, html.slice(0, start));
    await page.locator('main').waitFor({state: 'attached'});
    let sent = start;
    let elements = await page.evaluate(() => document.getElementsByTagName('*').length);
    let withoutEnd = 0;
    for (const cut of cuts) {
      response.write(html.slice(sent, cut));
      sent = cut;
      elements += 1;
      await come(page, elements);
      if (cut <= html.indexOf(BAND_END)) withoutEnd = await page.evaluate(() => performance.now());
      else if (!(await isRoom(page))) break;
    }
    response.end(html.slice(sent));
    await page.waitForLoadState();
    expect(withoutEnd).toBeGreaterThan(0);
    expect(await firstPaint(page)).toBeGreaterThan(withoutEnd);
    // It is cut at one of these places, never at all of them.
    expect((await movesOf(page)).filter(({value}) => value > LAYOUT_SHIFT)).toEqual([]);
  });
}
