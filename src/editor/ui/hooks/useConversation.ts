import {useCallback} from 'react';
import type {Connection, Conversation, Thread, OnError} from '../../github';
import {lazyWithRetry} from '../../loading/lazy-with-retry';
import {POLL_INTERVAL_MS, useGithubQuery} from './useGithubQuery';

/** Loads only after something was sent. */
const loadProgressModule = lazyWithRetry(() => import('../../github/progress'));

/** The status and the comments of the sent proposal. */
export type FollowedConversation = ReturnType<typeof useConversation>;

/** Follows a proposal at the commit that is on screen or was sent last. */
export function useConversation(
  connection: Connection,
  proposal: {number: number; commit: string} | undefined,
  onError: OnError,
) {
  const {number, commit} = proposal ?? {};
  const {
    data: progress,
    failure,
    ask,
  } = useGithubQuery({
    ...{connection, onError, isEnabled: number !== undefined, interval: POLL_INTERVAL_MS},
    key: ['progress', number, commit],
    load: async () => (await loadProgressModule()).loadProgress(connection, number ?? NaN),
  });
  return {
    conversation: progress?.conversation,
    progress,
    /** The reason why the status is unknown. */
    failure,
    /** Asks GitHub immediately. */
    ask: useCallback(async () => (number === undefined ? undefined : (await ask()).data), [number, ask]),
  };
}

/** @returns the unresolved comments of others to which the account has not replied */
export const threadsAwaitingReply = (account: string, conversation?: Conversation): Thread[] =>
  (conversation?.threads ?? []).filter(
    (thread) => thread.isResolved !== true && (thread.answers.at(-1) ?? thread).by !== account,
  );
