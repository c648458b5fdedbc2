import {useInfiniteQuery} from '@tanstack/react-query';
import {useEffect, useMemo, useRef, useState} from 'react';
import {STATIC_FOLDER, readSource} from '../../../cms/parse';
import {
  filesAtCommits,
  newestFirst,
  publishedVersions,
  type Connection,
  type OlderCursors,
  readBlob,
} from '../../github';
import {revisionsOfRef, type PageVersion, type Revision, type RestoreTarget} from '../../state/history';
import {referencedFiles} from '../../../cms/lint';
import {undefinedIfUnwritable} from '../../../cms/edit';
import {restoreRef} from '../../state/restore';
import {historyMessages} from '../../messages/history';
import {useEditor} from '../hooks/useEditor';
import {githubRetries, useReportedError} from '../hooks/useGithubQuery';
import {siteDefinition} from '../../../site/site-definition';

interface LoadedRevisions {
  pasts: readonly Revision[];
  /** The start of the next older versions; undefined at the end of the history. */
  older?: OlderCursors;
}

/**
 * @param files the current file of the page, and its former ones
 * @param photo a picture whose bytes may have changed under the same name
 * @returns the published versions of a page, the reason for a failure, and a function that loads the next hundred
 */
export function useRevisions(files: readonly string[], photo?: string) {
  const {connection, onError} = useEditor();
  const load = async (before?: OlderCursors): Promise<LoadedRevisions> => {
    const paths = [...files, ...(photo === undefined ? [] : [STATIC_FOLDER + photo])];
    const {versions, older} = await publishedVersions(connection, paths, before);
    return {pasts: await revisionsOf(connection, versions, files, photo), older};
  };
  const {data, failureReason, fetchNextPage} = useInfiniteQuery(
    {
      ...githubRetries,
      queryKey: ['revisions', files, photo],
      queryFn: ({pageParam}) => load(pageParam),
      initialPageParam: undefined as OlderCursors | undefined,
      getNextPageParam: ({older}) => older,
      structuralSharing: false,
      select: joinPages,
    },
    connection.queries,
  );
  useReportedError(failureReason, onError);
  return {known: data, failure: failureReason?.message, more: () => void fetchNextPage()};
}

/** The next hundred versions of one file may be newer than the last ones of another, so all are sorted together. */
const joinPages = ({pages}: {pages: readonly LoadedRevisions[]}): LoadedRevisions => ({
  pasts: pages.flatMap(({pasts}) => pasts).sort((a, b) => newestFirst(a.version, b.version)),
  older: pages.at(-1)?.older,
});

type Versions = Awaited<ReturnType<typeof publishedVersions>>['versions'];

const fileInVersion =
  (path: string) =>
  ({commit}: {commit: string}) => ({commit, path});

/** Returns the page in each version that contains it, under the first of its files that exists there. */
async function revisionsOf(
  connection: Connection,
  versions: Versions,
  files: readonly string[],
  photo?: string,
): Promise<Revision[]> {
  const found = new Map<string, Revision>();
  for (const file of files) {
    const left = versions.filter(({commit}) => !found.has(commit));
    const texts = await filesAtCommits(connection, left.map(fileInVersion(file)));
    for (const [index, version] of left.entries()) {
      const text = texts[index]?.text;
      if (text !== undefined) found.set(version.commit, {version, file, text});
    }
  }
  const pasts = versions.flatMap(({commit}) => found.get(commit) ?? []);
  if (photo === undefined) return pasts;
  const versionsOfPhoto = pasts.map(({version}) => version).map(fileInVersion(STATIC_FOLDER + photo));
  const then = await filesAtCommits(connection, versionsOfPhoto);
  return pasts.map((revision, index) => ({...revision, pictures: new Map([[photo, then[index]?.sha]])}));
}

/** The current page, with a photo and its git hash. */
type CurrentPage = Omit<PageVersion, 'pictures'> & {photo?: string; sha?: string};

/** @returns the versions that changed a reference; undefined while they load */
export function useChangedRevisions(known: LoadedRevisions | undefined, named: string, now: CurrentPage, most: number) {
  const {file, text, photo, sha} = now;
  return useMemo(() => {
    const pictures = new Map(photo === undefined ? [] : [[photo, sha] as const]);
    return known && revisionsOfRef(named, {file, text, pictures}, known.pasts, known.older === undefined, most);
  }, [known, named, file, text, photo, sha, most]);
}

const encoder = new TextEncoder();
const picturesIn = (file: string, text: string) => [
  ...referencedFiles([readSource(siteDefinition, file, encoder.encode(text))]),
];

type Restoration = {is: 'restoring'} | {is: 'refused'; reason: string};

/** Restores earlier content of a page into the draft, with its pictures. */
export function useRestore(file: string) {
  const {texts, put, contentOf, onError} = useEditor();
  const loadPictures = useEarlierPictures();
  const [state, setState] = useState<Restoration>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const refuse = (reason: string) => {
    setState({is: 'refused', reason});
    return false;
  };
  const restore = async (
    {version: {commit}, text: then}: Revision,
    {path, isOrder, photo}: RestoreTarget,
  ): Promise<boolean> => {
    if (state?.is === 'restoring') return false;
    const restoredIn = (now: string | undefined) =>
      now === undefined ? then : undefinedIfUnwritable(() => restoreRef({file, text: now}, then, path, isOrder));
    const now = texts.get(file);
    const text = restoredIn(now);
    if (text === undefined || (text === now && photo === undefined)) return refuse(historyMessages.refused);
    setState({is: 'restoring'});
    try {
      const shown = picturesIn(file, text);
      const pictures = await loadPictures(commit, shown, {isWhole: path.length === 0, photo});
      // The person has not waited for it.
      if (!isOpen.current) return false;
      const latest = contentOf(file);
      const restored = latest === now ? text : restoredIn(typeof latest === 'string' ? latest : undefined);
      if (restored === undefined) return refuse(historyMessages.refused);
      setState(undefined);
      put([[file, restored], ...pictures]);
      return true;
    } catch (error) {
      return refuse(onError(error).message);
    }
  };
  return {restore, isRestoring: state?.is === 'restoring', refused: state?.is === 'refused' ? state.reason : undefined};
}

/** @returns a function that loads the pictures of an earlier text: all, or those that are missing now */
function useEarlierPictures() {
  const {sizes, base, connection} = useEditor();
  return async (commit: string, shown: readonly string[], {isWhole, photo}: {isWhole: boolean; photo?: string}) => {
    const missing = shown.filter((path) => !sizes.has(STATIC_FOLDER + path));
    const wanted = new Set([...(isWhole ? shown : missing), ...(photo === undefined ? [] : [photo])]);
    const paths = [...wanted].map((path) => STATIC_FOLDER + path);
    const found = await filesAtCommits(
      connection,
      paths.map((path) => ({commit, path})),
    );
    const pictures = await Promise.all(
      paths.map(async (path, index) => {
        const {sha} = found[index] ?? {};
        if (sha === undefined || base.files.get(path)?.sha === sha) return [];
        return [[path, await readBlob(connection, sha)] as const];
      }),
    );
    return pictures.flat();
  };
}
