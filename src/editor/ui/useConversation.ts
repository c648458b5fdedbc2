import {useCallback, useState} from 'react';
import {GitHubError, type Connection, type Conversation, type Progress} from '../github';
import {lazyWithRetry} from '../lazy-with-retry';
import {useFollowing} from './useFollowing';

/** Only who has sent something needs it. */
const reading = lazyWithRetry(() => import('../github/progress'));

/** How far the proposal is that was sent, and what is said of it, for those who go on with it. */
export interface FollowedConversation {
  conversation?: Conversation;
  progress?: Progress;
  /** Why that could not be asked. */
  failure?: string;
  /** Asks for what is new. */
  ask: () => Promise<Progress | undefined>;
}

/** Follows a proposal while the editor is open. */
export function useConversation(
  connection: Connection,
  sent: {number: number; commit: string} | undefined,
  onError: (error: unknown) => void,
): FollowedConversation {
  const {number, commit} = sent ?? {};
  const [told, setTold] = useState<{of?: string; progress?: Progress; failure?: string}>({});
  const ask = useCallback(async () => {
    if (number === undefined) return undefined;
    try {
      const {followProposal} = await reading();
      const progress = await followProposal(connection, number);
      setTold({of: commit, progress});
      return progress;
    } catch (error) {
      // What cannot be asked now is asked again in a while.
      if (!(error instanceof GitHubError)) throw error;
      onError(error);
      const {message: failure} = error;
      setTold(({of, progress}) => ({of: commit, progress: of === commit ? progress : undefined, failure}));
      return undefined;
    }
  }, [connection, number, commit, onError]);
  useFollowing(ask);
  const {progress, failure} = told.of === commit ? told : {};
  return {conversation: progress?.conversation, progress, failure, ask};
}
