/** The proposals that are open. */
import * as z from 'zod';
import {asLine} from '../../shared/escape';
import type {Connection} from './connection';
import {Day, Sha} from './forms';
import {proposalPage} from './links';
import {ask, at} from './request';
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

const Listed = z.object({
  number: z.int().positive(),
  title: z.string(),
  updated_at: Day,
  user: z.object({login: z.string()}).nullish(),
  head: z.object({ref: z.string(), sha: Sha, repo: z.object({full_name: z.string()}).nullish()}),
});
/**
 * @returns the proposals that are open, newest first, also those of others
 * @throws GitHubError
 */
export async function openProposals(connection: Connection): Promise<Proposal[]> {
  const {repository} = connection.service;
  const path = at(connection, 'pulls', {state: 'open', per_page: '100'});
  const pulls = await ask(connection, {path, answer: z.array(Listed)});
  return pulls
    .filter(({head}) => isProposalBranch(head.ref) && head.repo?.full_name.toLowerCase() === repository.toLowerCase())
    .map(({number, title, updated_at: changedAt, user, head}) => {
      const url = proposalPage(connection, number);
      return {number, title: asLine(title), url, branch: head.ref, commit: head.sha, by: user?.login ?? '', changedAt};
    });
}
