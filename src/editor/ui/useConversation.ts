import {useCallback, useState} from 'react';
import {GitHubError, type Connection, type Conversation} from '../github';
import {lazyWithRetry} from '../lazy-with-retry';
import {useFollowing} from './useFollowing';

/** Only who has sent something needs it. */
const reading = lazyWithRetry(() => import('../github/conversation'));

/** What is said of the proposal that was sent, for those who go on with it. */
export interface FollowedConversation {
  conversation?: Conversation;
  /** Asks for what is new. */
  ask: () => Promise<void>;
}

/** Follows the message about a proposal while the editor is open. */
export function useConversation(
  connection: Connection,
  number: number | undefined,
  onError: (error: unknown) => void,
): FollowedConversation {
  const [conversation, setConversation] = useState<Conversation>();
  const ask = useCallback(async () => {
    if (number === undefined) return;
    try {
      const {conversationOf} = await reading();
      setConversation(await conversationOf(connection, number));
    } catch (error) {
      // What cannot be asked now is asked again in a while.
      if (!(error instanceof GitHubError)) throw error;
      onError(error);
    }
  }, [connection, number, onError]);
  useFollowing(ask);
  return {conversation: number === undefined ? undefined : conversation, ask};
}
