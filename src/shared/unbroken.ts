const NUMBER = String.raw`[₦$€£]?\d(?:[\d.,]{0,6}|\d{0,4}–\d{1,5})\+?`;

/** What is counted and measured on these pages, longer forms first. */
const UNITS = [
  ...['hours', 'hour', 'days', 'day', 'weeks', 'week', 'months', 'month', 'years', 'year', 'minutes', 'minute'],
  ...['thousand', 'million', 'billion', 'trillion', 'barrels', 'bbl', 'bpd', 'litres', 'tonnes', 'tons', 'kg', 't'],
  ...['inches', 'inch', 'feet', 'ft', 'km', 'cm', 'mm', 'm³', 'm²', 'm', 'ha', 'MMscfd', 'MMscf', 'scf'],
  ...['kWh', 'MWh', 'kVA', 'MVA', 'GW', 'MW', 'kW', 'W', 'kV', 'V', 'kA', 'A', 'Hz', 'hp', 'rpm'],
  ...['bar', 'psi', 'kPa', 'MPa', 'GB', 'MB', 'kB', 'dB', '°C', '%'],
].join('|');

/** `as-built`, `on-site`. */
const SHORT_COMPOUND = String.raw`\p{L}{1,2}-\p{L}{2,8}`;

/** What closes a sentence or a part of it, which no line may begin with. */
const SIGNS = String.raw`[.,;:!?…)\]’”"']{0,3}`;

/** The sign before is a group of its own: Safari before 16.4 knows no lookbehind and would refuse the whole script. */
const UNBROKEN = new RegExp(
  String.raw`(^|[^\p{L}\d.,–-])((?:${NUMBER} (?:${UNITS})(?![\p{L}\d])|${SHORT_COMPOUND}(?![\p{L}-]))${SIGNS})`,
  'gu',
);

/**
 * Finds what must not part at the end of a line: a number and its unit, a short word and the one that is tied to it,
 * each with the sign behind it.
 * What is found is short, so that it fits into every column, also with large text.
 * @returns the text in pieces; those at the odd positions must not part
 */
export function unbrokenIn(text: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const {index, 1: before = '', 2: unbroken = ''} of text.matchAll(UNBROKEN)) {
    const start = index + before.length;
    pieces.push(text.slice(end, start), unbroken);
    end = start + unbroken.length;
  }
  return [...pieces, text.slice(end)];
}
