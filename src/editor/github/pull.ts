/** Pull requests: listed, looked for, opened, given another title and text, closed. */
import * as z from 'zod';
import {asLine} from '../../shared/escape';
import {repositoryFacts} from './account';
import type {Connection} from './connection';
import {isGitHubError, GitHubError} from './github-error';
import {proposalPage} from './links';
import {Day, requestAllPages, requestJson, repoPath, Sha} from './request';
import {pullRequestTitle, isProposalBranch} from './titles';

const Pull = z.object({
  number: z.int().positive(),
  state: z.enum(['open', 'closed']),
  merged_at: z.string().nullish(),
  title: z.string(),
  body: z.string().nullish(),
  head: z.object({sha: Sha}),
});

/** A pull request as far as what is done with it needs it. */
export type Pull = z.infer<typeof Pull>;

type Words = Record<'title' | 'body', string>;

/** GitHub takes no longer description. */
const MOST_LETTERS = 65_536;
const CUT = '\n\nThe rest is on the page of the review.';

/** @returns a description that GitHub takes: cut after a whole line where it is too long, with what ends it */
export function fitted(text: string, end: string): string {
  if (text.length + end.length <= MOST_LETTERS) return text + end;
  const kept = text.slice(0, MOST_LETTERS - CUT.length - end.length);
  const line = kept.lastIndexOf('\n');
  return kept.slice(0, line > 0 ? line : undefined).trimEnd() + CUT + end;
}

/** @returns what a proposal says already, and what is added below it with what ends that */
export const longer = (message: string, added: string, end: string): string =>
  message.includes(added + end) ? message : fitted(`${message.split(CUT)[0] ?? ''}\n\n---\n\n${added}`, end);

/** @returns a pull request as it is now. @throws GitHubError */
export const pullAt = (connection: Connection, number: number): Promise<Pull> =>
  requestJson(connection, {path: repoPath(connection, `pulls/${number}`), answer: Pull});

/** @returns the newest pull request of a branch, open or not; undefined when there never was one. */
export async function findPull(connection: Connection, branch: string): Promise<Pull | undefined> {
  const [owner = ''] = (await repositoryFacts(connection)).full_name.split('/');
  const path = repoPath(connection, 'pulls', {head: `${owner}:${branch}`, state: 'all', per_page: '1'});
  return (await requestJson(connection, {path, answer: z.array(Pull)}))[0];
}

/** @throws GitHubError when the proposal is over, so that nothing can be added to it. */
export function assertOpen(pull: Pull | undefined): void {
  if (pull?.state !== 'closed') return;
  throw new GitHubError(pull.merged_at ? 'published' : 'withdrawn');
}

/** Asks for a review. @returns the number of the proposal */
export async function openPull(connection: Connection, branch: string, into: string, messages: Words): Promise<number> {
  const body = {...messages, head: branch, base: into};
  const path = repoPath(connection, 'pulls');
  return (await requestJson(connection, {method: 'POST', path, body, answer: Pull.pick({number: true})})).number;
}

/**
 * Lets a proposal that is open say something else, unless it says so already. What it changes has arrived, so words that
 * GitHub does not take are no failure.
 */
export async function rewritePull(connection: Connection, {number, title, body}: Pull, messages: Words): Promise<void> {
  if (title === messages.title && body === messages.body) return;
  await amend(connection, number, messages).catch((error: unknown) => {
    if (!isGitHubError(error, 'refused')) throw error;
  });
}

const amend = (connection: Connection, number: number, body: object): Promise<Pull> =>
  requestJson(connection, {method: 'PATCH', path: repoPath(connection, `pulls/${number}`), body, answer: Pull});

/** An answer may be lost of what was done, so a failure is none where it has come about. */
export const unlessDone = (work: Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> =>
  work.then(
    () => undefined,
    async (error: unknown) => {
      if (!(error instanceof GitHubError) || !(await isDone().catch(() => false))) throw error;
    },
  );

/** Gives a proposal another title; everything else of it stays. After a failure the same call may be made again. */
export async function rename(connection: Connection, number: number, sentence: string): Promise<void> {
  const title = pullRequestTitle(sentence);
  await unlessDone(amend(connection, number, {title}), async () => (await pullAt(connection, number)).title === title);
}

/**
 * Closes a proposal; its branch stays, so nothing that was sent is lost. After a failure the same call may be made again.
 * @throws GitHubError `published` when it was published meanwhile
 */
export async function withdraw(connection: Connection, number: number): Promise<void> {
  const pull = await amend(connection, number, {state: 'closed'}).catch(async (error: unknown) => {
    const found = error instanceof GitHubError ? await pullAt(connection, number).catch(() => undefined) : undefined;
    if (found?.state !== 'closed') throw error;
    return found;
  });
  if (pull.merged_at) throw new GitHubError('published');
}

/** A proposal that was sent from the editor and is not published yet. */
export interface Proposal {
  number: number;
  title: string;
  /** Its page on GitHub. */
  url: string;
  /** Load it to go on with the proposal. */
  branch: string;
  /** Its newest commit. */
  commit: string;
  /** The account that sent it. */
  by: string;
  changedAt: Date;
}

/** A repository may be called otherwise later; its number stays. */
const RepositoryId = z.object({id: z.int()}).nullish();
const Listed = z.object({
  number: z.int().positive(),
  title: z.string(),
  updated_at: Day,
  user: z.object({login: z.string()}).nullish(),
  head: z.object({ref: z.string(), sha: Sha, repo: RepositoryId}),
  base: z.object({repo: RepositoryId}),
});
/** @returns the proposals that are open, newest first, also those of others */
export async function openProposals(connection: Connection): Promise<Proposal[]> {
  const pulls = await requestAllPages(connection, 'pulls', Listed, {state: 'open', base: connection.service.branch});
  return pulls
    .filter(
      ({head, base}) => isProposalBranch(head.ref) && head.repo?.id !== undefined && head.repo.id === base.repo?.id,
    )
    .map(({number, title, updated_at: changedAt, user, head}) => {
      const url = proposalPage(connection, number);
      return {number, title: asLine(title), url, branch: head.ref, commit: head.sha, by: user?.login ?? '', changedAt};
    });
}
