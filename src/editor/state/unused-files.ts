import {mentionedFiles, OF_THE_DESIGN} from '../../cms/lint';
import type {Source} from '../../cms/parse';

/** @returns the pictures and files that the pages named before and name no more, by their paths. */
export function leavingPaths(before: Source[], now: Source[]): string[] {
  const left = mentionedFiles(now);
  return [...mentionedFiles(before)].filter((path) => !left.has(path) && !path.startsWith(OF_THE_DESIGN));
}
