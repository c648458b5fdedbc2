import {useCallback, useEffect, useMemo, useState} from 'react';
import {STATIC_FOLDER} from '../../../cms/parse';
import {filesThen, publishedVersions, GitHubError, type Connection, type Older} from '../../github';
import {stepsOf, type Revision, type ChangedRevision} from '../../state/history';

interface LoadedRevisions {
  pasts: readonly Revision[];
  /** The start of the next older versions; undefined at the end of the history. */
  older?: Older;
}

interface RevisionsOptions {
  connection: Connection;
  /** The current file of the page, and its former ones. */
  files: readonly string[];
  /** A picture whose bytes may have changed under the same name. */
  photo?: string;
  onError: (error: unknown) => void;
}

/** @returns the published versions of a page, the reason for a failure, and a function that loads the next hundred */
export function useRevisions({connection, files, photo, onError}: RevisionsOptions) {
  const [known, setKnown] = useState<LoadedRevisions>();
  const [failure, setFailure] = useState<string>();
  const key = files.join(' ');
  const ask = useCallback(
    async (before?: LoadedRevisions) => {
      try {
        const paths = [...key.split(' '), ...(photo === undefined ? [] : [STATIC_FOLDER + photo])];
        const {versions, older} = await publishedVersions(connection, paths, before?.older);
        const pasts = await pastsOf(connection, versions, key.split(' '), photo);
        setFailure(undefined);
        setKnown({pasts: [...(before?.pasts ?? []), ...pasts], older});
      } catch (error) {
        onError(error);
        if (!(error instanceof GitHubError)) throw error;
        setFailure(error.message);
      }
    },
    [connection, key, photo, onError],
  );
  useEffect(() => void ask(), [ask]);
  return {known, failure, more: () => ask(known)};
}

type Versions = Awaited<ReturnType<typeof publishedVersions>>['versions'];

/** Returns the page in each version that contains it, under the first of its files that exists there. */
async function pastsOf(
  connection: Connection,
  versions: Versions,
  files: readonly string[],
  photo?: string,
): Promise<Revision[]> {
  const found = new Map<string, Revision>();
  for (const file of files) {
    const left = versions.filter(({commit}) => !found.has(commit));
    const texts =
      left.length === 0
        ? []
        : await filesThen(
            connection,
            left.map(({commit}) => ({commit, path: file})),
          );
    for (const [index, version] of left.entries()) {
      const text = texts[index]?.text;
      if (text !== undefined) found.set(version.commit, {version, file, text});
    }
  }
  const pasts = versions.flatMap(({commit}) => found.get(commit) ?? []);
  if (photo === undefined) return pasts;
  const path = STATIC_FOLDER + photo;
  const then = await filesThen(
    connection,
    pasts.map(({version: {commit}}) => ({commit, path})),
  );
  return pasts.map((revision, index) => ({...revision, pictures: new Map([[photo, then[index]?.sha]])}));
}

interface Compared {
  /** The reference, and its current page. */
  named: string;
  file: string;
  text: string;
  photo?: string;
  /** The current git hash of the photo. */
  sha?: string;
  known?: LoadedRevisions;
  /** The number of versions to show. */
  most: number;
}

/** @returns the versions that changed a reference; undefined while they load */
export function useSteps({
  named,
  file,
  text,
  photo,
  sha,
  known,
  most,
}: Compared): readonly ChangedRevision[] | undefined {
  return useMemo(() => {
    const pictures = new Map(photo === undefined ? [] : [[photo, sha] as const]);
    return known && stepsOf(named, {file, text, pictures}, known.pasts, known.older === undefined, most);
  }, [known, named, file, text, photo, sha, most]);
}
