import {useEffect, useState} from 'react';
import {GitHubError} from '../github';

/**
 * Loads data when a component appears, and again when `load` changes.
 * @param load a memoized function that loads the data
 * @returns the data or the reason for a failure, and a function that loads it again
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  onError: (error: unknown) => void,
): {loaded?: T; failure?: string; again: () => void} {
  const [count, setCount] = useState(0);
  const [state, setState] = useState<{loaded?: T; failure?: string}>({});
  useEffect(() => {
    let isOld = false;
    load().then(
      (loaded) => !isOld && setState({loaded}),
      (error: unknown) => {
        onError(error);
        if (!(error instanceof GitHubError)) throw error;
        if (!isOld) setState((before) => ({...before, failure: error.message}));
      },
    );
    return () => {
      isOld = true;
    };
  }, [load, onError, count]);
  return {...state, again: () => setCount((now) => now + 1)};
}
