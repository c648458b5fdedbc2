import {createHash} from 'node:crypto';
import type {Page} from '@playwright/test';
import {site} from './listed';
import {REPRESENTATIVE} from './routes';
import {expect, PHONE} from './test';
import {documentOf, named} from './weights';
import {windowTest as test} from './window';

/** Of ten requests so many get no answer, always the same ones. */
const LOST = 3;
const OF = 10;
const LEAST_REQUESTS = 10;
/** Pictures that never come are awaited no longer. */
const LOADING_MS = 15_000;

// Browsers themselves report each request that fails. Where requests are routed, each of them is made: no cache is used.
test.use({viewport: PHONE});

const drawn = (address: string, route: string) =>
  createHash('sha256').update(`${route} ${address}`).digest().readUInt32BE() % OF;

/** Of a page with few requests all may be kept by chance, so that one of its scripts and styles is always lost. */
function lostOf(route: string): (address: string) => boolean {
  const {scripts, styles} = named(route);
  const [first] = [...scripts, ...styles].sort((a, b) => drawn(a, route) - drawn(b, route));
  return (address) => address === first || drawn(address, route) < LOST;
}

/** What is on a page, as its own HTML has it: where its links lead, and what its forms ask. */
const contentOf = (page: Page, html: string) =>
  page.evaluate((text) => {
    const lookAt = (tree: Document) => {
      const all = (selector: string, attribute: string) =>
        [...tree.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
      return [...all('main a[href]', 'href'), ...all('main form [name]', 'name')];
    };
    const live = lookAt(document);
    return {
      missing: lookAt(new DOMParser().parseFromString(text, 'text/html')).filter((one) => !live.includes(one)),
      words: document.querySelector('main')?.innerText.trim().length ?? 0,
    };
  }, html);

async function expectWhole(page: Page, route: string, what: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(site.labels.loading, {exact: true}), what).toBeHidden({timeout: LOADING_MS});
  await expect(page.getByRole('heading', {level: 1}), what).toBeVisible();
  await expect(page.getByRole('contentinfo'), what).toBeVisible();
  const {missing, words} = await contentOf(page, documentOf(route).toString());
  expect(missing, what).toEqual([]);
  expect(words, what).toBeGreaterThan(0);
}

for (const route of REPRESENTATIVE) {
  test(`With three of ten requests lost ${route} keeps its text, its links and its forms`, async ({page}) => {
    let lost = 0;
    const isLost = lostOf(route);
    await page.route('**/assets/**', (request) => {
      const isGone = isLost(new URL(request.request().url()).pathname);
      lost += Number(isGone);
      return isGone ? request.abort() : request.fallback();
    });
    await page.goto(route, {waitUntil: 'domcontentloaded'});
    await expectWhole(page, route, route);
    expect(lost).toBeGreaterThan(0);
  });
}

test('Whichever one request of Home fails, nothing on it breaks', async ({page}) => {
  const wanted = new Set<string>();
  await page.route('**', (request) => {
    wanted.add(new URL(request.request().url()).pathname);
    return request.fallback();
  });
  await page.goto('/', {waitUntil: 'networkidle'});
  await page.unroute('**');
  wanted.delete('/');
  expect(wanted.size).toBeGreaterThan(LEAST_REQUESTS);
  for (const address of wanted) {
    let lost = 0;
    await page.route(`**${address}`, (request) => {
      lost += 1;
      return request.abort();
    });
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    await expectWhole(page, '/', address);
    expect(lost, address).toBeGreaterThan(0);
    await page.unroute(`**${address}`);
  }
});
