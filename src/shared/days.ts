/*
 * Dates are written year-month-day, as in pages/. Browsers run this code, so it does not use Intl: a phone needs up to
 * 80 ms to format its first date with it.
 */

export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

const DAY_LENGTH = '2026-11-30'.length;
export const DAY_MS = 86_400_000;

/** @param utcOffset the difference from UTC, such as `+01:00` @returns today's date there */
export function dayAt(utcOffset: string): string {
  const ahead = Date.parse('1970-01-01T00:00Z') - Date.parse(`1970-01-01T00:00${utcOffset}`);
  return new Date(Date.now() + ahead).toISOString().slice(0, DAY_LENGTH);
}

/** @returns the number of days from today to a day: negative when the date is in the past, NaN when the text is not a date. */
export const daysUntil = (day: string, today: string): number => (Date.parse(day) - Date.parse(today)) / DAY_MS;

/** Whether a text is a date that exists, as pages store it. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** @returns a date as people write it: 30 November 2026 for 2026-11-30. */
export function longDate(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** @returns a span of months as people write it: March – November 2022; undefined without an end. */
export function periodOf({from, to}: {from?: string; to?: string}): string | undefined {
  if (to === undefined) return undefined;
  const last = new Date(to);
  const first = new Date(from ?? to);
  const end = `${MONTHS[last.getUTCMonth()]} ${last.getUTCFullYear()}`;
  if (first.getTime() === last.getTime()) return end;
  const year = first.getUTCFullYear() === last.getUTCFullYear() ? '' : ` ${first.getUTCFullYear()}`;
  return `${MONTHS[first.getUTCMonth()]}${year} – ${end}`;
}

const NOON = 12;

/** An hour of the 24-hour clock, as it is stored. */
export const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

/** @returns a time of the 24-hour clock in the 12-hour clock: 6:00 PM for 18:00. */
export function twelveHours(hour: string): string {
  const [hours = '', minutes = ''] = hour.split(':');
  return `${Number(hours) % NOON || NOON}:${minutes} ${Number(hours) < NOON ? 'AM' : 'PM'}`;
}
