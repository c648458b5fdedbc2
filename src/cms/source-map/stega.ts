/**
 * Encodes references in invisible characters (Unicode's tag characters) at the end of a text. Every component renders
 * its text, so references reach the page even through components that do not know about them.
 */
import {decodeOrUndefined} from '../../shared/decode';

/** The offset between a tag character and its ASCII character. */
const TAGS = 0xe0000;
const END = '\u{E007F}';

/** Any character of an encoded reference. */
export const TAG_CHARACTERS = /[\u{E0020}-\u{E007F}]/gu;

export const encodeRef = (ref: string): string =>
  Array.from(encodeURI(ref), (letter) => String.fromCodePoint(TAGS + letter.charCodeAt(0))).join('') + END;

export const decodeRefs = (text: string): string[] =>
  (text.match(TAG_CHARACTERS) ?? [])
    .map((sign) => (sign === END ? '\n' : String.fromCharCode((sign.codePointAt(0) ?? TAGS) - TAGS)))
    .join('')
    .split('\n')
    .filter((ref) => ref !== '')
    // Content may contain tag characters that nobody has encoded.
    .flatMap((ref) => decodeOrUndefined(ref, decodeURI) ?? []);

/** @returns the text without references, so that content cannot forge one */
export const removeRefs = (text: string): string => text.replace(TAG_CHARACTERS, '');
