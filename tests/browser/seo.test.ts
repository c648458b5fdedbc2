import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import sharp from 'sharp';
import {currentOpenings, listedEntries, site} from './page-content';
import {isOpening, ROUTES} from './routes';
import {expect, fileTest as test} from './test';

const {url: SITE, name: COMPANY} = site;
const OPENINGS = currentOpenings();
const DATED = OPENINGS.filter(({posted}) => posted !== undefined);

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The HTML from the host, which crawlers read before any script. */
const html = (route: string) => readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8');

/** Returns the values of an attribute of all tags that have another one, such as `content` of `property=og:image`. */
function values(source: string, having: string, attribute: string): string[] {
  return [...source.matchAll(/<(?:meta|link)\b[^>]*>/g)]
    .map(([tag]) => ` ${tag.slice(1, -1).replaceAll('"', '').replace(/\s\/$/, '')} `)
    .filter((tag) => tag.includes(` ${having} `))
    .map((tag) => new RegExp(` ${attribute}=(.*?)(?= [a-z-]+=| $)`).exec(tag)?.[1] ?? '')
    .map((value) => value.replaceAll('&amp;', '&'));
}

function thingsOf(route: string): Thing[] {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html(route)) ?? [];
  return json === undefined ? [] : (JSON.parse(json) as {'@graph': Thing[]})['@graph'];
}

const isUnlisted = (route: string) => values(html(route), 'name=robots', 'content').includes('noindex');
const LISTED = ROUTES.filter((route) => !isUnlisted(route));

const sitemap = () =>
  [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
    ([, address = '', day]) => ({address, day}),
  );

test('The sitemap lists the pages that search engines may show, and other pages have no canonical address', () => {
  const addresses = sitemap().map(({address}) => address);
  expect(addresses.sort()).toEqual(LISTED.map((route) => new URL(route, SITE).href));
  expect(LISTED.filter((route) => ['/search', '/thank-you'].includes(route))).toEqual([]);
  expect(isUnlisted('/404')).toBe(true);
  for (const route of [...ROUTES.filter(isUnlisted), '/404'])
    expect(values(html(route), 'rel=canonical', 'href'), route).toEqual([]);
  expect(readFileSync('build/robots.txt', 'utf8')).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test('Each date in the sitemap is the day of the page’s last change, and is missing without a git history', () => {
  for (const {address, day} of sitemap()) {
    const route = new URL(address).pathname;
    const page = isOpening(route) ? '/careers' : route;
    const file = [`pages${page}.mdx`, `pages${page}/index.mdx`, 'pages/index.mdx'].find((path) => existsSync(path));
    expect(day ?? '', address).toBe(lastChange(file ?? ''));
  }
});

function lastChange(file: string): string {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  return git('rev-parse', '--is-shallow-repository') === 'false' ? git('log', '-1', '--format=%cs', '--', file) : '';
}

test('Each page has its canonical address, without a redirect, and tags for sharing', async () => {
  const images: string[] = [];
  for (const route of LISTED) {
    const source = html(route);
    const address = new URL(route, SITE).href;
    expect(values(source, 'rel=canonical', 'href'), route).toEqual([address]);
    expect(values(source, 'property=og:url', 'content'), route).toEqual([address]);
    expect(source).toContain('<html lang=en-NG');
    const [title = ''] = values(source, 'property=og:title', 'content');
    expect(values(source, 'property=og:image:alt', 'content'), route).toEqual([
      `${title.slice(0, title.lastIndexOf(' | '))} – ${COMPANY}`,
    ]);
    for (const [name, content] of [
      ['property=og:type', 'website'],
      ['property=og:site_name', COMPANY],
      ['property=og:locale', 'en_NG'],
      ['name=twitter:card', 'summary_large_image'],
    ] as const) {
      expect(values(source, name, 'content'), `${route} ${name}`).toEqual([content]);
    }
    images.push(...values(source, 'property=og:image', 'content'));
  }
  expect(new Set(images).size).toBe(LISTED.length);
  for (const image of images) {
    const {width, height, format} = await sharp(`build${new URL(image).pathname}`).metadata();
    expect([image, format, width, height]).toEqual([image, 'png', 1200, 630]);
  }
});

test('The icons and the manifest exist, in their stated sizes', async () => {
  const source = html('/');
  expect(values(source, 'name=theme-color', 'content')).toHaveLength(1);
  for (const relation of ['icon', 'apple-touch-icon', 'manifest']) {
    const addresses = values(source, `rel=${relation}`, 'href');
    expect(addresses.length, relation).toBeGreaterThan(0);
    for (const address of addresses) expect(existsSync(`build${address}`), address).toBe(true);
  }
  expect((await sharp('build/apple-touch-icon.png').metadata()).width).toBe(180);
  const {icons} = JSON.parse(readFileSync('build/manifest.webmanifest', 'utf8')) as {
    icons: {src: string; sizes: string}[];
  };
  expect(icons.map(({sizes}) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const {src, sizes} of icons) {
    const {width, height} = await sharp(`build${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('The structured data of every page follow Google’s rules', async () => {
  for (const route of ROUTES) expect(await googleErrors(html(route)), route).toEqual([]);
  // Makes sure that the rules work: an opening without its date must be reported.
  for (const {id} of DATED.slice(0, 1)) {
    const broken = html(`/careers/${id}`).replace('"datePosted"', '"posted"');
    expect(await googleErrors(broken)).toContain('Required attribute "datePosted" is missing');
  }
});

async function googleErrors(source: string): Promise<string[]> {
  const [{default: Validator}, {default: Extractor}] = await Promise.all([
    import('@adobe/structured-data-validator'),
    import('@marbec/web-auto-extractor'),
  ]);
  const found = new Extractor({addLocation: true}).parse(source);
  expect(found.errors).toEqual([]);
  // Google accepts a list of work places, but this validator reads one, so it gets each separately.
  found.jsonld.JobPosting = (found.jsonld.JobPosting ?? []).flatMap((job) =>
    (job.jobLocation as object[]).map((jobLocation) => ({...job, jobLocation})),
  );
  const issues = await new Validator().validate(found);
  return issues.filter(({severity}) => severity === 'ERROR').map(({issueMessage}) => issueMessage);
}

test('Home describes the company, Contact its offices and contact points, and each service itself', () => {
  const types = (route: string) => thingsOf(route).map((thing) => thing['@type']);
  expect(types('/')).toEqual(['Organization', 'WebSite']);
  const [company] = thingsOf('/');
  expect(company).toMatchObject({name: COMPANY, legalName: site.legalName, email: site.email, telephone: site.phones});
  const [path, ...others] = thingsOf('/contact');
  expect(path?.['@type']).toBe('BreadcrumbList');
  const offices = others.filter((thing) => thing['@type'] === 'LocalBusiness');
  const [owner] = others.filter((thing) => thing['@type'] === 'Organization');
  expect(others).toHaveLength(offices.length + 1);
  expect(owner?.['@id']).toBe(company?.['@id']);
  expect(offices.map(({email}) => email)).toEqual(listedEntries('contact/index', 'offices').map(({email}) => email));
  const opened = listedEntries<{weekdays: string[]; opens?: string; closes?: string}>('contact/index', 'hours')
    .filter(({opens}) => opens !== undefined)
    .map(({weekdays, opens, closes}) => ({dayOfWeek: weekdays, opens, closes}));
  expect(offices[0]?.openingHoursSpecification).toMatchObject(opened);
  const services = LISTED.filter((route) => route.startsWith('/services/'));
  expect(services.length).toBeGreaterThanOrEqual(7);
  for (const route of services) expect(types(route), route).toEqual(['BreadcrumbList', 'Service']);
});

test('Search engines get the same breadcrumbs that the page shows', async ({page}) => {
  const openings = OPENINGS.slice(0, 1).map(({id}) => `/careers/${id}`);
  for (const route of ['/about', '/about/history', '/services/engineering', ...openings]) {
    await page.setContent(html(route));
    const shown = await page
      .getByRole('navigation', {name: site.labels.breadcrumb})
      .getByRole('listitem')
      .allTextContents();
    const [list] = thingsOf(route).filter((thing) => thing['@type'] === 'BreadcrumbList');
    const reported = list?.itemListElement as {name: string; item: string}[];
    expect(reported.map(({name}) => name)).toEqual(shown);
    expect(reported.at(-1)?.item).toBe(SITE + route);
  }
});

test('Each opening has its own page and is in the feed, to which Careers links', () => {
  const addresses = OPENINGS.map(({id}) => `/careers/${id}`);
  expect(ROUTES.filter(isOpening)).toEqual(addresses.sort());
  expect(values(html('/careers'), 'rel=alternate', 'href')).toEqual(['/careers/feed.xml']);
  const feed = readFileSync('build/careers/feed.xml', 'utf8');
  const ids = [...feed.matchAll(/<id>([^<]+\/careers\/[^<]+)<\/id>/g)].map(([, id = '']) => new URL(id).pathname);
  expect(ids.sort()).toEqual(DATED.map(({id}) => `/careers/${id}`).sort());
});

test('No script of the site contains data for search engines', () => {
  for (const script of readdirSync('build/assets/js')) {
    expect(readFileSync(`build/assets/js/${script}`, 'utf8'), script).not.toContain('schema.org');
  }
});
