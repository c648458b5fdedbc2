import {useEffect, useState} from 'react';
import type {Draft} from '../../../content/write';
import {loadProposal, readFile, Trouble, type Branch, type Connection, type Proposal} from '../../github';
import {draftOf} from '../../model/reviewed';

/** A proposal as it was when it was fetched. */
export interface Loaded {
  before: Branch;
  now: Branch;
  /** Its changes, upon the website where it began. */
  draft: Draft;
}

/** Fetches a proposal. @returns it, or why it cannot be fetched, and what fetches it anew */
export function useProposal(connection: Connection, proposal: Proposal, onTrouble: (error: unknown) => void) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [trouble, setTrouble] = useState<string>();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isOld = false;
    const load = async () => {
      try {
        const {before, now} = await loadProposal(connection, proposal);
        const draft = await draftOf(before, now, (file) => readFile(connection, file));
        if (!isOld) setLoaded({before, now, draft});
      } catch (error) {
        onTrouble(error);
        if (!(error instanceof Trouble)) throw error;
        if (!isOld) setTrouble(error.message);
      }
    };
    void load();
    return () => {
      isOld = true;
    };
  }, [connection, proposal, onTrouble, count]);
  return {loaded, trouble, loadAgain: () => setCount((now) => now + 1)};
}
