/** A proposal as what it changes: the website where it began, and as it would be. */
import {branchAt, headOf, type Branch} from './branch';
import type {Connection} from './connection';
import {leftAt} from './merge-base';
import type {Proposal} from './proposals';

/**
 * @returns the website at the commit where a proposal left it, and as the proposal has it now
 * @throws GitHubError
 */
export async function loadProposal(
  connection: Connection,
  {branch}: Pick<Proposal, 'branch'>,
): Promise<{before: Branch; now: Branch}> {
  const {branch: main} = connection.service;
  const [from, to] = await Promise.all([headOf(connection, main), headOf(connection, branch)]);
  const [{base}, now] = await Promise.all([leftAt(connection, from, to), branchAt(connection, branch, to)]);
  return {before: await branchAt(connection, main, base), now};
}
