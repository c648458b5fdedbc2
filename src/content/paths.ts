import {readdirSync} from 'node:fs';
import {join} from 'node:path';

/** The folder of all pages, from the project's root. */
export const PAGES_FOLDER = 'pages';

/** @returns the pages' paths from the project's root, `pages/about/history.mdx`, in the order of the alphabet. */
export function pageFiles(): string[] {
  return readdirSync(join(process.cwd(), PAGES_FOLDER), {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.mdx') && !/(^|\/)_/.test(file))
    .map((file) => `${PAGES_FOLDER}/${file}`)
    .sort();
}

/** @returns the address of a page: `pages/about/history.mdx` is `/about/history`. */
export function addressOf(file: string): string {
  const path = file
    .slice(PAGES_FOLDER.length)
    .replace(/\.mdx$/, '')
    .replace(/\/index$/, '');
  return path === '' ? '/' : path;
}
