import {truncate, type BareDiagnostic, type ReportDescriptor} from '../base/diagnostic';
import {unusualDiagnostic, usual} from './ordinary-letters';

/** Invisible characters that no word needs, with the names that programs use for them. */
const NAMES: [signs: string, name: string][] = [
  ['\\u00AD', 'soft hyphen'],
  ['\\u200B', 'zero-width space'],
  ['\\u200C\\u2060\\uFEFF', 'zero-width joiner'],
  ['\\u200E\\u200F\\u061C\\u202A-\\u202E\\u2066-\\u2069', 'mark of writing direction'],
  ['\\u2028', 'line separator'],
  ['\\u2029', 'paragraph separator'],
  ['\\0-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F\\x85', 'control character'],
  ['\\u{E0000}-\\u{E007F}\\u034F\\u2061-\\u2064\\u206A-\\u206F', 'invisible letter'],
  ['\\u115F\\u1160\\u180E\\u2800\\u3164\\uFFA0', 'blank letter'],
];

/**
 * A joiner is valid inside an emoji made of several characters, such as an engineer of any skin colour (Unicode, UTS
 * 51).
 */
const JOINER =
  '(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\uFE0F?)\\u200D|\\u200D(?!\\p{Extended_Pictographic})';

/** Selects a variant of an emoji, and has no effect after a letter. */
const VARIANT = '(?<=[\\p{L}\\p{M}\\s]|^)[\\uFE00-\\uFE0F]';
/** These two, which depend on the character before them, with their names. */
const BY_PLACE: [signs: string, name: string][] = [
  ['\\u200D', 'zero-width joiner'],
  ['\\uFE00-\\uFE0F', 'variation selector'],
];

const INVISIBLE = new RegExp(`[${NAMES.map(([signs]) => signs).join('')}]|${JOINER}|${VARIANT}`, 'gu');
/** These separate words, so a space replaces them. */
const PARTING = new RegExp('(?<![ \\t])[ \\t]*[\\u2028\\u2029\\v\\f\\x85\\u2800\\u3164\\uFFA0]+[ \\t]*', 'gu');

/** @returns a text without invisible characters. */
const visible = (text: string): string => text.replace(PARTING, ' ').replace(INVISIBLE, '');

/** @returns a multi-line text in normal form: visible characters only, with ordinary letters and spaces. */
export const ordinary = (text: string): string => visible(text).split('\n').map(usual).join('\n');

/** @returns the finding for text that contains an invisible character. */
export function invisibleDiagnostic(text: string): BareDiagnostic | undefined {
  const found = text.matchAll(INVISIBLE).next().value;
  if (!found) return undefined;
  const [sign] = found;
  const [, name] = [...NAMES, ...BY_PLACE].find(([signs]) => new RegExp(`[${signs}]`, 'u').test(sign)) ?? [];
  const before = visible(text.slice(0, found.index)).trim().split(/\s+/).at(-1) ?? '';
  const behind = visible(text.slice(found.index)).trim().split(/\s+/)[0] ?? '';
  const place =
    before === '' ? (behind === '' ? 'Here' : `Before "${truncate(behind)}"`) : `Behind "${truncate(before)}"`;
  return {
    message: `${place} is a character that one cannot see (${name ?? 'invisible letter'}).`,
    help: 'Remove it.',
  };
}

/**
 * Removes invisible characters, and replaces the letters of other programs, so that the rest of the linter reads what
 * people see.
 * @param file path from the project's root, for the sentences
 * @returns the normalized text, and one finding for each line that had such characters
 */
export function uncover(file: string, source: string): {text: string; diagnostics: ReportDescriptor[]} {
  const diagnostics: ReportDescriptor[] = [];
  const text = source.replace(/\r(?!\n)/g, '\n');
  const lines = text.split('\n');
  if (/\r(?!\n|$)/.test(source)) {
    const what = 'The lines end as on an old Mac, and other programs read them as one line.';
    const fix = withoutMark(lines[0] ?? '');
    diagnostics.push({
      file,
      line: 1,
      message: what,
      help: 'Save the file again with line ends of today (LF).',
      fix,
    });
  }
  const clean = lines.map((line, index) => {
    const [mark = ''] = index === 0 ? (/^\uFEFF/.exec(line) ?? []) : [];
    const own = line.slice(mark.length).replace(/\r$/, '');
    const seen = visible(own);
    const findings = [invisibleDiagnostic(own), unusualDiagnostic(seen)].filter(
      (diagnostic) => diagnostic !== undefined,
    );
    if (findings.length === 0) return line;
    const fix = usual(seen);
    diagnostics.push(...findings.map((diagnostic) => ({file, line: index + 1, ...diagnostic, fix})));
    return mark + fix + (line.endsWith('\r') ? '\r' : '');
  });
  return {text: clean.join('\n'), diagnostics};
}

const withoutMark = (line: string) => line.replace(/^\uFEFF/, '').replace(/\r$/, '');
