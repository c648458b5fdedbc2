/** Maintains the issue that lists what expires soon. */

/** The fields of a GitHub issue that we use. */
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
const TITLE = 'What expires soon';
/** The author of the issue, because anybody else may choose the same title. */
const WRITER = 'github-actions[bot]';
const INTRODUCTION = 'Renew it, write the new day on the page, and this issue closes by itself.';
const DONE = 'Nothing expires within 60 days.';
const PER_PAGE = 100;
const PATIENCE_MS = 30_000;

type Method = 'GET' | 'POST' | 'PATCH';

/**
 * Opens, updates or closes the issue.
 * @param lines what expires soon, one line of Markdown each; no lines close the issue
 * @returns what it did, as text
 * @throws Error when GitHub refuses, with its status and never with the token
 */
export async function tellOf(lines: readonly string[], repository: Repository): Promise<string> {
  const ask = asker(repository);
  const open = await openIssue(ask);
  if (lines.length === 0) {
    if (!open) return DONE;
    await ask('POST', `/${open.number}/comments`, {body: DONE});
    await ask('PATCH', `/${open.number}`, {state: 'closed'});
    return `${DONE} Issue ${open.number} is closed.`;
  }
  const body = `${lines.map((line) => `- ${line}`).join('\n')}\n\n${INTRODUCTION}`;
  if (!open) {
    const {number} = (await ask('POST', '', {title: TITLE, body})) as Issue;
    return `Issue ${number} is open.`;
  }
  // GitHub may use other line ends.
  const before = (open.body ?? '').split(/\r?\n/);
  const added = lines.filter((line) => !before.includes(`- ${line}`));
  if (before.join('\n') === body) return `Issue ${open.number} says it already.`;
  await ask('PATCH', `/${open.number}`, {body});
  // GitHub notifies people of a comment, but not of a changed text.
  if (added.length > 0) await ask('POST', `/${open.number}/comments`, {body: added.join('\n\n')});
  return `Issue ${open.number} is up to date.`;
}

type Ask = (method: Method, path: string, content?: object) => Promise<unknown>;

async function openIssue(ask: Ask): Promise<Issue | undefined> {
  const search = new URLSearchParams({state: 'open', creator: WRITER, per_page: String(PER_PAGE)});
  const issues = (await ask('GET', `?${search}`)) as Issue[];
  return issues.find(({title, user, pull_request: pull}) => title === TITLE && user.login === WRITER && !pull);
}

const asker =
  ({api, name, token}: Repository): Ask =>
  async (method, path, content) => {
    const response = await fetch(`${api}/repos/${name}/issues${path}`, {
      method,
      headers: {Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}`},
      body: content && JSON.stringify(content),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${method} of the issue "${TITLE}".`);
    return (await response.json()) as unknown;
  };
