import {PAGES_FOLDER, STATIC_FOLDER} from '../../../cms/parse';

/** @returns why a file is not taken: whatever else a proposal brought would be part of its preview's build, which runs on this machine */
export function takeable(path: string): string | undefined {
  if (path.split('/').some((segment) => ['', '.', '..'].includes(segment) || segment.toLowerCase() === '.git')) {
    return 'tree.path contains a malformed path component';
  }
  if ([PAGES_FOLDER, STATIC_FOLDER].some((folder) => path.startsWith(`${folder}/`))) return undefined;
  return `The emulator takes only files of ${PAGES_FOLDER}/ and ${STATIC_FOLDER}/.`;
}
