/** When the site was last built, as it says itself. The editor, previews and `npm run smoke` read it. */
import {DAY_MS, LAGOS_OFFSET} from './days';

/** Where a build says the day in Lagos for which it was made, and its commit. */
export const BUILD_RECORD = '/.well-known/build.json';

export interface LastBuilt {
  /** `2026-11-30` */
  day: string;
  /** Undefined when the build was not made in a git clone. */
  commit?: string;
}

/** The build of the night begins soon after midnight; so long it has until the day before counts as missed. */
const GRACE_MS = 7_200_000;

/** @returns whether a build for this day is more than 26 hours old, counted from the day's beginning in Lagos. */
export const isLate = (day: string, now = Date.now()): boolean =>
  now > Date.parse(`${day}T00:00:00${LAGOS_OFFSET}`) + DAY_MS + GRACE_MS;

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * @param site the origin of the site; empty for the page's own
 * @returns what the site says of its last build; undefined when it says no day
 */
export async function askLastBuilt(site = ''): Promise<LastBuilt | undefined> {
  try {
    const built = (await (await fetch(site + BUILD_RECORD, {cache: 'no-store'})).json()) as Partial<LastBuilt>;
    return typeof built.day === 'string' && DAY.test(built.day) ? {...built, day: built.day} : undefined;
  } catch {
    return undefined;
  }
}
