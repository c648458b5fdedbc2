import {useState} from 'react';
import {GitHubError} from '../github';
import {useEditor} from './useEditor';

/**
 * Does something that takes a moment. A click meanwhile begins nothing, so that its button need not be shut, which would
 * take the focus from it.
 * @param onFailure does what more is to be done about a failure than to say it
 * @returns what begins it, whether it runs, why it did not go through, and where on GitHub the person can go on
 */
export function useDoing<Given extends unknown[]>(
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
    } catch (failure) {
      onError(failure);
      if (!(failure instanceof GitHubError)) throw failure;
      setError(failure);
      onFailure?.(failure);
    } finally {
      setDoing(false);
    }
  };
  return {go: (...given: Given) => void go(...given), isDoing, failure: error?.message, url: error?.details.url};
}
