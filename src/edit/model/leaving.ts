import {mentionedFiles, OF_THE_DESIGN} from '../../content/check';
import type {Source} from '../../content/read';

/** @returns the pictures and files that the pages named before and name no more, by their paths. */
export function leavingPaths(before: Source[], now: Source[]): string[] {
  const left = mentionedFiles(now);
  return [...mentionedFiles(before)].filter((path) => !left.has(path) && !path.startsWith(OF_THE_DESIGN));
}
