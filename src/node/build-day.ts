import * as z from 'zod';
import {lagosDay} from '../shared/days';

/**
 * The day for which the site is built: today in Lagos, unless BUILD_DAY sets another one, so that two builds can be
 * compared. It decides what is scheduled, closed or expired, and PDFs show it.
 * @param env the environment of the build
 * @throws Error when BUILD_DAY is not a day
 */
export function buildDay(env: {BUILD_DAY?: string} = process.env): string {
  const {BUILD_DAY: day} = env;
  if (day === undefined) return lagosDay();
  if (!z.iso.date().safeParse(day).success) throw new Error('BUILD_DAY is no day. Write it as 2026-11-30.');
  return day;
}
