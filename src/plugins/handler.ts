/** How `npm start` responds to requests, and the files of static/ that it and a build publish. */
import {lstatSync, readFileSync} from 'node:fs';
import {extname, join, relative} from 'node:path';
import {STATIC_FOLDER} from '../cms/parse';
import {entriesBelow, withSlashes} from '../node/disk';

/** Under `npm start`: responds with what a build would write at an address, or passes the request to other handlers. */
export type Handler = (url: string) => Promise<{type: string; body: Uint8Array | string} | undefined>;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const mimeTypeOf = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream';

/** The types of files in static/ that may be published. */
const PUBLISHED = ['.jpg', '.jpeg', '.png', '.svg', '.pdf'];
const FOLDERS = ['img', 'files'];

/**
 * Lists the files of static/ that may be published. Docusaurus would copy everything and follow links, so its
 * configuration has no folder of static files, and the build copies these instead.
 * @returns the path on disk by address, without symbolic links to other places and without other types of files
 */
export function staticFiles(siteDir: string): Map<string, string> {
  const root = join(siteDir, STATIC_FOLDER);
  const files = FOLDERS.map((folder) => join(root, folder))
    .filter((folder) => [root, folder].every(isFolder))
    .flatMap((folder) => entriesBelow(folder))
    .filter((entry) => entry.isFile() && PUBLISHED.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [`/${withSlashes(relative(root, file))}`, file]));
}

const isFolder = (path: string): boolean => lstatSync(path, {throwIfNoEntry: false})?.isDirectory() === true;

export const serveStatic: Handler = (url) => {
  const file = FOLDERS.some((folder) => url.startsWith(`/${folder}/`)) && staticFiles(process.cwd()).get(url);
  return Promise.resolve(file ? {type: mimeTypeOf(url), body: readFileSync(file)} : undefined);
};
