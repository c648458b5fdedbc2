/** What leads from one version of the website to another, in either direction. */
import type {Difference} from '../github';
import type {FileChange} from './rebase-draft';
import {NOT_FETCHED} from './facts';
import {isContentFile} from '../../cms/parse';

const decoder = new TextDecoder('utf-8', {ignoreBOM: true});

/**
 * @param from the files that differ, as they are in the version that is left, and in the one that is wanted
 * @param read fetches the bytes of a file by git's hash of them
 * @returns the changes that lead there
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
