/** What undoes a proposal that was published. */
import type {Difference} from '../github';
import type {Change} from './carry-over';
import {NOT_FETCHED} from './facts';
import {isPage, SITE_FILE} from '../../content/read';

const decoder = new TextDecoder('utf-8', {ignoreBOM: true});

/**
 * @param read fetches the bytes of a file by git's hash of them
 * @returns the changes that lead from what the proposal made to what was there before
 * @throws Trouble
 */
export async function inverseOf(
  {before, after}: Difference,
  read: (file: {sha: string}) => Promise<Uint8Array>,
): Promise<Change[]> {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return Promise.all(
    files.map(async (file): Promise<Change> => {
      const [is, was] = [after.get(file), before.get(file)];
      if (!isPage(file) && file !== SITE_FILE) {
        return {file, before: is && NOT_FETCHED, now: was && (await read(was)), sha: is?.sha};
      }
      const textOf = async (known?: {sha: string}) => known && decoder.decode(await read(known));
      return {file, before: await textOf(is), now: await textOf(was)};
    }),
  );
}
