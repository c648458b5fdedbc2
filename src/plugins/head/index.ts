import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';
import {Feed} from 'feed';
import type {BreadcrumbList, Graph, Thing} from 'schema-dts';
import {isBuild} from '../../node/build';
import {LOCALE} from '../../site/locale';
import type {AllPageData} from '../../site/page-data';
import type {Content} from '../../site/site-definition';
import type {Feed as PageFeed, PageLocation, Site} from '../../site/page-types';
import {forHtml, forScript, toSingleLine, forCdata} from '../../shared/escape';
import {BAND_END_ID} from '../../shared/page-ids';
import type {Output} from '../output/output';
import type {BuiltPage} from '../output/page';
import {favicons, ICON_TAGS, SVG_ICON} from './favicons';
import {addressesAbove, menuName} from '../../shared/breadcrumbs';
import {FONT_FILES, SHARE_SIZE, socialCardCache, type SocialCardContent} from './social-card';
import {lastChanges} from '../../node/git';
import {hashOf} from '../../node/disk';

export interface DescribedPage extends PageLocation {
  title: string;
  description: string;
  /** Whether search engines must not index the page. */
  unlisted: boolean;
  structuredData: Thing[];
  feed?: PageFeed;
}

export const describedPages = ({pages}: Pick<Content, 'pages'>, {context}: AllPageData): DescribedPage[] =>
  pages.map((page) => ({...page, structuredData: page.structuredData(context), feed: page.feed(context)}));

/** @returns the address of a page's feed (https://www.rfc-editor.org/rfc/rfc4287). */
const feedPath = (path: string): string => `${path}/feed.xml`;

/** Writes the entries of a page for feed readers, newest first. The same pages give the same bytes. */
export function feedOf({file, path, title, description, feed}: DescribedPage, site: Site): string | undefined {
  if (!feed) return undefined;
  const entries = feed.entries.toSorted((a, b) => b.day.localeCompare(a.day) || a.path.localeCompare(b.path));
  const address = site.url + path;
  const written = new Feed({
    id: address,
    title: toSingleLine(`${title} | ${site.name}`),
    description: toSingleLine(description),
    link: address,
    feed: site.url + feedPath(path),
    language: LOCALE.language,
    copyright: site.legalName,
    generator: site.name,
    author: {name: site.name, email: feed.email, link: site.url},
    // The format requires a date even for an empty feed.
    updated: new Date(entries[0]?.day ?? lastChanges().get(file) ?? 0),
  });
  for (const entry of entries) {
    const day = new Date(entry.day);
    written.addItem({
      id: site.url + entry.path,
      title: forCdata(entry.title),
      link: site.url + entry.path,
      description: forCdata(entry.description),
      date: day,
      published: day,
    });
  }
  return written.atom1();
}

/**
 * Browsers wait for the first band before they draw, because its text is at the bottom, so parts that arrive late would
 * move it; https://html.spec.whatwg.org/multipage/links.html#link-type-expect.
 */
const EXPECT_FIRST_BAND: HtmlTagObject = {
  tagName: 'link',
  attributes: {rel: 'expect', href: `#${BAND_END_ID}`, blocking: 'render'},
};

/**
 * Keeps phones from making links out of text that looks like a telephone number, a date or an address, such as the
 * number of a standard. That would change the page before React hydrates it, and React would render it again. Real
 * telephone numbers are links already.
 * @see https://nextjs.org/docs/messages/react-hydration-error#common-ios-issues
 */
const NO_AUTOMATIC_LINKS: HtmlTagObject = {
  tagName: 'meta',
  attributes: {name: 'format-detection', content: 'telephone=no, date=no, email=no, address=no'},
};

export const commonTags = (siteName: string): HtmlTagObject[] =>
  isBuild() ? [EXPECT_FIRST_BAND, NO_AUTOMATIC_LINKS, ...ICON_TAGS, ...socialTags(siteName)] : [SVG_ICON];

interface Task {
  pages: BuiltPage[];
  described: DescribedPage[];
  site: Site;
  siteDir: string;
  output: Output;
  isHidden: boolean;
}

/**
 * Writes the metadata for machines: icons and manifest, the pictures of shared links, structured data, feeds and robots.txt.
 * It adds the tags of a page to its HTML, so that no visitor loads them as a script.
 */
export async function writeMetadata({pages, described, site, siteDir, output, isHidden}: Task): Promise<void> {
  for (const [address, bytes] of await favicons(siteDir, site)) output.write(address, bytes);
  output.write('/robots.txt', robots(site, isHidden));
  const drawSocialCard = socialCards(siteDir, site);
  const built = new Map(pages.map((page) => [page.path, page]));
  for (const page of described) {
    const feed = feedOf(page, site);
    if (feed !== undefined) output.write(feedPath(page.path), feed);
    const {url, bytes} = await drawSocialCard(page);
    output.write(url, bytes);
    built.get(page.path)?.insertInHead(headOf(page, described, site, url));
  }
}

const meta = (property: string, content: string): HtmlTagObject => ({tagName: 'meta', attributes: {property, content}});

/** The tags of https://ogp.me and https://developer.x.com/en/docs/x-for-websites/cards that all pages share. */
const socialTags = (name: string): HtmlTagObject[] => [
  meta('og:type', 'website'),
  meta('og:site_name', name),
  meta('og:locale', LOCALE.language.replace('-', '_')),
  {tagName: 'meta', attributes: {name: 'twitter:card', content: 'summary_large_image'}},
];

const robots = ({url}: Site, noIndex: boolean) =>
  `User-agent: *\nAllow: /\n${noIndex ? '' : `\nSitemap: ${url}/sitemap.xml\n`}`;

function headOf(page: DescribedPage, pages: DescribedPage[], site: Site, image: string): string {
  const tags = [
    ['og:image', site.url + image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(SHARE_SIZE.width)],
    ['og:image:height', String(SHARE_SIZE.height)],
    ['og:image:alt', `${page.title} – ${site.name}`],
  ].map(([property, content = '']) => `<meta property="${property}" content="${forHtml(content)}">`);
  const data = structuredData(page, pages, site);
  return [
    ...tags,
    page.feed ? `<link rel="alternate" type="application/atom+xml" href="${feedPath(page.path)}">` : '',
    data ? `<script type="application/ld+json">${forScript(data)}</script>` : '',
  ].join('');
}

/** Describes a page to search engines with schema.org, using only the page's own text. */
export function structuredData(page: DescribedPage, all: DescribedPage[], site: Site): Graph | undefined {
  const path: Thing[] = page.path === '/' ? [] : [breadcrumbs(page, all, site)];
  return page.unlisted ? undefined : {'@context': 'https://schema.org', '@graph': [...path, ...page.structuredData]};
}

function breadcrumbs({path, title}: DescribedPage, all: DescribedPage[], site: Site): BreadcrumbList {
  const above = addressesAbove(path).map((address) => ({
    name: menuName(site.navigation, address) ?? all.find((page) => page.path === address)?.title ?? address,
    item: site.url + address,
  }));
  const steps = [...above, {name: menuName(site.navigation, path) ?? title, item: site.url + path}];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({'@type': 'ListItem', position: index + 1, ...step})),
  };
}

/** Prepares the social cards, which networks show for a shared link: a page's title in the design of the site. */
function socialCards(siteDir: string, site: Site) {
  const drawn = socialCardCache();
  const {shortName, secondName, tagline} = site;
  const drawing = readFileSync(join(siteDir, 'src/css/drawings/skid.svg'), 'utf8');
  const fonts = FONT_FILES.map((file) => hashOf(readFileSync(join(siteDir, file))));
  return async ({path, title}: DescribedPage) => {
    const parent = `/${path.split('/')[1]}`;
    const section = parent === path ? undefined : menuName(site.navigation, parent);
    const content: SocialCardContent = {title, section, shortName, secondName, tagline, drawing};
    const {hash, bytes} = await drawn([fonts, SHARE_SIZE, content], async () =>
      (await import('./social-card/draw')).drawSocialCard(content, siteDir),
    );
    return {url: `/assets/share/${path.slice(1).replaceAll('/', '-') || 'home'}-${hash}.png`, bytes};
  };
}
