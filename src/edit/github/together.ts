/** A proposal and the website of now, which others have changed meanwhile. */
import * as z from 'zod';
import {headOf, loadBranch, type Branch} from './branch';
import type {Connection} from './connection';
import {filesAt, isOwn, Sha} from './files';
import {differing, type Difference} from './published';
import {ask, at} from './request';
import {Trouble} from './trouble';

const Comparison = z.object({
  merge_base_commit: z.object({sha: Sha}),
  files: z.array(z.object({filename: z.string()})).optional(),
});

/** What has to be put together. */
export interface Apart extends Difference {
  /** The website as it is now. */
  main: Branch;
  /** The newest commit of the proposal. */
  head: string;
}

/**
 * @param since a commit of the proposal that was looked at before; without it, where the proposal left the website
 * @returns the website of now, and what the proposal changes, or what came to it since
 * @throws Trouble `foreignFile` when the proposal changes more than pages, photos and downloads; `branchGone`
 */
export async function apart(connection: Connection, branch: string, since?: string): Promise<Apart> {
  const [main, head] = await Promise.all([loadBranch(connection), headOf(connection, branch)]);
  const path = at(connection, `compare/${main.commit}...${head}`);
  const {merge_base_commit: base, files = []} = await ask(connection, {path, answer: Comparison});
  const foreign = files.map(({filename}) => filename).filter((name) => !isOwn(name));
  if (foreign.length > 0) throw new Trouble('foreignFile', {paths: foreign});
  const before = await filesAt(connection, since ?? base.sha);
  return {main, head, ...differing(before, await filesAt(connection, head))};
}
