/** The hours that a rate refers to: a million for IOGP, 200,000 for OSHA (a hundred people in a year). */
export const RATE_HOURS = [1_000_000, 200_000] as const;

export interface SafetyCounts {
  hours: number;
  fatalities: number;
  /** Lost-time injuries, without the fatalities. */
  lostTime: number;
  /** All recordable cases, with fatalities and lost-time injuries. */
  recordable: number;
}

/** The lost-time injury frequency and the total recordable incident rate (IOGP, Safety performance indicators). */
export function ratesOf({hours, fatalities, lostTime, recordable}: SafetyCounts, perHours: number) {
  const rate = (cases: number) => ((cases * perHours) / hours).toFixed(2);
  return {ltif: rate(fatalities + lostTime), trir: rate(recordable)};
}
