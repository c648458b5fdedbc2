import {useEffect, useState} from 'react';
import {GitHubError} from '../github';

/**
 * Loads something once it is on screen, and again when what loads it is another.
 * @param load what loads it, the same as long as nothing else is wanted
 * @returns it, or in a sentence why it cannot be loaded, and what loads it again
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
