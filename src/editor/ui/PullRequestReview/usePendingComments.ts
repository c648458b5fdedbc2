import {useCallback, useEffect, useMemo, useState} from 'react';
import {submitReview, newDraftKey, type Connection, type Decision, type OnError} from '../../github';
import {
  isNewSince,
  withSeen,
  parseStoredReview,
  type StoredReview,
  type SeenItems,
  type ReviewItem,
} from '../../state/review-items';
import {locateComment} from '../../state/suggestion';
import {locateThreads} from '../../state/thread-refs';
import {saveReview, loadReview, type Owner} from '../drafts';
import type {Content} from '../../../site/site-definition';
import {useConversation} from '../App/useProposals';

interface ReviewedProposal {
  connection: Connection;
  owner: Owner;
  number: number;
  /** The commit on screen, and its content. */
  commit: string;
  content?: Content;
  items: readonly ReviewItem[];
  onError: OnError;
}

const emptyReview = ({seen, listed}: SeenItems = {}): StoredReview => ({
  key: newDraftKey(),
  words: '',
  remarks: [],
  seen,
  listed,
});

/** Follows the status and comments of a proposal, and stores unsent comments on this device until they are sent. */
export function usePendingComments({connection, owner, number, commit, content, items, onError}: ReviewedProposal) {
  const {progress, conversation: thread, failure, ask} = useConversation(connection, {number, commit}, onError);
  const [review, setOwn] = useState<StoredReview>();
  const conversation = useMemo(
    () => thread && content && {...thread, threads: locateThreads(thread.threads, content)},
    [thread, content],
  );
  useEffect(() => {
    const begin = (kept?: StoredReview) => setOwn((now) => now ?? kept ?? emptyReview());
    loadReview(owner, number).then(
      (stored) => begin(parseStoredReview(stored)),
      () => begin(),
    );
  }, [owner, number]);
  useEffect(() => {
    if (!review) return;
    const isEmpty = review.words === '' && review.remarks.length === 0 && !review.seen;
    // If the device has no space, the comments are kept only as long as the page is open.
    saveReview(owner, number, isEmpty ? undefined : review).catch(() => undefined);
  }, [owner, number, review]);
  const change = (next: (now: StoredReview) => Partial<StoredReview>) =>
    setOwn((now = emptyReview()) => ({...now, ...next(now)}));

  const see = useCallback(
    (keys: readonly string[]) =>
      setOwn((now) => {
        if (!now || keys.every((key) => now.seen?.[key] !== undefined)) return now;
        const listed = items.map(({key}) => key);
        return {...now, ...withSeen(now, keys, listed, commit)};
      }),
    [commit, items],
  );

  return {
    progress,
    /** The changes that are ticked as seen, each key with its commit; undefined while they load. */
    seen: review && (review.seen ?? {}),
    isNew: (key: string) => review !== undefined && isNewSince(key, review, commit),
    see,
    conversation,
    remarks: review?.remarks ?? [],
    text: review?.words ?? '',
    failure,
    ask,
    setText: (text: string) => change(() => ({words: text})),
    /** Replaces the unsent comment about a reference. */
    say: (remark: Omit<StoredReview['remarks'][number], 'key'>) =>
      change(({remarks}) => {
        const others = remarks.filter(({place}) => place !== remark.place);
        const isEmpty = remark.words === '' && remark.instead === undefined;
        // An edited comment gets a new key, so that it is sent again after a partly failed attempt.
        return {remarks: isEmpty ? others : [...others, {...remark, key: newDraftKey()}]};
      }),
    remove: (key: string) => change(({remarks}) => ({remarks: remarks.filter((remark) => remark.key !== key)})),
    /** Sends the decision. @throws GitHubError, and then keeps all comments */
    give: async (decision: Decision): Promise<void> => {
      if (!review || !content) return;
      const remarks = review.remarks.map((remark) => locateComment({...remark, words: remark.words.trim()}, content));
      await submitReview(connection, number, {...review, remarks, decision, commit});
      setOwn(emptyReview(review));
      await ask();
    },
  };
}

export type PendingComments = ReturnType<typeof usePendingComments>;
