import {useCallback, useMemo, useRef, useState, useEffect} from 'react';
import {
  openProposals,
  type Connection,
  type Proposal,
  type Conversation,
  type Progress,
  POLL_INTERVAL_MS,
  type Thread,
  type OnError,
} from '../../github';
import type {LoadedEditor} from './load-editor';
import {lazyWithRetry} from '../../lazy-with-retry';
import type {OpenPullRequest, ChangesByCommit} from '../../state/open-pull-requests';

interface ProposalsOptions {
  connection: Connection;
  sent?: {number: number; commit: string};
  account: string;
  isShown: boolean;
  onError: OnError;
}

/** Follows the open proposals, the one on screen, and the one that was sent. */
export function useProposals(ready: Pick<LoadedEditor, 'proposals' | 'reviewed'>, report: ProposalsOptions) {
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
  const remarks = threadsAwaitingReply(account, conversation.conversation);
  return {proposals, all, account, reviewed, review, ask, lookAtSent, said: conversation, remarks};
}

/** The data about proposals for the editor. */
export interface ProposalsState extends Omit<ReturnType<typeof useProposals>, 'reviewed'> {
  /** Removes a proposal that was withdrawn in this editor. */
  withdrawn: (number: number) => void;
}

/** Loads after the first page, which does not need to compare texts. */
const loadChanges = lazyWithRetry(() => import('../../state/open-pull-requests'));

const isSame = (before: unknown, now: unknown) => JSON.stringify(before) === JSON.stringify(now);
const proposalOf = ({proposal}: OpenPullRequest) => proposal;

/** Follows the open proposals. @returns the proposals, their changes, and a function that asks GitHub at once */
function useOpenPullRequests(
  {connection, account, isShown, onError}: ProposalsOptions,
  begun: readonly Proposal[] = [],
) {
  const [proposals, setProposals] = useState(begun);
  const [openPullRequests, setOpenPullRequests] = useState<readonly OpenPullRequest[]>([]);
  const changesCache = useRef<ChangesByCommit>(new Map());
  const ask = useCallback(async () => {
    if (!isShown) return;
    try {
      const open = await openProposals(connection);
      setProposals((before) => (isSame(before, open) ? before : open));
      const {openPullRequestsOf} = await loadChanges();
      const found = await openPullRequestsOf(connection, open, account, changesCache.current);
      // The changes of a commit stay the same.
      setOpenPullRequests((before) => (isSame(before.map(proposalOf), found.map(proposalOf)) ? before : found));
    } catch (error) {
      // A failed request is repeated later.
      onError(error);
    }
  }, [connection, account, isShown, onError]);
  usePolling(ask);
  return {proposals, openPullRequests, ask};
}

/** Loads only after something was sent. */
const loadProgressModule = lazyWithRetry(() => import('../../github/progress'));

/** The status and the comments of the sent proposal. */
export interface FollowedConversation {
  conversation?: Conversation;
  progress?: Progress;
  /** The reason why the status is unknown. */
  failure?: string;
  /** Asks GitHub immediately. */
  ask: () => Promise<Progress | undefined>;
}

export function useConversation(
  connection: Connection,
  proposal: {number: number; commit: string} | undefined,
  onError: OnError,
): FollowedConversation {
  const {number, commit} = proposal ?? {};
  const [latest, setTold] = useState<{of?: string; progress?: Progress; failure?: string}>({});
  const ask = useCallback(async () => {
    if (number === undefined) return undefined;
    try {
      const {loadProgress} = await loadProgressModule();
      const progress = await loadProgress(connection, number);
      setTold({of: commit, progress});
      return progress;
    } catch (error) {
      // A failed request is repeated later.
      const {message: failure} = onError(error);
      setTold(({of, progress}) => ({of: commit, progress: of === commit ? progress : undefined, failure}));
      return undefined;
    }
  }, [connection, number, commit, onError]);
  usePolling(ask);
  const {progress, failure} = latest.of === commit ? latest : {};
  return {conversation: progress?.conversation, progress, failure, ask};
}

/** Asks GitHub at once, and then repeatedly while this is on screen. */
export function usePolling(ask: () => Promise<unknown>): void {
  useEffect(() => {
    void ask();
    const timer = setInterval(() => void ask(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [ask]);
}

/** @returns the unresolved comments of others to which the account has not replied */
export const threadsAwaitingReply = (account: string, conversation?: Conversation): Thread[] =>
  (conversation?.threads ?? []).filter(
    (thread) => thread.isResolved !== true && (thread.answers.at(-1) ?? thread).by !== account,
  );
