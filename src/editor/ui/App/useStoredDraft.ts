import {useCallback, useMemo, useState} from 'react';
import type {GithubService} from '../../github';
import {keepDraft, type Kept, type Owner} from '../drafts';

/** Keeps drafts on this device. @returns whose they are, what keeps one, and whether the device has no room for it */
export function useStoredDraft({repository}: GithubService, account: string) {
  const [isFull, setFull] = useState(false);
  const owner: Owner = useMemo(() => ({repository, account}), [repository, account]);
  const keep = useCallback(
    (what: Omit<Kept, 'at'>) =>
      keepDraft(owner, {at: new Date(), ...what}).then(
        () => setFull(false),
        () => setFull(true),
      ),
    [owner],
  );
  return {owner, keep, isFull};
}
