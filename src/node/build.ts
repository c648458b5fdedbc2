import * as z from 'zod';
import {siteDay} from '../site/locale';

/** @returns whether this is a build for visitors; false under `npm start` and in tests. */
export const isBuild = (): boolean => process.env.NODE_ENV === 'production';

/**
 * Caches the result of a function during a build, because files do not change while it runs. Under `npm start` each
 * call reads again.
 */
export function buildCache<T>(read: () => T): () => T {
  let cached: {answer: T} | undefined;
  return () => (isBuild() ? (cached ??= {answer: read()}).answer : read());
}

/**
 * The day for which the site is built: today in Lagos, unless BUILD_DAY sets another one, so that two builds can be
 * compared. It decides what is scheduled, closed or expired, and PDFs show it.
 */
export function buildDay(env: {BUILD_DAY?: string} = process.env): string {
  const {BUILD_DAY: day} = env;
  if (day === undefined) return siteDay();
  if (!z.iso.date().safeParse(day).success) throw new Error('BUILD_DAY is not a date. Write it as 2026-11-30.');
  return day;
}
