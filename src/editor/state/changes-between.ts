/** Computes the changes from one version of the website to another. */
import {isContentFile} from '../../cms/parse';
import {decodeText, readBlob, type Connection, type BranchDifference} from '../github';
import {PLACEHOLDER_BYTES} from './later-changes';
import type {FileChange} from './draft-changes';

/** @throws GitHubError */
export async function changesBetween(
  connection: Connection,
  from: BranchDifference['before'],
  to: BranchDifference['before'],
): Promise<FileChange[]> {
  const contentOf = async (known?: {sha: string}) => {
    const bytes = known && (await readBlob(connection, known.sha));
    return bytes && (decodeText(bytes) ?? bytes);
  };
  const files = [...new Set([...from.keys(), ...to.keys()])].sort();
  return Promise.all(
    files.map(async (file): Promise<FileChange> => {
      const [old, now] = [from.get(file), to.get(file)];
      if (isContentFile(file)) return {file, before: await contentOf(old), now: await contentOf(now)};
      const bytes = now && (await readBlob(connection, now.sha));
      return {file, before: old && PLACEHOLDER_BYTES, now: bytes, sha: old?.sha, ourSha: now?.sha};
    }),
  );
}
