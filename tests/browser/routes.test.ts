import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pageFiles} from '../../src/node/project-files';
import {addressOf} from '../../src/cms/values/paths';
import {scheduledDay} from '../../src/cms/content/scheduled';
import {SEARCH_INDEX, searchFile, type SearchPage} from '../../src/shared/search-index';
import {site, TODAY, frontMatterOfFile} from './page-content';
import {isOpening, ROUTES, VISITED} from './routes';
import {expect, fileTest, ignoreMessages, test} from './test';
import {documentOf} from './byte-budgets';

const ICON = /\/assets\/icons-\w+\.svg#[\w-]+/g;

fileTest('Every page of pages/ is on the site, unless it is scheduled', () => {
  const written = pageFiles().filter((file) => scheduledDay(frontMatterOfFile(file), TODAY) === undefined);
  expect(written).not.toEqual([]);
  expect(written.map(addressOf).filter((route) => !ROUTES.includes(route))).toEqual([]);
});

fileTest('The search has the text of every page that search engines may show', () => {
  const read = (address: string) => JSON.parse(readFileSync(`build${address}`, 'utf8')) as SearchPage[];
  const first = read(SEARCH_INDEX);
  const files = new Set(first.flatMap(({file}) => file ?? []));
  const index = [first, ...[...files].map((file) => read(searchFile(file)))].flat();
  const known = index.filter(({sections}) => sections.some(({text}) => text !== '')).map(({url}) => url);
  const isListed = (route: string) => !/name="?robots"? content="?noindex/.test(documentOf(route).toString());
  expect(known.sort()).toEqual(ROUTES.filter(isListed));
});

fileTest('The built site contains no path of the machine that built it', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(html|js|css|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(ROUTES.length);
  expect(files.filter((file) => readFileSync(join('build', file), 'utf8').includes(process.cwd()))).toEqual([]);
});

fileTest('Every icon that a page shows is in the sprite', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const shown = new Set(pages.flatMap((file) => readFileSync(join('build', file), 'utf8').match(ICON) ?? []));
  expect(shown.size).toBeGreaterThan(0);
  for (const address of shown) {
    const [file = '', name] = address.split('#');
    expect(readFileSync(join('build', file), 'utf8')).toMatch(new RegExp(`<symbol id="${name}"[^>]*><path d="M`));
  }
});

fileTest('Each page has a title and a description, which are unique except on pages of openings', async ({request}) => {
  const own: string[] = [];
  for (const route of VISITED) {
    const html = await (await request.get(route)).text();
    const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
    const description = /name="?description"? content="([^"]*)/.exec(html)?.[1] ?? '';
    expect([title, description], route).not.toContain('');
    // An opening may have the same title as a page, such as "Procurement".
    if (!isOpening(route)) own.push(title, description);
  }
  expect(own).not.toEqual([]);
  expect(new Set(own).size).toBe(own.length);
});

test('An unknown address responds with 404 and links to other pages', async ({page, watch}) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(site.notFound.heading);
  const [{href} = {href: '/'}] = site.notFound.links;
  await page.locator(`main a[href="${href}"]`).click();
  await expect(page).toHaveURL(href);
  // Chromium reports the 404; no other message is allowed.
  ignoreMessages(watch, '404');
});

for (const {href, heading} of site.notFound.sections ?? []) {
  test(`An unknown address below ${href} says so in plain words and links to what there is`, async ({page, watch}) => {
    await page.goto(`${href}/no-such-page`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    const listed = page.getByRole('main').getByRole('listitem').getByRole('link');
    const below = ROUTES.filter((route) => route.startsWith(`${href}/`));
    await expect(listed).not.toHaveCount(0);
    const addresses = await listed.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => !below.includes(address))).toEqual([]);
    await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
    ignoreMessages(watch, '404');
  });
}

test('The error page leads from a mistaken address to the page, keeps the query, and adds no entry to the history', async ({
  page,
  watch,
}) => {
  const [address = ''] = ROUTES.filter((route) => route !== '/');
  await page.goto('/');
  await page.goto(`${address.toUpperCase()}%C2%A0?from=mail`);
  await expect(page).toHaveURL(`${address}?from=mail`);
  await expect(page.getByText('404', {exact: true})).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  ignoreMessages(watch, '404');
});
