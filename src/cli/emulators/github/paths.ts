import {PAGES_FOLDER, STATIC_FOLDER} from '../../../cms/parse';

/**
 * @returns why the emulator refuses a file; undefined when it accepts the file. Any other file would be part of the
 * preview's build, which runs on this machine.
 */
export function takeable(path: string): string | undefined {
  if (path.split('/').some((segment) => ['', '.', '..'].includes(segment) || segment.toLowerCase() === '.git')) {
    return 'tree.path contains a malformed path component';
  }
  if ([PAGES_FOLDER, STATIC_FOLDER].some((folder) => path.startsWith(`${folder}/`))) return undefined;
  return `The emulator takes only files of ${PAGES_FOLDER}/ and ${STATIC_FOLDER}/.`;
}
