import {useCallback, useEffect, useMemo, useState} from 'react';
import {STATIC_FOLDER} from '../../../cms/parse';
import {filesThen, publishedVersions, GitHubError, type Connection, type Older} from '../../github';
import {stepsOf, type Revision, type ChangedRevision} from '../../state/history';

interface SiteIndex {
  pasts: readonly Revision[];
  /** Where older versions begin; undefined when history ends. */
  older?: Older;
}

interface Asked {
  connection: Connection;
  /** The file of the page, and those that it had before. */
  files: readonly string[];
  /** A picture whose bytes may have been other under the same name. */
  photo?: string;
  onError: (error: unknown) => void;
}

/** @returns what was published of a page, why that cannot be told, and what asks for the next older hundred */
export function useRevisions({connection, files, photo, onError}: Asked) {
  const [known, setKnown] = useState<SiteIndex>();
  const [failure, setFailure] = useState<string>();
  const key = files.join(' ');
  const ask = useCallback(
    async (before?: SiteIndex) => {
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

/** The page in each version in which there was one, under its first file that was there. */
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
  /** The name of the place, and its page as it is now. */
  named: string;
  file: string;
  text: string;
  photo?: string;
  /** Git's hash of the photo now. */
  sha?: string;
  known?: SiteIndex;
  /** How many versions are shown. */
  most: number;
}

/** @returns the versions in which a place became what it was then; nothing before they are known */
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
