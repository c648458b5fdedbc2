/** A review that is not sent yet: what each action makes of it. */
import {newDraftKey} from '../github';
import type {SeenItems, StoredReview} from './review-items';

type PendingComment = StoredReview['comments'][number];

export const emptyReview = ({seen, listed}: SeenItems = {}): StoredReview => ({
  key: newDraftKey(),
  words: '',
  comments: [],
  seen,
  listed,
});

/** @returns the review with a new or changed comment about a reference; an empty comment is removed */
export function withComment(review: StoredReview, comment: Omit<PendingComment, 'key'>): StoredReview {
  const others = review.comments.filter(({place}) => place !== comment.place);
  const isEmpty = comment.words === '' && comment.instead === undefined;
  // A changed comment gets a new key, so that it is sent again after a partly failed attempt.
  return {...review, comments: isEmpty ? others : [...others, {...comment, key: newDraftKey()}]};
}

/** @returns what is left after a review has arrived: what was written or changed while it was being sent */
export const withoutSent = (review: StoredReview, sent: StoredReview): StoredReview => ({
  ...review,
  key: newDraftKey(),
  words: review.words === sent.words ? '' : review.words,
  comments: review.comments.filter(({key}) => !sent.comments.some((comment) => comment.key === key)),
});

/** @returns whether there is nothing to store */
export const isEmptyReview = ({words, comments, seen}: StoredReview): boolean =>
  words === '' && comments.length === 0 && !seen;
