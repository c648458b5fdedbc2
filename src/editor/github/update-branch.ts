/** A proposal and the current website, which others have changed meanwhile. */
import {headOf, loadBranch, type Branch} from './branch';
import type {Connection} from './connection';
import {differenceOf, isOwn, type Difference} from './files';
import {leftAt} from './merge-base';
import {GitHubError} from './github-error';

/** What has to be merged. */
export interface Both extends Difference {
  /** The website as it is now. */
  main: Branch;
  /** The newest commit of the proposal. */
  head: string;
}

/**
 * @param since a commit of the proposal that was looked at before; without it, where the proposal left the website
 * @returns the current website, and what the proposal changes, or what came to it since
 * @throws GitHubError `foreignFile` when the proposal changes more than pages, photos and downloads; `branchGone`
 */
export async function loadBoth(connection: Connection, branch: string, since?: string): Promise<Both> {
  const [main, head] = await Promise.all([loadBranch(connection), headOf(connection, branch)]);
  const {base, paths} = await leftAt(connection, main.commit, head);
  const foreign = paths.filter((path) => !isOwn(path));
  if (foreign.length > 0) throw new GitHubError('foreignFile', {paths: foreign});
  return {main, head, ...(await differenceOf(connection, since ?? base, head))};
}
