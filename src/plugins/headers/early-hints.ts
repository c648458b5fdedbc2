import {attribute, BuiltPage} from '../after-build/page';

/** Cloudflare Pages obeys so many rules in `_headers`, and so many signs in a line of it. */
export const MOST_RULES = 100;
const MOST_SIGNS = 2000;

/**
 * Names to the host what each page needs first: its styles, its font, its first script. The host tells browsers so
 * while it is still looking for the page (Early Hints).
 * @param pages the built pages with everything that was inserted
 * @param room how many rules the host takes besides the others; pages beyond it have no hints
 * @returns rules for `_headers`
 * @see https://developers.cloudflare.com/pages/configuration/early-hints/
 */
export const earlyHints = (pages: readonly BuiltPage[], room: number): string =>
  pages
    .slice(0, Math.max(room, 0))
    .map((page) => ({path: page.path, lines: linksOf(page)}))
    .filter(({lines}) => lines.length > 0)
    .map(({path, lines}) => `${path}\n${lines.join('')}\n`)
    .join('');

function linksOf(page: BuiltPage): string[] {
  // Read anew, because the styles and scripts of a page were inserted after it was read.
  const head = new BuiltPage(page.path, page.finished().split('<body')[0] ?? '');
  const links = head.elements('link');
  const addresses = (rel: string) =>
    links.filter((link) => attribute(link, 'rel') === rel).map((link) => attribute(link, 'href'));
  const fonts = links.filter((link) => attribute(link, 'as') === 'font').map((link) => attribute(link, 'href'));
  const scripts = head.elements('script').map((script) => attribute(script, 'src'));
  return [
    ...addresses('stylesheet').map((address) => hint(address, 'as=style')),
    ...fonts.map((address) => hint(address, 'as=font; type=font/woff2; crossorigin')),
    ...scripts
      .filter((address) => address !== undefined)
      .slice(0, 1)
      .map((address) => hint(address, 'as=script')),
  ].filter((line) => line.length <= MOST_SIGNS);
}

const hint = (address = '', kind: string) => `  Link: <${address}>; rel=preload; ${kind}\n`;
