import {brotliCompressSync} from 'node:zlib';
import {BUDGETS, documentOf, HOME_REQUESTS, assetsOf, transferSize} from './byte-budgets';
import {HERO_PHOTOS, site} from './page-content';
import {VISITED} from './routes';
import {scrollThrough} from './page-actions';
import {expect, fileTest, open, PHONE, test} from './test';

// All figures are for a phone with a sharp screen.
test.use({viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true});

/** The pixel width of a photo that fills the window there. */
const SHARP_WIDTH = PHONE.width * 2;
const SMALL_PHOTO = 'Take one with less detail, or cut it closer.';

const htmlWeight = (route: string) => brotliCompressSync(documentOf(route)).length;

/** The versions of a page's pictures that such a phone may load; of photos only the preferred format. */
function picturesOf(route: string): string[] {
  const html = documentOf(route).toString();
  const photos = [...html.matchAll(/<picture[^>]*><source[^>]* srcset="([^"]+)"/g)].flatMap(([, versions = '']) => {
    const all = versions.split(', ').map((item) => item.split(' ') as [address: string, width: string]);
    const enough = all.findIndex(([, width]) => Number.parseInt(width) >= SHARP_WIDTH);
    return all.slice(0, enough === -1 ? all.length : enough + 1).map(([address]) => address);
  });
  const others = html.replace(/<picture.*?<\/picture>/gs, '').matchAll(/<img[^>]* src="?(\/assets\/img\/[^" >]+)/g);
  return [...photos, ...[...others].map(([, address = '']) => address)];
}

fileTest('No page has more than 15 kB of HTML, or a photo of more than 80 kB on a phone', () => {
  const photos = new Map(VISITED.map((route) => [route, picturesOf(route)]));
  expect([...photos.values()].flat().length).toBeGreaterThan(0);
  for (const [route, addresses] of photos) {
    const text = `${route}: Its words weigh more than 15 kB. Move a part of them to a page of its own.`;
    expect.soft(htmlWeight(route), text).toBeLessThanOrEqual(BUDGETS.html);
    const heavy = addresses.filter((address) => transferSize(address) > BUDGETS.image);
    expect.soft(heavy, `${route}: A photo of it weighs more than 80 kB. ${SMALL_PHOTO}`).toEqual([]);
  }
});

fileTest('No photo of the hero is larger than 40 kB on a phone', () => {
  const heroes = picturesOf('/').filter((address) => HERO_PHOTOS.some((hero) => address.startsWith(hero)));
  expect(heroes.length).toBeGreaterThanOrEqual(HERO_PHOTOS.length);
  for (const address of heroes)
    expect
      .soft(transferSize(address), `/: ${address} weighs more than 40 kB. ${SMALL_PHOTO}`)
      .toBeLessThanOrEqual(BUDGETS.heroImage);
});

test('Home is at most 400 kB in 22 requests, 800 kB when scrolled to its end, and loads only scripts named in its HTML', async ({
  page,
}) => {
  const wanted = new Set<string>();
  page.on('request', (request) => {
    // Ignores what Docusaurus prefetches for other pages.
    const isAhead = request.headers().purpose === 'prefetch' || request.resourceType() === 'other';
    if (!isAhead) wanted.add(new URL(request.url()).pathname);
  });
  const weigh = (addresses: string[]) =>
    addresses.reduce((sum, address) => sum + (address === '/' ? htmlWeight(address) : transferSize(address)), 0);
  await open(page, '/');
  await page.waitForLoadState('load');
  const below = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top >= innerHeight)
      .map((image) => image.currentSrc && new URL(image.currentSrc).pathname),
  );
  const first = [...wanted].filter((address) => !below.includes(address));
  expect(first).toContain('/');
  expect(first.length, first.join(' ')).toBeLessThanOrEqual(HOME_REQUESTS);
  expect(weigh(first)).toBeLessThanOrEqual(BUDGETS.homeFirstView);
  const next = page.getByRole('region', {name: site.labels.carousel}).getByRole('button', {name: site.labels.next});
  for (const hero of HERO_PHOTOS) {
    const isFetched = () => [...wanted].some((address) => address.startsWith(hero));
    await expect.poll(isFetched, `No version of ${hero} was fetched.`).toBe(true);
    await next.click();
  }
  await scrollThrough(page);
  expect(weigh([...wanted])).toBeLessThanOrEqual(BUDGETS.homeToTheEnd);
  const {scripts} = assetsOf('/');
  const ran = await page.evaluate(() =>
    [...document.scripts].filter(({src}) => src !== '').map(({src}) => new URL(src).pathname),
  );
  expect(ran.length).toBeGreaterThan(2);
  expect(ran.filter((address) => !scripts.includes(address))).toEqual([]);
});
