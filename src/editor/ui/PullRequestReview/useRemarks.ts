import {useCallback, useEffect, useMemo, useState} from 'react';
import {
  giveReview,
  newKey,
  type Connection,
  type Decision,
  followProposal,
  GitHubError,
  type Progress,
} from '../../github';
import {readKeptReview, type KeptReview} from '../../state/kept-remarks';
import {located} from '../../state/remark-lines';
import {isNewSince, lookedAt, type Looked, type ReviewItem} from '../../state/review-items';
import {placed} from '../../state/thread-refs';
import {keepReview, storedReview, type Owner} from '../drafts';
import type {Content} from '../../../site/content';
import {useFollowing} from '../useFollowing';

interface Reviewed {
  connection: Connection;
  owner: Owner;
  number: number;
  /** The commit that is looked at, and what it says. */
  commit: string;
  content?: Content;
  /** All its changes. */
  items: readonly ReviewItem[];
  onError: (error: unknown) => void;
}

const begun = ({seen, listed}: Looked = {}): KeptReview => ({key: newKey(), words: '', remarks: [], seen, listed});

/** How far a proposal is, what was said of it, and what its reviewer is about to say, which is kept on this device until GitHub has it. */
export function useRemarks({connection, owner, number, commit, content, items, onError}: Reviewed) {
  const {progress, failure, ask} = useProgress(connection, number, onError);
  const [own, setOwn] = useState<KeptReview>();
  const thread = progress?.conversation;
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
    // Without room on the device it is kept as long as the page is open.
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
    /** What was seen, once that is known: each key with the commit that was on screen. */
    seen: own && (own.seen ?? {}),
    isNew: (key: string) => own !== undefined && isNewSince(key, own, commit),
    see,
    conversation,
    remarks: own?.remarks ?? [],
    text: own?.words ?? '',
    failure,
    ask,
    setText: (text: string) => change(() => ({words: text})),
    /** Keeps what is said of a place, in place of what was said there before. */
    say: (remark: Omit<KeptReview['remarks'][number], 'key'>) =>
      change(({remarks}) => {
        const others = remarks.filter(({place}) => place !== remark.place);
        const isEmpty = remark.words === '' && remark.instead === undefined;
        // What was sent in part and typed again is sent again, under another key.
        return {remarks: isEmpty ? others : [...others, {...remark, key: newKey()}]};
      }),
    remove: (key: string) => change(({remarks}) => ({remarks: remarks.filter((remark) => remark.key !== key)})),
    /** @throws GitHubError, with everything kept */
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

/** Follows a proposal as long as it is on screen. @returns how far it is, why that cannot be asked, and what asks at once */
function useProgress(connection: Connection, number: number, onError: (error: unknown) => void) {
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
