import {useCallback, useMemo, useRef, useState, useEffect} from 'react';
import {
  openProposals,
  type Connection,
  GitHubError,
  type Proposal,
  type Conversation,
  type Progress,
  FOLLOW_MS,
  type Thread,
} from '../../github';
import type {Ready} from './begin';
import {lazyWithRetry} from '../../lazy-with-retry';
import type {OpenPullRequest, ChangesByCommit} from '../../state/open-pull-requests';

interface ProposalsOptions {
  connection: Connection;
  sent?: {number: number; commit: string};
  account: string;
  isShown: boolean;
  onError: (error: unknown) => void;
}

/** Follows the open proposals, the one on screen, and the one that was sent. */
export function useProposals(ready: Pick<Ready, 'proposals' | 'reviewed'>, report: ProposalsOptions) {
  const {connection, sent, account, isShown, onError} = report;
  const {
    proposals,
    others: openPullRequests,
    ask,
  } = useOpenPullRequests({connection, account, isShown, begun: ready.proposals, onError});
  const [chosen, review] = useState(ready.reviewed);
  const conversation = useConversation(connection, sent, onError);
  const own = sent?.number;
  const all = useMemo(() => openPullRequests.filter(({proposal}) => proposal.number !== own), [openPullRequests, own]);
  // The proposal may be renamed while it is on screen.
  const title = proposals.find(({number}) => number === chosen?.number)?.title ?? chosen?.title;
  const reviewed = useMemo(() => chosen && {...chosen, title: title ?? chosen.title}, [chosen, title]);
  const lookAtSent = () =>
    void openProposals(connection).then((open) => review(open.find(({number}) => number === own)), onError);
  const remarks = waitingFor(account, conversation.conversation);
  return {proposals, all, account, reviewed, review, ask, lookAtSent, said: conversation, remarks};
}

/** The data about proposals for the editor. */
export interface Waiting extends Omit<ReturnType<typeof useProposals>, 'reviewed'> {
  /** Removes a proposal that was withdrawn in this editor. */
  withdrawn: (number: number) => void;
}

/** Loads after the first page, which does not need to compare texts. */
const readingChanges = lazyWithRetry(() => import('../../state/open-pull-requests'));

interface FollowOptions {
  connection: Connection;
  account: string;
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

/** Follows the open proposals. @returns the proposals, their changes, and a function that asks GitHub at once */
function useOpenPullRequests({connection, account, isShown, begun = [], onError}: FollowOptions) {
  const [proposals, setProposals] = useState(begun);
  const [openPullRequests, setOpenPullRequests] = useState<readonly OpenPullRequest[]>([]);
  const known = useRef<ChangesByCommit>(new Map());
  const ask = useCallback(async () => {
    if (!isShown) return;
    try {
      const open = await openProposals(connection);
      setProposals((before) => (JSON.stringify(before) === JSON.stringify(open) ? before : open));
      const {openPullRequestsOf} = await readingChanges();
      const found = await openPullRequestsOf(connection, open, account, known.current);
      setOpenPullRequests((before) => (isSame(before, found) ? before : found));
    } catch (error) {
      // A failed request is repeated later.
      if (!(error instanceof GitHubError)) throw error;
      onError(error);
    }
  }, [connection, account, isShown, onError]);
  useFollowing(ask);
  return {proposals, others: openPullRequests, ask};
}

/** Loads only after something was sent. */
const readingProgress = lazyWithRetry(() => import('../../github/progress'));

/** The status and the comments of the sent proposal. */
export interface FollowedConversation {
  conversation?: Conversation;
  progress?: Progress;
  /** The reason why the status is unknown. */
  failure?: string;
  /** Asks GitHub at once. */
  ask: () => Promise<Progress | undefined>;
}

export function useConversation(
  connection: Connection,
  proposal: {number: number; commit: string} | undefined,
  onError: (error: unknown) => void,
): FollowedConversation {
  const {number, commit} = proposal ?? {};
  const [told, setTold] = useState<{of?: string; progress?: Progress; failure?: string}>({});
  const ask = useCallback(async () => {
    if (number === undefined) return undefined;
    try {
      const {followProposal} = await readingProgress();
      const progress = await followProposal(connection, number);
      setTold({of: commit, progress});
      return progress;
    } catch (error) {
      // A failed request is repeated later.
      if (!(error instanceof GitHubError)) throw error;
      onError(error);
      const {message: failure} = error;
      setTold(({of, progress}) => ({of: commit, progress: of === commit ? progress : undefined, failure}));
      return undefined;
    }
  }, [connection, number, commit, onError]);
  useFollowing(ask);
  const {progress, failure} = told.of === commit ? told : {};
  return {conversation: progress?.conversation, progress, failure, ask};
}

/** Asks GitHub at once, and then repeatedly while this is on screen. */
export function useFollowing(ask: () => Promise<unknown>): void {
  useEffect(() => {
    void ask();
    const timer = setInterval(() => void ask(), FOLLOW_MS);
    return () => clearInterval(timer);
  }, [ask]);
}

/** @returns the remarks of others that the account has not answered, and that are not resolved */
export const waitingFor = (account: string, conversation?: Conversation): Thread[] =>
  (conversation?.threads ?? []).filter(
    (thread) => thread.isResolved !== true && (thread.answers.at(-1) ?? thread).by !== account,
  );
