/** What a proposal changes, and nothing besides: its pages where it left the website, and as it has them. */
import {TEXT, textOf} from './branch';
import type {Connection} from './connection';
import {bytesOf, differenceOf, type Difference} from './files';
import {leftAt} from './merge-base';
import type {Proposal} from './proposals';

/** The texts that differ, by their paths. */
export interface Texts {
  before: ReadonlyMap<string, string>;
  now: ReadonlyMap<string, string>;
}

/**
 * Reads the pages that a proposal changes: where it left the website, the files of both commits, and the texts that this
 * connection has not read yet.
 * @param main a commit of the website that is not older than where the proposal left it
 * @throws GitHubError
 */
export async function changedTexts(
  connection: Connection,
  {commit}: Pick<Proposal, 'commit'>,
  main: string,
): Promise<Texts> {
  const {base} = await leftAt(connection, main, commit);
  const {before, after} = await differenceOf(connection, base, commit);
  const textsOf = async (files: Difference['before']) => {
    const texts = new Map<string, string>();
    for (const [file, {sha}] of files) {
      const text = TEXT.test(file) ? textOf(await bytesOf(connection, sha)) : undefined;
      if (text !== undefined) texts.set(file, text);
    }
    return texts;
  };
  return {before: await textsOf(before), now: await textsOf(after)};
}
