/** What a proposal changes, and nothing besides: its pages where it left the website, and as it has them. */
import * as z from 'zod';
import {TEXT, textOf} from './branch';
import type {Connection} from './connection';
import {bytesOf, filesAt, Sha} from './files';
import type {Proposal} from './proposals';
import {ask, at} from './request';

/** The texts that differ, by their paths. */
export interface Apart {
  before: ReadonlyMap<string, string>;
  now: ReadonlyMap<string, string>;
}

const Comparison = z.object({merge_base_commit: z.object({sha: Sha})});

/**
 * Reads the pages that a proposal changes: where it left the website, the files of both commits, and the texts that this
 * connection has not read yet.
 * @param main a commit of the website that is not older than where the proposal left it
 * @throws Trouble
 */
export async function apartOf(
  connection: Connection,
  {commit}: Pick<Proposal, 'commit'>,
  main: string,
): Promise<Apart> {
  const path = at(connection, `compare/${main}...${commit}`);
  const {merge_base_commit: base} = await ask(connection, {path, answer: Comparison});
  const [before, now] = [await filesAt(connection, base.sha), await filesAt(connection, commit)];
  const differing = [...new Set([...before.keys(), ...now.keys()])].filter(
    (file) => TEXT.test(file) && before.get(file)?.sha !== now.get(file)?.sha,
  );
  const textsOf = async (files: typeof before) => {
    const texts = new Map<string, string>();
    for (const file of differing) {
      const sha = files.get(file)?.sha;
      const text = sha === undefined ? undefined : textOf(await bytesOf(connection, sha));
      if (text !== undefined) texts.set(file, text);
    }
    return texts;
  };
  return {before: await textsOf(before), now: await textsOf(now)};
}
