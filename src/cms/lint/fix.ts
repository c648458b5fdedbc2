import {decode} from '../parse/encoding';
import {uncover} from '../parse/invisible';
import type {Diagnostic} from '../base/diagnostic';

/** A finding that is fixed may uncover another one; more rounds than this have never been of use. */
const MAX_ROUNDS = 10;

/** The bytes of pages and of pages/_site.yml, by their path from the project's root. */
export type BytesByFile = ReadonlyMap<string, Uint8Array>;

/** What was fixed. */
export interface Fixed {
  /** The new bytes of each file that was changed. */
  changed: Map<string, Uint8Array>;
  /** One sentence for each line that was changed. */
  sentences: string[];
}

/**
 * Fixes what can be fixed with certainty. Only the characters concerned change: every other line, the ends of lines and
 * their kind stay as they are. A file in an old encoding becomes UTF-8.
 * @param texts all pages and pages/_site.yml
 * @param check says what is wrong with them; it is asked again after each round
 */
export async function applyFixes(
  texts: BytesByFile,
  check: (texts: BytesByFile) => Promise<readonly Diagnostic[]>,
): Promise<Fixed> {
  const changed: Fixed['changed'] = new Map();
  const sentences: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const now = new Map([...texts, ...changed]);
    const mendable = (await check(now)).filter(({fix}) => fix !== undefined);
    if (mendable.length === 0) break;
    for (const [file, bytes] of now) {
      const diagnostics = mendable.filter((diagnostic) => diagnostic.file === file);
      if (diagnostics.length === 0) continue;
      const fixed = fix(file, bytes, diagnostics);
      changed.set(file, fixed.bytes);
      sentences.push(...fixed.sentences);
    }
  }
  return {changed, sentences};
}

function fix(file: string, bytes: Uint8Array, diagnostics: Diagnostic[]): {bytes: Uint8Array; sentences: string[]} {
  const lines = uncover(file, decode(file, bytes).text).text.split('\n');
  // Later findings of one line were found after the earlier ones had been fixed, so the last one holds them all.
  const fixed = new Map(diagnostics.map(({range, fix: replacement = ''}) => [range.start.line, replacement]));
  const sentences = [...fixed].map(([line, replacement]) => {
    const was = lines[line - 1] ?? '';
    lines[line - 1] = replacement + (was.endsWith('\r') ? '\r' : '');
    const same = was.trim() === replacement.trim();
    const what = same ? 'is written again, letter by letter.' : `"${was.trim()}" is now "${replacement.trim()}".`;
    return `${file}:${line} ${what}`;
  });
  return {bytes: new TextEncoder().encode(lines.join('\n')), sentences};
}
