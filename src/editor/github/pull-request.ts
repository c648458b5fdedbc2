/** Lists, finds, opens, edits and closes pull requests. */
import * as z from 'zod';
import {toSingleLine} from '../../shared/escape';
import {repositoryFacts} from './account';
import {type Connection, proposalPage} from './connection';
import {isGitHubError, GitHubError} from './github-error';
import {Timestamp, requestAllPages, requestJson, repoPath, Sha} from './request';
import {pullRequestTitle, isProposalBranch, withoutSkipMarkers} from './draft-names';

const Pull = z.object({
  number: z.int().positive(),
  state: z.enum(['open', 'closed']),
  merged_at: z.string().nullish(),
  title: z.string(),
  body: z.string().nullish(),
  head: z.object({sha: Sha}),
});

export type Pull = z.infer<typeof Pull>;

type TitleAndBody = Record<'title' | 'body', string>;

/** GitHub accepts no longer description. */
const MAX_BODY_LENGTH = 65_536;
const TRUNCATION_NOTE = '\n\nOpen the review to see the rest.';

/** @returns a description that GitHub accepts: if it is too long, it is cut after a whole line, before `end` */
export function truncateBody(raw: string, end: string): string {
  const text = withoutSkipMarkers(raw);
  if (text.length + end.length <= MAX_BODY_LENGTH) return text + end;
  const kept = text.slice(0, MAX_BODY_LENGTH - TRUNCATION_NOTE.length - end.length);
  const line = kept.lastIndexOf('\n');
  return kept.slice(0, line > 0 ? line : undefined).trimEnd() + TRUNCATION_NOTE + end;
}

/** @returns a proposal's description with more text and a new end */
const appendToBody = (body: string, added: string, end: string): string =>
  body.includes(withoutSkipMarkers(added) + end)
    ? body
    : truncateBody(`${body.split(TRUNCATION_NOTE)[0] ?? ''}\n\n---\n\n${added}`, end);

export const pullAt = (connection: Connection, number: number): Promise<Pull> =>
  requestJson(connection, {path: repoPath(connection, `pulls/${number}`), answer: Pull});

/** @returns the newest pull request of a branch, open or closed; undefined when there never was one. */
export async function findPull(connection: Connection, branch: string): Promise<Pull | undefined> {
  const [owner = ''] = (await repositoryFacts(connection)).full_name.split('/');
  const path = repoPath(connection, 'pulls', {head: `${owner}:${branch}`, state: 'all', per_page: '1'});
  return (await requestJson(connection, {path, answer: z.array(Pull)}))[0];
}

/** @throws GitHubError when the proposal is closed, so that nothing can be added. */
export function assertOpen(pull: Pull | undefined): void {
  if (pull?.state !== 'closed') return;
  throw new GitHubError(pull.merged_at ? 'published' : 'withdrawn');
}

export async function openPull(
  connection: Connection,
  branch: string,
  into: string,
  messages: TitleAndBody,
): Promise<number> {
  const body = {...messages, head: branch, base: into};
  const path = repoPath(connection, 'pulls');
  return (await requestJson(connection, {method: 'POST', path, body, answer: Pull.pick({number: true})})).number;
}

/** How often a description is written when others write it at the same time. */
const MAX_WRITES = 3;

/**
 * Adds the report of further changes to the description. Two people may send at once, and GitHub keeps the description
 * that was written last, so it is read again and written again if it lacks the report.
 * @throws GitHubError when the proposal was closed meanwhile, so that nobody will read the changes in it
 */
export async function addReport(connection: Connection, number: number, report: string, end: string): Promise<void> {
  let stored: string | undefined;
  for (let writes = 0; writes <= MAX_WRITES; writes += 1) {
    const pull = await pullAt(connection, number);
    assertOpen(pull);
    const before = pull.body ?? '';
    const body = appendToBody(before, report, end);
    if (before === body || before === stored || writes === MAX_WRITES) return;
    stored = await writeReport(connection, number, {body});
    if (stored === undefined) return;
  }
}

/** Replaces the title and the description of an attempt whose answer was lost. @throws GitHubError like `addReport` */
export async function replaceReport(connection: Connection, number: number, report: TitleAndBody): Promise<void> {
  const {title, body, ...pull} = await pullAt(connection, number);
  assertOpen({title, body, ...pull});
  if (title !== report.title || body !== report.body) await writeReport(connection, number, report);
}

/**
 * The changes themselves have arrived, so it is no failure if GitHub refuses the text about them.
 * @returns the description as GitHub stores it; undefined when it was refused
 */
async function writeReport(
  connection: Connection,
  number: number,
  report: Partial<TitleAndBody>,
): Promise<string | undefined> {
  try {
    const pull = await patchPull(connection, number, report);
    assertOpen(pull);
    return pull.body ?? '';
  } catch (error) {
    if (!isGitHubError(error, 'refused')) throw error;
    return undefined;
  }
}

const patchPull = (connection: Connection, number: number, body: object): Promise<Pull> =>
  requestJson(connection, {method: 'PATCH', path: repoPath(connection, `pulls/${number}`), body, answer: Pull});

/** Ignores a failure if the change has been made, because perhaps only the response was lost. */
const ignoreIfDone = (work: Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> =>
  work.then(
    () => undefined,
    async (error: unknown) => {
      if (!(error instanceof GitHubError) || !(await isDone().catch(() => false))) throw error;
    },
  );

/** Renames a proposal. After a failure the call may be repeated. */
export async function rename(connection: Connection, number: number, sentence: string): Promise<void> {
  const title = pullRequestTitle(sentence);
  await ignoreIfDone(
    patchPull(connection, number, {title}),
    async () => (await pullAt(connection, number)).title === title,
  );
}

/** Closes a proposal and keeps its branch, so nothing is lost. After a failure the call may be repeated. */
export async function withdraw(connection: Connection, number: number): Promise<void> {
  const pull = await patchPull(connection, number, {state: 'closed'}).catch(async (error: unknown) => {
    const found = error instanceof GitHubError ? await pullAt(connection, number).catch(() => undefined) : undefined;
    if (found?.state !== 'closed') throw error;
    return found;
  });
  if (pull.merged_at) throw new GitHubError('published');
}

export interface Proposal {
  number: number;
  title: string;
  url: string;
  /** The branch to load for continuing the proposal. */
  branch: string;
  commit: string;
  by: string;
  changedAt: Date;
}

/** A repository may be renamed, but its id stays. */
const RepositoryId = z.object({id: z.int()}).nullish();
const ListedPull = z.object({
  number: z.int().positive(),
  title: z.string(),
  updated_at: Timestamp,
  user: z.object({login: z.string()}).nullish(),
  head: z.object({ref: z.string(), sha: Sha, repo: RepositoryId}),
  base: z.object({repo: RepositoryId}),
});
/** @returns all open proposals of all accounts, newest first */
export async function openProposals(connection: Connection): Promise<Proposal[]> {
  const pulls = await requestAllPages(connection, 'pulls', ListedPull, {
    state: 'open',
    base: connection.service.branch,
  });
  return pulls
    .filter(
      ({head, base}) => isProposalBranch(head.ref) && head.repo?.id !== undefined && head.repo.id === base.repo?.id,
    )
    .map(({number, title, updated_at: changedAt, user, head}) => {
      const url = proposalPage(connection, number);
      return {
        number,
        title: toSingleLine(title),
        url,
        branch: head.ref,
        commit: head.sha,
        by: user?.login ?? '',
        changedAt,
      };
    });
}
