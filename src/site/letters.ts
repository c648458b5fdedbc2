/**
 * The characters that the fonts of the site have, both on the pages (src/css/tokens.css) and in the PDFs
 * (src/site/pdf/fonts).
 */

/** Their code points in hexadecimal, as ranges; a test compares them with the font files. */
const CODE_POINT_RANGES = `
  20-7e a0-a3 a5 a7 a9-ac ae b0-b7 b9-107 10a-113 116-11b 11e-123 126-127 12a-12b 12e-131 136-137 139-13e
  141-148 14c-14d 150-155 158-15b 15e-165 16a-16b 16e-17e 181 18a 198-199 1b3-1b4 1f8-1f9 218-21b 253 257
  300-301 304 323 3a9 3bc 1e44-1e45 1e62-1e63 1eb8-1eb9 1eca-1ecd 1ee4-1ee5 2010-2011 2013-2014 2018-201a
  201c-201e 2020-2022 2026 2030 2032-2033 2039-203a 2044 20a6 20ac 2122 2190 2192 2202 2212 221a 221e 2248
  2260 2264-2265
`;

const SUPPORTED = CODE_POINT_RANGES.replace(/[0-9a-f]+/g, (point) => `\\u{${point}}`).replace(/\s/g, '');

const UNSUPPORTED = new RegExp(`[^${SUPPORTED}\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]`, 'gu');

/** @returns the characters of a text that no font of the site has, without duplicates, in their order. */
export const unsupportedLetters = (text: string): string[] => [...new Set(text.normalize('NFC').match(UNSUPPORTED))];

/** Replaces a character in a PDF that no font has. */
export const REPLACEMENT_CHARACTER = '?';

export const replaceUnsupportedLetters = (text: string): string =>
  text.normalize('NFC').replace(UNSUPPORTED, REPLACEMENT_CHARACTER);

/** @returns a character followed by its code point: `ж (U+0436)`. */
export const nameOfLetter = (letter: string): string =>
  `${letter} (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
