import * as z from 'zod';
import {lagosDay} from '../shared/days';

/**
 * The day for which the site is made: what waits, has closed or has expired follows from it, and PDFs bear it. Another day
 * than that in Lagos now is named where a build is made again, see `npm run verify`.
 * @param env the environment of the build
 * @throws Error when its BUILD_DAY is no day
 */
export function buildDay(env: {BUILD_DAY?: string} = process.env): string {
  const {BUILD_DAY: day} = env;
  if (day === undefined) return lagosDay();
  if (!z.iso.date().safeParse(day).success) throw new Error('BUILD_DAY is no day. Write it as 2026-11-30.');
  return day;
}
