/**
 * The characters that the fonts of the site have, both on the pages (src/css/tokens.css) and in the PDFs
 * (src/site/pdf/fonts).
 */

/** The first and last code point of each range; a test compares them with the font files. */
const RUNS: readonly (readonly [first: number, last?: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa3],
  [0xa5],
  [0xa7],
  [0xa9, 0xac],
  [0xae],
  [0xb0, 0xb7],
  [0xb9, 0x107],
  [0x10a, 0x113],
  [0x116, 0x11b],
  [0x11e, 0x123],
  [0x126, 0x127],
  [0x12a, 0x12b],
  [0x12e, 0x131],
  [0x136, 0x137],
  [0x139, 0x13e],
  [0x141, 0x148],
  [0x14c, 0x14d],
  [0x150, 0x155],
  [0x158, 0x15b],
  [0x15e, 0x165],
  [0x16a, 0x16b],
  [0x16e, 0x17e],
  [0x181],
  [0x18a],
  [0x198, 0x199],
  [0x1b3, 0x1b4],
  [0x1f8, 0x1f9],
  [0x218, 0x21b],
  [0x253],
  [0x257],
  [0x300, 0x301],
  [0x304],
  [0x323],
  [0x3a9],
  [0x3bc],
  [0x1e44, 0x1e45],
  [0x1e62, 0x1e63],
  [0x1eb8, 0x1eb9],
  [0x1eca, 0x1ecd],
  [0x1ee4, 0x1ee5],
  [0x2010, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2022],
  [0x2026],
  [0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044],
  [0x20a6],
  [0x20ac],
  [0x2122],
  [0x2190],
  [0x2192],
  [0x2202],
  [0x2212],
  [0x221a],
  [0x221e],
  [0x2248],
  [0x2260],
  [0x2264, 0x2265],
];

const escaped = (point: number): string => `\\u{${point.toString(16)}}`;
const HAVE = RUNS.map(([first, last = first]) => `${escaped(first)}-${escaped(last)}`).join('');

/** A visible character that no font of the site has. */
const FOREIGN = new RegExp(`[^${HAVE}\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}]`, 'gu');

/** @returns the characters of a text that no font of the site has, without duplicates, in their order. */
export const foreignLetters = (text: string): string[] => [...new Set(text.normalize('NFC').match(FOREIGN))];

/** Replaces a character in a PDF that no font has. */
export const SIGN_OF_FOREIGN = '?';

/** @returns a text with a replacement for each character that no font of the site has. */
export const inOurLetters = (text: string): string => text.normalize('NFC').replace(FOREIGN, SIGN_OF_FOREIGN);

/** @returns a character with its code point: `ж (U+0436)`. */
export const nameOfLetter = (letter: string): string =>
  `${letter} (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
