/** Safety rates as the industry computes them; they are never typed. */

/** How many hours a rate is for: IOGP's million, and OSHA's 200,000 (a hundred people for a year). */
export const RATE_HOURS = [1_000_000, 200_000] as const;

export interface SafetyCounts {
  /** Hours worked. */
  hours: number;
  fatalities: number;
  /** Lost-time injuries besides the fatalities. */
  lostTime: number;
  /** All recordable cases, fatalities and lost-time injuries among them. */
  recordable: number;
}

/**
 * @returns the lost-time injury frequency and the total recordable incident rate for so many hours, as they are written:
 * with two digits behind the point (IOGP, Safety performance indicators)
 */
export function ratesOf({hours, fatalities, lostTime, recordable}: SafetyCounts, perHours: number) {
  const rate = (cases: number) => ((cases * perHours) / hours).toFixed(2);
  return {ltif: rate(fatalities + lostTime), trir: rate(recordable)};
}

/** @returns a whole number with commas between its thousands. */
export const withCommas = (number: number): string => number.toLocaleString('en');
