/** The lines of a proposal on which GitHub takes a comment: those that its hunks show as they are now. */
import * as z from 'zod';
import type {Connection} from './connection';
import {askAll} from './request';

const File = z.object({filename: z.string(), patch: z.string().optional()});
const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/**
 * @returns for each file that a proposal changes the lines, counted from 1, that may be commented on; none where GitHub
 * shows no hunks, as of a picture or a very large file
 */
export async function commentable(connection: Connection, number: number): Promise<Map<string, Set<number>>> {
  const files = await askAll(connection, `pulls/${number}/files`, File);
  return new Map(files.map(({filename, patch}) => [filename, linesOfPatch(patch)]));
}

/** @returns the lines of the new file that are in the hunks of a patch */
export function linesOfPatch(patch = ''): Set<number> {
  const lines = new Set<number>();
  let next = 0;
  for (const text of patch.split('\n')) {
    const begin = HUNK.exec(text)?.[1];
    if (begin !== undefined) next = Number(begin);
    else if (text.startsWith('+') || text.startsWith(' ')) {
      lines.add(next);
      next += 1;
    }
  }
  return lines;
}
