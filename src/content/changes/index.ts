import {changedFiles, versionsSince} from './changed-files';
import {comparePages, type PageChange} from './compare-pages';

export type {PageChange} from './compare-pages';

/**
 * What the pages say now and did not say at a commit, or the other way round.
 * @param base a commit
 * @returns pages in the order of their files; a page that says the same as before is never among them
 * @throws Error when git cannot tell
 */
export function contentChanges(base: string): PageChange[] {
  const {pages, replaced} = changedFiles(base);
  return comparePages(versionsSince(base), pages, replaced);
}
