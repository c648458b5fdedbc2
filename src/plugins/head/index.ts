import type {HtmlTagObject} from '@docusaurus/types';
import {isBuild} from '../../node/build';
import type {Site} from '../../site/page-types';
import {forHtml, forScript} from '../../shared/escape';
import {BAND_END_ID} from '../../shared/slug';
import type {Output} from '../output/output';
import type {BuiltPage} from '../output/page';
import {favicons, ICONS, SVG_ICON} from './favicons';
import {feedOf, feedPath} from './feed';
import type {DescribedPage} from './pages';
import {SHARE_SIZE} from './social-card/content';
import {shareImages} from './social-card';
import {structuredData} from './structured-data';

/**
 * Browsers wait for the first band before they draw, because its text is at the bottom, so parts that arrive late would
 * move it; https://html.spec.whatwg.org/multipage/links.html#link-type-expect.
 */
const BAND_AT_ONCE: HtmlTagObject = {
  tagName: 'link',
  attributes: {rel: 'expect', href: `#${BAND_END_ID}`, blocking: 'render'},
};

/**
 * Keeps phones from making links out of text that looks like a telephone number, a date or an address, such as the
 * number of a standard. That would change the page before React hydrates it, and React would render it again. Real
 * telephone numbers are links already.
 * @see https://nextjs.org/docs/messages/react-hydration-error#common-ios-issues
 */
const NO_LINKS_OF_PHONES: HtmlTagObject = {
  tagName: 'meta',
  attributes: {name: 'format-detection', content: 'telephone=no, date=no, email=no, address=no'},
};

/** @returns the tags in the head of every page. */
export const commonTags = (siteName: string): HtmlTagObject[] =>
  isBuild() ? [BAND_AT_ONCE, NO_LINKS_OF_PHONES, ...ICONS, ...sharing(siteName)] : [SVG_ICON];

interface Task {
  pages: BuiltPage[];
  described: DescribedPage[];
  site: Site;
  siteDir: string;
  output: Output;
  /** Whether search engines must not index the site. */
  isHidden: boolean;
}

/**
 * Writes what machines read: icons and manifest, the pictures of shared links, structured data, feeds and robots.txt.
 * It adds the tags of a page to its HTML, so that no visitor loads them as a script.
 */
export async function writeMetadata({pages, described, site, siteDir, output, isHidden}: Task): Promise<void> {
  for (const [address, bytes] of await favicons(siteDir, site)) output.write(address, bytes);
  output.write('/robots.txt', robots(site, isHidden));
  const drawSocialCard = shareImages(siteDir, site);
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

/**
 * @returns the tags that shared links of all pages have in common; https://ogp.me and
 * https://developer.x.com/en/docs/x-for-websites/cards.
 */
const sharing = (name: string): HtmlTagObject[] => [
  meta('og:type', 'website'),
  meta('og:site_name', name),
  meta('og:locale', 'en_NG'),
  {tagName: 'meta', attributes: {name: 'twitter:card', content: 'summary_large_image'}},
];

const robots = ({url}: Site, noIndex: boolean) =>
  `User-agent: *\nAllow: /\n${noIndex ? '' : `\nSitemap: ${url}/sitemap.xml\n`}`;

/** @returns the tags of one page. */
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
