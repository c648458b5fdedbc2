import {lstatSync, readFileSync} from 'node:fs';
import {extname, join, relative} from 'node:path';
import {entriesBelow} from '../../node/entries-below';
import {withSlashes} from '../../node/slashes';
import {STATIC_FOLDER} from '../../cms/parse';
import type {Handler} from '../handler';

/** The types of files in static/ that may be published, with the media type for `npm start`. */
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};
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
    .filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [`/${withSlashes(relative(root, file))}`, file]));
}

const isFolder = (path: string): boolean => lstatSync(path, {throwIfNoEntry: false})?.isDirectory() === true;

/** Under `npm start`: serves a file of static/. */
export const serveStatic: Handler = (url) => {
  const file = FOLDERS.some((folder) => url.startsWith(`/${folder}/`)) && staticFiles(process.cwd()).get(url);
  const type = TYPES[extname(url)];
  return Promise.resolve(file && type ? {type, body: readFileSync(file)} : undefined);
};
