/** A proposal as what it changes: the website where it began, and as it would be. */
import * as z from 'zod';
import {branchAt, headOf, type Branch} from './branch';
import type {Connection} from './connection';
import {Sha} from './files';
import type {Proposal} from './proposals';
import {ask, at} from './request';

const Comparison = z.object({merge_base_commit: z.object({sha: Sha})});

/**
 * @returns the website at the commit where a proposal left it, and as the proposal has it now
 * @throws Trouble
 */
export async function loadProposal(
  connection: Connection,
  {branch}: Pick<Proposal, 'branch'>,
): Promise<{before: Branch; now: Branch}> {
  const {branch: main} = connection.service;
  const [from, to] = await Promise.all([headOf(connection, main), headOf(connection, branch)]);
  const path = at(connection, `compare/${from}...${to}`);
  const [{merge_base_commit: base}, now] = await Promise.all([
    ask(connection, {path, answer: Comparison}),
    branchAt(connection, branch, to),
  ]);
  return {before: await branchAt(connection, main, base.sha), now};
}
