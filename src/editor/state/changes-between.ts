/** Computes the changes from one version of the website to another. */
import type {Difference} from '../github';
import type {FileChange} from './rebase-draft';
import {NOT_FETCHED} from './facts';
import {isContentFile} from '../../cms/parse';

const decoder = new TextDecoder('utf-8', {ignoreBOM: true});

/**
 * @param from the differing files in the first version
 * @param to the differing files in the second version
 * @param read fetches the bytes of a file by its git hash
 * @returns the changes from the first version to the second
 * @throws GitHubError
 */
export async function changesBetween(
  from: Difference['before'],
  to: Difference['before'],
  read: (file: {sha: string}) => Promise<Uint8Array>,
): Promise<FileChange[]> {
  const files = [...new Set([...from.keys(), ...to.keys()])].sort();
  return Promise.all(
    files.map(async (file): Promise<FileChange> => {
      const [old, now] = [from.get(file), to.get(file)];
      if (!isContentFile(file)) {
        return {file, before: old && NOT_FETCHED, now: now && (await read(now)), sha: old?.sha};
      }
      const textOf = async (known?: {sha: string}) => known && decoder.decode(await read(known));
      return {file, before: await textOf(old), now: await textOf(now)};
    }),
  );
}
