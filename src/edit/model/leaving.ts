import {mentionedFiles} from '../../content/check/mentioned-files';
import {OF_THE_DESIGN} from '../../content/check/unused-files';
import type {Source} from '../../content/source';

/** @returns the pictures and files that the pages named before and name no more, by their paths. */
export function leavingPaths(before: Source[], now: Source[]): string[] {
  const left = mentionedFiles(now);
  return [...mentionedFiles(before)].filter((path) => !left.has(path) && !path.startsWith(OF_THE_DESIGN));
}
