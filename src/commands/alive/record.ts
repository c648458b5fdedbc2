/** What the live site says of its own build, and whether that can be. */
import {BUILD_RECORD, buildRecord, type BuildRecord} from '../../node/build-record';
import {repository} from '../../node/repository';
import {DAY_MS, lagosDay, longDate} from '../../shared/days';
import {isLate, LAST_BUILT} from '../../shared/last-built';
import {assertPublished} from '../verify/rebuild';
import {get, type HostAnswer} from '../verify/requests';
import {answerText} from './answers';

const OWN_MACHINE = /^(localhost|127\.[\d.]+|\[::1\])$/;
const OK = 200;
/** So far may the clock of a host be from this one's. */
const MOST_DRIFT_MS = 300_000;
const MINUTE_MS = 60_000;

export interface RecordFindings {
  record: BuildRecord;
  /** The day in Lagos for which the site was built. */
  day: string;
}

/**
 * @param site its origin
 * @throws Error with one sentence where something else than a build of this site answers
 */
export async function toldBy(site: string): Promise<RecordFindings & {answer: HostAnswer}> {
  const answer = await get(site + BUILD_RECORD);
  const record = answer.status === OK ? buildRecord.safeParse(jsonOf(answer)).data : undefined;
  if (!record)
    throw new Error(
      `${site} does not say from which commit it was built: another site answers there, or another server.`,
    );
  return {record, day: record.environment.BUILD_DAY ?? '', answer};
}

function jsonOf(answer: HostAnswer): unknown {
  try {
    return JSON.parse(answerText(answer));
  } catch {
    return undefined;
  }
}

/** @returns a sentence for each thing that cannot be of what the site says of its build */
export async function recordFlaws(
  site: string,
  {record, day, answer}: Awaited<ReturnType<typeof toldBy>>,
): Promise<string[]> {
  return [
    ...kindFlaws(site, record),
    ...sourceFlaws(record),
    ...dayFlaws(day),
    ...clockFlaws(answer),
    ...(await cacheFlaws(site, {record, day})),
  ];
}

const kindFlaws = (site: string, {kind}: BuildRecord): string[] =>
  kind === 'production' || (kind === 'local' && OWN_MACHINE.test(new URL(site).hostname))
    ? []
    : [`${site} serves a ${kind} build: its forms reach nobody.`];

function sourceFlaws(record: BuildRecord): string[] {
  const {REPOSITORY_URL: told} = record.environment;
  const own = repository({});
  if (own !== undefined && told !== undefined && own !== told)
    return [`Another site answers there: it is made from ${told}, and this clone is of ${own}.`];
  try {
    assertPublished(record);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function dayFlaws(day: string): string[] {
  const today = lagosDay();
  if (day > today)
    return [`The site was built for ${longDate(day)}, which has not begun: the clock of what builds it is wrong.`];
  if (!isLate(day)) return [];
  const nights = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  return [
    `The site was last built for ${longDate(day)}, ${nights === 1 ? '1 night is' : `${nights} nights are`} missing: the nightly build does not run, or fails.`,
  ];
}

function clockFlaws({headers}: HostAnswer): string[] {
  const behind = Date.now() - Date.parse(headers.get('date') ?? '');
  return Math.abs(behind) > MOST_DRIFT_MS
    ? [
        `The clock of the host is ${Math.round(Math.abs(behind) / MINUTE_MS)} minutes ${behind > 0 ? 'behind' : 'ahead'}.`,
      ]
    : [];
}

/** A cache answers an address that it has never seen from the host itself. */
async function cacheFlaws(site: string, {record, day}: RecordFindings): Promise<string[]> {
  const [kept, anew] = await Promise.all([get(site + LAST_BUILT), get(`${site}${LAST_BUILT}?${Date.now()}`)]);
  const said = answerText(kept);
  const own = JSON.stringify({day, commit: record.commit});
  return [
    ...(said === answerText(anew)
      ? []
      : [`A cache is behind: ${LAST_BUILT} says ${said}, and where no cache answers it says ${answerText(anew)}.`]),
    ...(said === own ? [] : [`Half a deploy: ${LAST_BUILT} says ${said}, and ${BUILD_RECORD} says ${own}.`]),
  ];
}

/** The day whose openings, pages and papers the site has to show: for a while after midnight that of yesterday. */
export const dayToShow = (day: string): string => (isLate(day) ? lagosDay() : day);

/** @returns whether the build for today is live */
export async function isBuiltToday(site: string): Promise<boolean> {
  try {
    const {day} = JSON.parse(answerText(await get(site + LAST_BUILT))) as {day?: unknown};
    return day === lagosDay();
  } catch {
    return false;
  }
}
