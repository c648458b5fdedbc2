/**
 * Places written in signs that nobody sees (Unicode's tag characters). They are behind the words of a field or of a body,
 * because words are all that every part passes on: so a place comes through parts that know nothing of it.
 */

/** Each tag character stands for the one of ASCII with the same last digits. */
const TAGS = 0xe0000;
const END = '\u{E007F}';

/** Any sign of a place. */
export const TAG_CHARACTERS = /[\u{E0020}-\u{E007F}]/gu;

/** @returns a place as signs. */
export const encodeRef = (ref: string): string =>
  Array.from(encodeURI(ref), (letter) => String.fromCodePoint(TAGS + letter.charCodeAt(0))).join('') + END;

/** @returns the places whose signs are in a text. */
export const decodeRefs = (text: string): string[] =>
  (text.match(TAG_CHARACTERS) ?? [])
    .map((sign) => (sign === END ? '\n' : String.fromCharCode((sign.codePointAt(0) ?? TAGS) - TAGS)))
    .join('')
    .split('\n')
    .filter((ref) => ref !== '')
    .map(decodeURI);
