import type {Problem} from '../values/diagnostic';
import {normalizeSource} from './characters';
import {fileLimit, textLimit} from './limits';
import {keepFirstVersion} from './conflict-markers';

/** UTF-8 that was decoded as Latin-1 and saved again: `â€™` for an apostrophe, `Ã©` for é. */
const GARBLED = /â[€\u0080]|Ã[\u0080-\u00BF]|á»|á¹|Â[\u00A0-\u00BF]/;
const LOST = /\uFFFD/;

const problemIn = (file: string, line: number, message: string, word?: string, fix?: string): Problem => ({
  ...{ruleId: 'encoding', message, file, line, fix},
  ...(word !== undefined && {data: {word}}),
});

/** @returns the text as the person sees it, even when the file is not UTF-8, and the problems of its encoding */
export function decode(file: string, bytes: Uint8Array): {text: string; problems: Problem[]} {
  // A file that only needs to be saved as UTF-8 has the correct text already.
  const lineOf = (text: string, line: number) => (text.split(/\r?\n/)[line - 1] ?? '').replace(/^\uFEFF/, '');
  const utf16 = encodingOfUtf16(bytes);
  if (utf16) {
    const text = new TextDecoder(utf16).decode(bytes);
    return {text, problems: [problemIn(file, 1, 'utf16', undefined, lineOf(text, 1))]};
  }
  try {
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
    return {text, problems: damagedWords(file, text)};
  } catch {
    const {text, old} = decodeMixed(bytes);
    const line = text.slice(0, old).split('\n').length;
    const problem = problemIn(file, line, 'latin1', wordAt(text, old), lineOf(text, line));
    return {text, problems: [problem, ...damagedWords(file, text)]};
  }
}

/**
 * The characters of Windows-1252 instead of Latin-1's control characters. Node 20 decodes that encoding as plain
 * Latin-1.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const FIRST_CONTROL = 0x80;
const FIRST_LETTER = 0xa0;
/** How far to look for the word around a byte, in characters. */
const MAX_WORD = 60;

/** Decodes bytes that are partly invalid UTF-8. Only the invalid ones are read as Windows-1252. */
function decodeMixed(bytes: Uint8Array): {text: string; old: number} {
  const utf8 = new TextDecoder('utf-8', {ignoreBOM: true});
  const letters: string[] = [];
  let length = 0;
  let old = -1;
  for (let index = 0; index < bytes.length;) {
    const code = bytes[index] ?? 0;
    const decoded = code < FIRST_CONTROL ? {letter: String.fromCharCode(code), size: 1} : letterAt(bytes, index, utf8);
    const letter =
      decoded?.letter ?? (code < FIRST_LETTER ? WINDOWS_1252.charAt(code - FIRST_CONTROL) : String.fromCharCode(code));
    if (!decoded && old === -1) old = length;
    letters.push(letter);
    length += letter.length;
    index += decoded?.size ?? 1;
  }
  return {text: letters.join(''), old};
}

/** Reads one character of several bytes; undefined when they are not UTF-8. */
function letterAt(bytes: Uint8Array, index: number, utf8: TextDecoder): {letter: string; size: number} | undefined {
  const code = bytes[index] ?? 0;
  if (code < 0xc2 || code > 0xf4) return undefined;
  const size = code < 0xe0 ? 2 : code < 0xf0 ? 3 : 4;
  const letterBytes = bytes.subarray(index, index + size);
  const letter = utf8.decode(letterBytes);
  // Bytes that are not a letter become one U+FFFD or several letters.
  const isLetter =
    letter === '\uFFFD' ? letterBytes[1] === 0xbf && letterBytes[2] === 0xbd : Array.from(letter).length === 1;
  return isLetter ? {letter, size} : undefined;
}

function encodingOfUtf16(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // UTF-16 without a byte order mark has a zero beside each Latin letter.
  if (bytes.length > 1 && bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le';
  return bytes.length > 1 && bytes[0] === 0 && bytes[1] !== 0 ? 'utf-16be' : undefined;
}

const damagedWords = (file: string, text: string): Problem[] =>
  text.split('\n').flatMap((content, index) => {
    const [lost, garbled] = [content.search(LOST), content.search(GARBLED)];
    if (lost === -1 && garbled === -1) return [];
    return problemIn(file, index + 1, lost === -1 ? 'garbled' : 'lost', wordAt(content, lost === -1 ? garbled : lost));
  });

function wordAt(text: string, index: number): string {
  const near = text.slice(Math.max(index - MAX_WORD, 0), index);
  const start = near.split(/\s/).at(-1) ?? '';
  const [end = ''] = /^\S*/.exec(text.slice(index, index + MAX_WORD)) ?? [];
  return start + end;
}

/**
 * Normalizes a file for the rest of the check: visible, ordinary letters, and only one version of the page.
 * @returns the text with its original line numbers, or undefined when the file is too large; and the problems
 */
export function readText(file: string, bytes: Uint8Array): {text?: string; problems: Problem[]} {
  const limit = fileLimit(bytes);
  if (limit) return {problems: [{file, ...limit}]};
  const decoded = decode(file, bytes);
  const long = textLimit(decoded.text);
  if (long) return {problems: [{file, ...long}]};
  const seen = normalizeSource(file, decoded.text);
  const version = keepFirstVersion(file, seen.text);
  return {text: version.text, problems: [...decoded.problems, ...seen.problems, ...version.problems]};
}
