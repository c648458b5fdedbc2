/** The project's files on this machine's disk. */
import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';
import {isPage, PAGES_FOLDER, STATIC_FOLDER} from '../paths';

/** @returns the file on disk that a page means by a path, `/files/profile.pdf`. */
export const staticFile = (path: string): string => join(process.cwd(), STATIC_FOLDER, path);

/** @returns the pages' paths from the project's root, `pages/about/history.mdx`, in the order of the alphabet. */
export function pageFiles(): string[] {
  return readdirSync(join(process.cwd(), PAGES_FOLDER), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => fromRoot(join(entry.parentPath, entry.name)))
    .filter(isPage)
    .sort();
}

/** @returns the path from the project's root of a file on disk. */
export const fromRoot = (path: string): string => relative(process.cwd(), path).replaceAll('\\', '/');
