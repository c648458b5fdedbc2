import {useCallback, useEffect, useState} from 'react';
import {
  conversationOf,
  giveReview,
  newKey,
  Trouble,
  type Connection,
  type Conversation,
  type Decision,
  type ReviewRemark,
} from '../../github';
import {readKeptReview, type KeptReview} from '../../model/kept-remarks';
import {keepReview, storedReview, type Owner} from '../drafts';

interface Reviewed {
  connection: Connection;
  owner: Owner;
  number: number;
  /** The commit that is looked at. */
  commit: string;
  onTrouble: (error: unknown) => void;
}

const begun = (): KeptReview => ({key: newKey(), words: '', remarks: []});

/** What was said of a proposal, and what its reviewer is about to say, which is kept on this device until GitHub has it. */
export function useRemarks({connection, owner, number, commit, onTrouble}: Reviewed) {
  const [conversation, setConversation] = useState<Conversation>();
  const [own, setOwn] = useState<KeptReview>();
  const [trouble, setTrouble] = useState<string>();

  const ask = useCallback(
    () =>
      conversationOf(connection, number).then(setConversation, (error: unknown) => {
        onTrouble(error);
        if (!(error instanceof Trouble)) throw error;
        setTrouble(error.message);
      }),
    [connection, number, onTrouble],
  );
  useEffect(() => void ask(), [ask]);
  useEffect(() => {
    let isOld = false;
    const begin = (kept?: KeptReview) => {
      if (!isOld) setOwn(kept ?? begun());
    };
    storedReview(owner, number).then(
      (stored) => begin(readKeptReview(stored)),
      () => begin(),
    );
    return () => {
      isOld = true;
    };
  }, [owner, number]);
  const change = useCallback(
    (more: Partial<KeptReview>) =>
      setOwn((now) => {
        const next = {...(now ?? begun()), ...more};
        // Without room on the device it is kept as long as the page is open.
        keepReview(owner, number, next).catch(() => undefined);
        return next;
      }),
    [owner, number],
  );

  const remarks = own?.remarks ?? [];
  return {
    conversation,
    remarks,
    words: own?.words ?? '',
    trouble,
    ask,
    setWords: (words: string) => change({words}),
    add: (remark: Omit<ReviewRemark, 'key'>) => change({remarks: [...remarks, {...remark, key: newKey()}]}),
    remove: (key: string) => change({remarks: remarks.filter((one) => one.key !== key)}),
    /** @throws Trouble, with everything kept */
    give: async (decision: Decision): Promise<void> => {
      if (!own) return;
      await giveReview(connection, number, {...own, decision, commit});
      setOwn(begun());
      await keepReview(owner, number, undefined).catch(() => undefined);
      await ask();
    },
  };
}

export type Remarks = ReturnType<typeof useRemarks>;
