import {existsSync, readdirSync, readFileSync, type Dirent} from 'node:fs';
import {join, relative} from 'node:path';
import type {ProjectFile} from '../check/files';
import {PAGES_FOLDER, STATIC_FOLDER} from '../paths';

/** What the system itself leaves in folders. */
const IGNORED = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/** @returns everything that lies in pages/ and static/, and what lies at the root; links are named, never followed. */
export function projectFiles(): ProjectFile[] {
  const root = process.cwd();
  const own = readdirSync(root, {withFileTypes: true}).map((entry) => describe(root, root, entry));
  const folders = [PAGES_FOLDER, STATIC_FOLDER].map((folder) => join(root, folder)).filter(existsSync);
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, withFileTypes: true}).map((entry) => describe(root, entry.parentPath, entry)),
  );
  return [...own, ...inFolders]
    .filter(({file}) => !IGNORED.includes(file.replace(/^.*\//, '')))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

function describe(root: string, parent: string, entry: Dirent): ProjectFile {
  const path = join(parent, entry.name);
  const kind = entry.isSymbolicLink() ? 'link' : entry.isDirectory() ? 'folder' : 'file';
  return {file: relative(root, path).replaceAll('\\', '/'), kind, read: () => readFileSync(path, 'utf8')};
}
