import {useState} from 'react';
import {GitHubError} from '../github';
import {useEditor} from './useEditor';

/**
 * Does something that takes a moment. A click meanwhile begins nothing, so that its button need not be shut, which would
 * take the focus from it.
 * @param onFailure does what more is to be done about a failure than to say it
 * @returns what begins it, whether it runs, and why it did not go through
 */
export function useDoing<Given extends unknown[]>(
  work: (...given: Given) => Promise<void>,
  onFailure?: (failure: GitHubError) => void,
) {
  const {onError} = useEditor();
  const [isDoing, setDoing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const go = async (...given: Given) => {
    if (isDoing) return;
    setDoing(true);
    setFailure(undefined);
    try {
      await work(...given);
    } catch (error) {
      onError(error);
      if (!(error instanceof GitHubError)) throw error;
      setFailure(error.message);
      onFailure?.(error);
    } finally {
      setDoing(false);
    }
  };
  return {go: (...given: Given) => void go(...given), isDoing, trouble: failure};
}
