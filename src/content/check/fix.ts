import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {decode} from '../read/encoding';
import {uncover} from '../read/invisible';
import type {Flaw} from '../flaw';
import {loadContent} from '../host/load';

/** A flaw that is mended may uncover another one; more rounds than this have never been of use. */
const MAX_ROUNDS = 10;

/**
 * Mends in the working directory what can be mended with certainty. Only the characters concerned change: every other
 * line, the ends of lines and their kind stay as they are. A file in an old encoding becomes UTF-8.
 * @returns one sentence for each line that was changed
 */
export async function mendAll(): Promise<string[]> {
  const changes: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const {flaws} = await loadContent();
    const mendable = flaws.filter(({replacement}) => replacement !== undefined);
    if (mendable.length === 0) break;
    const files = new Set(mendable.map(({file}) => file));
    for (const file of files)
      changes.push(
        ...mend(
          file,
          mendable.filter((flaw) => flaw.file === file),
        ),
      );
  }
  return changes;
}

function mend(file: string, flaws: Flaw[]): string[] {
  const path = join(process.cwd(), file);
  const lines = uncover(file, decode(file, readFileSync(path)).text).text.split('\n');
  // Later flaws of one line were found after the earlier ones had been mended, so the last one holds them all.
  const mended = new Map(flaws.map(({line, replacement = ''}) => [line, replacement]));
  const changes = [...mended].map(([line, replacement]) => {
    const was = lines[line - 1] ?? '';
    lines[line - 1] = replacement + (was.endsWith('\r') ? '\r' : '');
    const same = was.trim() === replacement.trim();
    const what = same ? 'is written anew, letter by letter.' : `"${was.trim()}" is now "${replacement.trim()}".`;
    return `${file}:${line} ${what}`;
  });
  writeFileSync(path, lines.join('\n'));
  return changes;
}
