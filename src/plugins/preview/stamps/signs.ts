/** Numbers in signs that nobody sees (Unicode's tag characters), to follow a text from its field to its place on a page. */

/** The digits to the base of four. */
const DIGITS = ['\u{E0061}', '\u{E0062}', '\u{E0063}', '\u{E0064}'];
const BASE = DIGITS.length;
/** As many digits in each number, so that two which meet can be told apart; 4,096 would be too few for a site at scale. */
const LENGTH = 8;

/** Any sign of a number. */
export const SIGNS = /[\u{E0061}-\u{E0064}]/gu;
const NUMBER = new RegExp(`[${DIGITS.join('')}]{${LENGTH}}`, 'gu');

/** @returns a number as signs. */
export const signed = (number: number): string =>
  Array.from(number.toString(BASE).padStart(LENGTH, '0'), (digit) => DIGITS[Number(digit)]).join('');

/** @returns the numbers whose signs stand in a text. */
export const numbersIn = (text: string): number[] =>
  (text.match(NUMBER) ?? []).map((signs) =>
    Number.parseInt(Array.from(signs, (sign) => DIGITS.indexOf(sign)).join(''), BASE),
  );
