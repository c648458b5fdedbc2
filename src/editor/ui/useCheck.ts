import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {type Draft, liveCheck} from '../../cms/edit';
import {memoizeAsync} from '../../shared/memoize-async';
import {GitHubError, type Branch} from '../github';
import {toLintInput, type EditorFacts} from '../state/facts';
import type {FetchFile, DraftPictures} from '../state/pictures';
import type {Checked, Reader} from '../../site/content';

/** Typing goes on for a moment before the whole check runs again. */
const PAUSE_MS = 120;
/** What was lost on the way is asked for again, each time after twice as long. */
const AGAIN_MS = 2000;
const LONGEST_MS = 60_000;

interface Grounds {
  reader: Reader;
  base: Branch;
  facts: EditorFacts;
  pictures: DraftPictures;
  /** Fetches a picture that the build did not know. */
  fetchFile: FetchFile;
  onError: (error: unknown) => void;
  /** What the linter reports of the draft as it is at first, where that is known already. */
  known?: Checked;
}

/**
 * @returns what the linter reports of the draft after each change; what keeps it from saying anything: a picture that the
 * line has lost, which is asked for again until it is here; and the linter of any other draft of these pages
 */
export function useCheck(draft: Draft, {reader, base, facts, pictures, fetchFile, onError, known}: Grounds) {
  const [checked, setChecked] = useState(known);
  const [failure, setFailure] = useState<GitHubError>();
  const check = useMemo(() => {
    const begun = new Map<Branch, Promise<(draft: Draft) => Promise<Checked>>>();
    const begin = async () => liveCheck(await toLintInput(base, {facts, pictures, reader, fetchFile}), reader);
    return () => memoizeAsync(begun, base, begin);
  }, [base, facts, pictures, reader, fetchFile]);

  const first = useRef<{known?: Checked} | undefined>({known});
  useEffect(() => {
    const begun = first.current;
    first.current = undefined;
    if (begun?.known) return undefined;
    let isOld = false;
    let again = AGAIN_MS;
    const run = async () => {
      try {
        const found = await (await check())(draft);
        if (isOld) return;
        setChecked(found);
        setFailure(undefined);
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error;
        if (isOld) return;
        setFailure(error);
        onError(error);
        timer = setTimeout(() => void run(), again);
        again = Math.min(2 * again, LONGEST_MS);
      }
    };
    let timer = setTimeout(() => void run(), begun ? 0 : PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [check, draft, onError]);
  return {checked, failure, check: useCallback(async (other: Draft) => (await check())(other), [check])};
}
