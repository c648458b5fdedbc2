import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

/** The folder of all pages, from the project's root. */
export const PAGES_FOLDER = 'pages';
/** The facts that several pages share. */
export const SITE_FILE = `${PAGES_FOLDER}/_site.yml`;

/** The folder of pictures and documents, whose files pages name from here: `/img/home/depot.jpg`. */
export const STATIC_FOLDER = 'static';

/** @returns the file on disk that a page means by a path, `/files/profile.pdf`. */
export const staticFile = (path: string): string => join(process.cwd(), STATIC_FOLDER, path);

/** @returns the pages' paths from the project's root, `pages/about/history.mdx`, in the order of the alphabet. */
export function pageFiles(): string[] {
  return readdirSync(join(process.cwd(), PAGES_FOLDER), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => fromRoot(join(parentPath, name)))
    .filter(isPage)
    .sort();
}

/** @returns the path from the project's root of a file on disk. */
export const fromRoot = (path: string): string => relative(process.cwd(), path).replaceAll('\\', '/');

/** @returns whether a path from the project's root is that of a page; names that begin with `_` are not. */
export const isPage = (file: string): boolean =>
  file.startsWith(`${PAGES_FOLDER}/`) && file.endsWith('.mdx') && !file.includes('/_');

/** @returns the address of a page: `pages/about/history.mdx` is `/about/history`. */
export function addressOf(file: string): string {
  const path = file
    .slice(PAGES_FOLDER.length)
    .replace(/\.mdx$/, '')
    .replace(/\/index$/, '');
  return path === '' ? '/' : path;
}
