/** Reads when the site was last built. The editor, previews and `npm run smoke` use it. */
import {DAY_MS} from '../shared/days';
import {LOCALE} from './locale';

/** The file in which a build records its date and its commit. */
export const BUILD_RECORD = '/.well-known/build.json';

export interface LastBuilt {
  /** `2026-11-30` */
  day: string;
  /** Undefined when the build was not made in a git clone. */
  commit?: string;
}

/** The nightly build starts soon after midnight, so it counts as missed only after two more hours. */
const GRACE_MS = 7_200_000;

export const isLate = (day: string, now = Date.now()): boolean =>
  now > Date.parse(`${day}T00:00:00${LOCALE.utcOffset}`) + DAY_MS + GRACE_MS;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** @returns the record of the last build of a site, or of this one; undefined when it has no valid day */
export async function askLastBuilt(site = ''): Promise<LastBuilt | undefined> {
  try {
    const built = (await (await fetch(site + BUILD_RECORD, {cache: 'no-store'})).json()) as Partial<LastBuilt>;
    return typeof built.day === 'string' && DAY.test(built.day) ? {...built, day: built.day} : undefined;
  } catch {
    return undefined;
  }
}
