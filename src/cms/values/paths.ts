export const PAGES_FOLDER = 'pages';
/** The file with the facts that several pages share. */
export const SITE_FILE = `${PAGES_FOLDER}/_site.yml`;

/** The folder of pictures and documents. Pages leave it out: `/img/home/depot.jpg` is `static/img/home/depot.jpg`. */
export const STATIC_FOLDER = 'static';

/** The file and the address of a page: `pages/about/history.mdx` has the address `/about/history`. */
export interface PageLocation {
  file: string;
  path: string;
}

/** @returns whether a path from the project's root belongs to a page. Names that begin with `_` do not. */
export const isPage = (file: string): boolean =>
  file.startsWith(`${PAGES_FOLDER}/`) && file.endsWith('.mdx') && !file.includes('/_');

export const isContentFile = (file: string): boolean => isPage(file) || file === SITE_FILE;

/** @returns the address of a page: `/about/history` for `pages/about/history.mdx`. */
export function addressOf(file: string): string {
  const path = file
    .slice(PAGES_FOLDER.length)
    .replace(/\.mdx$/, '')
    .replace(/\/index$/, '');
  return path === '' ? '/' : path;
}

/** Addresses that belong to the build or to a host, so that no page may use them. */

/** What uses all addresses that start with this segment. */
const RESERVED_SEGMENTS: ReadonlyMap<string, string> = new Map([
  ['edit', 'the editor'],
  ['changes', 'the highlighted pages of previews'],
  ['assets', 'files that the build creates'],
  ['files', 'files'],
  ['img', 'files'],
  ['404', 'the “page not found” page'],
  ['.well-known', 'files that browsers and services look for on every site'],
  // https://developers.cloudflare.com/fundamentals/reference/cdn-cgi-endpoint/
  ['cdn-cgi', 'the host'],
  // https://docs.netlify.com/functions/overview/
  ['.netlify', 'the host'],
]);

/** `index.html` is the page of its folder, and has the address of the folder. */
const INDEX = 'index';

/** @returns the purpose of a reserved address; undefined when a page may use it. */
export function reservationOf(address: string): string | undefined {
  const [, ...segments] = address.toLowerCase().split('/');
  return segments.includes(INDEX) ? 'the main page of a folder' : RESERVED_SEGMENTS.get(segments[0] ?? '');
}
