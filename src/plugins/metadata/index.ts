import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {isBuild} from '../../content/host/build';
import {currentContent, currentlyShown} from '../../content/host/load';
import {CAREERS} from '../../shared/openings';
import type {Site} from '../../content/kinds/site';
import {write} from '../write';
import {favicons, ICONS, SVG_ICON} from './favicons';
import {FEED, openingsFeed} from './feed';
import {describedPages, type DescribedPage} from './pages';
import {SHARE_SIZE, shareImages} from './share-image';
import {structuredData} from './structured-data';

/**
 * What machines read of the site: icons and manifest, the picture of a shared link, structured data, the feed of
 * openings and robots.txt. It is written into the built pages, so that no visitor loads it as a script.
 */
export default function metadataPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'metadata',
    injectHtmlTags: () => ({headTags: isBuild() ? [...ICONS, ...sharing(siteConfig.title)] : [SVG_ICON]}),
    async postBuild({outDir}) {
      const content = await currentContent();
      const {site} = content;
      const shown = await currentlyShown();
      if (!site || !shown) return;
      for (const [address, bytes] of await favicons(siteDir, site)) write(join(outDir, address), bytes);
      const pages = describedPages(content, shown);
      write(join(outDir, 'robots.txt'), robots(site, siteConfig.noIndex));
      write(join(outDir, FEED), openingsFeed(pages, site));
      const drawShareImage = shareImages(siteDir, site);
      for (const page of pages) {
        const {url, bytes} = await drawShareImage(page);
        write(join(outDir, url), bytes);
        insert(join(outDir, htmlFile(page.path)), headOf(page, pages, site, url));
      }
    },
  };
}

const meta = (property: string, content: string): HtmlTagObject => ({tagName: 'meta', attributes: {property, content}});

/** How every shared link is shown; https://ogp.me and https://developer.x.com/en/docs/x-for-websites/cards. */
const sharing = (name: string): HtmlTagObject[] => [
  meta('og:type', 'website'),
  meta('og:site_name', name),
  meta('og:locale', 'en_NG'),
  {tagName: 'meta', attributes: {name: 'twitter:card', content: 'summary_large_image'}},
];

/** With `trailingSlash: false` the page of an address is the file of its name. */
const htmlFile = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

const robots = ({url}: Site, noIndex: boolean) =>
  `User-agent: *\nAllow: /\n${noIndex ? '' : `\nSitemap: ${url}/sitemap.xml\n`}`;

function insert(file: string, tags: string): void {
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('</head>', () => `${tags}</head>`),
  );
}

/** @returns the tags that only this page has. */
function headOf(page: DescribedPage, pages: DescribedPage[], site: Site, image: string): string {
  const tags = [
    ['og:image', site.url + image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(SHARE_SIZE.width)],
    ['og:image:height', String(SHARE_SIZE.height)],
    ['og:image:alt', `${page.title} – ${site.name}`],
  ].map(([property, content = '']) => `<meta property="${property}" content="${escape(content)}">`);
  const data = structuredData(page, pages, site);
  // A `<` in the data could end the element.
  const json = data && JSON.stringify(data).replaceAll('<', '\\u003c');
  return [
    ...tags,
    page.path === CAREERS ? `<link rel="alternate" type="application/atom+xml" href="${FEED}">` : '',
    json ? `<script type="application/ld+json">${json}</script>` : '',
  ].join('');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
