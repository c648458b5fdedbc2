/** Only one page shows weekdays, so the code that all pages share has none. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** @returns the weekday of a day; undefined when the text is not a day. */
export function weekdayOf(day: string): string | undefined {
  // `getUTCDay` counts from Sunday, `WEEKDAYS` from Monday.
  return WEEKDAYS[(new Date(day).getUTCDay() + WEEKDAYS.length - 1) % WEEKDAYS.length];
}
