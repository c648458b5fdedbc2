import {useCallback, useMemo, useState} from 'react';
import {openProposals, type Connection, type Proposal, type OnError} from '../../github';
import {lazyWithRetry} from '../../loading/lazy-with-retry';
import type {ChangesByCommit} from '../../state/open-pull-requests';
import {threadsAwaitingReply, useConversation} from './useConversation';
import {POLL_INTERVAL_MS, useGithubQuery} from './useGithubQuery';

interface ProposalsOptions {
  connection: Connection;
  sent?: {number: number; commit: string};
  account: string;
  isShown: boolean;
  onError: OnError;
}

/** Follows the open proposals, the one on screen, and the one that was sent. */
export function useProposals(ready: {proposals?: readonly Proposal[]; reviewed?: Proposal}, report: ProposalsOptions) {
  const {connection, sent, account, onError} = report;
  const {proposals, openPullRequests, ask} = useOpenPullRequests(report, ready.proposals);
  const [chosen, review] = useState(ready.reviewed);
  const conversation = useConversation(connection, sent, onError);
  const sentNumber = sent?.number;
  const all = useMemo(
    () => openPullRequests.filter(({proposal}) => proposal.number !== sentNumber),
    [openPullRequests, sentNumber],
  );
  // The proposal may be renamed while it is on screen.
  const title = proposals.find(({number}) => number === chosen?.number)?.title ?? chosen?.title;
  const reviewed = useMemo(() => chosen && {...chosen, title: title ?? chosen.title}, [chosen, title]);
  const lookAtSent = () =>
    void openProposals(connection).then((open) => review(open.find(({number}) => number === sentNumber)), onError);
  const comments = threadsAwaitingReply(account, conversation.conversation);
  return {proposals, all, account, reviewed, review, ask, lookAtSent, said: conversation, comments};
}

/** The data about proposals for the editor. */
export interface ProposalsState extends Omit<ReturnType<typeof useProposals>, 'reviewed'> {
  /** Removes a proposal that was withdrawn in this editor. */
  withdrawn: (number: number) => void;
}

/** Loads after the first page, which does not need to compare texts. */
const loadChanges = lazyWithRetry(() => import('../../state/open-pull-requests'));

const NO_PROPOSALS: readonly Proposal[] = [];

/** Follows the open proposals. @returns the proposals, their changes, and a function that asks GitHub at once */
function useOpenPullRequests({connection, account, isShown, onError}: ProposalsOptions, initial?: readonly Proposal[]) {
  const {data: proposals = NO_PROPOSALS, ask} = useGithubQuery({
    ...{connection, onError, initial, isEnabled: isShown, interval: POLL_INTERVAL_MS},
    key: ['proposals'],
    load: (): Promise<readonly Proposal[]> => openProposals(connection),
  });
  /** The changes of a commit stay the same. */
  const [changesByCommit] = useState<ChangesByCommit>(() => new Map());
  const {data: openPullRequests = []} = useGithubQuery({
    ...{connection, onError, isEnabled: isShown && proposals.length > 0},
    key: ['changes of proposals', proposals],
    load: async () => (await loadChanges()).openPullRequestsOf(connection, proposals, account, changesByCommit),
  });
  return {
    proposals,
    openPullRequests,
    ask: useCallback(async () => {
      if (isShown) await ask();
    }, [isShown, ask]),
  };
}
