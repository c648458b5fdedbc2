import {OF_THE_DESIGN} from '../../content/check/unused-files';

const NAMED = /\/(?:img|files)\/[\w./-]*\w/g;

/**
 * @param before the text of a page before an entry, or the page itself, was taken away
 * @param now all texts as they are then
 * @returns the pictures and files that it named and that nothing names any more, by their paths
 */
export function leavingPaths(before: string, now: readonly string[]): string[] {
  const paths = [...new Set(before.match(NAMED))];
  return paths.filter((path) => !path.startsWith(OF_THE_DESIGN) && !now.some((text) => text.includes(path)));
}
