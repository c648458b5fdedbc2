/** The folder of all pages, from the project's root. */
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

/** @returns whether a path belongs to a page or to the facts that pages share. */
export const isContentFile = (file: string): boolean => isPage(file) || file === SITE_FILE;

/** @returns the address of a page: `/about/history` for `pages/about/history.mdx`. */
export function addressOf(file: string): string {
  const path = file
    .slice(PAGES_FOLDER.length)
    .replace(/\.mdx$/, '')
    .replace(/\/index$/, '');
  return path === '' ? '/' : path;
}
