import type {Problem} from '../values/diagnostic';

/** Two letters in one character, as in PDFs and Word. */
const LIGATURE = '\\uFB00-\\uFB06';
/** Styled letters (Unicode 16.0): mathematical, circled, squared, Roman numerals. ™ and ℓ are symbols. */
const STYLED = [
  '\\u{1D400}-\\u{1D7FF}\\u2102\\u210A-\\u2112\\u2115\\u2119-\\u211D\\u2124\\u2128\\u212A-\\u212D\\u212F-\\u2134\\u2139',
  '\\u2160-\\u217F\\u24B6-\\u24E9\\u{1F130}-\\u{1F149}',
].join('');
/** Superscript letters. A single one may be a mathematical symbol. */
const SUPERSCRIPT =
  '\\u02B0\\u02B2\\u02B3\\u02B7\\u02B8\\u02E1-\\u02E3\\u1D2C-\\u1D6A\\u1D9C\\u2071\\u207F\\u2090-\\u209C';
/** Letters without a mapping in Unicode: small capitals, and white letters on black. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';
const LETTERS_OF_SMALL_CAPITALS = 'ABCDEFGHIJKLMNOPRSTUVWYZ';
const WHITE_ON_BLACK = '\\u{1F150}-\\u{1F169}\\u{1F170}-\\u{1F189}';

/** A single one of some characters is a phonetic letter, an exponent or an emoji. */
const LETTERS = new RegExp(
  `[${LIGATURE}${STYLED}]+|[${SUPERSCRIPT}]{2,}|[${SMALL_CAPITALS}]{2,}|[${WHITE_ON_BLACK}]{2,}`,
  'gu',
);
const WIDE_LETTERS = /[\uFF01-\uFF5E]+/g;
/** Next to East Asian letters, full-width characters are ordinary. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const FIXED_SPACES = '\\u00A0\\u2000-\\u200A\\u202F\\u205F\\u3000';
const HAS_FIXED = new RegExp(`[${FIXED_SPACES}]`);
const FIXED_SPACE = new RegExp(`(?<!\\s)\\s*[${FIXED_SPACES}]\\s*`, 'g');
/** The start of a line, where the rules for lists, headings and fields report non-breaking spaces. */
const BEGINNING = /^\s*(?:(?:[-*+>•·–—o]|#{1,6}|\d{1,2}[.)])\s+)*(?:[A-Za-z_][\w-]*:\s+)?/;

function normalizeLine(line: string): string {
  const plain = normalizeLetters(line);
  if (!HAS_FIXED.test(plain)) return plain;
  if (plain.trim() === '') return '';
  const beginning = beginningOf(plain);
  return beginning + plain.slice(beginning.length).replace(FIXED_SPACE, ' ').trimEnd();
}

const beginningOf = (line: string): string => BEGINNING.exec(line)?.[0] ?? '';

function normalizeLetters(line: string): string {
  const plain = line.replace(LETTERS, (found) => Array.from(found, normalizeLetter).join(''));
  return EAST_ASIAN.test(plain) ? plain : plain.replace(WIDE_LETTERS, (found) => found.normalize('NFKC'));
}

/** The letters on black form two rows, each from A to Z. */
const ROWS = [0x1f150, 0x1f170];
const ALPHABET = 26;
const CAPITAL_A = 65;

function normalizeLetter(letter: string): string {
  const small = SMALL_CAPITALS.indexOf(letter);
  if (small !== -1) return LETTERS_OF_SMALL_CAPITALS.charAt(small);
  const code = letter.codePointAt(0) ?? 0;
  const row = ROWS.find((first) => code >= first && code < first + ALPHABET);
  return row === undefined ? letter.normalize('NFKC') : String.fromCharCode(CAPITAL_A + code - row);
}

interface FoundCharacter {
  /** Whether there is a word before the character, otherwise one after it. */
  where: 'After' | 'Before' | 'Here';
  word: string;
}

function positionOf(before: string, after: string): FoundCharacter {
  if (before !== '') return {where: 'After', word: before};
  return after === '' ? {where: 'Here', word: ''} : {where: 'Before', word: after};
}

function unusualCharacter(line: string): Pick<Problem, 'message' | 'data'> | undefined {
  const right = normalizeLine(line);
  if (right === line) return undefined;
  const [styled = ''] = line.split(/[ \t]+/).filter((item) => normalizeLetters(item) !== item);
  if (styled !== '') return {message: 'styled', data: {word: styled, right: normalizeLetters(styled)}};
  const offset = beginningOf(line).length + line.slice(beginningOf(line).length).search(HAS_FIXED);
  const before = line.slice(0, offset).trim().split(/\s+/).at(-1) ?? '';
  const [nextWord = ''] = line.slice(offset).trim().split(/\s+/);
  const {where, word} = positionOf(before, nextWord);
  return {message: `space${where}`, data: {word}};
}

/** Invisible characters that no text needs, with their common names. */
const NAMES: [signs: string, name: string][] = [
  ['\\u00AD', 'soft hyphen'],
  ['\\u200B', 'zero-width space'],
  ['\\u200C\\u2060\\uFEFF', 'zero-width joiner'],
  ['\\u200E\\u200F\\u061C\\u202A-\\u202E\\u2066-\\u2069', 'text direction mark'],
  ['\\u2028', 'line separator'],
  ['\\u2029', 'paragraph separator'],
  ['\\0-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F\\x85', 'control character'],
  ['\\u{E0000}-\\u{E007F}\\u034F\\u2061-\\u2064\\u206A-\\u206F', 'invisible character'],
  ['\\u115F\\u1160\\u180E\\u2800\\u3164\\uFFA0', 'blank character'],
];

/**
 * A joiner is valid inside an emoji made of several characters, such as an engineer of any skin colour (Unicode, UTS
 * 51).
 */
const JOINER =
  '(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\uFE0F?)\\u200D|\\u200D(?!\\p{Extended_Pictographic})';

/** Selects a variant of an emoji, and has no effect after a letter. */
const VARIANT = '(?<=[\\p{L}\\p{M}\\s]|^)[\\uFE00-\\uFE0F]';
/** Invisible characters that are valid after some characters, with their names. */
const CONTEXTUAL_NAMES: [signs: string, name: string][] = [
  ['\\u200D', 'zero-width joiner'],
  ['\\uFE00-\\uFE0F', 'variation selector'],
];

const INVISIBLE = new RegExp(`[${NAMES.map(([signs]) => signs).join('')}]|${JOINER}|${VARIANT}`, 'gu');
/** These separate words, so a space replaces them. */
const SEPARATORS = new RegExp('(?<![ \\t])[ \\t]*[\\u2028\\u2029\\v\\f\\x85\\u2800\\u3164\\uFFA0]+[ \\t]*', 'gu');

const removeInvisible = (text: string): string => text.replace(SEPARATORS, ' ').replace(INVISIBLE, '');

/** @returns a multi-line text in normal form: visible characters only, with ordinary letters and spaces. */
export const normalizeCharacters = (text: string): string =>
  removeInvisible(text).split('\n').map(normalizeLine).join('\n');

export interface InvisibleCharacter {
  message: 'signAfter' | 'signBefore' | 'signHere';
  data: {word: string; name: string};
}

export function findInvisible(text: string): InvisibleCharacter | undefined {
  const found = text.matchAll(INVISIBLE).next().value;
  if (!found) return undefined;
  const [sign] = found;
  const [, name = 'unknown'] =
    [...NAMES, ...CONTEXTUAL_NAMES].find(([signs]) => new RegExp(`[${signs}]`, 'u').test(sign)) ?? [];
  const before = removeInvisible(text.slice(0, found.index)).trim().split(/\s+/).at(-1) ?? '';
  const nextWord = removeInvisible(text.slice(found.index)).trim().split(/\s+/)[0] ?? '';
  const {where, word} = positionOf(before, nextWord);
  return {message: `sign${where}`, data: {word, name}};
}

/**
 * Removes invisible characters, and replaces the letters of other programs, so that the rest of the linter reads what
 * people see.
 */
export function normalizeSource(file: string, source: string): {text: string; problems: Problem[]} {
  const problems: Problem[] = [];
  const text = source.replace(/\r(?!\n)/g, '\n');
  const lines = text.split('\n');
  if (/\r(?!\n|$)/.test(source)) {
    const fix = (lines[0] ?? '').replace(/^\uFEFF/, '').replace(/\r$/, '');
    problems.push({ruleId: 'encoding', message: 'oldMac', file, line: 1, fix});
  }
  const clean = lines.map((line, index) => {
    const [mark = ''] = index === 0 ? (/^\uFEFF/.exec(line) ?? []) : [];
    const content = line.slice(mark.length).replace(/\r$/, '');
    const seen = removeInvisible(content);
    const found = [findInvisible(content) ?? [], unusualCharacter(seen) ?? []].flat();
    if (found.length === 0) return line;
    const fix = normalizeLine(seen);
    problems.push(...found.map((words) => ({ruleId: 'invisible-character', ...words, file, line: index + 1, fix})));
    return mark + fix + (line.endsWith('\r') ? '\r' : '');
  });
  return {text: clean.join('\n'), problems};
}
