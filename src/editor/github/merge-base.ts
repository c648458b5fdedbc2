/** Where a proposal has left the website. */
import * as z from 'zod';
import type {Connection} from './connection';
import {Sha} from './forms';
import {ask, at} from './request';

const Comparison = z.object({
  merge_base_commit: z.object({sha: Sha}),
  files: z.array(z.object({filename: z.string()})).optional(),
});

/**
 * @param main a commit of the website that is not older than where the proposal left it
 * @returns the last commit that both have, and the files that the proposal changes since, whatever they are
 * @throws GitHubError
 */
export async function leftAt(
  connection: Connection,
  main: string,
  commit: string,
): Promise<{base: string; paths: string[]}> {
  const path = at(connection, `compare/${main}...${commit}`);
  const {merge_base_commit: base, files = []} = await ask(connection, {path, answer: Comparison});
  return {base: base.sha, paths: files.map(({filename}) => filename)};
}
