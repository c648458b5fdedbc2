import {attribute, type BuiltPage} from '../output/page';

/** Cloudflare Pages obeys so many rules in `_headers`, and so many signs in a line of it. */
export const MOST_RULES = 100;
const MOST_SIGNS = 2000;

/**
 * Names to the host what each page needs first: its styles. The host tells browsers so while it is still looking for the
 * page (Early Hints). Fonts and scripts are left to the page, which asks for none where data are saved.
 * @param pages the built pages, read with everything that was inserted
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

const linksOf = (page: BuiltPage): string[] =>
  page
    .elements('link')
    .filter((link) => attribute(link, 'rel') === 'stylesheet')
    .map((link) => `  Link: <${attribute(link, 'href') ?? ''}>; rel=preload; as=style\n`)
    .filter((line) => line.length <= MOST_SIGNS);
