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

const DIGITS_PER_GROUP = 3;

/** Not `toLocaleString`, because a phone needs up to 100 ms to load the rules of a language. */
export function withCommas(number: number): string {
  const [whole = '', ...fraction] = String(number).split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= DIGITS_PER_GROUP)
    groups.unshift(whole.slice(Math.max(0, end - DIGITS_PER_GROUP), end));
  return [groups.join(','), ...fraction].join('.');
}
