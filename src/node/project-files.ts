import {existsSync, readdirSync, readFileSync, type Dirent} from 'node:fs';
import {join, relative} from 'node:path';
import {HOST_TOOL_FOLDERS, contentChecks, type ProjectFile, HOST_PROGRAM_FOLDERS} from '../cms/lint';
import {isPage, PAGES_FOLDER, STATIC_FOLDER} from '../cms/parse';
import {tryGit} from './git';
import {entriesBelow, withSlashes} from './disk';

/** @returns the file on disk for a path in a page, such as `/files/profile.pdf`. */
export const staticFile = (path: string): string => join(process.cwd(), STATIC_FOLDER, path);

export const fromRoot = (path: string): string => withSlashes(relative(process.cwd(), path));

/** Files that operating systems leave in folders. */
const IGNORED = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/**
 * @returns everything in pages/, static/ and the folders in which hosts look for programs, and the files at the root;
 * links are listed but not followed.
 */
export function projectFiles(): ProjectFile[] {
  const root = process.cwd();
  const rootEntries = readdirSync(root, {withFileTypes: true})
    .filter(({name}) => !HOST_TOOL_FOLDERS.includes(name) || isCommitted(name))
    .map((entry) => describe(root, entry));
  const folders = [PAGES_FOLDER, STATIC_FOLDER, ...HOST_PROGRAM_FOLDERS]
    .map((folder) => join(root, folder))
    .filter(existsSync);
  const inFolders = folders.flatMap((folder) => entriesBelow(folder).map((entry) => describe(entry.parentPath, entry)));
  return [...rootEntries, ...inFolders]
    .filter(({file}) => !IGNORED.includes(file.replace(/^.*\//, '')))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

const isCommitted = (folder: string): boolean => Boolean(tryGit(['ls-files', '--', folder]));

function describe(parent: string, entry: Dirent): ProjectFile {
  const path = join(parent, entry.name);
  const kind = entry.isSymbolicLink() ? 'link' : entry.isDirectory() ? 'folder' : 'file';
  return {
    file: fromRoot(path),
    kind,
    read: () => readFileSync(path, 'utf8'),
    ...contentChecks(path, () => readFileSync(path)),
  };
}

export const pageFiles = (): string[] =>
  projectFiles().flatMap(({file, kind}) => (kind === 'file' && isPage(file) ? file : []));
