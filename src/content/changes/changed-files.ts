import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {git, tryGit} from '../host/git';
import {pageFiles} from '../host/project-files';
import {isPage, PAGES_FOLDER, SITE_FILE, STATIC_FOLDER} from '../paths';
import {movedFiles, type ChangedFile, type Versions} from './compare-pages';

/**
 * The files that staff edit, as they differ between a commit and the working folder.
 * @param base a commit
 * @returns pages and facts, and the paths (as pages write them) of files of static/ that hold something else
 * @throws Error when git cannot tell
 */
export function changedFiles(base: string): {pages: ChangedFile[]; replaced: Set<string>} {
  const folders = ['--', PAGES_FOLDER, STATIC_FOLDER];
  const fields = git(['diff', '--name-status', '--no-renames', '--relative', '-z', base, ...folders]).split('\0');
  const added = git(['ls-files', '--others', '--exclude-standard', '-z', ...folders])
    .split('\0')
    .filter(Boolean);
  const gone: string[] = [];
  const same: string[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [status, file = ''] = fields.slice(index, index + 2);
    (status === 'A' ? added : status === 'D' ? gone : same).push(file);
  }
  const isText = (file: string) => isPage(file) || file === SITE_FILE;
  const pages = same.filter(isText).map((file) => ({before: file, after: file}));
  return {
    pages: [...pages, ...movedFiles(versionsSince(base), gone.filter(isText), added.filter(isText))],
    replaced: new Set(
      same.filter((file) => file.startsWith(`${STATIC_FOLDER}/`)).map((file) => file.slice(STATIC_FOLDER.length)),
    ),
  };
}

/** @returns the text of a file at a commit; empty when it was not there. */
export const textAt = (commit: string, file: string): string => tryGit(['show', `${commit}:./${file}`]) ?? '';

/** @returns the text of a file as it is now. */
const textNow = (file: string): string => readFileSync(join(process.cwd(), file), 'utf8');

/** @returns the pages at a commit and now. */
export const versionsSince = (base: string): Versions => ({
  textBefore: (file) => textAt(base, file),
  textNow,
  files: [...pageFiles(), SITE_FILE],
});
