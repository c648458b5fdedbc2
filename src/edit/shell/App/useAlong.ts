import {useCallback, useState} from 'react';
import type {Kept} from '../drafts';

/** What goes along with the changes when they are sent: whose words were taken over, and the sentence. */
export function useAlong(kept: Pick<Kept, 'helpers' | 'sentence'> = {}) {
  const [helpers, setHelpers] = useState(kept.helpers ?? []);
  const [sentence, suggest] = useState(kept.sentence);
  const helped = useCallback((by: string) => setHelpers((known) => [...new Set([...known, by])]), []);
  const forget = useCallback(() => {
    setHelpers([]);
    suggest(undefined);
  }, []);
  return {helpers, sentence, helped, suggest, forget};
}
