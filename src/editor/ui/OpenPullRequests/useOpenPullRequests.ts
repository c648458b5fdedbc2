import {useCallback, useRef, useState} from 'react';
import {openProposals, GitHubError, type Connection, type Proposal} from '../../github';
import {lazyWithRetry} from '../../lazy-with-retry';
import type {OpenPullRequest} from '../../state/open-pull-requests';
import {useFollowing} from '../useFollowing';
import type {ChangesByCommit} from './read';

/** What compares texts is not needed for the first page. */
const reading = lazyWithRetry(() => import('./read'));

interface Asked {
  connection: Connection;
  account: string;
  /** Whether the first page is there. */
  isShown: boolean;
  begun?: readonly Proposal[];
  onError: (error: unknown) => void;
}

const isSame = (before: readonly OpenPullRequest[], now: readonly OpenPullRequest[]): boolean =>
  before.length === now.length &&
  now.every(({pages, proposal}, index) => {
    const old = before[index];
    return old?.pages === pages && old.proposal.number === proposal.number && old.proposal.title === proposal.title;
  });

/** Follows the open proposals while the editor is open. @returns them, what they change, and what asks at once */
export function useOpenPullRequests({connection, account, isShown, begun = [], onError}: Asked) {
  const [proposals, setProposals] = useState(begun);
  const [openPullRequests, setOpenPullRequests] = useState<readonly OpenPullRequest[]>([]);
  const known = useRef<ChangesByCommit>(new Map());
  const ask = useCallback(async () => {
    if (!isShown) return;
    try {
      const open = await openProposals(connection);
      setProposals((before) => (JSON.stringify(before) === JSON.stringify(open) ? before : open));
      const {openPullRequestsOf} = await reading();
      const found = await openPullRequestsOf(connection, open, account, known.current);
      setOpenPullRequests((before) => (isSame(before, found) ? before : found));
    } catch (error) {
      // What cannot be asked now is asked again in a while.
      if (!(error instanceof GitHubError)) throw error;
      onError(error);
    }
  }, [connection, account, isShown, onError]);
  useFollowing(ask);
  return {proposals, others: openPullRequests, ask};
}
