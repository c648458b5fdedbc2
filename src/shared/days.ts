/*
 * Days are written year-month-day, as in pages/. Browsers use this too, so it avoids Intl: a phone spends up to 80 ms
 * on its first date.
 */

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Lagos is one hour ahead of UTC all year (https://www.iana.org/time-zones, Africa/Lagos). */
const LAGOS_MS = 3_600_000;
const DAY_LENGTH = '2026-11-30'.length;
export const DAY_MS = 86_400_000;

/** @returns the day that it is in Lagos now, where the head office is. */
export const lagosDay = (): string => new Date(Date.now() + LAGOS_MS).toISOString().slice(0, DAY_LENGTH);

/** @returns how many days are between today and a day; less than 0 when it is past, not a number when it is no day. */
export const daysUntil = (day: string, today: string): number => (Date.parse(day) - Date.parse(today)) / DAY_MS;

/** @returns a day, 2026-11-30, as people write it: 30 November 2026. */
export function longDate(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** @returns a span of months as people write it: March – November 2022; nothing without an end. */
export function periodOf({from, to}: {from?: string; to?: string}): string | undefined {
  if (to === undefined) return undefined;
  const last = new Date(to);
  const first = new Date(from ?? to);
  const end = `${MONTHS[last.getUTCMonth()]} ${last.getUTCFullYear()}`;
  if (first.getTime() === last.getTime()) return end;
  const year = first.getUTCFullYear() === last.getUTCFullYear() ? '' : ` ${first.getUTCFullYear()}`;
  return `${MONTHS[first.getUTCMonth()]}${year} – ${end}`;
}

/** @returns the name of a day's weekday; undefined when the text is not a day. */
export function weekdayOf(day: string): string | undefined {
  // In JavaScript the week begins with Sunday.
  return WEEKDAYS[(new Date(day).getUTCDay() + WEEKDAYS.length - 1) % WEEKDAYS.length];
}

/** What is behind a time to say that it is West Africa Time, the whole year. */
export const LAGOS_OFFSET = '+01:00';

const NOON = 12;

/** @returns an hour of 24, 18:00, by the clock of twelve: 6:00 PM. */
export function twelveHours(hour: string): string {
  const [hours = '', minutes = ''] = hour.split(':');
  return `${Number(hours) % NOON || NOON}:${minutes} ${Number(hours) < NOON ? 'AM' : 'PM'}`;
}
