/** What the nightly workflow asks GitHub: it maintains the issue that lists what expires soon. */
import {DAY_MS, daysUntil, longDate} from '../../shared/days';

interface Issue {
  number: number;
  title: string;
  body: string | null;
  user: {login: string};
  pull_request?: object;
}

export interface Repository {
  /** The address of GitHub's REST API, without a final slash. */
  api: string;
  /** `owner/name`. */
  name: string;
  token: string;
}

/** The title also identifies the issue. */
const ISSUE_TITLE = 'Expiring soon';
/** The author of the issue, because anybody else may choose the same title. */
const ISSUE_AUTHOR = 'github-actions[bot]';
const INTRODUCTION =
  'Renew each one and write the new date on its page. This issue closes automatically when nothing is left.';
const NOTHING_EXPIRES = 'Nothing expires within 60 days.';
const TIMEOUT_MS = 30_000;

/** @throws Error when GitHub refuses, with its status and never with the token */
async function requestGitHub(
  {api, name, token}: Repository,
  what: string,
  path = '',
  method = 'GET',
  content?: object,
) {
  const response = await fetch(`${api}/repos/${name}${path}`, {
    method,
    headers: {Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}`},
    body: content && JSON.stringify(content),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`GitHub responded with ${response.status} to ${what}.`);
  return (await response.json()) as unknown;
}

/**
 * Opens, updates or closes the issue.
 * @param lines what expires soon, one line of Markdown each; no lines close the issue
 */
export async function syncIssue(lines: readonly string[], repository: Repository): Promise<string> {
  const askIssues = (method: 'GET' | 'POST' | 'PATCH', path: string, content?: object) =>
    requestGitHub(repository, `${method} of the issue "${ISSUE_TITLE}"`, `/issues${path}`, method, content);
  const search = new URLSearchParams({state: 'open', creator: ISSUE_AUTHOR, per_page: '100'});
  const open = ((await askIssues('GET', `?${search}`)) as Issue[]).find(
    ({title, user, pull_request: pull}) => title === ISSUE_TITLE && user.login === ISSUE_AUTHOR && !pull,
  );
  if (lines.length === 0) {
    if (!open) return NOTHING_EXPIRES;
    await askIssues('POST', `/${open.number}/comments`, {body: NOTHING_EXPIRES});
    await askIssues('PATCH', `/${open.number}`, {state: 'closed'});
    return `${NOTHING_EXPIRES} Issue ${open.number} is closed.`;
  }
  const body = `${lines.map((line) => `- ${line}`).join('\n')}\n\n${INTRODUCTION}`;
  if (!open) {
    const {number} = (await askIssues('POST', '', {title: ISSUE_TITLE, body})) as Issue;
    return `Issue ${number} is open.`;
  }
  // GitHub may use different line breaks.
  const before = (open.body ?? '').split(/\r?\n/);
  const added = lines.filter((line) => !before.includes(`- ${line}`));
  if (before.join('\n') === body) return `Issue ${open.number} is already up to date.`;
  await askIssues('PATCH', `/${open.number}`, {body});
  // GitHub notifies people of a comment, but not when the text of the issue changes.
  if (added.length > 0) await askIssues('POST', `/${open.number}/comments`, {body: added.join('\n\n')});
  return `Issue ${open.number} was updated.`;
}

/** @see https://docs.github.com/actions/using-workflows/disabling-and-enabling-a-workflow */
const INACTIVITY_DAYS = 60;
/** The numbers of days before the end on which the reminder appears. */
const REMINDER_DAYS = [7, 30];
const DAY_LENGTH = '2026-11-30'.length;

/**
 * GitHub disables scheduled workflows of inactive public repositories, including the one that maintains this list.
 * @param lastChange the time of the last commit, in milliseconds since 1970
 * @returns a line when the schedules stop soon; it changes only at each of these steps
 */
export function scheduleLine(lastChange: number, today: string): string | undefined {
  const end = new Date(lastChange + INACTIVITY_DAYS * DAY_MS).toISOString().slice(0, DAY_LENGTH);
  const left = daysUntil(end, today);
  const step = REMINDER_DAYS.find((days) => left <= days);
  return step === undefined
    ? undefined
    : `GitHub will disable the nightly build on ${longDate(end)}, ${INACTIVITY_DAYS} days after the last commit: within ${step} days. Merge any change, or go to Actions › Nightly › “…”, choose Disable workflow, then Enable workflow.`;
}

/** Private repositories keep their schedules. */
export async function isPublic(repository: Repository): Promise<boolean> {
  const answer = (await requestGitHub(repository, 'a request for the repository')) as {private?: boolean};
  return answer.private === false;
}
