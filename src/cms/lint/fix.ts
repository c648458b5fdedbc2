import {decode} from '../parse/encoding';
import {normalizeSource} from '../parse/characters';
import type {Diagnostic} from '../values/diagnostic';

/** A fix may reveal another problem, so fixing takes several passes. */
const MAX_ROUNDS = 10;

/** The bytes of pages and of pages/_site.yml, by their path from the project's root. */
export type BytesByFile = ReadonlyMap<string, Uint8Array>;

export interface FixResult {
  changed: Map<string, Uint8Array>;
  /** One sentence per changed line. */
  sentences: string[];
}

/** Applies every safe fix. Only the affected characters change. Files in old encodings become UTF-8. */
export async function applyFixes(
  texts: BytesByFile,
  check: (texts: BytesByFile) => Promise<readonly Diagnostic[]>,
): Promise<FixResult> {
  const changed: FixResult['changed'] = new Map();
  const sentences: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const now = new Map([...texts, ...changed]);
    const fixable = (await check(now)).filter(({fix}) => fix !== undefined);
    if (fixable.length === 0) break;
    for (const [file, bytes] of now) {
      const diagnostics = fixable.filter((diagnostic) => diagnostic.file === file);
      if (diagnostics.length === 0) continue;
      const fixed = fix(file, bytes, diagnostics);
      changed.set(file, fixed.bytes);
      sentences.push(...fixed.sentences);
    }
  }
  return {changed, sentences};
}

function fix(file: string, bytes: Uint8Array, diagnostics: Diagnostic[]): {bytes: Uint8Array; sentences: string[]} {
  const lines = normalizeSource(file, decode(file, bytes).text).text.split('\n');
  // Later reports of a line come after earlier fixes, so the last fix contains them all.
  const fixed = new Map(diagnostics.map(({range, fix: replacement = ''}) => [range.start.line, replacement]));
  const sentences = [...fixed].map(([line, replacement]) => {
    const was = lines[line - 1] ?? '';
    lines[line - 1] = replacement + (was.endsWith('\r') ? '\r' : '');
    const same = was.trim() === replacement.trim();
    const what = same ? 'was rewritten without a visible change.' : `"${was.trim()}" is now "${replacement.trim()}".`;
    return `${file}:${line} ${what}`;
  });
  return {bytes: new TextEncoder().encode(lines.join('\n')), sentences};
}
