import {useCallback, useEffect, useMemo, useState} from 'react';
import {giveReview, newKey, type Connection, type Decision, type OnError} from '../../github';
import {
  isNewSince,
  lookedAt,
  readKeptReview,
  type KeptReview,
  type Looked,
  type ReviewItem,
} from '../../state/review-items';
import {located} from '../../state/suggestion';
import {placed} from '../../state/thread-refs';
import {keepReview, storedReview, type Owner} from '../drafts';
import type {Content} from '../../../site/site-definition';
import {useConversation} from '../App/useProposals';

interface Reviewed {
  connection: Connection;
  owner: Owner;
  number: number;
  /** The commit on screen, and its content. */
  commit: string;
  content?: Content;
  items: readonly ReviewItem[];
  onError: OnError;
}

const begun = ({seen, listed}: Looked = {}): KeptReview => ({key: newKey(), words: '', remarks: [], seen, listed});

/** Follows the status and comments of a proposal, and stores unsent remarks on this device until GitHub has them. */
export function useRemarks({connection, owner, number, commit, content, items, onError}: Reviewed) {
  const {progress, conversation: thread, failure, ask} = useConversation(connection, {number, commit}, onError);
  const [own, setOwn] = useState<KeptReview>();
  const conversation = useMemo(
    () => thread && content && {...thread, threads: placed(thread.threads, content)},
    [thread, content],
  );
  useEffect(() => {
    const begin = (kept?: KeptReview) => setOwn((now) => now ?? kept ?? begun());
    storedReview(owner, number).then(
      (stored) => begin(readKeptReview(stored)),
      () => begin(),
    );
  }, [owner, number]);
  useEffect(() => {
    if (!own) return;
    const isEmpty = own.words === '' && own.remarks.length === 0 && !own.seen;
    // If the device has no space, the remarks last as long as the page is open.
    keepReview(owner, number, isEmpty ? undefined : own).catch(() => undefined);
  }, [owner, number, own]);
  const change = (next: (now: KeptReview) => Partial<KeptReview>) =>
    setOwn((now = begun()) => ({...now, ...next(now)}));

  const see = useCallback(
    (keys: readonly string[]) =>
      setOwn((now) => {
        if (!now || keys.every((key) => now.seen?.[key] !== undefined)) return now;
        const listed = items.map(({key}) => key);
        return {...now, ...lookedAt(now, keys, listed, commit)};
      }),
    [commit, items],
  );

  return {
    progress,
    /** The changes that are ticked as seen, each key with its commit; undefined while they load. */
    seen: own && (own.seen ?? {}),
    isNew: (key: string) => own !== undefined && isNewSince(key, own, commit),
    see,
    conversation,
    remarks: own?.remarks ?? [],
    text: own?.words ?? '',
    failure,
    ask,
    setText: (text: string) => change(() => ({words: text})),
    /** Replaces the unsent remark about a reference. */
    say: (remark: Omit<KeptReview['remarks'][number], 'key'>) =>
      change(({remarks}) => {
        const others = remarks.filter(({place}) => place !== remark.place);
        const isEmpty = remark.words === '' && remark.instead === undefined;
        // A remark gets a new key, so that an edit after a partly failed attempt is sent as well.
        return {remarks: isEmpty ? others : [...others, {...remark, key: newKey()}]};
      }),
    remove: (key: string) => change(({remarks}) => ({remarks: remarks.filter((remark) => remark.key !== key)})),
    /** Sends the decision. @throws GitHubError, and then keeps all remarks */
    give: async (decision: Decision): Promise<void> => {
      if (!own || !content) return;
      const remarks = own.remarks.map((remark) => located({...remark, words: remark.words.trim()}, content));
      await giveReview(connection, number, {...own, remarks, decision, commit});
      setOwn(begun(own));
      await ask();
    },
  };
}

export type Remarks = ReturnType<typeof useRemarks>;
