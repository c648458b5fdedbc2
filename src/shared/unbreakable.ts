const NUMBER = String.raw`[₦$€£]?\d(?:[\d.,]{0,6}|\d{0,4}–\d{1,5})\+?`;

/** The units of these pages, longer forms first. */
const UNITS = [
  ...['hours', 'hour', 'days', 'day', 'weeks', 'week', 'months', 'month', 'years', 'year', 'minutes', 'minute'],
  ...['thousand', 'million', 'billion', 'trillion', 'barrels', 'bbl', 'bpd', 'litres', 'tonnes', 'tons', 'kg', 't'],
  ...['inches', 'inch', 'feet', 'ft', 'km', 'cm', 'mm', 'm³', 'm²', 'm', 'ha', 'MMscfd', 'MMscf', 'scf'],
  ...['kWh', 'MWh', 'kVA', 'MVA', 'GW', 'MW', 'kW', 'W', 'kV', 'V', 'kA', 'A', 'Hz', 'hp', 'rpm'],
  ...['bar', 'psi', 'kPa', 'MPa', 'GB', 'MB', 'kB', 'dB', '°C', '%'],
].join('|');

/** `as-built`, `on-site` */
const SHORT_COMPOUND = String.raw`\p{L}{1,2}-\p{L}{2,8}`;

/** Punctuation that must not begin a line. */
const SIGNS = String.raw`[.,;:!?…)\]’”"']{0,3}`;

/** The first group is the character before. Safari before 16.4 does not support lookbehind and would reject the whole script. */
const UNBROKEN = new RegExp(
  String.raw`(^|[^\p{L}\d.,–-])((?:${NUMBER} (?:${UNITS})(?![\p{L}\d])|${SHORT_COMPOUND}(?![\p{L}-]))${SIGNS})`,
  'gu',
);

/**
 * Finds pieces of text that must not break at the end of a line: a number with its unit, and a short word with the word
 * to which a hyphen joins it, each with the punctuation after it.
 * @returns the text in pieces; those at odd positions must not break
 */
export function unbreakablePieces(text: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const {index, 1: before = '', 2: unbroken = ''} of text.matchAll(UNBROKEN)) {
    const start = index + before.length;
    pieces.push(text.slice(end, start), unbroken);
    end = start + unbroken.length;
  }
  return [...pieces, text.slice(end)];
}
