import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PAGES_FOLDER, SITE_FILE, STATIC_FOLDER, type Versions, versionsOf} from '../cms/parse';
import {git, textAt} from './git';
import {pageFiles} from './project-files';

/**
 * Reads the files that staff edit, at a commit and in the working folder.
 * @param base a commit
 * @throws Error when git fails
 */
export function versionsSince(base: string): Versions {
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
  const texts = {
    textBefore: (file: string) => textAt(base, file),
    textNow: (file: string) => readFileSync(join(process.cwd(), file), 'utf8'),
    files: [...pageFiles(), SITE_FILE],
  };
  return versionsOf(texts, {same, gone, added});
}
