/** The folder of all pages, from the project's root. */
export const PAGES_FOLDER = 'pages';
/** The facts that several pages share. */
export const SITE_FILE = `${PAGES_FOLDER}/_site.yml`;

/** The folder of pictures and documents. Pages leave it out: `/img/home/depot.jpg` is `static/img/home/depot.jpg`. */
export const STATIC_FOLDER = 'static';

/** Where a page is: `pages/about/history.mdx` is `/about/history`. */
export interface PageLocation {
  file: string;
  path: string;
}

/** @returns whether a path from the project's root is that of a page; names that begin with `_` are not. */
export const isPage = (file: string): boolean =>
  file.startsWith(`${PAGES_FOLDER}/`) && file.endsWith('.mdx') && !file.includes('/_');

/** @returns whether a path is that of a page or of the facts that pages share. */
export const isContentFile = (file: string): boolean => isPage(file) || file === SITE_FILE;

/** @returns the address of a page: `pages/about/history.mdx` is `/about/history`. */
export function addressOf(file: string): string {
  const path = file
    .slice(PAGES_FOLDER.length)
    .replace(/\.mdx$/, '')
    .replace(/\/index$/, '');
  return path === '' ? '/' : path;
}
