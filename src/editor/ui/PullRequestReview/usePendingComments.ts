import {useCallback, useMemo} from 'react';
import {submitReview, type Connection, type Decision, type OnError} from '../../github';
import {emptyReview, isEmptyReview, withComment, withoutSent} from '../../state/pending-review';
import {isNewSince, withSeen, parseStoredReview, type StoredReview, type ReviewItem} from '../../state/review-items';
import {locateComment} from '../../state/suggestion';
import {locateThreads} from '../../state/thread-refs';
import {saveReview, loadReview, type Owner} from '../device/drafts';
import type {Content} from '../../../site/site-definition';
import {useConversation} from '../hooks/useConversation';
import {exclusively} from '../device/exclusive';
import {useSharedState} from '../hooks/useSharedState';

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

/** Follows the status and comments of a proposal, and stores unsent comments on this device until they are sent. */
export function usePendingComments({connection, owner, number, commit, content, items, onError}: ReviewedProposal) {
  const {progress, conversation: thread, failure, ask} = useConversation(connection, {number, commit}, onError);
  const conversation = useMemo(
    () => thread && content && {...thread, threads: locateThreads(thread.threads, content)},
    [thread, content],
  );
  const name = `review ${owner.repository} ${owner.account} ${number}`;
  const [review, change] = useSharedState<StoredReview>({
    name,
    load: useCallback(() => loadReview(owner, number), [owner, number]),
    save: useCallback(
      (now: StoredReview) => saveReview(owner, number, isEmptyReview(now) ? undefined : now),
      [owner, number],
    ),
    parse: parseStoredReview,
    initial: emptyReview,
  });

  const see = useCallback(
    (keys: readonly string[]) => {
      const listed = items.map(({key}) => key);
      const isSeen = ({seen}: StoredReview) => keys.every((key) => seen?.[key] !== undefined);
      change((now) => (isSeen(now) ? now : {...now, ...withSeen(now, keys, listed, commit)}));
    },
    [commit, items, change],
  );

  return {
    progress,
    /** The changes that are ticked as seen, each key with its commit; undefined while they load. */
    seen: review && (review.seen ?? NONE_SEEN),
    isNew: (key: string) => review !== undefined && isNewSince(key, review, commit),
    see,
    conversation,
    /** Changes with each sending. */
    key: review?.key,
    comments: review?.comments ?? [],
    text: review?.words ?? '',
    failure,
    ask,
    setText: (words: string) => change((now) => ({...now, words})),
    /** Replaces the unsent comment about a reference. */
    say: (comment: Omit<StoredReview['comments'][number], 'key'>) => change((now) => withComment(now, comment)),
    remove: (key: string) =>
      change((now) => ({...now, comments: now.comments.filter((comment) => comment.key !== key)})),
    /** Sends the decision with what is written now. @throws GitHubError, and then keeps all comments */
    give: async (decision: Decision): Promise<void> => {
      if (!review || !content) return;
      const comments = review.comments.map((comment) =>
        locateComment({...comment, words: comment.words.trim()}, content),
      );
      await exclusively(name, () => submitReview(connection, number, {...review, comments, decision, commit}));
      change((now) => withoutSent(now, review));
      await ask();
    },
  };
}

const NONE_SEEN: NonNullable<StoredReview['seen']> = {};

export type PendingComments = ReturnType<typeof usePendingComments>;
