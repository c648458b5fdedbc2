import {useEffect, useState} from 'react';
import type {GitHubError, OnError} from '../../github';
import {useEditor} from './useEditor';

/** Loads data when a component appears, and again when the memoized `load` changes. */
export function useLoaded<T>(
  load: () => Promise<T>,
  onError: OnError,
): {loaded?: T; failure?: string; again: () => void} {
  const [count, setCount] = useState(0);
  const [state, setState] = useState<{loaded?: T; failure?: string}>({});
  useEffect(() => {
    let isOld = false;
    load().then(
      (loaded) => !isOld && setState({loaded}),
      (error: unknown) => {
        const {message: failure} = onError(error);
        if (!isOld) setState((before) => ({...before, failure}));
      },
    );
    return () => {
      isOld = true;
    };
  }, [load, onError, count]);
  return {...state, again: () => setCount((now) => now + 1)};
}

/** Runs an action. Meanwhile it ignores clicks, because a disabled button would lose the focus. */
export function useAction<Given extends unknown[]>(
  work: (...given: Given) => Promise<void>,
  onFailure?: (failure: GitHubError) => void,
) {
  const {onError} = useEditor();
  const [isDoing, setDoing] = useState(false);
  const [error, setError] = useState<GitHubError>();
  const go = async (...given: Given) => {
    if (isDoing) return;
    setDoing(true);
    setError(undefined);
    try {
      await work(...given);
    } catch (caught) {
      const failure = onError(caught);
      setError(failure);
      onFailure?.(failure);
    } finally {
      setDoing(false);
    }
  };
  return {go: (...given: Given) => void go(...given), isDoing, failure: error?.message, url: error?.details.url};
}
