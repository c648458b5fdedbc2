/** GitHub disables scheduled workflows of inactive public repositories, including the one that maintains this list. */
import {DAY_MS, daysUntil, longDate} from '../../shared/days';
import type {Repository} from './issue';

/** @see https://docs.github.com/actions/using-workflows/disabling-and-enabling-a-workflow */
const QUIET_DAYS = 60;
/** The numbers of days before the end on which the reminder appears. */
const AHEAD_DAYS = [7, 30];
const DAY_LENGTH = '2026-11-30'.length;
const PATIENCE_MS = 30_000;

/**
 * @param lastChange the time of the last commit, in milliseconds since 1970
 * @param today the day in Lagos, `2026-11-30`
 * @returns a line when the schedules stop soon; it changes only at each of these steps
 */
export function scheduleLine(lastChange: number, today: string): string | undefined {
  const end = new Date(lastChange + QUIET_DAYS * DAY_MS).toISOString().slice(0, DAY_LENGTH);
  const left = daysUntil(end, today);
  const step = AHEAD_DAYS.find((days) => left <= days);
  return step === undefined
    ? undefined
    : `GitHub switches the nightly build off on ${longDate(end)}, ${QUIET_DAYS} days after the last change: within ${step} days. Merge any change, or press Actions, Nightly, “…”, Disable workflow and then Enable workflow.`;
}

/**
 * Private repositories keep their schedules.
 * @throws Error when GitHub refuses
 */
export async function isPublic({api, name, token}: Repository): Promise<boolean> {
  const response = await fetch(`${api}/repos/${name}`, {
    headers: {Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}`},
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to a question about the repository.`);
  return ((await response.json()) as {private?: boolean}).private === false;
}
