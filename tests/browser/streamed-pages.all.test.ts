import {once} from 'node:events';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {BAND_END_ID} from '../../src/shared/page-ids';
import {SITE_URL} from './address';
import {REPRESENTATIVE} from './routes';
import {LAYOUT_SHIFT, layoutShifts} from './page-actions';
import {expect, MOVING, PHONE, fileTest} from './test';

/** Their space is reserved before they load; another test covers layout shifts of fonts. */
const OTHERS = /\/assets\/(fonts|img|js)\//;

const BAND_END = `id=${BAND_END_ID} `;

/**
 * Positions between an element or text and the next element. Numbers with units are excluded: when more of a paragraph
 * arrives, the browser may lay out its last lines again (`text-wrap: pretty`), which moves words anywhere.
 */
const SPLIT_POSITIONS = /(?<=[^>]|<\/\w+>)(?=<(?!span class=unbroken>)[a-z])/g;

let server: Server;
let atPage: (response: ServerResponse) => void;

/** Serves the site like its host, but lets the test send the page in parts. */
fileTest.beforeAll(async () => {
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

fileTest.afterAll(() => server.close());

/** Opens a page whose first part has arrived. @returns the response for the next parts */
async function open(page: Page, route: string, first: string): Promise<ServerResponse> {
  const asked = new Promise<ServerResponse>((resolve) => (atPage = resolve));
  await page.route(OTHERS, (item) => item.abort());
  const opened = page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${route}`, {waitUntil: 'commit'});
  const response = await asked;
  response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(first);
  await opened;
  return response;
}

/** Waits until this many elements have arrived, whether they are painted or not. */
const waitForElements = (page: Page, least: number): Promise<void> =>
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

/** Waits until everything that has arrived is painted. @returns whether the screen has room for more */
const hasRoomAfterPaint = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const elements = document.getElementsByTagName('*');
    return (elements[elements.length - 1]?.getBoundingClientRect().top ?? 0) < innerHeight;
  });

/** @returns the time of the first paint, in milliseconds */
async function firstPaint(page: Page): Promise<number | undefined> {
  const time = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return time.jsonValue();
}

fileTest.use({...MOVING, viewport: PHONE});

for (const route of REPRESENTATIVE) {
  fileTest(`${route} shows its band at once, and shifts nothing when it arrives in two parts`, async ({page}) => {
    const html = await (await fetch(SITE_URL + route)).text();
    const [start = 0, ...cuts] = [...html.matchAll(SPLIT_POSITIONS)]
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
      await waitForElements(page, elements);
      if (cut <= html.indexOf(BAND_END)) withoutEnd = await page.evaluate(() => performance.now());
      else if (!(await hasRoomAfterPaint(page))) break;
    }
    response.end(html.slice(sent));
    await page.waitForLoadState();
    expect(withoutEnd).toBeGreaterThan(0);
    expect(await firstPaint(page)).toBeGreaterThan(withoutEnd);
    // The page is split at one of these positions at a time.
    expect((await layoutShifts(page)).filter(({value}) => value > LAYOUT_SHIFT)).toEqual([]);
  });
}
