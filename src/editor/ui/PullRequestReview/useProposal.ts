import {useCallback} from 'react';
import type {Draft} from '../../../cms/edit';
import {loadProposal, readFile, type Branch, type Connection, type Proposal} from '../../github';
import {draftOf} from '../../state/reviewed';
import {useLoaded} from '../useRequest';

/** A loaded proposal. */
export interface Loaded {
  before: Branch;
  now: Branch;
  /** Its changes, on its merge base. */
  draft: Draft;
}

/** Loads a proposal. @returns it or the reason for a failure, and a function that loads it again */
export function useProposal(connection: Connection, proposal: Proposal, onError: (error: unknown) => void) {
  const load = useCallback(async (): Promise<Loaded> => {
    const {before, now} = await loadProposal(connection, proposal);
    return {before, now, draft: await draftOf(before, now, (file) => readFile(connection, file))};
  }, [connection, proposal]);
  return useLoaded(load, onError);
}
