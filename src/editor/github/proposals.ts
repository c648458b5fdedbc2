/** The proposals that are open. */
import * as z from 'zod';
import {asLine} from '../../shared/escape';
import type {Connection} from './connection';
import {proposalPage} from './links';
import {askAll, Day, Sha} from './request';
import {isProposalBranch} from './titles';

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
  const pulls = await askAll(connection, 'pulls', Listed, {state: 'open', base: connection.service.branch});
  return pulls
    .filter(
      ({head, base}) => isProposalBranch(head.ref) && head.repo?.id !== undefined && head.repo.id === base.repo?.id,
    )
    .map(({number, title, updated_at: changedAt, user, head}) => {
      const url = proposalPage(connection, number);
      return {number, title: asLine(title), url, branch: head.ref, commit: head.sha, by: user?.login ?? '', changedAt};
    });
}
