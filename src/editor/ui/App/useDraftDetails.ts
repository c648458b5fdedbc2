import {useCallback, useState} from 'react';
import type {Kept} from '../drafts';

/** What goes along with the changes when they are sent. */
export type DraftDetails = Pick<Kept, 'helpers' | 'sentence' | 'onto'>;

/** Whose words were taken over, the sentence, and the proposal with which the current website was merged. */
export function useDraftDetails(kept?: DraftDetails) {
  const [along, setAlong] = useState<DraftDetails>(
    kept ? {helpers: kept.helpers, sentence: kept.sentence, onto: kept.onto} : {},
  );
  const go = useCallback((more: DraftDetails) => setAlong((known) => ({...known, ...more})), []);
  const helped = useCallback(
    (by: string) => setAlong(({helpers = [], ...known}) => ({...known, helpers: [...new Set([...helpers, by])]})),
    [],
  );
  const forget = useCallback((more: DraftDetails = {}) => setAlong(more), []);
  return {along, go, helped, forget};
}
