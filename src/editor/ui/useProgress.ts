import {useCallback, useState} from 'react';
import {followProposal, GitHubError, type Connection, type Progress} from '../github';
import {useFollowing} from './useFollowing';

/** Follows a proposal as long as it is on screen. @returns how far it is, why that cannot be asked, and what asks at once */
export function useProgress(connection: Connection, number: number, onError: (error: unknown) => void) {
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();
  const ask = useCallback(async () => {
    try {
      setProgress(await followProposal(connection, number));
      setFailure(undefined);
    } catch (error) {
      onError(error);
      if (!(error instanceof GitHubError)) throw error;
      setFailure(error.message);
    }
  }, [connection, number, onError]);
  useFollowing(ask);
  return {progress, failure, ask};
}
